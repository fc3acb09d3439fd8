import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findSharedFile } from '#test/support/shared-files.ts'
import { states, type Uf } from '../states.ts'
import { findWaitingGroup, type WaitingGroup, waitingGroups } from './waiting-group.ts'
import { computeWaitingOdds, type OwnWaiting, splitHundred } from './waiting-odds.ts'
import {
  groupPriors,
  hazardScatter,
  maxEventsPerInterval,
  priorPeriod,
  priorWeight,
  statePriors,
} from './waiting-prior.ts'
import { listWaitingOutcomes } from './waiting-words.ts'

const horizons = [30, 34, 35, 60, 90, 119, 120, 150, 180]
const measured = waitingGroups.filter(group => group !== 'L2')

const odds = (group: WaitingGroup, state: Uf, days = 90, own: OwnWaiting | null = null) => {
  const found = computeWaitingOdds({ group, state, days, own })
  if (found === null) throw new Error(`nothing is said about ${group} in ${days} days`)
  return found
}

describe('the group of a listing', () => {
  it.each([
    ['leilao', 100_000, 100_000, 'L1'],
    ['leilao', 99_500, 100_000, 'L1'],
    ['leilao', 99_499, 100_000, 'L2'],
    ['leilao', 120_000, 100_000, 'L1'],
    ['leilao', 100_000, null, null],
    ['licitacao', 100_000, null, 'A'],
    ['licitacao', 50_000, 100_000, 'A'],
    ['venda-online', 58_010, 100_000, 'O0'],
    ['venda-online', 58_000, 100_000, 'O1'],
    ['venda-direta', 130_000, 100_000, 'D0'],
    ['venda-direta', 40_000, 100_000, 'D1'],
    ['venda-direta', 40_000, null, null],
    ['venda-direta', 40_000, 0, null],
    ['venda-direta', 0, 100_000, null],
    ['leilao', 0, 100_000, null],
    [null, 40_000, 100_000, null],
  ] as const)('in %s at %d of %d centavos is %s', (modality, price, evaluation, group) => {
    expect(findWaitingGroup({ modality, price, evaluation })).toBe(group)
  })
})

describe('the odds of waiting by the prior', () => {
  // Computed from the parameter file by a separate script.
  it.each<[WaitingGroup, Uf, number, [number, number, number], [number, number, number]]>([
    ['L1', 'SP', 90, [0.639, 0.5003, 0.776], [0.3015, 0.1547, 0.4281]],
    ['A', 'RJ', 90, [0.1914, 0.1347, 0.268], [0, 0, 0]],
    ['A', 'GO', 180, [0.4448, 0.33, 0.5787], [0.4396, 0.2599, 0.5705]],
    ['O0', 'RS', 90, [0.5953, 0.4596, 0.7354], [0.269, 0.1295, 0.3994]],
    ['O1', 'SP', 90, [0.747, 0.6077, 0.8671], [0.1622, 0.0622, 0.2702]],
    ['D0', 'PB', 60, [0.2171, 0.1534, 0.3021], [0.3499, 0.1898, 0.5559]],
    ['D1', 'SP', 90, [0.6843, 0.5439, 0.8161], [0.2426, 0.1117, 0.365]],
    ['D1', 'MS', 90, [0.4986, 0.2928, 0.7473], [0.3852, 0.1532, 0.5681]],
    ['D1', 'AP', 90, [0.5123, 0.3026, 0.7608], [0.3747, 0.1448, 0.559]],
    ['O0', 'PR', 35, [0.2766, 0.15, 0.4754], [0.1981, 0.0885, 0.3559]],
    ['D0', 'GO', 30, [0.0767, 0.0219, 0.2496], [0.1903, 0.0127, 0.8767]],
  ])('of %s in %s within %d days', (group, state, days, gone, cheaper) => {
    const found = odds(group, state, days)
    expect([found.gone.p, found.gone.low, found.gone.high]).toEqual(gone)
    expect([found.cheaper.p, found.cheaper.low, found.cheaper.high]).toEqual(cheaper)
  })

  it('carry sample, period and source', () => {
    expect(odds('D1', 'SP')).toMatchObject({
      days: 90,
      medianCutPercent: 5.9,
      sample: 16_578,
      period: { from: '2024-10-18', to: '2026-07-21' },
      source: 'prior',
      stateObserved: true,
    })
  })

  it('say of states without a list that the mean of the others stands for them', () => {
    const unseen = states.filter(({ uf }) => !odds('D0', uf).stateObserved)
    expect(unseen.map(({ uf }) => uf)).toEqual(['MS', 'PR', 'RO'])
  })

  it('say nothing under 30 and over 180 days, nor about auctions below the appraisal', () => {
    for (const days of [Number.NaN, -1, 0, 29, 181])
      expect(computeWaitingOdds({ group: 'D1', state: 'SP', days })).toBeNull()
    for (const days of horizons) expect(computeWaitingOdds({ group: 'L2', state: 'SP', days })).toBeNull()
  })

  it("say no size of a cut where none is expected, and the prior's on fewer than ten own cuts", () => {
    expect(odds('A', 'SP', 90).medianCutPercent).toBeNull()
    expect(odds('A', 'SP', 150).medianCutPercent).toBe(5.4)
    const own = (cuts: number): OwnWaiting => ({
      gone: { factor: 1, events: 20 },
      cheaper: { factor: 1, events: 20 },
      sample: 100,
      period: { from: '2026-01-08', to: '2026-07-21' },
      cut: { medianPercent: 7.1, cuts },
    })
    expect(odds('D1', 'SP', 90, own(9)).medianCutPercent).toBe(5.9)
    expect(odds('D1', 'SP', 90, own(10)).medianCutPercent).toBe(7.1)
    expect(Math.min(...measured.map(group => groupPriors[group].cut.cuts))).toBeGreaterThanOrEqual(10)
  })

  it('mark a range of more than 45 points, of which only the direction is said', () => {
    const unseen = odds('D1', 'MS')
    expect(unseen.gone.high - unseen.gone.low).toBeGreaterThan(0.45)
    expect(unseen.gone.wide).toBe(true)
    expect(odds('D1', 'SP').gone.wide).toBe(false)
  })
})

describe('for every group, state and horizon', () => {
  const all = measured.flatMap(group =>
    states.flatMap(({ uf }) => horizons.map(days => odds(group, uf, days))),
  )

  it('the range contains the share, which is between 0 and 1', () => {
    for (const { gone, cheaper } of all)
      for (const { p, low, high } of [gone, cheaper]) {
        expect(0 <= low && low <= p && p <= high && high <= 1).toBe(true)
      }
  })

  it('three whole numbers add up to a hundred, each within one of its share', () => {
    for (const { gone, cheaper } of all) {
      const hundred = splitHundred({ gone, cheaper })
      expect(hundred.gone + hundred.cheaper + hundred.unchanged).toBe(100)
      expect(Math.abs(hundred.gone - gone.p * 100)).toBeLessThan(1)
      expect(Math.abs(hundred.cheaper - cheaper.p * 100)).toBeLessThan(1)
      expect(hundred.unchanged).toBeGreaterThanOrEqual(0)
    }
  })

  it('more days mean that no fewer are gone, and no fewer of those that stay are cheaper', () => {
    for (const group of measured)
      for (const { uf } of states) {
        const course = horizons.map(days => odds(group, uf, days))
        for (const [at, later] of course.slice(1).entries()) {
          const earlier = course[at]
          if (earlier === undefined) throw new Error('the horizons are in order')
          expect(later.gone.p).toBeGreaterThanOrEqual(earlier.gone.p)
          const stayed = ({ gone, cheaper }: typeof later) => cheaper.p / (1 - gone.p)
          expect(stayed(later)).toBeGreaterThanOrEqual(stayed(earlier) - 0.001)
        }
      }
  })
})

describe('a hundred listings', () => {
  it.each([
    [0.5858, 0.2656, 59, 26, 15],
    [0, 0, 0, 0, 100],
    [1, 0, 100, 0, 0],
    [0.29, 0.71, 29, 71, 0],
    [0.5858, 0.4143, 59, 41, 0],
    [0.335, 0.335, 34, 33, 33],
  ])('are split by %d and %d into %d, %d and %d', (gone, cheaper, ...whole) => {
    expect(Object.values(splitHundred({ gone: { p: gone }, cheaper: { p: cheaper } }))).toEqual(whole)
  })

  it('are said in words, without a number where the range is too wide', () => {
    expect(
      listWaitingOutcomes(odds('D1', 'SP')).map(({ count, words, range }) => [count, words, range]),
    ).toEqual([
      [69, 'saem da lista, por venda ou retirada', 'entre 54 e 82'],
      [24, 'ficam mais baratos', 'entre 11 e 37'],
      [7, 'ficam como estão', null],
    ])
    expect(listWaitingOutcomes(odds('D1', 'MS')).map(({ count, range }) => [count, range])).toEqual([
      [null, 'provavelmente a minoria'],
      [38, 'entre 15 e 57'],
      [null, null],
    ])
  })

  it('have no range where both ends are one number', () => {
    const [, cheaper] = listWaitingOutcomes(odds('A', 'SP'))
    expect(cheaper).toMatchObject({ count: 0, range: null })
  })
})

interface PriorFile {
  period: string[]
  tau: Record<'gone' | 'cheaper', { upTo35d: number; longer: number }>
  groups: {
    group: WaitingGroup
    n: number
    gone: object
    cheaperIfListed: object
    cutPercent: number[]
    cuts: number
  }[]
  states: { uf: Uf; gone: number; rr: number }[]
  counts: { group: WaitingGroup; gone: number; cheaper: number }[]
  update: { priorEvents: object; eventCapPerListPair: number }
}

const file = findSharedFile('history/prior.json')

describe.skipIf(file === null)('the prior', () => {
  const read = (): PriorFile => JSON.parse(readFileSync(file ?? '', 'utf8')) as PriorFile

  it('holds the facts of the parameter file', () => {
    const given = read()
    const sum = (group: WaitingGroup, key: 'gone' | 'cheaper') =>
      given.counts.filter(row => row.group === group).reduce((total, row) => total + row[key], 0)
    expect(groupPriors).toEqual(
      Object.fromEntries(
        given.groups.map(({ group, n, gone, cheaperIfListed, cutPercent, cuts }) => [
          group,
          {
            sample: n,
            gone: { hazard: gone, events: sum(group, 'gone') },
            cheaper: { hazard: cheaperIfListed, events: sum(group, 'cheaper') },
            cut: { medianPercent: cutPercent[1], cuts },
          },
        ]),
      ),
    )
    expect(statePriors).toEqual(
      Object.fromEntries(given.states.map(({ uf, rr, gone }) => [uf, { factor: rr, gone }])),
    )
    expect([priorPeriod.from, priorPeriod.to]).toEqual(given.period)
    expect(Object.values(hazardScatter).map(({ short, long }) => ({ upTo35d: short, longer: long }))).toEqual(
      Object.values(given.tau),
    )
    expect(priorWeight).toEqual(given.update.priorEvents)
    expect(maxEventsPerInterval).toBe(given.update.eventCapPerListPair)
  })
})
