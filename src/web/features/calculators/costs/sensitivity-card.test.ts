import { describe, expect, it } from 'vitest'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { exampleCostForm, formToCostQuestion } from './cost-form.ts'
import { computeRoiSensitivity } from './sensitivity-card.tsx'

describe('the ROI over the bid', () => {
  const question = formToCostQuestion(exampleCostForm)
  const { maxBid, roi } = computeCostSheet(question)
  const { along, read, y, line, ticks } = computeRoiSensitivity(question, maxBid)

  it('marks the typed bid and the maximum bid, each with its ROI', () => {
    expect(read(along(question.bid))).toEqual({ bid: question.bid, roi })
    expect(read(along(maxBid ?? 0))).toEqual({ bid: maxBid, roi: 15 })
  })

  it('falls from one end to the other, within its axes', () => {
    const heights = [...line.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, height]) => Number(height))
    expect(heights).toHaveLength(41)
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(100)
    expect(y.least).toBeLessThan(roi ?? 0)
    expect(ticks.at(0)).toEqual({ at: 0, label: expect.stringMatching(/ mil$/) })
  })

  it('is drawn also without a maximum bid', () => {
    expect(computeRoiSensitivity({ ...question, bid: 1 }, null).read(0).bid).toBeGreaterThan(0)
  })
})
