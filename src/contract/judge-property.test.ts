import { describe, expect, it } from 'vitest'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { bringSheetToSale, buildAssumedSheet } from './cost-sheet.ts'
import {
  type JudgedFor,
  buildJudgedPurchase,
  computeReturnAt,
  computeReturnAtNext,
  judgedForAnybody,
  type JudgementSources,
  judgeProperty,
  judgeReturn,
} from './judge-property.ts'
import type { Property } from './property-schemas.ts'

/** An auctioned price and the appraisal that the ladder's base belongs to. */
const tendered: Property = {
  ...richProperty,
  modality: 'licitacao',
  gone: false,
  price: 120_882.7,
  evaluationValue: 200_000,
  nextPrice: 120_882.7,
  // Enough is known for a verdict.
  debtsStated: true,
  fgts: true,
}
const sold: Property = { ...tendered, modality: 'venda-online', nextPrice: 117_860.63 }
const sources: JudgementSources = {
  comparables: 0,
  unusual: { listings: 1, of: 100 },
  likelyGone: null,
  ladder: null,
  scoreParts: [],
}
const ladderFrom = (kind: 'same' | 'cut', price: number, later: number[]) => ({
  ...sources,
  ladder: { next: { kind, price, share: null, windows: [] }, later },
})
const laterPrices = [117_860.63, 114_838.56, 111_816.5]
const forTarget = (targetRoi: number) => ({ ...judgedForAnybody, targetRoi })
const detailFor = (targetRoi: number) =>
  judgeProperty(tendered, ladderFrom('same', tendered.price, laterPrices), forTarget(targetRoi)).verdict
    .detail

describe('the judged purchase', () => {
  it('bids the price of today, whatever the saved sheet bids', () => {
    const sheet = { ...buildAssumedSheet(sold)!, bid: 90_000 }
    expect(judgeReturn(sold, { ...judgedForAnybody, sheet })).toMatchObject({
      ...judgeReturn(sold, judgedForAnybody),
      own: true,
      purchase: { own: true },
    })
  })

  it('has the commission of today’s sale, unless the person typed another', () => {
    const saved = buildAssumedSheet(tendered)!
    expect(saved.commissionPercent).toBe(5)
    expect(bringSheetToSale(saved, sold)).toMatchObject({ commissionPercent: 0, modality: 'venda-online' })
    expect(bringSheetToSale({ ...saved, commissionPercent: 3 }, sold).commissionPercent).toBe(3)
    expect(bringSheetToSale({ ...saved, commissionPercent: null }, sold).commissionPercent).toBe(0)
    expect(bringSheetToSale(buildAssumedSheet(sold)!, tendered).commissionPercent).toBe(5)
    const sheet = { ...saved, saleValue: 190_000 }
    expect(buildJudgedPurchase(sold, { ...judgedForAnybody, sheet })?.question.commissionPercent).toBe(0)
  })

  it('counts an answered debt in every figure where the saved sheet says nothing of it', () => {
    const answers = { debts: { value: { condominium: 12_000, taxes: null }, day: '2026-11-23' } }
    const saved = buildAssumedSheet(sold)!
    const judged = (sheet: typeof saved) => judgeReturn(sold, { ...judgedForAnybody, sheet, answers })
    const inSheet = { ...saved, condoDebt: 12_000 }
    expect(judged(saved)).toEqual(judged(inSheet))
    expect(judged(saved).returnRange!.base).toBeLessThan(
      judgeReturn(sold, judgedForAnybody).returnRange!.base,
    )
    const own = { ...saved, condoDebt: 5_000 }
    expect(judged(own).purchase?.question.condoDebt).toBe(5_000_00)
  })

  it('is missing for a gone listing, also with a saved sheet, and without an appraisal', () => {
    const sheet = buildAssumedSheet(sold)
    expect(buildJudgedPurchase({ ...sold, gone: true }, { ...judgedForAnybody, sheet })).toBeNull()
    expect(judgeReturn({ ...sold, gone: true }, { ...judgedForAnybody, sheet })).toEqual({
      purchase: null,
      ground: 'none',
      returnRange: null,
      maxBid: null,
      own: false,
    })
    expect(buildJudgedPurchase(bareProperty, judgedForAnybody)).toBeNull()
    expect(buildJudgedPurchase(bareProperty, { ...judgedForAnybody, sheet })).not.toBeNull()
  })
})

describe('the ground of a return', () => {
  const house: Property = { ...sold, category: 'casa' }
  const paid: Property = {
    ...sold,
    paid: {
      estimate: 180_000,
      low: 150_000,
      high: 205_000,
      sales: 8,
      first: '2026-05',
      last: '2026-10',
      basis: 'base do ITBI',
      city: 'Porto Alegre',
      source: 'Prefeitura de Porto Alegre',
    },
  }
  const day = '2026-11-23'
  const groundOf = (property: Property, changes: Partial<JudgedFor> = {}) =>
    judgeReturn(property, { ...judgedForAnybody, ...changes }).ground
  const sheetOf = (property: Property, saleValue: number) => ({ ...buildAssumedSheet(property)!, saleValue })

  it.each<[string, Property, Partial<JudgedFor>, string]>([
    ['a flat', sold, {}, 'appraisal'],
    ['a house', house, {}, 'none'],
    ['a flat whose neighbours were sold', paid, {}, 'paid'],
    ['a house with an answer', house, { answers: { saleValue: { value: 150_000, day } } }, 'own'],
    [
      'a house with the appraisal as an answer',
      house,
      { answers: { saleValue: { value: 200_000, day } } },
      'own',
    ],
    ['a house with a sheet by the appraisal', house, { sheet: sheetOf(house, 200_000) }, 'none'],
    ['a house with a sheet of its own', house, { sheet: sheetOf(house, 150_000) }, 'own'],
    ['a sheet saved before paid prices were known', paid, { sheet: sheetOf(sold, 200_000) }, 'paid'],
  ])('of %s', (_, property, judgedFor, ground) => {
    expect(groundOf(property, judgedFor)).toBe(ground)
  })

  it('an own sale value is in the sum and in the sheet that begins from it', () => {
    const answers = { saleValue: { value: 150_000, day } }
    const { purchase, own } = judgeReturn(house, { ...judgedForAnybody, answers })
    expect([purchase?.question.saleValue, own]).toEqual([150_000_00, true])
    expect(buildAssumedSheet(house, answers)?.saleValue).toBe(150_000)
    expect(bringSheetToSale(sheetOf(house, 200_000), house, answers).saleValue).toBe(150_000)
    expect(bringSheetToSale(sheetOf(house, 170_000), house, answers).saleValue).toBe(170_000)
  })

  it('without it a house has no verdict, with it it has', () => {
    const keyWith = (answers: JudgedFor['answers']) =>
      judgeProperty(house, sources, { ...judgedForAnybody, answers }).verdict.key
    expect(keyWith({})).toBe('no-ground')
    expect(keyWith({ saleValue: { value: 260_000, day } })).toBe('always')
  })
})

describe('the return at the next price', () => {
  it('of a licitação is that of the same price without the commission', () => {
    const purchase = buildJudgedPurchase(tendered, judgedForAnybody)!
    const next = computeReturnAtNext(purchase, tendered)!
    expect(next).toEqual(judgeReturn({ ...tendered, modality: 'venda-online' }, judgedForAnybody).returnRange)
    expect(next.base).toBeGreaterThan(computeReturnAt(purchase, tendered.price)!.base)
  })

  it('of a venda is that of the cut price, and missing where the ladder is silent', () => {
    const purchase = buildJudgedPurchase(sold, judgedForAnybody)!
    expect(computeReturnAtNext(purchase, sold)).toEqual(
      judgeReturn({ ...sold, price: 117_860.63 }, judgedForAnybody).returnRange,
    )
    expect(computeReturnAtNext(purchase, { ...sold, nextPrice: null })).toBeNull()
  })
})

describe('the verdict of a licitação', () => {
  const purchase = buildJudgedPurchase(tendered, judgedForAnybody)!
  const returns = [tendered.price, ...laterPrices].map(price => computeReturnAt(purchase, price, true)!.base)

  it.each([
    [0, 'Na Venda Online, pelo mesmo preço e sem os 5% do leiloeiro, chega lá.'],
    [1, 'Já sem os 5% do leiloeiro, a escada do preço chega lá um degrau abaixo.'],
    [2, 'Já sem os 5% do leiloeiro, a escada do preço chega lá 2 degraus abaixo.'],
    [3, 'Já sem os 5% do leiloeiro, a escada do preço chega lá 3 degraus abaixo.'],
  ])('counts the cuts after its Venda Online: %s', (cuts, words) => {
    expect(detailFor(Math.floor(returns[cuts]! * 100) / 100)).toContain(words)
  })

  it('says that the ladder does not come so far', () => {
    expect(detailFor(Math.ceil(returns[3]!) + 1)).toContain('A escada do preço não desce até lá.')
  })
})

describe('the score', () => {
  const day = '2026-11-23'
  const scoreParts = [
    { key: 'discount' as const, weight: 0.31, value: 9, reason: '' },
    { key: 'occupancy' as const, weight: 0.1, value: null, reason: '' },
    { key: 'debts' as const, weight: 0.1, value: null, reason: '' },
  ]
  const unknown: Property = { ...sold, situation: 'unknown', debtsStated: false, condoDebtLimit: null }
  const scoreWith = (occupancy: 'vacant' | 'occupied', condominium: number) =>
    judgeProperty(
      unknown,
      { ...sources, scoreParts },
      {
        ...judgedForAnybody,
        answers: {
          occupancy: { value: occupancy, day },
          debts: { value: { condominium, taxes: null }, day },
          titleRecord: { value: 'read', day },
          edital: { value: 'read', day },
        },
      },
    ).score

  it('counts the answers that open it', () => {
    expect(scoreWith('vacant', 0)).toBeGreaterThan(9)
    expect(scoreWith('occupied', 20_000)).toBeLessThan(7)
  })
})
