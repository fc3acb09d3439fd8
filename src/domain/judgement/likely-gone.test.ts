import { describe, expect, it } from 'vitest'
import { computeWaitingOdds } from '../waiting/waiting-odds.ts'
import { findLikelyGone } from './likely-gone.ts'

const facts = {
  price: 110_000_00,
  evaluation: 200_000_00,
  modality: 'venda-direta',
  state: 'SP',
  listAgeDays: 159,
  own: null,
} as const

describe('a listing has probably left', () => {
  it('where most of those like it leave within 90 days, by the odds of its page', () => {
    const gone = computeWaitingOdds({ group: 'D1', state: 'SP', days: 90 })!.gone
    expect(gone.p).toBeGreaterThan(0.5)
    expect(findLikelyGone(facts)).toEqual({ p: gone.p, days: 90 })
  })

  it('within the age of its list, where that is younger', () => {
    const gone = computeWaitingOdds({ group: 'D1', state: 'SP', days: 60 })!.gone
    expect(findLikelyGone({ ...facts, listAgeDays: 60 })).toEqual(
      gone.p >= 0.5 && !gone.wide ? { p: gone.p, days: 60 } : null,
    )
  })

  it.each([
    ['a list that is young enough for a verdict', { listAgeDays: 36 }],
    ['a listing of no known modality', { modality: null }],
    ['an auction below the appraisal, of which nothing is known', { modality: 'leilao' as const }],
    ['a sale without an appraisal', { evaluation: null }],
  ])('is not said of %s', (_, changes) => {
    expect(findLikelyGone({ ...facts, ...changes })).toBeNull()
  })

  it('is not said where fewer than half leave, nor where the odds are too wide for a number', () => {
    const own = (factor: number, events: number) => ({
      gone: { factor, events },
      cheaper: { factor: 1, events: 100 },
      sample: 100,
      period: { from: '2026-01-01', to: '2026-04-01' },
      cut: null,
    })
    expect(findLikelyGone({ ...facts, own: own(0.2, 400) })).toBeNull()
    expect(findLikelyGone({ ...facts, own: own(1, 1) })).toBeNull()
    expect(findLikelyGone({ ...facts, own: own(3, 400) })?.p).toBeGreaterThan(0.8)
  })
})
