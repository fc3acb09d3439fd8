import { describe, expect, it } from 'vitest'
import type { PriceTrajectoryAnswer } from '#contract/property-detail-schemas.ts'
import { describeCut, describeDays, listSimilarOutcomes, describeSimilar } from './trajectory-words.ts'

const similar = {
  scope: 'city',
  modality: 'leilao',
  sampleSize: 37,
  cheaper: 0.54,
  medianCut: 12,
  otherModality: 0.16,
  gone: 0.3,
  still: 0,
} as const

const trajectory: PriceTrajectoryAnswer = {
  firstListed: '2026-01-08',
  daysListed: 100,
  cuts: 2,
  cutPercent: 12.5,
  rounds: 2,
  similar: null,
}

describe('what similar listings did next', () => {
  it('names the modality and the sample', () => {
    expect(describeSimilar(similar)).toBe('O que 37 semelhantes em leilão fizeram em seguida')
    expect(describeSimilar({ ...similar, modality: 'venda-online' })).toContain('em venda online')
  })

  it('is described piece by piece, without empty pieces', () => {
    expect(listSimilarOutcomes(similar).map(({ words }) => words)).toEqual([
      '54% ficaram mais baratos (mediana −12%)',
      '16% mudaram de modalidade sem baratear',
      '30% saíram da lista',
    ])
  })

  it('omits an unknown median', () => {
    expect(listSimilarOutcomes({ ...similar, medianCut: null })[0]?.words).toBe('54% ficaram mais baratos')
  })
})

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
