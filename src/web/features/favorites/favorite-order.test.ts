import { describe, expect, it } from 'vitest'
import type { Favorite } from '#contract/saved-schemas.ts'
import { createVisibleItems } from './visible-items.ts'
import { sortFavorites, type FavoriteOrder, describeChangeSinceSaved } from './favorite-order.ts'

const favorite = (
  property_id: string,
  saved_at: string,
  property: { price: number; discount?: number | null; gone?: boolean },
  price_when_saved = property.price,
  stage: Favorite['stage'] = null,
): Favorite =>
  ({
    property_id,
    saved_at,
    price_when_saved,
    stage,
    property: { discount: null, gone: false, ...property },
  }) as Favorite

const all = [
  favorite('cheap', '2026-01-01T10:00:00Z', { price: 90_000, discount: 10 }, 90_000, 'arrematado'),
  favorite('unknown', '2026-01-02T10:00:00-03:00', { price: 200_000 }, 200_000, 'lance'),
  favorite('half', '2026-01-02T12:00:00Z', { price: 150_000, discount: 50 }),
  favorite('also half', '2026-01-03T12:00:00Z', { price: 150_000, discount: 50 }),
]

it.each<[FavoriteOrder, string[]]>([
  ['saved', ['also half', 'unknown', 'half', 'cheap']],
  ['price', ['cheap', 'also half', 'half', 'unknown']],
  ['discount', ['also half', 'half', 'cheap', 'unknown']],
  ['stage', ['cheap', 'unknown', 'also half', 'half']],
])('sorts by “%s”', (order, expected) => {
  expect(sortFavorites(all, order).map(one => one.property_id)).toEqual(expected)
})

describe('the change since a favorite was saved', () => {
  it.each([
    [{ price: 88_000 }, 100_000, 'Baixou R$\u00a012.000 desde que você salvou'],
    [{ price: 100_000.1 }, 100_000, 'Subiu R$\u00a00,10 desde que você salvou'],
    [
      { price: 88_000, gone: true, listDate: '2026-11-20' },
      100_000,
      'fora da lista desde 20\u00a0nov.\u00a02026',
    ],
    [{ price: 0.3 }, 0.1 + 0.2, undefined],
  ])('of %o, saved at %d, is %s', (property, before, words) => {
    expect(describeChangeSinceSaved(favorite('a', '2026-01-01T10:00:00Z', property, before))?.words).toBe(
      words,
    )
  })
})

it('keeps what was removed here visible once, as it was, and drops what was removed elsewhere', () => {
  const idOf = ({ id }: { id: string }) => id
  const before = ['a', 'b', 'c'].map(id => ({ id, of: 'before' }))
  const removedHere = (id: string) => id === 'a'
  expect(createVisibleItems(before, [{ id: 'b', of: 'now' }], idOf, removedHere)).toEqual([
    { id: 'a', of: 'before' },
    { id: 'b', of: 'now' },
  ])
})
