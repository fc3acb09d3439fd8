import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countGenerated } from '#test/support/depth.ts'
import { states } from '../states.ts'
import { estimateAcquisitionCosts, unknownPlace } from './acquisition-costs.ts'

const home = { price: 150_000_00, evaluation: null, loan: 0, isFirstSfhHome: false }
const curvelo = { state: 'MG', city: 'CURVELO' } as const
const same = (sum: number) => ({ low: sum, likely: sum, high: sum })

describe('what a purchase costs beside its price', () => {
  it('is the ITBI of the city, a deed and a registration by the tables of its state', () => {
    const place = { state: 'MG', city: 'BELO HORIZONTE' } as const
    expect(estimateAcquisitionCosts(place, home)).toEqual({
      itbi: same(4_500_00),
      deed: same(3_979_69),
      registry: same(3_979_69),
    })
  })

  it('is no deed and two registrations with a loan, half of them in the first home by the SFH', () => {
    const financed = { ...home, loan: 120_000_00 }
    expect(estimateAcquisitionCosts(curvelo, financed)).toMatchObject({
      deed: same(0),
      registry: same(3_979_69 + 3_721_52),
    })
    expect(estimateAcquisitionCosts(curvelo, { ...financed, isFirstSfhHome: true }).registry).toEqual(
      same(1_989_85 + 1_860_76),
    )
  })

  it('is never halved without a loan', () => {
    expect(estimateAcquisitionCosts(curvelo, { ...home, isFirstSfhHome: true }).registry).toEqual(
      same(3_979_69),
    )
  })

  it('has the usual ITBI and the range of the known cities where the rate is not known', () => {
    expect(estimateAcquisitionCosts(curvelo, home).itbi).toEqual({
      low: 3_000_00,
      likely: 4_500_00,
      high: 4_500_00,
    })
  })

  it('has the middle of two rates between which sources differ', () => {
    expect(estimateAcquisitionCosts({ state: 'PA', city: 'BELEM' }, home).itbi).toEqual({
      low: 3_000_00,
      likely: 3_750_00,
      high: 4_500_00,
    })
  })

  it('has the deeds of the other states where no table of deeds is known', () => {
    const { deed } = estimateAcquisitionCosts({ state: 'CE', city: 'FORTALEZA' }, home)
    expect(deed.low).toBeLessThan(deed.likely)
    expect(deed.likely).toBeLessThan(deed.high)
    expect(deed).toEqual(estimateAcquisitionCosts(unknownPlace, home).deed)
  })

  it('is never less than what is known of a table that does not reach the price', () => {
    const { deed } = estimateAcquisitionCosts(
      { state: 'SP', city: 'CAMPINAS' },
      { ...home, price: 200_000_00 },
    )
    expect(deed.low).toBeGreaterThanOrEqual(3_001_18)
  })

  it('is nothing of no price', () => {
    expect(estimateAcquisitionCosts(curvelo, { ...home, price: 0 })).toEqual({
      itbi: same(0),
      deed: same(0),
      registry: same(0),
    })
  })

  it('never falls as the price or the loan rises, and keeps its order, in every state', () => {
    const place = fc.oneof(
      fc.constant(unknownPlace),
      fc.constantFrom(...states).map(({ uf }) => ({ state: uf, city: 'NENHURES' })),
    )
    const sum = fc.integer({ min: 1, max: 1_500_000_00 })
    const loan = fc.oneof(fc.constant(0), sum)
    fc.assert(
      fc.property(place, sum, sum, loan, fc.nat(100_000_00), (where, price, more, lent, lentMore) => {
        const lower = estimateAcquisitionCosts(where, { ...home, price, loan: lent })
        const higher = estimateAcquisitionCosts(where, {
          ...home,
          price: price + more,
          loan: lent === 0 ? 0 : lent + lentMore,
        })
        for (const key of ['itbi', 'deed', 'registry'] as const) {
          const { low, likely, high } = lower[key]
          expect(low).toBeLessThanOrEqual(likely)
          expect(likely).toBeLessThanOrEqual(high)
          for (const end of ['low', 'likely', 'high'] as const)
            expect(higher[key][end]).toBeGreaterThanOrEqual(lower[key][end])
        }
      }),
      { numRuns: countGenerated(500) },
    )
  })
})
