import { expect, it } from 'vitest'
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
