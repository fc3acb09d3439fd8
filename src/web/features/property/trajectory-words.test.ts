import { describe, expect, it } from 'vitest'
import type { PriceTrajectoryAnswer } from '#contract/property-detail-schemas.ts'
import { describeCut, describeDays } from './trajectory-words.ts'

const trajectory: PriceTrajectoryAnswer = {
  firstListed: '2026-01-08',
  daysListed: 100,
  cuts: 2,
  cutPercent: 12.5,
  rounds: 2,
}

describe('the cuts of a listing', () => {
  it.each([
    [{ cuts: 2, cutPercent: 12.5 }, '2 (−12,5%)'],
    [{ cuts: 0, cutPercent: 0 }, 'nenhuma'],
    // It was reduced and raised again.
    [{ cuts: 1, cutPercent: 0 }, '1'],
    [{ cuts: 1, cutPercent: -5 }, '1; preço 5% maior'],
    [{ cuts: 0, cutPercent: -5 }, 'nenhuma; preço 5% maior'],
  ])('of %j read “%s”', (change, words) => {
    expect(describeCut({ ...trajectory, ...change })).toBe(words)
  })

  it.each([
    [0, 'uma lista só'],
    [1, '1 dia'],
    [312, '312 dias'],
  ])('over %d days read “%s”', (days, words) => {
    expect(describeDays(days)).toBe(words)
  })
})
