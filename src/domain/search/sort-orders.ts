import { choiceField, type CriteriaField } from './criteria-fields.ts'

export const sortOrders = [
  'relevance',
  'price',
  '-price',
  'discount',
  '-discount',
  'roi',
  '-roi',
  '-paidDiscount',
  'netRoi',
  '-netRoi',
  'area',
  '-area',
  'auction',
  'nextPrice',
  'newest',
] as const
export type SortOrder = (typeof sortOrders)[number]

export const sortField: CriteriaField<SortOrder> = {
  kind: { type: 'choice', choices: sortOrders },
  read(values) {
    const reading = choiceField(sortOrders).read(values)
    return 'problem' in reading ? reading : { value: reading.value ?? 'relevance' }
  },
  write: value => (value === 'relevance' ? [] : [value]),
}
