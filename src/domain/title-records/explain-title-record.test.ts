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

it('what stands at the foot of every page stays out of an excerpt, also of the first page', () => {
  const foot = 'Para verificar a autenticidade, acesse o site dos registradores'
  const text = `${opening}AV-1/95.417 - 20/06/2024 - PENHORA sobre os direitos do executado,
${foot}
\fpara garantia de R$ 9.000,00.
AV-2/95.417 - 20/07/2024 - CASAMENTO.
${foot}
`
  expect(explainTitleRecord(text, { today: '2026-11-26' }).burdens[0]?.excerpt).toBe(
    'AV-1/95.417 - 20/06/2024 - PENHORA sobre os direitos do executado, […] para garantia de R$ 9.000,00.',
  )
})

it.each([
  [
    'R-1 COMPRA E VENDA.\f \fDou fé.',
    3,
    ['Na página 2 não achamos letras: se ela não está em branco, leia-a no papel.'],
  ],
  [
    'R-1 COMPRA E VENDA.\f\f',
    3,
    ['Nas páginas 2, 3 não achamos letras: se não estão em branco, leia-as no papel.'],
  ],
  ['R-1 COMPRA E VENDA.\f', null, []],
])('a page of a file without letters is named: %j', (text, pages, warnings) => {
  expect(explainTitleRecord(text, { today: '2026-11-26', pages }).warnings).toEqual(warnings)
})

it('the words that leave a burden in doubt are shown, with what names a person masked', () => {
  const text = `${opening}AV-1/95.417 - 20/06/2024 - PENHORA por R$ 9.000,00.
AV-2/95.417 - 20/07/2025 - CANCELAMENTO. Fica cancelada a penhora da AV-1, observada a avença com JOSÉ DA SILVA LIMA.
`
  expect(explainTitleRecord(text, { today: '2026-11-26' }).burdens).toMatchObject([
    {
      inForce: null,
      doubt: 'words that were not understood',
      certainty: 'low',
      doubtExcerpt: expect.stringContaining('observada a avença com J'),
    },
  ])
  expect(explainTitleRecord(text, { today: '2026-11-26' }).burdens[0]?.doubtExcerpt).not.toContain('SILVA')
})

it('a burden that plainly ends is read with high certainty and no words in doubt', () => {
  const text = `${opening}AV-1/95.417 - 20/06/2024 - PENHORA por R$ 9.000,00.
AV-2/95.417 - 20/07/2025 - CANCELAMENTO. Por mandado, fica cancelada a penhora da AV-1.
`
  expect(explainTitleRecord(text, { today: '2026-11-26' }).burdens).toMatchObject([
    { inForce: false, certainty: 'high', doubtExcerpt: null },
  ])
})
