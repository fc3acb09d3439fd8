import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaidPriceEstimate } from '#contract/paid-price-calls.ts'
import { paidEstimate } from '#test/support/paid-answers.ts'
import { buildPaidPlot, createTimeAxis, findNearestDot, spreadLabels } from './paid-price-plot.ts'

const listing = { price: 97_308.4, evaluationValue: 184_000, gone: false }
const round = (value: number): number => Math.round(value * 10) / 10

describe('the axis of time', () => {
  it.each<[string, string[], string[], number, number]>([
    ['spans two years up to the latest sale', ['2024-03', '2025-12'], [], 24, 91.7],
    ['gives three tenths to sales of two months', ['2025-11', '2025-12'], [], 24, 70],
    ['gives three tenths to sales of one month', ['2025-12'], [], 24, 70],
    ['gives sales of five months what five months take', ['2025-08', '2025-12'], [], 24, 79.2],
    ['begins with an earlier sale', ['2024-03', '2025-12'], ['2023-10'], 27, 92.6],
  ])('%s', (_, used, others, months, place) => {
    const axis = createTimeAxis(used, others)
    expect(axis.last + 1 - axis.first).toBe(months)
    const moment = used.length > 1 && used[0]! < '2025' ? axis.last - 1 : axis.last + 1 - countOf(used)
    expect(round(axis.at(moment))).toBe(place)
    expect([round(axis.at(axis.first)), round(axis.at(axis.last + 1))]).toEqual([0, 100])
  })

  it('never turns back', () => {
    const month = fc.integer({ min: 0, max: 23 }).map(toMonth)
    fc.assert(
      fc.property(fc.array(month, { minLength: 1, maxLength: 8 }), fc.array(month), (used, others) => {
        const { first, last, at } = createTimeAxis(used, others)
        for (let moment = first; moment < last + 1; moment += 0.5)
          expect(at(moment + 0.5)).toBeGreaterThan(at(moment))
      }),
    )
  })
})

/** The months of the sales at the end, the first and the last included. */
const countOf = ([first = '', last = first]: string[]): number =>
  Number(last.slice(5)) - Number(first.slice(5)) + 1

const toMonth = (index: number): string =>
  `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

describe('the field', () => {
  it('holds every sale, the range, the appraisal and the price, for a square metre', () => {
    const { levels, scale, dots } = buildPaidPlot(paidEstimate, listing)
    expect(levels.map(({ key }) => key)).toEqual(['high', 'appraisal', 'estimate', 'low', 'price'])
    for (const { y, reais } of levels)
      expect(scale.least + ((100 - y) / 100) * (scale.most - scale.least)).toBeCloseTo(reais / 47.2)
    expect(dots.filter(({ isUsed }) => isUsed)).toHaveLength(paidEstimate.sales.length)
    expect(dots.map(({ month }) => month)).toEqual(dots.map(({ month }) => month).toSorted())
    for (const each of [...levels, ...dots]) {
      expect(each.y).toBeGreaterThanOrEqual(0)
      expect(each.y).toBeLessThanOrEqual(100)
    }
  })

  it.each([
    ['without an appraisal', { evaluationValue: null }, ['high', 'estimate', 'low', 'price']],
    ['of a gone listing has no price', { gone: true }, ['high', 'appraisal', 'estimate', 'low']],
  ])('%s', (_, changes, keys) => {
    expect(buildPaidPlot(paidEstimate, { ...listing, ...changes }).levels.map(({ key }) => key)).toEqual(keys)
  })

  it('labels January, July and the last month', () => {
    const ticks = buildPaidPlot(paidEstimate, listing).ticks
    expect(ticks.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      'jan. 2024',
      'jul.',
      'jan. 2025',
      'jul.',
      'dez.',
    ])
    expect(ticks.map(({ isMinor }) => isMinor)).toEqual([false, true, false, true, false])
  })

  it('puts sales of one month side by side', () => {
    const sale = { month: '2025-12', value: 180_000, area: 47, financed: false }
    const paid: PaidPriceEstimate = { ...paidEstimate, others: [], sales: [sale, sale, sale] }
    const places = buildPaidPlot(paid, listing).dots.map(({ x }) => x)
    expect(places.map(round)).toEqual([75, 85, 95])
  })
})

describe('the nearest dot', () => {
  const dots = [
    { x: 10, y: 50 },
    { x: 20, y: 50 },
    { x: 20, y: 90 },
  ]
  it.each([
    [{ x: 0, y: 0 }, 2, 0],
    [{ x: 16, y: 50 }, 2, 1],
    [{ x: 19, y: 80 }, 2, 2],
    // In a wide field a step to the side is longer than one down.
    [{ x: 14, y: 71 }, 1, 2],
    [{ x: 14, y: 71 }, 8, 0],
    [{ x: 16, y: 74 }, 4, 2],
  ])('to %j in a field of ratio %d is %d', (point, ratio, index) => {
    expect(findNearestDot(dots, point, ratio)).toBe(index)
  })
})

describe('labels', () => {
  it.each([
    [
      [10, 50, 90],
      [10, 50, 90],
    ],
    [
      [10, 12, 50],
      [10, 18, 50],
    ],
    [
      [94, 96, 99],
      [84, 92, 100],
    ],
    [[], []],
  ])('at %j move to %j', (places, spread) => {
    expect(spreadLabels(places, 8)).toEqual(spread)
  })

  it('keep their order and their distance, within the field', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 6 }), given => {
        const places = given.toSorted((a, b) => a - b)
        const spread = spreadLabels(places, 8)
        for (const [index, place] of spread.entries()) {
          if (index > 0) expect(place - spread[index - 1]!).toBeGreaterThanOrEqual(8 - 1e-9)
          expect(place).toBeGreaterThanOrEqual(-1e-9)
          expect(place).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})
