import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories } from '../property/listing.ts'
import { findSaleValue, findSheetGround, isStatedSaleValue, type SaleValueFacts } from './sale-ground.ts'

const flat: SaleValueFacts = { evaluation: 184_000_00, category: 'apartamento', paid: null }
const paid = { estimate: 169_000_00, low: 139_000_00, high: 205_000_00 }

const ends = (facts: SaleValueFacts) => {
  const found = findSaleValue(facts)
  if (found === null) return null
  const { ground, base, spread } = found
  return [ground, Math.round(base * spread.low), base, Math.round(base * spread.high)]
}

describe('the sale value of a listing', () => {
  it.each<[string, SaleValueFacts, ReturnType<typeof ends>]>([
    ['paid in the building', { ...flat, paid }, ['paid', 139_000_00, 169_000_00, 205_000_00]],
    [
      'paid, without an appraisal',
      { ...flat, paid, evaluation: null },
      ['paid', 139_000_00, 169_000_00, 205_000_00],
    ],
    ['the appraisal of a flat', flat, ['appraisal', 139_840_00, 184_000_00, 230_000_00]],
    ['that of a house', { ...flat, category: 'casa' }, ['none', 139_840_00, 184_000_00, 230_000_00]],
    ['that of land', { ...flat, category: 'terreno' }, ['none', 139_840_00, 184_000_00, 230_000_00]],
    ['of no known kind', { ...flat, category: null }, ['none', 139_840_00, 184_000_00, 230_000_00]],
    ['nothing', { ...flat, evaluation: null }, null],
    ['an appraisal of nothing', { ...flat, evaluation: 0 }, null],
    [
      'the person’s own, as wide as the appraisal',
      { ...flat, category: 'casa', ownSaleValue: 100_000_00 },
      ['own', 76_000_00, 100_000_00, 125_000_00],
    ],
    [
      'the person’s own without an appraisal',
      { ...flat, evaluation: null, ownSaleValue: 100_000_00 },
      ['own', 76_000_00, 100_000_00, 125_000_00],
    ],
    [
      'the person’s own, as wide as what was paid',
      { ...flat, paid, ownSaleValue: 169_000_00 },
      ['own', 139_000_00, 169_000_00, 205_000_00],
    ],
  ])('is %s', (_, facts, expected) => {
    expect(ends(facts)).toEqual(expected)
  })

  it('has the ends of what was paid to the centavo', () => {
    const amount = fc.integer({ min: 1_000_00, max: 1e11 })
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        const [low, estimate, high] = [a, b, c].toSorted((x, y) => x - y) as [number, number, number]
        expect(ends({ ...flat, paid: { low, estimate, high } })).toEqual(['paid', low, estimate, high])
      }),
    )
  })
})

it.each<[string, number, SaleValueFacts, string]>([
  ['the appraisal of a flat', 184_000_00, flat, 'appraisal'],
  ['another value', 184_000_01, flat, 'own'],
  ['the appraisal where a paid price is known', 184_000_00, { ...flat, paid }, 'own'],
  ['the appraisal of a house', 184_000_00, { ...flat, category: 'casa' }, 'none'],
  ['what the person said', 90_000_00, { ...flat, ownSaleValue: 90_000_00 }, 'own'],
  ['any value without appraisal', 90_000_00, { ...flat, evaluation: null }, 'own'],
])('a sheet that sells for %s', (_, value, facts, ground) => {
  expect(findSheetGround(value, facts).ground).toBe(ground)
})

it('a sale value is taken over where it is the appraisal or what was paid, of whatever kind', () => {
  for (const category of categories) {
    const facts = { ...flat, category, paid }
    expect([184_000_00, 169_000_00, 170_000_00].map(value => isStatedSaleValue(value, facts))).toEqual([
      true,
      true,
      false,
    ])
  }
})
