import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayNumber } from '../calendar-date.ts'
import { states, type Uf } from '../states.ts'
import { findCheaperPosition, findWaitingGroup } from './waiting-group.ts'
import {
  computeWaitingOdds,
  type OwnWaiting,
  splitHundred,
  type WaitingListing,
  type WaitingQuestion,
  waitingSilences,
} from './waiting-odds.ts'
import { waitingPrior } from './waiting-prior.ts'
import { describeWaitingSilence, listWaitingOutcomes } from './waiting-words.ts'

describe('the group of a listing', () => {
  it.each([
    ['leilao', 100_000, 100_000, null, 'L1'],
    ['leilao', 99_999, 100_000, null, 'L2'],
    ['leilao', 120_000, 100_000, null, 'L1'],
    ['leilao', 100_000, null, null, null],
    ['licitacao', 100_000, null, null, 'A'],
    ['venda-online', 58_000, 100_000, 0, 'O0'],
    ['venda-direta', 30_000, 100_000, 0, 'D0'],
    ['venda-online', 50_001, 100_000, 1, 'V1'],
    ['venda-direta', 130_000, 100_000, null, 'V1'],
    ['venda-direta', 50_000, 100_000, 3, 'V2'],
    ['venda-direta', 40_001, 100_000, null, 'V2'],
    ['venda-direta', 40_000, 100_000, 9, 'V3'],
    ['venda-direta', 40_000, null, null, null],
    ['venda-direta', 40_000, 0, null, null],
    ['leilao', 0, 100_000, null, null],
    [null, 40_000, 100_000, null, null],
  ] as const)('in %s at %d of %d centavos on rung %s is %s', (modality, price, evaluation, rung, group) => {
    expect(findWaitingGroup({ modality, price, evaluation }, rung === null ? null : { rung })).toBe(group)
  })

  it.each([
    [0, 0, 'first-cut'],
    [2, 0, 'first-cut'],
    [0, 2, 'j0 k1-2'],
    [0, 3, 'j0 k3'],
    [0, 4, 'j0 k4+'],
    [1, 9, 'j1+ k1-9'],
    [2, 10, 'j1+ k10-15'],
    [1, 16, 'j1+ k16+'],
  ])('after %d re-basings on rung %d gets cheaper like %s', (rebasings, rung, position) => {
    const listing = { price: 50_000, evaluation: 100_000, modality: 'venda-direta' } as const
    expect(findCheaperPosition('V1', listing, { rebasings, rung })).toBe(position)
    expect(findCheaperPosition('V3', { ...listing, price: 10_000 }, { rebasings, rung })).toBeNull()
  })
})

const listed: WaitingListing = {
  state: 'SP',
  price: 52_000,
  evaluation: 100_000,
  modality: 'venda-direta',
  position: { rebasings: 0, rung: 2 },
  listDate: '2026-07-21',
  lastLicitacaoDay: null,
}
const asked: WaitingQuestion = { days: 90, today: '2026-07-22', ladderHolds: true }
const odds = (listing: Partial<WaitingListing> = {}, question: Partial<WaitingQuestion> = {}) =>
  computeWaitingOdds({ ...listed, ...listing }, { ...asked, ...question })
const auction = { modality: 'leilao', price: 100_000, position: null } as const

describe('the odds of waiting', () => {
  // [p, low, high]; those of 90 days as in test-vectors.json of the shared data, whose factors had more decimals.
  it.each<[string, Partial<WaitingListing>, number, number[]]>([
    ['D0', { state: 'GO', position: { rebasings: 0, rung: 0 } }, 90, [0.122, 0.058, 0.244]],
    ['V1', { state: 'MT' }, 90, [0.453, 0.244, 0.727]],
    ['V3', { price: 40_000, state: 'GO' }, 45, [0.448, 0.241, 0.722]],
    ['V3, whose days beyond 45 count like V1', { price: 40_000, state: 'GO' }, 90, [0.504, 0.278, 0.779]],
    ['A', { modality: 'licitacao', state: 'GO' }, 90, [0.515, 0.285, 0.789]],
    ['L1', { ...auction, state: 'PB' }, 90, [0.334, 0.172, 0.584]],
  ])('of leaving, %s', (_, listing, days, expected) => {
    const { p, low, high } = odds(listing, { days })!.gone!
    for (const [at, found] of [p, low, high].entries())
      expect(Math.abs(found - expected[at]!)).toBeLessThan(0.005)
  })

  it('are four shares of all: after a cut the third is that the ladder begins again', () => {
    const { gone, cheaper, rebased, unchanged } = odds()!
    expect(cheaper!.p).toBeCloseTo((1 - gone!.p) * 0.99 * 0.999, 3)
    expect(rebased!.p).toBeCloseTo((1 - gone!.p) * 0.01 * 0.999, 3)
    expect(unchanged!.p).toBeLessThan(0.001)
  })

  it.each<[string, Partial<WaitingListing>, number, number]>([
    ['before the first cut days by 190', { position: { rebasings: 0, rung: 0 } }, 38, 0.2],
    ['at most 95 %', { position: { rebasings: 0, rung: 0 } }, 120, 120 / 190],
    [
      'with the last licitação by its days',
      { position: { rebasings: 0, rung: 0 }, lastLicitacaoDay: toDayNumber('2026-07-21') - 100 },
      75,
      0.7,
    ],
    [
      'none so soon after the licitação',
      { position: { rebasings: 0, rung: 0 }, lastLicitacaoDay: toDayNumber('2026-07-21') - 30 },
      90,
      0,
    ],
    [
      'of a first cut that is overdue as if the licitação were not known',
      { position: { rebasings: 0, rung: 0 }, lastLicitacaoDay: toDayNumber('2026-07-21') - 250 },
      38,
      0.2,
    ],
    ['in a licitação hardly ever', { modality: 'licitacao' }, 90, 0.005],
    ['on the third rung', { position: { rebasings: 0, rung: 3 } }, 90, 0.75],
    ['re-based', { position: { rebasings: 1, rung: 4 } }, 75, 0.98],
    ['re-based, over 75 days', { position: { rebasings: 1, rung: 4 } }, 76, 0.95],
    ['re-based and deep', { position: { rebasings: 1, rung: 12 } }, 75, 0.93],
    ['re-based and very deep', { position: { rebasings: 1, rung: 17 } }, 60, 0.88],
    ['after an auction', auction, 60, 0.99],
  ])('of those that stay get cheaper %s', (_, listing, days, share) => {
    const { gone, cheaper, unchanged } = odds(listing, { days })!
    const still = listing.position?.rung ? 0.001 : 0
    expect(cheaper!.p / (1 - gone!.p)).toBeCloseTo(share * (1 - still), 2)
    if (!listing.position?.rung) expect(unchanged!.p).toBeCloseTo((1 - gone!.p) * (1 - share), 2)
  })

  it.each<[string, Partial<WaitingListing>, number]>([
    ['a fourth rung', { position: { rebasings: 0, rung: 4 } }, 60],
    ['off the ladder', { position: null }, 60],
    ['at the floor', { price: 10_000 }, 60],
    ['a licitação beyond 100 days', { modality: 'licitacao' }, 101],
    ['a deep rung beyond 75 days', { position: { rebasings: 1, rung: 12 } }, 76],
    ['a very deep rung beyond 60 days', { position: { rebasings: 1, rung: 17 } }, 61],
  ])('say only how many leave: %s', (_, listing, days) => {
    expect(odds(listing, { days })).toMatchObject({
      gone: { p: expect.any(Number) as number },
      cheaper: null,
      rebased: null,
      unchanged: null,
      silent: null,
    })
  })

  it.each<[string, Partial<WaitingListing>, Partial<WaitingQuestion>, string]>([
    ['without a modality', { modality: null }, {}, 'unknown-group'],
    ['of an auction within 60 days', auction, { days: 59 }, 'auction-horizon'],
    ['of an auction below the appraisal', { ...auction, price: 90_000 }, {}, 'below-appraisal'],
    ['of an older policy', { listDate: '2025-12-11' }, { today: '2025-12-20' }, 'before-period'],
    ['where the ladder does not hold', {}, { ladderHolds: false }, 'ladder-check'],
  ])('are silent %s', (_, listing, question, silent) => {
    const nothing = { gone: null, cheaper: null, rebased: null, unchanged: null }
    expect(odds(listing, question)).toMatchObject({ ...nothing, silent })
  })

  it.each<[WaitingListing['modality'], number, number]>([
    ['venda-direta', 30, 0.01],
    ['venda-direta', 33, 0.0055],
    ['venda-online', 30, 0.1],
    ['venda-online', 31, 0.05],
    ['venda-online', 40, 0.001],
  ])('of those that stay in %s for %d days after a cut keep their price %d', (modality, days, still) => {
    const { gone, cheaper, unchanged } = odds({ modality }, { days })!
    expect(unchanged!.p / (1 - gone!.p)).toBeCloseTo(still, 3)
    expect(cheaper!.p / (1 - gone!.p)).toBeCloseTo(0.99 * (1 - still), 3)
  })

  it('of a first cut is counted from the licitação between its days', () => {
    const lastLicitacaoDay = toDayNumber('2026-07-21') - 150
    const { gone, cheaper } = odds({ position: { rebasings: 0, rung: 0 }, lastLicitacaoDay }, { days: 30 })!
    const [from, to] = [(0.55 * 10) / 15, 0.7 + (0.23 * 5) / 15]
    expect(cheaper!.p / (1 - gone!.p)).toBeCloseTo((to - from) / (1 - from), 3)
  })

  it.each<[string, Partial<WaitingListing>, number, number, [p: number, low: number, high: number]]>([
    ['a first cut', { position: { rebasings: 0, rung: 0 } }, 38, 1, [0.2, 0.1, 0.32]],
    ['a first cut, at most all', { position: { rebasings: 0, rung: 0 } }, 120, 1, [120 / 190, 60 / 190, 1]],
    ['a third rung', { position: { rebasings: 0, rung: 3 } }, 90, 0.999, [0.75, 0.5, 0.9]],
  ])(
    'of %s have a range that joins leaving and what comes of the others',
    (_, listing, days, moved, [p, low, high]) => {
      const { gone, cheaper, rebased, unchanged } = odds(listing, { days })!
      const stays = 1 - gone!.p
      const join = ([middle, least, most]: [number, number, number], by: number) => [
        Math.max(
          0,
          stays * middle * by -
            Math.hypot((gone!.high - gone!.p) * middle * by, (middle - least) * by * stays),
        ),
        Math.min(
          1,
          stays * middle * by + Math.hypot((gone!.p - gone!.low) * middle * by, (most - middle) * by * stays),
        ),
      ]
      const check = (found: { low: number; high: number }, expected: number[]) => {
        expect(found.low).toBeCloseTo(expected[0]!, 3)
        expect(found.high).toBeCloseTo(expected[1]!, 3)
      }
      check(cheaper!, join([p, low, high], moved))
      check(moved === 1 ? unchanged! : rebased!, join([1 - p, 1 - high, 1 - low], moved))
    },
  )

  it('end with their horizon', () => {
    expect(odds({}, { today: '2026-10-19' })).toMatchObject({ days: 90, until: '2026-10-19' })
    expect(odds({}, { today: '2026-10-20' })).toBeNull()
    expect(odds({ listDate: '2025-12-12' }, { today: '2025-12-12' })?.silent).toBeNull()
  })

  it('have a wider range where too few listings of the state were seen to leave', () => {
    const unfitted = (group: 'V' | 'A') =>
      states.flatMap(({ uf }) =>
        odds({ state: uf, modality: group === 'A' ? 'licitacao' : 'venda-direta' })!.stateFitted ? [] : uf,
      )
    const few: Uf[] = ['AC', 'AP', 'DF', 'ES', 'RO', 'RR', 'TO']
    expect(unfitted('V').toSorted()).toEqual(few)
    expect(unfitted('A').toSorted()).toEqual([...few, 'BA', 'MG', 'PE', 'RN'].toSorted())
    const width = (state: Uf) => {
      const { low, high } = odds({ state })!.gone!
      return high - low
    }
    expect(width('AP')).toBeGreaterThan(width('PA'))
  })

  it('take the factors of own lists, and carry sample, period and source', () => {
    const own: OwnWaiting = {
      V: 4,
      A: 0.2,
      eventsV: 40,
      eventsA: 3,
      sample: 64,
      period: { from: '2026-01-08', to: '2026-03-12' },
    }
    const own90 = odds({ state: 'AP' }, { own })
    expect(own90).toMatchObject({ source: 'own', sample: 64, period: own.period, stateFitted: true })
    expect(own90!.gone!.p).toBeCloseTo(1 - Math.exp(-4 * 0.142 * 3), 3)
    expect(odds({ state: 'AP', modality: 'licitacao' }, { own })).toMatchObject({ stateFitted: false })
    expect(odds()).toMatchObject({ source: 'prior', sample: 9_909, period: waitingPrior.period })
  })

  const listings = fc.record({
    state: fc.constantFrom(...states.map(({ uf }) => uf)),
    price: fc.integer({ min: 1, max: 150_000 }),
    modality: fc.constantFrom('leilao', 'licitacao', 'venda-online', 'venda-direta'),
    position: fc.option(fc.record({ rebasings: fc.nat(5), rung: fc.nat(20) })),
    lastLicitacaoDay: fc.option(
      fc.integer({ min: toDayNumber('2025-12-12'), max: toDayNumber('2026-07-21') }),
    ),
  })

  it('lie within their ranges, and together are 1 where all are said', () => {
    fc.assert(
      fc.property(listings, fc.integer({ min: 30, max: 120 }), (listing, days) => {
        const { gone, cheaper, rebased, unchanged } = odds(listing as Partial<WaitingListing>, { days })!
        for (const share of [gone, cheaper, rebased]) {
          if (share === null) continue
          expect(share.low).toBeGreaterThanOrEqual(0)
          expect(share.low).toBeLessThanOrEqual(share.p)
          expect(share.p).toBeLessThanOrEqual(share.high)
          expect(share.high).toBeLessThanOrEqual(1)
        }
        if (gone === null || cheaper === null || rebased === null || unchanged === null) return
        expect(gone.p + cheaper.p + rebased.p + unchanged.p).toBeCloseTo(1, 3)
        const hundred = splitHundred({ gone, cheaper, rebased, unchanged })
        expect(Object.values(hundred).reduce((sum, count) => sum + count, 0)).toBe(100)
      }),
    )
  })

  it('never say that fewer have left after more days', () => {
    fc.assert(
      fc.property(listings, fc.integer({ min: 30, max: 119 }), (listing, days) => {
        const at = (horizon: number) =>
          odds(listing as Partial<WaitingListing>, { days: horizon })?.gone?.p ?? 0
        expect(at(days + 1)).toBeGreaterThanOrEqual(at(days))
      }),
    )
  })
})

describe('the words', () => {
  it('name the four outcomes, and leave out those that never happen', () => {
    const words = (listing: Partial<WaitingListing>) =>
      listWaitingOutcomes(odds(listing)!).map(({ key }) => key)
    expect(words({ position: { rebasings: 0, rung: 3 } })).toEqual(['gone', 'cheaper', 'rebased'])
    expect(words({ modality: 'licitacao' })).toEqual(['gone', 'cheaper', 'unchanged'])
  })

  it('say of those that stay that nothing is known of them', () => {
    const [gone, others] = listWaitingOutcomes(odds({ state: 'PA', position: null }, { days: 60 })!)
    expect(gone!.count! + others!.count!).toBe(100)
    expect(others!.words).toContain('não se sabe se mais baratos, mais caros ou iguais')
    expect(listWaitingOutcomes(odds(auction, { days: 30 })!)).toEqual([])
  })

  it('say only the direction where a range is wide', () => {
    const wide = { p: 0.6, low: 0.3, high: 0.9, wide: true }
    const [gone] = listWaitingOutcomes({ ...odds()!, gone: wide })
    expect(gone).toMatchObject({ count: null, range: 'provavelmente a maioria' })
  })

  it('give each reason of silence as a sentence', () => {
    for (const silence of waitingSilences) expect(describeWaitingSilence[silence]).toMatch(/^\p{Lu}.*\.$/u)
  })
})

it.each([
  [
    [0.335, 0.335, 0.165, 0.165],
    [34, 34, 16, 16],
  ],
  [
    [0.101, 0.209, 0.302, 0.388],
    [10, 21, 30, 39],
  ],
  [
    [0.25, 0.25, 0.25, 0.25],
    [25, 25, 25, 25],
  ],
])('the shares %j are %j of a hundred', (shares, counts) => {
  const [gone = 0, cheaper = 0, rebased = 0, unchanged = 0] = shares
  const split = splitHundred({
    gone: { p: gone },
    cheaper: { p: cheaper },
    rebased: { p: rebased },
    unchanged: { p: unchanged },
  })
  expect([split.gone, split.cheaper, split.rebased, split.unchanged]).toEqual(counts)
})
