import { describe, expect, it } from 'vitest'
import type { Modality } from '../property/listing.ts'
import { confirmsDoubtfulPrice, decideDoubtfulPrice, isDoubtfulStep } from './doubtful-price.ts'

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
