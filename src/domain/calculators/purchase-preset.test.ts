import { describe, expect, it } from 'vitest'
import { itbiRates } from './itbi-rates.ts'
import {
  findAcquisitionPercents,
  computeAcquisitionExpenses,
  buildPurchasePreset,
} from './purchase-preset.ts'

/** A city that the table does not contain. */
const usual = { state: 'SP', city: 'Cidade que não há' } as const

describe('the acquisition percentages', () => {
  it('are 3% of ITBI and 2% of deed and registry when the municipality is not known', () => {
    expect(findAcquisitionPercents(null)).toEqual({ itbi: 3, papers: 2, source: null })
    expect(findAcquisitionPercents(usual)).toEqual({ itbi: 3, papers: 2, source: null })
  })

  it('are the municipality’s own rate when it is known, with or without accents', () => {
    const known = itbiRates['SP sao paulo']
    expect(known).toBeDefined()
    expect(findAcquisitionPercents({ state: 'SP', city: 'SÃO PAULO' })).toEqual({
      itbi: known?.percent,
      papers: 2,
      source: known?.source,
    })
  })

  it.each([
    [74_900, 3, 3_745],
    [100.01, 3, 5],
    [33.33, 2.5, 1.5],
  ])('of %s at %s%% give %s', (bid, itbi, expenses) => {
    expect(computeAcquisitionExpenses(bid, { itbi, papers: 2 })).toBe(expenses)
  })
})

describe('the preset of a listing', () => {
  const listing = { ...usual, price: 74_900, analysis: { marketValue: 193_200 } }

  it('has its market value, its price and the expenses of that price', () => {
    expect(buildPurchasePreset(listing)).toEqual({
      marketValue: 193_200,
      bid: 74_900,
      initialExpenses: 3_745,
    })
  })

  it('uses its price as the market value without an appraisal', () => {
    expect(buildPurchasePreset({ ...listing, analysis: null }).marketValue).toBe(74_900)
  })
})
