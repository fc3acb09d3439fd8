import { expect, it } from 'vitest'
import { exampleCostForm } from './cost-form.ts'
import { applyModality } from './cost-form-modality.ts'

it.each([
  ['goes with the modality', 'leilao', 5, { modality: 'venda-online', commissionPercent: 0 }],
  ['goes with it where none was known', null, 5, { modality: 'venda-online', commissionPercent: 0 }],
  ["stays one's own", 'leilao', 7, { modality: 'venda-online' }],
  ["stays one's own, also none", 'leilao', 0, { modality: 'venda-online' }],
] as const)('the commission %s', (_, modality, commissionPercent, change) => {
  expect(applyModality({ ...exampleCostForm, modality, commissionPercent }, 'venda-online')).toEqual(change)
})
