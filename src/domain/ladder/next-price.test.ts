import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayNumber } from '../calendar-date.ts'
import { computeFloorPrice, findLadderPosition, type LocatedPosition } from './ladder-position.ts'
import { ladderTable } from './ladder-table.ts'
import {
  computeNextPrice,
  computePriceOutlook,
  computeUnsoldPrice,
  type NextPriceCircumstances,
} from './next-price.ts'
import { modalities } from '../property/listing.ts'

const start = 8_196_482
const evaluation = 14_000_000
const at = (rung: number, rebasings = 0): LocatedPosition => ({
  family: 'lo',
  rebasings,
  rung,
  start,
  floor: evaluation / 10,
})
const on = (date: string, over: Partial<NextPriceCircumstances> = {}): NextPriceCircumstances => ({
  day: toDayNumber(date),
  modality: 'venda-direta',
  evaluation,
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
    const given = on('2026-05-10', { evaluation })
    const predicted = computeNextPrice(price, findLadderPosition(price, evaluation), given)
    expect(predicted).toMatchObject(
      next === undefined ? { silent: 'off-ladder' } : { kind: 'cut', price: next },
    )
  })

  it('of a licitação is its own price, on any rung and at any time', () => {
    for (const position of [at(0), at(0, 5), at(last)]) {
      const predicted = computeNextPrice(start, position, on('2026-07-01', { modality: 'licitacao' }))
      expect(predicted).toEqual({ kind: 'same', price: start, share: null })
    }
  })

  it('is not stated in an auction, without a modality, and off the ladder', () => {
    const day = '2026-05-10'
    expect(computeNextPrice(start, at(0), on(day, { modality: 'leilao' }))).toEqual({ silent: 'auction' })
    expect(computeNextPrice(start, at(0), on(day, { modality: null }))).toEqual({
      silent: 'unknown-modality',
    })
    expect(computeNextPrice(start, null, on(day))).toEqual({ silent: 'off-ladder' })
    expect(computeNextPrice(start, null, on(day, { modality: 'licitacao' }))).toEqual({
      silent: 'off-ladder',
    })
  })

  it('at the starting price is one rung lower, however long ago the licitação was', () => {
    const day = toDayNumber('2026-05-20')
    for (const lastLicitacaoDay of [null, day - 100, day - 400])
      expect(computeNextPrice(start, at(0), on('2026-05-20', { lastLicitacaoDay }))).toMatchObject({
        kind: 'cut',
        price: 7_991_569,
      })
  })

  it.each([
    [36, { kind: 'cut' }],
    [37, { silent: 'expired' }],
    [120, { silent: 'expired' }],
    [121, { silent: 'old-list' }],
  ])('from a list of %i days ago is %j', (age, expected) => {
    const day = toDayNumber('2026-08-20')
    const given = on('2026-08-20', { listDay: day - age })
    expect(computeNextPrice(start, at(3), given)).toMatchObject(expected)
    expect(computePriceOutlook(start, at(3), given)).toMatchObject(
      age > 36 ? { rebase: null, expired: true } : { expired: false },
    )
  })

  it.each([
    // The prices of these listings stand in the bank's lists of 2026-01-30.
    ['a rung above it', 1_559_409, 12_000_000, 1_247_527],
    ['the floor in place of a rung below it', 1_274_862, 11_700_000, 1_170_000],
  ])('near the floor is %s', (_, price, appraisal, next) => {
    const given = on('2026-01-30', { evaluation: appraisal })
    expect(computeNextPrice(price, findLadderPosition(price, appraisal), given)).toMatchObject({
      price: next,
    })
  })

  it('at the floor is none, with and without a position; a re-basing is said with one', () => {
    const floor = evaluation / 10
    const outlook = (position: LocatedPosition | null) =>
      computePriceOutlook(floor, position, on('2026-05-10'))
    expect(outlook(null)).toEqual({ next: { silent: 'floor' }, rebase: null, atFloor: true, expired: false })
    expect(outlook(at(20, 1))).toMatchObject({ next: { silent: 'floor' }, rebase: { share: null } })
    expect(computeNextPrice(floor + 1, null, on('2026-05-10'))).toEqual({ silent: 'off-ladder' })
  })

  it('of a venda is always lower, and on the next rung of the same starting price or at the floor', () => {
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
          const appraisal = from * 2
          const floor = computeFloorPrice(appraisal)
          const position: LocatedPosition = { family: 'hi', rebasings, rung, start: from, floor }
          const predicted = computeNextPrice(price, position, { ...given, evaluation: appraisal })
          if ('silent' in predicted) return
          expect(predicted.price < price).toBe(predicted.kind === 'cut')
          if (predicted.kind === 'cut') {
            const lower = Math.floor((from * (ladderTable.multipliers[rung + 1] ?? 0)) / 1000)
            expect(predicted.price).toBe(Math.max(floor, lower))
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
