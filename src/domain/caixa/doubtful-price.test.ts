import { describe, expect, it } from 'vitest'
import { isUnexplainedDiscount } from '../judgement/judged-return.ts'
import type { Modality } from '../property/listing.ts'
import { computeDiscount } from '../property/price-figures.ts'
import {
  confirmsDoubtfulPrice,
  decideDoubtfulPrice,
  isDoubtfulStep,
  isLargeStep,
  isSlippedList,
  type PricePair,
} from './doubtful-price.ts'

const appraisal = 200_000_00
const reais = (amount: number) => amount * 100

describe('a step from the known price', () => {
  it.each<[string, Modality | null, number, number | null, number, number | null, boolean]>([
    ['the same', 'venda-direta', 120_000, 200_000, 120_000, 200_000, false],
    ['a tenth', 'venda-direta', 120_000, 200_000, 12_000, 200_000, true],
    ['ten times as much', 'venda-direta', 120_000, 200_000, 1_200_000, 200_000, true],
    ['a hundredth', 'venda-online', 120_000, 200_000, 1_200, 200_000, true],
    ['a fifth', 'venda-online', 120_000, 200_000, 24_001, 200_000, false],
    ['at a fifth exactly', 'venda-online', 130_000, 200_000, 26_000, 200_000, true],
    ['a plain raise', 'venda-online', 40_000, 200_000, 199_000, 200_000, false],
    ['six times in an auction', 'leilao', 30_000, 400_000, 180_000, 400_000, false],
    ['eight times in an auction', 'leilao', 30_000, 400_000, 240_000, 400_000, true],
    ['an auction at the appraisal', 'leilao', 20_000, 200_000, 200_000, 200_000, false],
    ['an auction near the appraisal', 'leilao', 20_000, 200_000, 208_000, 200_000, false],
    ['an auction that nothing explains, without an appraisal', 'leilao', 20_000, null, 200_000, null, true],
    ['an appraisal of a tenth', 'venda-direta', 120_000, 200_000, 120_000, 20_000, true],
    ['an appraisal of ten times as much', 'leilao', 120_000, 200_000, 120_000, 2_000_000, true],
    ['an appraisal that was unknown', 'venda-direta', 120_000, null, 120_000, 2_000_000, false],
    ['an appraisal no longer stated', 'venda-direta', 120_000, 200_000, 120_000, null, false],
    ['from an unknown price', 'venda-direta', 0, 200_000, 120_000, 200_000, false],
    ['from an unknown appraisal', 'venda-direta', 120_000, 0, 120_000, 200_000, false],
    ['at five times exactly', 'venda-online', 30_000, 200_000, 150_000, 200_000, true],
    ['a venda at the appraisal', 'venda-direta', 20_000, 200_000, 200_000, 200_000, true],
    ['an auction at its new appraisal', 'leilao', 20_000, 100_000, 200_000, 200_000, false],
    ['the last rung of the ladder', 'venda-online', 120_882.7, 200_000, 18_132.4, 200_000, false],
    ['the last rung, without an appraisal', 'venda-online', 120_882.7, 200_000, 18_132.4, null, false],
  ])('%s (%s)', (_, modality, wasPrice, wasAppraisal, price, evaluation, doubtful) => {
    const [was, is] = [wasAppraisal, evaluation].map(value => (value === null ? null : reais(value)))
    expect(
      isDoubtfulStep(
        { price: reais(wasPrice), evaluation: was ?? null },
        { price: reais(price), evaluation: is ?? null, modality },
      ),
    ).toBe(doubtful)
  })
})

describe('a list whose prices are wrong as a whole', () => {
  /** Listings at the starting price of the ladder, of which some are stated at a share of it. */
  const pairs = (
    count: number,
    total: number,
    share: number,
    change: Partial<PricePair['stated']> = {},
  ): PricePair[] =>
    Array.from({ length: total }, (_, at) => {
      const known = { price: 120_882_70, evaluation: appraisal }
      const price = at < count ? Math.round(known.price * share) : known.price
      return { known, stated: { ...known, ...change, price } }
    })
  it.each([
    ['a quarter of all prices', pairs(30, 30, 0.25), true],
    ['a half', pairs(30, 30, 0.5), true],
    ['three times as much', pairs(30, 30, 3), true],
    ['a quarter of a third of them', pairs(10, 30, 0.25), true],
    ['a quarter of fewer', pairs(10, 31, 0.25), false],
    ['nine alone', pairs(9, 9, 0.25), false],
    ['a plain cut of all, which may be a new policy', pairs(30, 30, 0.9), false],
    ['a quarter of the appraisals, too', pairs(30, 30, 0.25, { evaluation: appraisal / 4 }), true],
    ['nothing', [], false],
  ])('%s', (_, given, slipped) => {
    expect(isSlippedList(given)).toBe(slipped)
  })

  it.each<[string, Partial<PricePair['known']>, Partial<PricePair['stated']>, boolean]>([
    ['a price from nothing', { price: 0 }, {}, false],
    ['a price of nothing', {}, { price: 0 }, false],
    ['an appraisal that was unknown', { evaluation: null }, {}, false],
    ['an appraisal no longer stated', {}, { evaluation: null }, false],
    ['an appraisal from nothing', { evaluation: 0 }, {}, false],
    ['half the price', {}, { price: appraisal / 4 }, true],
    ['a little more than half', {}, { price: appraisal / 4 + 1 }, false],
    ['twice the price', {}, { price: appraisal }, true],
    ['a little less than twice', {}, { price: appraisal - 1 }, false],
    ['half the appraisal', {}, { evaluation: appraisal / 2 }, true],
  ])('%s is a large step, or not', (_, known, stated, large) => {
    const usual = { price: appraisal / 2, evaluation: appraisal }
    const pair = { known: { ...usual, ...known }, stated: { ...usual, ...stated } }
    expect(isLargeStep(pair)).toBe(large)
    expect(isSlippedList(Array.from({ length: 10 }, () => pair))).toBe(large)
  })

  it('one factor of many prices makes such a list', () => {
    const quarters = Array.from({ length: 10 }, (_, at) => {
      const known = { price: 1_000_00 * (at + 1), evaluation: null }
      return { known, stated: { ...known, price: known.price / 4 } }
    })
    expect(isSlippedList(quarters)).toBe(true)
  })

  it('large steps of many factors make no such list', () => {
    const steps = Array.from({ length: 30 }, (_, at) => pairs(1, 1, 0.1 + at / 100)).flat()
    expect(isSlippedList(steps)).toBe(false)
  })
})

const doubtful = { price: reais(12_000), evaluation: appraisal, listDate: '2026-01-31' }

describe('a later list', () => {
  it.each([
    ['states the same', 12_000, '2026-02-01', true],
    ['states what follows from it', 11_000, '2026-02-01', true],
    ['is of the same day', 12_000, '2026-01-31', false],
    ['is older', 12_000, '2026-01-30', false],
    ['states another doubtful price', 1_200, '2026-02-01', false],
  ])('confirms a doubtful price: %s', (_, price, listDate, confirms) => {
    const stated = { price: reais(price), evaluation: appraisal, modality: 'venda-direta' as const }
    expect(confirmsDoubtfulPrice(doubtful, stated, listDate)).toBe(confirms)
  })
})

describe('a page of the bank', () => {
  const known = { price: reais(120_000), evaluation: appraisal }
  const silent = { price: null, secondAuctionPrice: null, evaluation: null }
  it.each([
    ['the doubtful price', {}, { price: reais(12_000) }, 'confirmed'],
    [
      'it as that of the second auction',
      {},
      { price: reais(15_000), secondAuctionPrice: reais(12_000) },
      'confirmed',
    ],
    ['the known price', {}, { price: reais(120_000) }, 'refuted'],
    [
      'the doubtful price, beside an appraisal that the list did not state',
      { evaluation: null },
      { price: reais(12_000), evaluation: appraisal },
      'confirmed',
    ],
    ['neither', {}, { price: reais(99_000) }, 'refuted'],
    ['no price', {}, {}, null],
    [
      'the price beside a doubtful appraisal',
      { price: known.price, evaluation: appraisal * 10 },
      { price: known.price },
      null,
    ],
    [
      'the doubtful appraisal',
      { price: known.price, evaluation: appraisal * 10 },
      { evaluation: appraisal * 10 },
      'confirmed',
    ],
    [
      'the known appraisal',
      { price: known.price, evaluation: appraisal * 10 },
      { evaluation: appraisal },
      'refuted',
    ],
    ['one of two that are doubtful', { evaluation: appraisal * 10 }, { price: reais(12_000) }, null],
    [
      'one, and refutes the other',
      { evaluation: appraisal * 10 },
      { price: reais(12_000), evaluation: appraisal },
      'refuted',
    ],
  ])('states %s', (_, changes, page, decision) => {
    expect(decideDoubtfulPrice({ ...doubtful, ...changes }, known, { ...silent, ...page })).toBe(decision)
  })
})

describe('a new listing, which has no price before', () => {
  it.each([
    ['whose price lost a digit', 12_000, 200_000],
    ['of an auction whose price lost a digit', 20_000, 200_000],
    ['whose appraisal gained one', 120_000, 2_000_000],
  ])('%s is said to have a discount that nothing explains', (_, price, evaluation) => {
    const discount = computeDiscount(reais(price), reais(evaluation))
    expect(isUnexplainedDiscount({ discount, pageRead: false })).toBe(true)
  })
})
