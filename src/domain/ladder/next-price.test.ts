import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayNumber } from '../calendar-date.ts'
import { type LocatedPosition, findLadderPosition } from './ladder-position.ts'
import { ladderTable } from './ladder-table.ts'
import { type NextPriceCircumstances, computeNextPrice, computeUnsoldPrice } from './next-price.ts'
import { modalities } from '../property/listing.ts'

const start = 8_196_482
const at = (rung: number, rebasings = 0): LocatedPosition => ({ family: 'lo', rebasings, rung, start })
const on = (date: string, over: Partial<NextPriceCircumstances> = {}): NextPriceCircumstances => ({
  day: toDayNumber(date),
  modality: 'venda-direta',
  lastLicitacaoDay: null,
  ...over,
})
const last = ladderTable.multipliers.length - 1

describe('the next price', () => {
  it.each([
    // The prices of these cuts stand in the bank's lists of RS and PB (2026-06 and 2026-07).
    [8_196_482, 14_000_000, 7_991_569],
    [4_590_186, 9_500_000, 4_459_037],
    [8_196_490, 14_000_000, undefined],
    [2_442_007, 6_800_000, 2_254_161],
    [63_541_938, 117_650_000, 61_824_589],
    [178_448_004, 280_000_000, 173_986_803],
  ])('after %i centavos at an appraisal of %i is %s', (price, evaluation, next) => {
    const predicted = computeNextPrice(price, findLadderPosition(price, evaluation), on('2026-05-10'))
    expect(predicted).toEqual(next === undefined ? { silent: 'off-ladder' } : { kind: 'cut', price: next })
  })

  it('of a licitação is its own price, on any rung and at any time', () => {
    for (const position of [at(0), at(0, 5), at(last)]) {
      const predicted = computeNextPrice(start, position, on('2026-07-01', { modality: 'licitacao' }))
      expect(predicted).toEqual({ kind: 'same', price: start })
    }
  })

  it('is not stated in an auction, without a modality, off the ladder, and on the last rung', () => {
    const day = '2026-05-10'
    expect(computeNextPrice(start, at(0), on(day, { modality: 'leilao' }))).toEqual({ silent: 'auction' })
    expect(computeNextPrice(start, at(0), on(day, { modality: null }))).toEqual({
      silent: 'unknown-modality',
    })
    expect(computeNextPrice(start, null, on(day))).toEqual({ silent: 'off-ladder' })
    expect(computeNextPrice(start, at(last), on(day))).toEqual({ silent: 'last-rung' })
    expect(computeNextPrice(start, null, on(day, { modality: 'licitacao' }))).toEqual({
      silent: 'off-ladder',
    })
  })

  it('on the first rung falls silent 140 days after the last licitação, when that is known', () => {
    const day = toDayNumber('2026-05-20')
    const predicted = (lastLicitacaoDay: number | null, rung = 0) =>
      'silent' in computeNextPrice(start, at(rung), on('2026-05-20', { lastLicitacaoDay }))
    expect(predicted(day - 140)).toBe(false)
    expect(predicted(day - 141)).toBe(true)
    expect(predicted(null)).toBe(false)
    expect(predicted(day - 141, 1)).toBe(false)
  })

  it.each([
    ['2025-12-21', false],
    ['2025-12-22', true],
    ['2026-01-01', true],
    ['2026-01-11', true],
    ['2026-01-12', false],
    ['2026-06-20', false],
    ['2026-06-21', true],
    ['2026-07-11', true],
    ['2026-07-12', false],
  ])('of a listing due to be re-based is silent around 1 January and 1 July: %s', (date, silent) => {
    const isSilent = (rung: number, rebasings: number) =>
      'silent' in computeNextPrice(start, at(rung, rebasings), on(date))
    expect(isSilent(3, 0)).toBe(silent)
    expect(isSilent(8, 0)).toBe(silent)
    expect(isSilent(2, 0)).toBe(false)
    expect(isSilent(3, 1)).toBe(false)
  })

  it('of a listing due to be re-based is silent when the list is older than the last re-basing', () => {
    const predicted = (listDate: string, date: string, rung: number) =>
      computeNextPrice(start, at(rung), on(date, { listDay: toDayNumber(listDate) }))
    expect(predicted('2026-06-10', '2026-08-20', 3)).toEqual({ silent: 'rebasing-days' })
    expect(predicted('2026-01-08', '2026-02-20', 3)).toEqual({ silent: 'rebasing-days' })
    expect(predicted('2026-07-15', '2026-08-20', 3)).toMatchObject({ kind: 'cut' })
    expect(predicted('2026-06-10', '2026-08-20', 2)).toMatchObject({ kind: 'cut' })
  })

  it('of a venda is always lower and on the next rung of the same starting price', () => {
    const circumstances = fc.record({
      day: fc.integer({ min: 20_000, max: 22_000 }),
      modality: fc.constantFrom(...modalities),
      lastLicitacaoDay: fc.option(fc.integer({ min: 19_000, max: 22_000 })),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1e9 }),
        fc.integer({ min: 0, max: last }),
        fc.integer({ min: 0, max: 5 }),
        circumstances,
        (from, rung, rebasings, given) => {
          const price = Math.floor((from * (ladderTable.multipliers[rung] ?? 0)) / 1000)
          const position: LocatedPosition = { family: 'hi', rebasings, rung, start: from }
          const predicted = computeNextPrice(price, position, given)
          if ('silent' in predicted) return
          expect(predicted.price < price).toBe(predicted.kind === 'cut')
          if (predicted.kind === 'cut') {
            expect(predicted.price).toBe(Math.floor((from * (ladderTable.multipliers[rung + 1] ?? 0)) / 1000))
          }
        },
      ),
    )
  })
})

const auction = {
  evaluation: 14_000_000,
  modality: 'leilao',
  propertyType: 'Apartamento',
} as const

describe('what follows a sale without a buyer', () => {
  it('is one of two licitação prices after an auction, with the likelier of the two', () => {
    expect(computeUnsoldPrice(auction)).toEqual({ low: 8_196_482, high: 8_546_619, likely: 'low' })
    const land = { ...auction, evaluation: 30_000_000, propertyType: 'Terreno' } as const
    expect(computeUnsoldPrice(land)).toMatchObject({ low: 18_369_135, high: 19_119_429, likely: 'high' })
  })

  it('uses all bands’ share for a type of which a band has too few', () => {
    expect(computeUnsoldPrice({ ...auction, propertyType: 'Comercial' })?.likely).toBe('high')
  })

  it.each([
    ['Apartamento', 14_000_000, 'low'],
    ['Casa', 14_000_000, 'low'],
    ['Terreno', 9_000_000, 'low'],
    ['Imóvel Rural', 14_000_000, 'high'],
  ] as const)('uses the share of the type: %s of %i', (propertyType, evaluation, likely) => {
    expect(computeUnsoldPrice({ ...auction, propertyType, evaluation })?.likely).toBe(likely)
  })

  it('is the low one where both are as likely', () => {
    const even = { all: 0.5, byBand: [] }
    const table = { ...ladderTable, hiShares: { ...ladderTable.hiShares, Apartamento: even } }
    expect(computeUnsoldPrice(auction, table)?.likely).toBe('low')
  })

  it('is not stated for other sales and without an appraisal', () => {
    expect(computeUnsoldPrice({ ...auction, modality: 'venda-direta' })).toBeNull()
    expect(computeUnsoldPrice({ ...auction, modality: 'licitacao' })).toBeNull()
    expect(computeUnsoldPrice({ ...auction, modality: null })).toBeNull()
    expect(computeUnsoldPrice({ ...auction, evaluation: null })).toBeNull()
  })

  it('is on the first rung of the ladder, the low price below the high one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 1e10 }), evaluation => {
        const { low, high } = computeUnsoldPrice({ ...auction, evaluation }) ?? { low: 0, high: 0 }
        expect(low).toBeLessThan(high)
        expect(findLadderPosition(low, evaluation)).toMatchObject({ family: 'lo', rebasings: 0, rung: 0 })
        expect(findLadderPosition(high, evaluation)).toMatchObject({ family: 'hi', rebasings: 0, rung: 0 })
      }),
    )
  })
})
