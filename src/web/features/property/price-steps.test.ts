import { describe, expect, it } from 'vitest'
import type { HistoryEntry, PriceTrajectoryAnswer } from '#contract/property-detail-schemas.ts'
import { describePricePoint, describeReduction, type PriceSteps, buildPriceSteps } from './price-steps.ts'

const entry = (at: string, price: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at,
  kind: 'changed',
  price,
  evaluationValue: null,
  modality: 'leilao',
  ...more,
})

const listedFor = (daysListed: number): PriceTrajectoryAnswer => ({
  firstListed: '2026-01-01',
  daysListed,
  cuts: 0,
  cutPercent: 0,
  rounds: 0,
})

const drawn = (history: HistoryEntry[], trajectory: PriceTrajectoryAnswer | null = null): PriceSteps => {
  const steps = buildPriceSteps({ history, trajectory })
  if (steps === null) throw new Error('nothing was drawn')
  return steps
}

describe('a price history', () => {
  it('is not drawn with fewer than two entries', () => {
    expect(buildPriceSteps({ history: [], trajectory: null })).toBeNull()
    expect(
      buildPriceSteps({ history: [entry('2026-01-01', 100, { kind: 'new' })], trajectory: null }),
    ).toBeNull()
  })

  it('steps down on its days, up to the last list that has the listing', () => {
    const steps = drawn([entry('2026-01-01', 200), entry('2026-01-06', 100)], listedFor(10))
    expect(steps.line).toBe('M0 6H50V84H100')
    expect(steps.room).toBe('M0 6H50V84H100V100H0Z')
    expect(steps.until).toBe('2026-01-11')
  })

  it('has a gap while the listing was gone, and ends when it left', () => {
    const steps = drawn(
      [
        entry('2026-01-01', 200, { kind: 'new' }),
        entry('2026-01-03', 200, { kind: 'gone' }),
        entry('2026-01-07', 100, { kind: 'back' }),
        entry('2026-01-11', 100, { kind: 'gone' }),
      ],
      listedFor(9),
    )
    expect(steps.line).toBe('M0 6H20M60 84H100')
    expect(steps.until).toBe('2026-01-11')
  })

  it('draws the appraisal only where it is known', () => {
    const steps = drawn(
      [entry('2026-01-01', 200), entry('2026-01-03', 100, { evaluationValue: 200 })],
      listedFor(4),
    )
    expect(steps.appraisal).toBe('M50 6H100')
    expect(drawn([entry('2026-01-01', 2), entry('2026-01-03', 1)]).appraisal).toBe('')
  })

  it('with one price is drawn in the middle', () => {
    const steps = drawn([entry('2026-01-01', 5), entry('2026-01-03', 5, { modality: 'venda-online' })])
    expect(steps.points.map(({ y }) => y)).toEqual([50, 50])
    expect(steps.points.map(({ modalityChanged }) => modalityChanged)).toEqual([false, true])
  })

  it('has one point a day: the last of several lists', () => {
    const { points } = drawn([
      entry('2026-01-01', 3, { kind: 'new' }),
      entry('2026-01-01', 2),
      entry('2026-01-05', 1),
      entry('2026-01-05', 2),
    ])
    expect(points.map(describePricePoint)).toEqual([
      '1 jan. 2026: entrou na lista; R$\u00a02',
      '5 jan. 2026: R$\u00a02',
    ])
    expect(
      buildPriceSteps({ history: [entry('2026-01-01', 2), entry('2026-01-01', 1)], trajectory: null }),
    ).toBeNull()
  })

  it('counts reductions like the trajectory', () => {
    const history = [entry('2026-01-01', 200), entry('2026-01-06', 100)]
    expect(drawn(history, { ...listedFor(10), cuts: 3 }).reductions).toBe(3)
  })

  it.each<[string, HistoryEntry, HistoryEntry]>([
    ['5 jan. 2026: R$ 75, 25% menor', entry('2026-01-01', 100), entry('2026-01-05', 75)],
    ['5 jan. 2026: R$ 110, 10% maior', entry('2026-01-01', 100), entry('2026-01-05', 110)],
    [
      '5 jan. 2026: saiu da lista; R$ 100',
      entry('2026-01-01', 100),
      entry('2026-01-05', 100, { kind: 'gone' }),
    ],
    [
      '5 jan. 2026: voltou à lista; R$ 100; passou a Venda Online',
      entry('2026-01-01', 100),
      entry('2026-01-05', 100, { kind: 'back', modality: 'venda-online' }),
    ],
    [
      '5 jan. 2026: R$ 100; avaliação de R$ 180',
      entry('2026-01-01', 100),
      entry('2026-01-05', 100, { evaluationValue: 180 }),
    ],
  ])('describes “%s”', (words, before, after) => {
    const point = drawn([before, after]).points[1]
    expect(point && describePricePoint(point).replaceAll('\u00a0', ' ')).toBe(words)
  })

  it.each([
    [0, 'nenhuma redução'],
    [1, '1 redução'],
    [3, '3 reduções'],
  ])('with %d cuts says “%s”', (count, words) => {
    expect(describeReduction(count)).toBe(words)
  })
})
