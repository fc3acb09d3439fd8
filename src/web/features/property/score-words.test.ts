import { describe, expect, it } from 'vitest'
import type { OpportunityScoreAnswer } from '#contract/property-detail-schemas.ts'
import type { ScorePart } from '#domain/analysis/opportunity-score.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { describeConfidence, scoreTone, describeWeight, describeScoreFormula } from './score-words.ts'

const weights: Record<ScorePart, number> = {
  discount: 0.31,
  liquidity: 0.16,
  financing: 0.11,
  regional: 0.16,
  urgency: 0.06,
  occupancy: 0.1,
  debts: 0.1,
}

const without = (...unknown: ScorePart[]): OpportunityScoreAnswer => {
  const parts = (Object.keys(weights) as ScorePart[]).map(key => ({
    key,
    weight: weights[key],
    value: unknown.includes(key) ? null : 5,
    reason: '',
  }))
  const confidence = parts.reduce((sum, { value, weight }) => (value === null ? sum : sum + weight), 0)
  return { total: 5, confidence, parts }
}

describe('the confidence of a score', () => {
  const rows: [string, OpportunityScoreAnswer][] = [
    ['Confiança alta: todas as partes da nota são conhecidas.', without()],
    ['Confiança alta: 94% do peso conhecido; a Caixa não informa data.', without('urgency')],
    [
      'Confiança média: 83% do peso conhecido; a Caixa não informa financiamento e data.',
      without('financing', 'urgency'),
    ],
    [
      'Confiança média: 68% do peso conhecido; faltam dados para liquidez e região.',
      without('liquidity', 'regional'),
    ],
    [
      'Confiança média: 51% do peso conhecido; a Caixa não informa financiamento e data; faltam dados para liquidez e região.',
      without('financing', 'urgency', 'liquidity', 'regional'),
    ],
    [
      'Confiança baixa: 20% do peso conhecido; a Caixa não informa avaliação, financiamento e data; faltam dados para liquidez e região.',
      without('discount', 'financing', 'urgency', 'liquidity', 'regional'),
    ],
  ]
  it.each(rows)('reads “%s”', (words, score) => {
    expect(describeConfidence(score, true)).toBe(words)
  })

  it('mentions only the list while the bank page was not read', () => {
    expect(describeConfidence(without('urgency'), false)).toContain('a lista da Caixa não informa data')
  })
})

describe('a part of a score', () => {
  it.each([
    [55.42, '55,4% ÷ 40% × 10 = 13,9, e o máximo é 10.'],
    [20, '20% ÷ 40% × 10 = 5,0.'],
    [-8, '−8% ÷ 40% × 10 = −2,0, e o mínimo é 0.'],
  ])('shows the calculation of a discount of %d%%', (discount, words) => {
    expect(describeScoreFormula('discount', { ...richProperty, discount })).toBe(words)
  })

  it.each([
    [80_000, 100_000, 'Diferença de 20%: 5 + 20 ÷ 10 = 7,0.'],
    [130_000, 100_000, 'Diferença de −30%: 5 + (−30) ÷ 10 = 2,0.'],
    [10_000, 100_000, 'Diferença de 90%: 5 + 90 ÷ 10 = 14,0, e o máximo é 10.'],
  ])('shows the calculation of a price of %d in a region of %d', (price, avgPrice, words) => {
    const region = { ...richProperty.region, avgPrice }
    expect(describeScoreFormula('regional', { ...richProperty, price, region })).toBe(words)
  })

  it('shows only its reason when it has no numbers of its own', () => {
    expect(describeScoreFormula('financing', richProperty)).toBeNull()
  })

  it('states its weight, and its share when others are unknown', () => {
    expect(describeWeight(0.35, 1)).toBe('Peso de 35% na nota.')
    expect(describeWeight(0.35, 0.7)).toContain('aqui 50%')
  })

  it.each([
    [10, 'gain'],
    [7, 'gain'],
    [6.9, 'middle'],
    [4, 'middle'],
    [3.9, 'risk'],
    [0, 'risk'],
  ])('of %d has the tone %s', (value, tone) => {
    expect(scoreTone(value)).toBe(tone)
  })
})
