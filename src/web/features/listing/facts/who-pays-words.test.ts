import { expect, it } from 'vitest'
import { describeCommission, describeDebtRule } from './who-pays-words.ts'

it.each([
  ['Sob responsabilidade do comprador.', false, 'Sob responsabilidade do comprador.', undefined],
  [
    'Sob responsabilidade',
    true,
    'Sob responsabilidade',
    'Só temos uma parte da regra: leia na página o resto.',
  ],
  [null, true, 'Nossa cópia da página não traz a regra: confira na página.', undefined],
  [null, false, 'A página não diz quem paga: confira no edital.', undefined],
])('the rule "%s" (cut: %s) reads "%s"', (rule, cut, words, note) => {
  expect(describeDebtRule(rule, cut)).toEqual({ words, note })
})

it.each([
  ['leilao', 'Você, 5% do lance.'],
  ['licitacao', 'Você, 5% do lance.'],
  ['venda-online', 'Não há nesta modalidade.'],
  ['venda-direta', 'Não há nesta modalidade.'],
  [null, 'Você, 5% do lance, se for leilão ou licitação.'],
] as const)('the commission of %s: %s', (modality, words) => {
  expect(describeCommission(modality)).toBe(words)
})
