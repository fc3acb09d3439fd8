import { expect, it } from 'vitest'
import { exampleCostForm } from './cost-form.ts'
import { applyModality } from './purchase-fields.tsx'

it.each([
  [
    'of the old modality is replaced by that of the new one',
    'leilao',
    5,
    { modality: 'venda-online', commissionPercent: 0 },
  ],
  ['is replaced when no modality was known', null, 5, { modality: 'venda-online', commissionPercent: 0 }],
  ['that the person entered is kept', 'leilao', 7, { modality: 'venda-online' }],
  ['that the person set to zero is kept', 'leilao', 0, { modality: 'venda-online' }],
] as const)('the commission %s', (_, modality, commissionPercent, change) => {
  expect(applyModality({ ...exampleCostForm, modality, commissionPercent }, 'venda-online')).toEqual(change)
})
