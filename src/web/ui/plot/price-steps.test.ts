import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildStairs, placeBidLine, type PriceStep } from './price-steps.ts'

const step = (kind: PriceStep['kind'], price: number): PriceStep => ({
  kind,
  label: kind,
  price,
  when: null,
  roi: null,
})
const usual = [
  step('auction', 175_820),
  step('past', 104_191),
  step('past', 101_586),
  step('now', 96_377),
  step('next', 93_772),
  step('later', 91_167),
]
const levels = (steps: PriceStep[]) => buildStairs(steps).map(({ level }) => level)

const anySteps = fc
  .record({
    auctions: fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 4 }),
    past: fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 20 }),
    now: fc.integer({ min: 1, max: 1e9 }),
    next: fc.option(fc.integer({ min: 1, max: 1e9 })),
    later: fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 20 }),
  })
  .map(({ auctions, past, now, next, later }) => [
    ...auctions.map(price => step('auction', price)),
    ...past.map(price => step('past', price)),
    step('now', now),
    ...(next === null ? [] : [step('next', next)]),
    ...later.map(price => step('later', price)),
  ])

describe('the columns of a staircase', () => {
  it('go down one rung for each lower price, and further from an auction', () => {
    expect(levels(usual)).toEqual([5.25, 4, 3, 2, 1, 0])
  })

  it('stay for the same price and rise for a higher one', () => {
    expect(levels([step('past', 90), step('past', 80), step('now', 95), step('next', 95)])).toEqual([
      1, 0, 1, 1,
    ])
    expect(buildStairs([step('now', 95), step('next', 95)]).map(({ same }) => same)).toEqual([false, true])
  })

  it('are one for a single price', () => {
    expect(buildStairs([step('now', 31_300)])).toMatchObject([{ level: 0, drop: 0, same: false, count: 1 }])
  })

  it('share the oldest and the furthest prices where there are too many', () => {
    const many = [
      step('auction', 500),
      ...Array.from({ length: 12 }, (_, at) => step('past', 300 - at)),
      step('now', 200),
      step('next', 190),
      ...Array.from({ length: 9 }, (_, at) => step('later', 100 - at)),
    ]
    const columns = buildStairs(many)
    expect(columns.map(({ label, count }) => [label, count])).toEqual([
      ['auction', 1],
      ['10 preços antes', 10],
      ['past', 1],
      ['past', 1],
      ['now', 1],
      ['next', 1],
      ['later', 1],
      ['mais 8 preços', 8],
    ])
    expect(columns.map(({ prices }) => prices)).toContainEqual([300, 291])
    expect(columns.at(-1)?.prices).toEqual([99, 92])
  })

  it('hold every step, today and the next alone, in at most eight columns', () => {
    fc.assert(
      fc.property(anySteps, steps => {
        const columns = buildStairs(steps)
        expect(columns.length).toBeLessThanOrEqual(8)
        expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(steps.length)
        expect(Math.min(...columns.map(({ level }) => level))).toBe(0)
        for (const kind of ['now', 'next'] as const)
          expect(
            columns.filter(column => column.kind === kind).map(({ price, count }) => [price, count]),
          ).toEqual(steps.filter(each => each.kind === kind).map(({ price }) => [price, 1]))
      }),
    )
  })
})

describe('the line of the highest bid', () => {
  const place = (reais: number, steps = usual) => placeBidLine(buildStairs(steps), reais)

  it('ends between the last price above it and the first within it', () => {
    expect(place(92_469.5)).toEqual({ level: 0.5, columns: 5, meets: true })
    expect(place(93_772)).toEqual({ level: 1, columns: 4, meets: true })
  })

  it('ends in the past where today is within it', () => {
    expect(place(102_000)).toMatchObject({ columns: 2, meets: true })
    expect(place(200_000)).toMatchObject({ columns: 1, meets: true })
  })

  it('goes from the last rise on where the price had been within it before', () => {
    const again = [step('past', 90), step('past', 110), step('now', 95), step('next', 92)]
    expect(place(100, again)).toMatchObject({ columns: 2 })
    expect(place(93, again)).toMatchObject({ columns: 3 })
  })

  it('passes below the stair where every price is above it', () => {
    expect(place(50_000)).toEqual({ level: -0.5, columns: 6, meets: false })
  })

  it('is not drawn where every price is within it', () => {
    expect(place(50_000, [step('now', 40_000), step('next', 39_000)])).toBeNull()
  })

  it('always lies between the two steps it ends at', () => {
    fc.assert(
      fc.property(anySteps, fc.integer({ min: 1, max: 1e9 }), (steps, reais) => {
        const columns = buildStairs(steps)
        const line = placeBidLine(columns, reais)
        if (!line?.meets) return
        const [before, meeting] = [columns[line.columns - 1]?.level ?? 0, columns[line.columns]?.level ?? 0]
        expect(line.level).toBeGreaterThanOrEqual(Math.min(before, meeting) - 1e-9)
        expect(line.level).toBeLessThanOrEqual(Math.max(before, meeting) + 1e-9)
      }),
    )
  })
})
