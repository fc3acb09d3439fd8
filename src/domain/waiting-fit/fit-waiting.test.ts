import { describe, expect, it } from 'vitest'
import { toDate, toDayNumber } from '../calendar-date.ts'
import { computeRungPrice, computeStartPrice } from '../ladder/ladder-position.ts'
import { ladderTable } from '../ladder/ladder-table.ts'
import type { Uf } from '../states.ts'
import { countListIntervals, type CountedOffer, judgeLists, type OfferedList } from './count-lists.ts'
import { fitWaiting } from './fit-waiting.ts'
import { computeGoneHazard } from '../waiting/waiting-odds.ts'
import { waitingPrior } from '../waiting/waiting-prior.ts'

const groups = ['O0', 'D0', 'V1', 'V2', 'A'] as const

/** Intervals in which each group leaves by its hazard times the state's factor. */
const leaveBy = (state: Uf, factor: number, per30: (group: (typeof groups)[number]) => number) => ({
  state,
  intervals: [30, 60].map((days, at) => ({
    from: toDate(20_500 + at * 30),
    to: toDate(20_500 + at * 30 + days),
    groups: groups.map(group => {
      const gone = Math.round(4_000 * (1 - Math.exp((-factor * per30(group) * days) / 30)))
      return { group, listed: 4_000, gone }
    }),
  })),
})

describe('the fit of the hazards and factors', () => {
  const hazards = { O0: 0.3, D0: 0.1, V1: 0.2, V2: 0.4, A: 0.5 }
  const fitted = fitWaiting(
    [leaveBy('GO', 0.5, group => hazards[group]), leaveBy('SP', 2, group => hazards[group])],
    waitingPrior,
    true,
  )

  it('finds from lists alone how fast each group leaves in each state', () => {
    for (const [state, factor] of [
      ['GO', 0.5],
      ['SP', 2],
    ] as const)
      for (const group of groups) {
        const own = fitted.states[state]![group === 'A' ? 'A' : 'V']
        const expected = (factor * hazards[group] * 60) / 30
        expect((own * computeGoneHazard(group, 60, fitted)) / expected).toBeCloseTo(1, 0)
        expect(Math.abs((own * computeGoneHazard(group, 60, fitted)) / expected - 1)).toBeLessThan(0.25)
      }
    expect(fitted.states.SP!.V / fitted.states.GO!.V).toBeGreaterThan(2.5)
  })

  it('counts what it saw, and the first and the last list', () => {
    expect(fitted.groups.D0.listings).toBe(16_000)
    expect(fitted.period).toEqual({ from: toDate(20_500), to: toDate(20_590) })
    expect(fitted.states.SP).toMatchObject({ fittedV: true, fittedA: false, eventsV: 80, eventsA: 20 })
  })

  it('keeps what the lists are silent about', () => {
    expect(fitted.groups.V3).toEqual(waitingPrior.groups.V3)
    expect(fitted.states.RJ).toEqual(waitingPrior.states.RJ)
    expect(fitted.cheaper).toEqual(waitingPrior.cheaper)
  })
})

const start = computeStartPrice(30_000_000, ladderTable.bands.at(-1)!.lo, 0)
const offer = (id: number, more: Partial<CountedOffer> = {}): CountedOffer => ({
  id: String(id),
  cityKey: 'campinas',
  price: computeRungPrice(start, 2)!,
  evaluation: 30_000_000,
  modality: 'venda-direta',
  ...more,
})
const listOf = (listDate: string, offers: readonly CountedOffer[]): OfferedList => ({
  listDate,
  offers: new Map(offers.map(each => [each.id, each])),
})
const range = (from: number, to: number, more: Partial<CountedOffer> = {}) =>
  Array.from({ length: to - from + 1 }, (_, at) => offer(from + at, more))
const online = { modality: 'venda-online' } as const

describe('the lists that are counted', () => {
  it('give intervals with the group at the beginning and what became of it', () => {
    const lists = [
      listOf('2026-01-08', range(1, 40)),
      listOf(
        '2026-02-13',
        range(1, 40)
          .filter((_, at) => at % 4 > 0)
          .map((each, at) => (at < 10 ? { ...each, price: computeRungPrice(start, 3)! } : each)),
      ),
    ]
    expect(countListIntervals(lists)).toEqual([
      { from: '2026-01-08', to: '2026-02-13', groups: [{ group: 'V1', listed: 40, gone: 10, cheaper: 10 }] },
    ])
  })

  it('leave out a modality that a list lacks: its listings are unseen, not gone', () => {
    const lists = [
      listOf('2026-01-08', [...range(1, 40), ...range(101, 140, online)]),
      listOf('2026-02-13', range(1, 40)),
    ]
    expect(judgeLists(lists)[1]!.lacking).toEqual(['venda-online'])
    const [interval] = countListIntervals(lists)
    expect(interval?.groups).toEqual([{ group: 'V1', listed: 40, gone: 0, cheaper: 0 }])
  })

  it('leave out a list whose prices have slipped, and take a doubtful price for the one before', () => {
    const slipped = range(1, 40).map(each => ({ ...each, price: Math.round(each.price / 10) }))
    expect(judgeLists([listOf('2026-01-08', range(1, 40)), listOf('2026-01-09', slipped)])).toHaveLength(1)
    const [, second] = judgeLists([
      listOf('2026-01-08', range(1, 40)),
      listOf('2026-02-13', [offer(1, { price: 500_000 }), ...range(2, 40)]),
    ])
    expect(second!.offers.get('1')?.price).toBe(offer(1).price)
  })

  it('leave out an empty list', () => {
    expect(judgeLists([listOf('2026-01-08', [])])).toEqual([])
    expect(toDayNumber('2026-01-08')).toBe(20_461)
  })
})
