import { expect, it } from 'vitest'
import { explainTitleRecord } from './explain-title-record.ts'
import { readTitleRecord } from './read-title-record.ts'

const opening = 'MATRÍCULA Nº 19.077\nIMÓVEL: lote de terreno. PROPRIETÁRIO: o Município.\n'
const numbersOf = (text: string): string[] => readTitleRecord(opening + text).acts.map(({ number }) => number)

it.each([
  ['AV.O4-19.077 - LEILÕES NEGATIVOS.', 'AV-4'],
  ['AV.OS4/19.077 - LEILÕES NEGATIVOS.', 'AV-4'],
  ['AVA4-19.077 - Em 11 de dezembro de 2017. LEILÕES NEGATIVOS.', 'AV-4'],
  ['AVA, em 05 de novembro de 2020 - (Protocolo nº 511.870). CANCELAMENTO.', 'AV-4'],
  ['Averbação AVA - 19.077 - Prenotação 57.611 - LEILÕES NEGATIVOS.', 'AV-4'],
  ['AV-O04-M-19,077 - feito em 21 de janeiro de 2020. PENHORA.', 'AV-4'],
  ['AV.O4 – MATRÍCULA N.º 19.077 – APONTAMENTO 9.030 – MUDANÇA.', 'AV-4'],
  ['R.O4 - 19.077 - COMPRA E VENDA.', 'R-4'],
])('a head whose number was recognized as letters is the act that is missing: %s', (head, number) => {
  expect(
    numbersOf(
      `R.1-19.077 - COMPRA E VENDA. Dou fé.\nR.2-19.077 - COMPRA E VENDA. Dou fé.\nAV.3-19.077 - CADASTRO. Dou fé.\n${head} Dou fé.\nAV.5-19.077 - CADASTRO. Dou fé.`,
    ),
  ).toEqual(['R-1', 'R-2', 'AV-3', number, 'AV-5'])
})

it.each([
  ['a fraction', 'avos, em 12 de maio de 2019'],
  ['the end of a broken word', 'ria do R.1, em 12 de maio de 2019'],
  ['an avenue', 'AV. B, nº 12'],
  ['money', 'R$ 49,02; em 12 de maio de 2019'],
  ["another matrícula's act", 'AV.B/98.111 - unificação'],
])('%s at the beginning of a line is no act', (_, line) => {
  expect(
    numbersOf(`R.1-19.077 - COMPRA E VENDA. Dou fé.\n${line}\nDou fé.\nR.9-19.077 - COMPRA E VENDA. Dou fé.`),
  ).toEqual(['R-1', 'R-9'])
})

it('old text that was badly recognized has its acts, with doubt, and none runs on into the next', () => {
  const text = `Matrícula * | - cha SAO JOSE DOS CAMPOS - SP |
40.011 04
LIVRO NÚMERO DOIS REGISTRO GERAL
Imóvel: RUA INVENTADA, 55

Re 9/40.011 - em 18 de dezembro de 1987,- = HIPOTECA = |
hipotecaram o imóvel em primeira hipoteca, para garantia da dívida de CZf. 1.750.000,00

Ave 10/40,011 - em 18 de dezembro de 1987. = CESSÃO/CRÉDITO =
o credor cede seus direitos da hipoteca registrada sob nº 9 retro

Av. 11 - Em 14 de outubro de 2003. INCORPORAÇÃO
Itaú S/A Crédito Imobiliário foi incorporada pelo BANCO ITAÚ S/A

“Av. 13 - Em 14 de outubro de 2003. . CANCELAMENTO
Por Instrumento Particular Termo de Liberação de Garantia Hipotecária, o credor Banco Itaú S/A, autorizou E:`
  const { acts, burdens, property, registration } = explainTitleRecord(text, { today: '2026-11-26' })
  expect(registration).toBe('40.011')
  expect(property.address).toBe('RUA INVENTADA, 55')
  expect(acts.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
    'R-9 mortgage',
    'AV-10 other',
    'AV-11 other',
    'AV-13 cancellation',
  ])
  expect(burdens).toMatchObject([
    {
      kind: 'mortgage',
      act: 'R-9',
      inForce: null,
      doubtedBy: 'AV-13',
      doubtExcerpt: expect.stringContaining('Garantia'),
    },
  ])
})

it.each(['AvV.2/5.000 - Em 10/05/2012.', 'Ave 2/5.000 -', 'AvV.2 - Em 10/05/2012.'])(
  'an act whose letters were damaged is one: %s',
  head => {
    const text = `MATRÍCULA Nº 5.000
IMÓVEL: lote. PROPRIETÁRIO: o Município.
R-1/5.000 - Em 10/05/2010. COMPRA E VENDA. Vendido a ANA TESTE.
${head} PENHORA. Processo 1.`
    expect(readTitleRecord(text).acts.map(({ number }) => number)).toEqual(['R-1', 'AV-2'])
  },
)
