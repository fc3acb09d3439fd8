import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ObservedInterval, fitHazardFactor, summarizeOwnWaiting } from './own-waiting.ts'
import {
  selectWaitingIntervals,
  type WaitingGroupCount,
  WaitingIntervalCounter,
  type WaitingOffer,
} from './waiting-interval.ts'
import { waitingPrior } from './waiting-prior.ts'

describe('the intervals of a state', () => {
  it('are at least 28 days long, follow each other and hold the lists between', () => {
    const lists = [
      '2026-01-08',
      '2026-01-20',
      '2026-02-04',
      '2026-02-05',
      '2026-03-04',
      '2026-03-05',
      '2026-03-20',
    ]
    expect(
      selectWaitingIntervals(lists.map(listDate => ({ listDate }))).map(each =>
        each.map(one => one.listDate),
      ),
    ).toEqual([
      ['2026-01-08', '2026-01-20', '2026-02-04', '2026-02-05'],
      ['2026-02-05', '2026-03-04', '2026-03-05'],
    ])
  })

  it.each([[[]], [['2026-01-08']], [['2026-01-08', '2026-02-04']]])(
    'do not exist for the lists %j',
    dates => {
      expect(selectWaitingIntervals(dates.map(listDate => ({ listDate })))).toEqual([])
    },
  )
})

describe('the count of an interval', () => {
  const offer = (price: number, more: Partial<WaitingOffer> = {}): WaitingOffer => ({
    price,
    evaluation: 200_000,
    modality: 'venda-direta',
    ...more,
  })

  it('takes the group at its beginning and the price at its end', () => {
    const counter = new WaitingIntervalCounter(['2026-01-08', '2026-03-08', '2026-06-12'])
    const start = offer(100_000)
    counter.add([start, start, start])
    counter.add([start, start, null])
    // Away in between, and back.
    counter.add([start, null, start])
    // Cheaper and back at the first price, then cheaper by another modality.
    counter.add([start, offer(90_000), start])
    counter.add([start, start, offer(95_000, { modality: 'venda-online' })])
    counter.add([start, start, offer(100_000, { modality: 'venda-online' })])
    counter.add([start, start, offer(120_000)])
    // Not there at the beginning, or of no group.
    counter.add([null, start, start])
    counter.add([offer(100_000, { modality: null }), start, null])
    counter.add([offer(150_000), null, null])
    expect(counter.finish()).toEqual({
      from: '2026-01-08',
      to: '2026-06-12',
      groups: [
        { group: 'V1', listed: 1, gone: 1, cheaper: 0 },
        { group: 'V2', listed: 7, gone: 1, cheaper: 1 },
      ],
    })
  })

  it('knows the rung of a price: never cut, it is of another group', () => {
    const counter = new WaitingIntervalCounter(['2026-01-08', '2026-03-08'])
    counter.add([offer(8_196_482, { evaluation: 14_000_000 }), null])
    counter.add([offer(7_991_569, { evaluation: 14_000_000 }), null])
    expect(counter.finish()?.groups.map(({ group }) => group)).toEqual(['D0', 'V1'])
  })

  it.each([
    ['a quarter of twenty within a week', 20, 5, '2026-01-08', true],
    ['less', 20, 4, '2026-01-08', false],
    ['a quarter over more than a week', 20, 5, '2026-01-09', false],
    ['a quarter of fewer than twenty', 16, 4, '2026-01-08', false],
  ])('when %s vanishes is broken or not', (_, listed, vanished, second, broken) => {
    const counter = new WaitingIntervalCounter(['2026-01-01', second, '2026-02-10'])
    const offered = offer(100_000)
    for (let at = 0; at < listed; at++) counter.add([offered, at < vanished ? null : offered, offered])
    for (let at = 0; at < 100; at++)
      counter.add([offer(1, { modality: 'leilao' }), offer(1, { modality: 'leilao' }), null])
    expect(counter.finish() === null).toBe(broken)
  })
})

describe('the factor on a hazard', () => {
  // The maximum of the penalized likelihood, found by a separate script.
  it.each<[number, number, [number, number, number][], number]>([
    [
      5,
      1.67,
      [
        [0.5, 100, 60],
        [0.6, 80, 50],
      ],
      1.7161,
    ],
    [
      5,
      0.31,
      [
        [0.7, 40, 30],
        [0.7, 30, 2],
      ],
      0.4041,
    ],
    [
      3,
      1,
      [
        [1, 50, 0],
        [1, 40, 1],
      ],
      0.0432,
    ],
    [3, 1, [[0.2, 200, 120]], 2.4756],
    [5, 2.84, [], 2.84],
    [
      5,
      0.5,
      [
        [0, 50, 3],
        [0.4, 0, 0],
      ],
      0.5,
    ],
  ])('of weight %d and parent %d with %j is %d', (weight, parent, intervals, factor) => {
    const observed = intervals.map(([hazard, listed, events]) => ({ hazard, listed, events }))
    expect(fitHazardFactor({ factor: parent, events: 0, weight }, observed).factor).toBeCloseTo(factor, 4)
  })

  it('is finite and positive for any counts, and more events never lower it', () => {
    const interval = fc
      .record({
        hazard: fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 20, noNaN: true })),
        listed: fc.nat(20_000),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(
        ({ hazard, listed, part }): ObservedInterval => ({
          hazard,
          listed,
          events: Math.floor(part * listed),
        }),
      )
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 24 }),
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        (all, parent) => {
          const { factor } = fitHazardFactor({ factor: parent, events: 5, weight: 5 }, all)
          expect(factor).toBeGreaterThan(0)
          expect(Number.isFinite(factor)).toBe(true)
        },
      ),
    )
    const factorOf = (events: number) =>
      fitHazardFactor({ factor: 1, events: 0, weight: 5 }, [{ hazard: 0.7, listed: 60, events }]).factor
    const course = Array.from({ length: 11 }, (_, events) => factorOf(events))
    expect(course).toEqual(course.toSorted((one, other) => one - other))
  })
})

describe("an installation's own figures", () => {
  const counted = (more: Partial<WaitingGroupCount>): WaitingGroupCount => ({
    group: 'V2',
    listed: 100,
    gone: 10,
    cheaper: 12,
    ...more,
  })
  const [first, second] = [
    { from: '2026-01-08', to: '2026-02-08' },
    { from: '2026-02-08', to: '2026-03-12' },
  ] as const
  const both = (more: Partial<WaitingGroupCount>) =>
    [first, second].map(dates => ({ ...dates, groups: [counted(more)] }))

  it.each<[string, Partial<WaitingGroupCount>, boolean]>([
    ['two intervals with thirty listings', { listed: 15, gone: 1 }, true],
    ['fewer listings', { listed: 14, gone: 1 }, false],
    ['auctions, which say nothing', { group: 'L1' }, false],
  ])('need %s', (_, count, isEnough) => {
    expect(summarizeOwnWaiting('SP', both(count)) !== null).toBe(isEnough)
    expect(summarizeOwnWaiting('SP', both(count).slice(1))).toBeNull()
  })

  it('carry sample and period', () => {
    expect(summarizeOwnWaiting('SP', both({}))).toMatchObject({
      sample: 200,
      period: { from: '2026-01-08', to: '2026-03-12' },
    })
  })

  it('move the factor of their own groups towards what was seen, never past it', () => {
    const factor = (gone: number) => summarizeOwnWaiting('SP', both({ gone }))!
    const prior = waitingPrior.states.SP!
    // The hazard of V2 in a month is 0.31: a factor of 0.07 gives 2 of 100, of 5.2 gives 80.
    expect(factor(2).V).toBeLessThan(prior.V)
    expect(factor(2).V).toBeGreaterThan(0.07)
    expect(factor(80).V).toBeGreaterThan(prior.V)
    expect(factor(80).V).toBeLessThan(5.2)
    expect(factor(80).A).toBeCloseTo(prior.A, 9)
    expect(factor(80).eventsV).toBe(prior.eventsV + 20)
  })

  it('are the figures of a state that the prior never saw', () => {
    const own = summarizeOwnWaiting('AP', both({ group: 'A', gone: 40 }))!
    expect(own.A).toBeGreaterThan(waitingPrior.states.AP!.A * 0.5)
    expect(own.eventsA).toBe(20)
  })
})
