import { describe, expect, it } from 'vitest'
import type { ComparableAnswer } from '#contract/property-detail-schemas.ts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import {
  toComparable,
  nextComparableOrder,
  type ComparableOrder,
  sortComparables,
} from './comparable-columns.ts'

const some = (...prices: [id: string, price: number, discount: number | null][]): ComparableAnswer[] =>
  prices.map(([id, price, discount]) => ({ ...toComparable(richProperty), id, price, discount }))

const ids = (comparables: ComparableAnswer[]): string => comparables.map(({ id }) => id).join('')

describe('the order of comparables', () => {
  const three = some(['a', 300, 10], ['b', 100, null], ['c', 200, 30])

  it.each<[string, ComparableOrder]>([
    ['abc', null],
    ['bca', { by: 'price', direction: 'ascending' }],
    ['acb', { by: 'price', direction: 'descending' }],
    // Unknown values come last in both directions.
    ['acb', { by: 'discount', direction: 'ascending' }],
    ['cab', { by: 'discount', direction: 'descending' }],
  ])('is %s by %j', (expected, order) => {
    expect(ids(sortComparables(three, order))).toBe(expected)
  })

  it('by name compares neighborhoods, with numbers by value', () => {
    const [one, two, three] = some(['a', 1, 1], ['b', 1, 1], ['c', 1, 1])
    if (!one || !two || !three) throw new Error('three were asked for')
    const named = [
      { ...one, neighborhood: 'SETOR 10' },
      { ...two, neighborhood: 'SETOR 9' },
      { ...three, neighborhood: 'Água Boa' },
    ]
    expect(ids(sortComparables(named, { by: 'title', direction: 'ascending' }))).toBe('cba')
  })

  it('changes from a column’s own direction to the other one and back to similarity', () => {
    const first = nextComparableOrder(null, 'price')
    const second = nextComparableOrder(first, 'price')
    expect([first, second, nextComparableOrder(second, 'price')]).toEqual([
      { by: 'price', direction: 'ascending' },
      { by: 'price', direction: 'descending' },
      null,
    ])
    expect(nextComparableOrder(first, 'discount')).toEqual({ by: 'discount', direction: 'descending' })
  })
})

describe('the property among its comparables', () => {
  it('has its own price per m²', () => {
    expect(toComparable({ ...richProperty, price: 100_000, area: 50 }).pricePerM2).toBe(2000)
  })

  it('has none when its area is unknown', () => {
    expect(toComparable(bareProperty).pricePerM2).toBeNull()
  })
})
