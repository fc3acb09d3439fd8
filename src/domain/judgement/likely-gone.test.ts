import { describe, expect, it } from 'vitest'
import { computeWaitingOdds, type WaitingListing } from '../waiting/waiting-odds.ts'
import { findLikelyGone } from './likely-gone.ts'

const listing: WaitingListing = {
  price: 70_000_00,
  evaluation: 200_000_00,
  modality: 'venda-direta',
  state: 'SP',
  position: { rebasings: 0, rung: 5 },
  listDate: '2026-01-08',
  lastLicitacaoDay: null,
}
const holds = { ladderHolds: true }
const goneIn = (days: number, own?: NonNullable<Parameters<typeof findLikelyGone>[2]['own']>) =>
  computeWaitingOdds(listing, { ...holds, days, today: listing.listDate, own: own ?? null })?.gone
const factor = (V: number, events: number) => ({
  V,
  A: 1,
  eventsV: events,
  eventsA: 100,
  sample: 500,
  period: { from: '2026-01-01', to: '2026-04-01' },
})

describe('a listing has probably left', () => {
  it('where more than half of those like it leave within 90 days, by the odds of its page', () => {
    const own = factor(3, 400)
    const gone = goneIn(90, own)!
    expect(gone.p).toBeGreaterThan(0.5)
    expect(findLikelyGone(listing, 159, { ...holds, own })).toEqual({ p: gone.p, days: 90 })
  })

  it('within the age of its list, where that is less than 90 days', () => {
    const own = factor(3, 400)
    expect(findLikelyGone(listing, 60, { ...holds, own })).toEqual({ p: goneIn(60, own)!.p, days: 60 })
  })

  it.each<[string, Partial<WaitingListing>, number, boolean]>([
    ['a list that is young enough for a verdict', {}, 36, true],
    ['a listing of no known modality', { modality: null }, 159, true],
    ['an auction below the appraisal, of which nothing is known', { modality: 'leilao' }, 159, true],
    ['a state where the ladder does not hold', {}, 159, false],
  ])('is not said of %s', (_, changes, age, ladderHolds) => {
    expect(findLikelyGone({ ...listing, ...changes }, age, { ladderHolds, own: factor(3, 400) })).toBeNull()
  })

  it('is not said where fewer than half leave', () => {
    expect(findLikelyGone(listing, 159, { ...holds, own: factor(0.05, 400) })).toBeNull()
  })
})
