import { expect, it } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { paidEstimate } from '#test/support/paid-answers.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { listPropertyCards } from './property-cards.tsx'

it('a listing that left the list has nothing to bid for: no waiting, no checks, no costs, no financing', () => {
  const offered = listPropertyCards({ property: richProperty, demonstration: false, now: 0 })
  const gone = listPropertyCards({
    property: { ...richProperty, gone: true },
    demonstration: false,
    now: 0,
  })
  expect(offered.story).toHaveLength(3)
  expect(gone.story).toEqual([])
  expect(gone.facts.map(({ id }) => id)).not.toContain('financiamento')
})

it('what was paid in the building comes first, also of a gone listing; where nothing is known, a quiet line comes last', () => {
  const keysOf = (changes: Partial<PropertyDetail>) => {
    const property = { ...richProperty, ...changes }
    const { story, ending } = listPropertyCards({ property, demonstration: false, now: 0 })
    return { first: story[0]?.key, last: ending.at(-1)?.key }
  }
  const paidPrices = paidEstimate
  expect(keysOf({ paidPrices })).toEqual({ first: 'paid prices', last: 'others' })
  expect(keysOf({ paidPrices, gone: true })).toMatchObject({ first: 'paid prices' })
  expect(keysOf({ paidPrices: { silent: 'few', sales: paidEstimate.sales.slice(0, 1) } }).first).toBe(
    'paid prices',
  )
  expect(keysOf({ paidPrices: { silent: 'few', sales: [] } })).toEqual({
    first: 'waiting',
    last: 'no paid prices',
  })
})
