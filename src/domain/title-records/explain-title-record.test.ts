import { expect, it } from 'vitest'
import { explainTitleRecord } from './explain-title-record.ts'

const opening = `MATRÍCULA Nº 95.417 - ficha 01
IMÓVEL: apartamento nº 12, na Rua das Flores, nº 20. PROPRIETÁRIO: o Município de Teste. ${'Dou fé. '.repeat(70)}
`

it.each([
  ['Matrícula 95.417 - ficha 01 verso - continuação'],
  ['Página: 2/5'],
  ['M A T R Í C U L A  Nº 95.417   F I C H A 01-VERSO'],
])('an excerpt leaves the head of a page out of an act: %s', head => {
  const text = `${opening}AV-1/95.417 - 20/06/2024 - PENHORA sobre os direitos do executado,
${head}
para garantia de R$ 9.000,00.
`
  const [burden] = explainTitleRecord(text, { today: '2026-11-26' }).burdens
  expect(burden?.excerpt).toBe(
    'AV-1/95.417 - 20/06/2024 - PENHORA sobre os direitos do executado, […] para garantia de R$ 9.000,00.',
  )
  expect(text.slice(burden?.start, burden?.end)).toContain(head)
})

it('the line of an act that speaks of a page stays in its excerpt', () => {
  const text = `${opening}AV-1/95.417 - 20/06/2024 - PENHORA, conforme
certidão da folha 3 do livro 2, por R$ 9.000,00.
`
  expect(explainTitleRecord(text, { today: '2026-11-26' }).burdens[0]?.excerpt).toContain(
    'folha 3 do livro 2',
  )
})
