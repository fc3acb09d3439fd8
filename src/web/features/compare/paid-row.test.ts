import { expect, it } from 'vitest'
import { listingPaid } from '#test/support/paid-answers.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { comparisonRows } from './comparison-rows.ts'

const row = comparisonRows.flatMap(({ kind, line }) =>
  kind === 'property' && line.key === 'paid' ? [line] : [],
)[0]!

it.each([
  [{ paid: listingPaid, paidDiscount: 42.4 }, 'R$ 169 mil', '8 em 10: R$ 139–205 mil; preço 42% abaixo'],
  [{ paid: listingPaid, paidDiscount: -8 }, 'R$ 169 mil', '8 em 10: R$ 139–205 mil; preço 8% acima'],
  [{ paid: listingPaid, paidDiscount: 42.4, gone: true }, 'R$ 169 mil', '8 em 10: R$ 139–205 mil'],
  [{ paid: null, paidDiscount: null }, null, null],
])('what was paid in the building, %#, is compared as an amount with its range', (changes, amount, note) => {
  const property = { ...listedProperty, ...changes }
  const value = row.value(property)
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null
  expect(typeof value === 'number' ? plain(row.write?.(value)) : value).toBe(amount)
  expect(plain(row.note?.(property))).toBe(note)
})
