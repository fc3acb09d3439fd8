import { describe, expect, it } from 'vitest'
import { itbiRates } from './itbi-rate.ts'
import { findAcquisitionPercents, computeAcquisitionExpenses } from './purchase-preset.ts'

/** A city that the table does not contain. */
const usual = { state: 'SP', city: 'Cidade que não há' } as const

describe('the acquisition percentages', () => {
  it('are 3% of ITBI and 2% of deed and registry when the municipality is not known', () => {
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
