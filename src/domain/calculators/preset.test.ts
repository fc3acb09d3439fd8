import { describe, expect, it } from 'vitest'
import { itbiRates } from './itbi-rates.ts'
import { acquiringOf, expensesOf, presetOf } from './preset.ts'

/** A place that the table does not know. */
const usual = { state: 'SP', city: 'Cidade que não há' } as const

describe('what acquiring takes', () => {
  it('is 3% of ITBI and 2% of papers where the municipality is not known', () => {
    expect(acquiringOf(null)).toEqual({ itbi: 3, papers: 2, source: null })
    expect(acquiringOf(usual)).toEqual({ itbi: 3, papers: 2, source: null })
  })

  it('is the municipality’s rate where it is, whatever the accents', () => {
    const known = itbiRates['SP sao paulo']
    expect(known).toBeDefined()
    expect(acquiringOf({ state: 'SP', city: 'SÃO PAULO' })).toEqual({
      itbi: known?.percent,
      papers: 2,
      source: known?.source,
    })
  })

  it.each([
    [74_900, 3, 3_745],
    [100.01, 3, 5],
    [33.33, 2.5, 1.5],
  ])('of %s at %s%% is %s', (bid, itbi, expenses) => {
    expect(expensesOf(bid, { itbi, papers: 2 })).toBe(expenses)
  })
})

describe('what a listing fills in', () => {
  const listing = { ...usual, price: 74_900, analysis: { marketValue: 193_200 } }

  it('is its market value, its price and the expenses of that price', () => {
    expect(presetOf(listing)).toEqual({ marketValue: 193_200, bid: 74_900, initialExpenses: 3_745 })
  })

  it('is its price where the bank tells no appraisal', () => {
    expect(presetOf({ ...listing, analysis: null }).marketValue).toBe(74_900)
  })
})
