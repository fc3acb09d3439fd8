import { describe, expect, it } from 'vitest'
import { calculateBid } from '#domain/calculators/bid-calculator.ts'
import { fromReais } from '#domain/money.ts'
import type { BidFields } from './bid-state.ts'
import { computeMaxBid } from '#domain/calculators/cost-sheet.ts'
import { toCostQuestion } from '#contract/cost-sheet.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { buildAssumedForm } from '../costs/assumed-cost-form.ts'
import { formToCostQuestion } from '../costs/cost-form.ts'
import { computeFullCostBid } from './bid-calculator.tsx'
import { describeFullCostBid, describeMissingBidFields, judgeBid } from './bid-verdict.ts'

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
    [{ desiredRoi: 0 }, null],
    [
      { evaluationValue: null, initialBid: null, desiredRoi: null },
      'Falta informar a avaliação e o lance inicial.',
    ],
  ])('of %o are described as %s', (change, words) => {
    expect(describeMissingBidFields({ ...whole, ...change })).toBe(words)
  })
})

describe('the verdict', () => {
  const judge = (change: Partial<typeof whole>) => {
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
    ['below the ideal bid', {}, true, 'ROI estimado de 53% alcança os 15%'],
    ['at the ideal bid', { initialBid: 200_000 }, true, 'ROI estimado de 15% alcança os 15%'],
    ['a little above it', { initialBid: 200_100 }, false, 'ROI estimado é de 14,94%, abaixo dos 15%'],
    ['above the appraisal', { initialBid: 200_100 }, false, 'Ele já está acima da avaliação.'],
    [
      'above the highest bid',
      { initialBid: 210_000 },
      false,
      'Ele já passa do lance ideal da regra de bolso.',
    ],
    ['wanting too much', { desiredRoi: 60 }, false, 'o lance teria de ser de até R$ 143.750.'],
    ['losing', { initialBid: 250_000 }, false, 'ROI estimado é de −8%'],
  ])('of a bid %s', (_, change, good, words) => {
    const [isGood, text] = judge(change)
    expect(isGood).toBe(good)
    expect(text).toContain(words)
  })

  it('with all costs says whether the target is reached', () => {
    const costs = (bid: number, target: number) =>
      describeFullCostBid(
        computeFullCostBid({ ...whole, initialBid: bid }, undefined, { sheet: null, answers: {} }, target)!,
        bid,
        target,
      ).replaceAll('\u00a0', ' ')
    expect(costs(20_000, 15)).toMatch(
      /^Com o lance de R\$ 20.000 o ROI líquido é de .*: alcança a sua meta de 15%\.$/,
    )
    expect(costs(150_000, 15)).toMatch(
      /^Com o lance de R\$ 150.000 o ROI líquido é de −.*, abaixo da sua meta de 15%\.$/,
    )
  })

  it('says the same maximum as the cost sheet of a listing', () => {
    const fields = {
      evaluationValue: richProperty.evaluationValue ?? 0,
      initialBid: richProperty.price,
      desiredRoi: 18,
    }
    const sheet = { ...formToCostQuestion(buildAssumedForm(richProperty)), desiredRoi: 18 }
    const found = computeFullCostBid(fields, richProperty, { sheet: null, answers: {} }, 18)
    expect(found?.maxBid).toBe(computeMaxBid(sheet))
    const saved = { ...exampleCostSheet, desiredRoi: 40 }
    expect(computeFullCostBid(fields, richProperty, { sheet: saved, answers: {} }, 18)?.maxBid).toBe(
      computeMaxBid({ ...toCostQuestion(saved), desiredRoi: 18 }),
    )
    const gone = { ...richProperty, gone: true }
    expect(computeFullCostBid(fields, gone, { sheet: saved, answers: {} }, 18)).toBeNull()
  })
})
