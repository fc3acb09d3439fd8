import { describe, expect, it } from 'vitest'
import { calculateBid } from '#domain/calculators/bid-calculator.ts'
import { fromReais } from '#domain/money.ts'
import type { BidFields } from './bid-state.ts'
import { describeMissingBidFields, describeBidNetRoi, judgeBid } from './bid-verdict.ts'

const whole = { evaluationValue: 200_000, initialBid: 150_000, desiredRoi: 15 }

describe('the missing fields', () => {
  it.each<[Partial<BidFields>, string | null]>([
    [{}, null],
    [{ evaluationValue: null }, 'Falta informar a avaliação.'],
    [{ evaluationValue: null, initialBid: null }, 'Falta informar a avaliação e o lance inicial.'],
    [
      { evaluationValue: null, initialBid: 0 },
      'Falta informar a avaliação. O lance inicial tem de ser maior que zero.',
    ],
    [{ desiredRoi: 0 }, 'O ROI desejado tem de ser maior que zero.'],
    [
      { evaluationValue: null, initialBid: null, desiredRoi: null },
      'Falta informar a avaliação, o lance inicial e o ROI desejado.',
    ],
  ])('of %o are described as %s', (change, words) => {
    expect(describeMissingBidFields({ ...whole, ...change })).toBe(words)
  })
})

describe('the verdict', () => {
  const of = (change: Partial<typeof whole>) => {
    const fields = { ...whole, ...change }
    const answer = calculateBid({
      ...fields,
      evaluation: fromReais(fields.evaluationValue),
      initialBid: fromReais(fields.initialBid),
    })
    if (!answer) throw new Error('no answer')
    const { good, text } = judgeBid(fields, answer)
    return [good, text.replaceAll('\u00a0', ' ')]
  }

  /** Market value 230,000: ÷ 1.15 = 200,000 ideal bid, ÷ 1.1 = 209,090.91 maximum bid. */
  it.each<[string, Partial<typeof whole>, boolean, string]>([
    ['below the ideal bid', {}, true, 'ROI estimado de 53,3% alcança os 15%'],
    ['at the ideal bid', { initialBid: 200_000 }, true, 'ROI estimado de 15% alcança os 15%'],
    ['a little above it', { initialBid: 200_100 }, false, 'ROI estimado é de 14,9%, abaixo dos 15%'],
    ['above the appraisal', { initialBid: 200_100 }, false, 'Ele já está acima da avaliação.'],
    ['above the highest bid', { initialBid: 210_000 }, false, 'Ele já passa do lance máximo.'],
    ['wanting too much', { desiredRoi: 60 }, false, 'o lance teria de ser de até R$ 143.750.'],
    ['losing', { initialBid: 250_000 }, false, 'ROI estimado é de −8%'],
  ])('of a bid %s', (_, change, good, words) => {
    const [isGood, text] = of(change)
    expect(isGood).toBe(good)
    expect(text).toContain(words)
  })

  it('does not praise a bid that loses money after all costs', () => {
    const answer = calculateBid({ evaluation: 20_000_000, initialBid: 15_000_000, desiredRoi: 15 })
    if (!answer) throw new Error('no answer')
    expect(judgeBid(whole, answer, true)).toMatchObject({
      good: false,
      title: 'Bom negócio só pela regra de bolso',
    })
    expect(describeBidNetRoi(-23.94, true)).toBe('Com todos os custos: ROI líquido estimado −23,9%')
    expect(describeBidNetRoi(12, false)).toBe(
      'Pelo preço da lista, com todos os custos: ROI líquido estimado 12%',
    )
  })
})
