import { describe, expect, it } from 'vitest'
import { bareCosts } from '#test/support/cost-question.ts'
import {
  buildAssumedCosts,
  type CostFacts,
  computeGroundedReturn,
  computeReturnRange,
  computeSheetReturn,
  estimateWorstCondoDebt,
} from './cost-assumptions.ts'
import { usualRisks } from './cost-scenarios.ts'
import { computeCostSums } from './cost-sheet.ts'

/** A flat of 50 m² whose appraisal is twice its price. */
const facts: CostFacts = {
  price: 100_000_00,
  evaluation: 200_000_00,
  modality: 'leilao',
  category: 'apartamento',
  occupancy: null,
  state: 'SP',
  city: 'Nenhures',
  area: 50,
  condoDebtLimit: null,
  paid: null,
}
const assumed = (changes: Partial<CostFacts>) => buildAssumedCosts({ ...facts, ...changes })

describe('the default cost sheet of a listing', () => {
  it('bids the price, sells at the appraisal after a year, and has the default assumptions', () => {
    expect(assumed({})).toEqual({
      bid: 100_000_00,
      saleValue: 200_000_00,
      months: 12,
      commissionPercent: 5,
      itbiPercent: null,
      deedPercent: null,
      registryPercent: null,
      place: { state: 'SP', city: 'Nenhures' },
      condoDebt: 0,
      taxDebt: 0,
      evictionCost: 6_000_00,
      evictionMonth: 1,
      reformCost: 20_000_00,
      reformMonth: 4,
      reformDocumented: 20_000_00,
      monthlyHolding: 400_00,
      brokeragePercent: 6,
      incomeTaxPercent: 15,
      desiredRoi: 15,
      monthlyRent: null,
    })
  })

  it.each([
    ['leilao', 5],
    ['licitacao', 5],
    ['venda-online', 0],
    ['venda-direta', 0],
    [null, 5],
  ] as const)("in %s has a leiloeiro's commission of %d per cent", (modality, commissionPercent) => {
    expect(assumed({ modality })).toMatchObject({ commissionPercent })
  })

  it.each([
    ['apartamento', 400_00],
    ['comercial', 400_00],
    ['casa', 200_00],
    ['terreno', 200_00],
    ['rural', 200_00],
    [null, 200_00],
  ] as const)(
    'of %s has holding costs of %d centavos a month for an appraisal of 200.000',
    (category, monthlyHolding) => {
      expect(assumed({ category })).toMatchObject({ monthlyHolding })
    },
  )

  it.each([
    ['vacant', 'casa', 0],
    ['occupied', 'casa', 6_000_00],
    [null, 'casa', 6_000_00],
    ['occupied', 'terreno', 6_000_00],
    [null, 'terreno', 0],
    [null, 'rural', 0],
    [null, null, 6_000_00],
  ] as const)(
    'for a property that is %s, %s, has an eviction cost of %d',
    (occupancy, category, evictionCost) => {
      expect(assumed({ occupancy, category })).toMatchObject({ evictionCost })
    },
  )

  it.each([
    ['casa', 30, 15_000_00],
    ['casa', 40, 20_000_00],
    ['casa', 400, 20_000_00],
    ['casa', null, 20_000_00],
    ['terreno', 400, 0],
    ['rural', null, 0],
  ] as const)(
    'for %s of %d m² has a reform of %d: 500 a m², at most a tenth of the appraisal',
    (category, area, cost) => {
      expect(assumed({ category, area })).toMatchObject({ reformCost: cost, reformDocumented: cost })
    },
  )

  it.each([
    ['no appraisal', { evaluation: null }],
    ['an appraisal of nothing', { evaluation: 0 }],
    ['no price', { price: 0 }],
  ])('is null with %s', (_, changes) => {
    expect(assumed(changes)).toBeNull()
    expect(computeReturnRange({ ...facts, ...changes })).toBeNull()
  })
})

describe('the debts of a listing', () => {
  it.each([
    ['not found out', undefined, 0, 0],
    ['found out', { condominium: 1_000_00, taxes: 2_000_00 }, 1_000_00, 2_000_00],
    ['found out of the taxes alone', { condominium: null, taxes: 2_000_00 }, 0, 2_000_00],
    ['found out of the condomínio alone', { condominium: 1_000_00, taxes: null }, 1_000_00, 0],
  ])('are in its sheet: %s', (_, knownDebts, condoDebt, taxDebt) => {
    expect(assumed({ knownDebts })).toMatchObject({ condoDebt, taxDebt })
  })

  it.each<[string, Partial<CostFacts>, number]>([
    [
      'what is found out',
      { knownDebts: { condominium: 3_000_00, taxes: null }, condoDebtLimit: 1 },
      3_000_00,
    ],
    ['nothing, where that is found out', { knownDebts: { condominium: 0, taxes: null } }, 0],
    [
      'the limit of the page',
      { knownDebts: { condominium: null, taxes: 5 }, condoDebtLimit: 4_000_00 },
      4_000_00,
    ],
    ['twelve months of a flat', {}, 12 * 400_00],
    ['none of a house', { category: 'casa' }, 0],
  ])('in the pessimistic scenario are %s', (_, changes, debt) => {
    expect(estimateWorstCondoDebt({ ...facts, ...changes }, { monthlyHolding: 400_00 })).toBe(debt)
  })
})

describe('the range of the net ROI', () => {
  it('is null where one scenario invests nothing', () => {
    const question = { ...bareCosts, bid: 0 }
    expect(computeSheetReturn(question, { ...usualRisks, condoDebt: 1_00 })).toBeNull()
    expect(computeSheetReturn({ ...question, taxDebt: 1_00 }, usualRisks)).not.toBeNull()
  })

  it('has the ROI of the default cost sheet as its base', () => {
    // 3.000 of ITBI, 2.236 and 1.489 of deed and registration by the tables of São Paulo: 111.725 + 6.000 + 20.000 +
    // 4.800 = 142.525 invested; 188.000 net sale; the tax is 15% of 56.275; 37.034 ÷ 142.525 = 25,98%.
    expect(computeReturnRange(facts)?.base).toBe(25.98)
    const question = buildAssumedCosts(facts)
    expect(question && computeCostSums(question).roi).toBe(25.98)
  })

  it('is below 0 when the price is near the appraisal', () => {
    expect(computeReturnRange({ ...facts, price: 190_000_00 })?.base).toBeLessThan(0)
  })

  // Pessimistic: 152.000 (0,76 of the appraisal) after 18 months; 111.725 + 12.000 + 26.000 + 7.200 and the debt are
  // invested; 142.880 net sale; the tax is 15% of 5.155. Optimistic: 250.000 (1,25) after 9 months; ITBI of 2%: 110.725 +
  // 6.000 + 18.000 + 3.600 invested; 235.000 net sale; the tax is 15% of 106.275.
  it.each([
    [
      '12 months of condomínio where the page states no limit: −19.618 ÷ 161.725',
      { condoDebtLimit: null },
      -12.13,
    ],
    ['the limit of the page: −34.818 ÷ 176.925', { condoDebtLimit: 20_000_00 }, -19.68],
    ['no debt where the bank pays: −14.818 ÷ 156.925', { condoDebtLimit: 0 }, -9.44],
  ])('has a low end with %s', (_, changes, low) => {
    expect(computeReturnRange({ ...facts, ...changes })).toEqual({ low, base: 25.98, high: 58.37 })
  })

  it('sells at the paid price and its range, with the costs that follow from the appraisal', () => {
    const paid = { estimate: 180_000_00, low: 150_000_00, high: 210_000_00 }
    // 142.525 invested as by the appraisal; 169.200 net sale; the tax is 15% of 37.475: 21.054 ÷ 142.525.
    expect(computeReturnRange({ ...facts, paid })?.base).toBe(14.77)
    expect(buildAssumedCosts({ ...facts, paid })).toMatchObject({
      saleValue: 180_000_00,
      reformCost: 20_000_00,
    })
    expect(buildAssumedCosts({ ...facts, paid, evaluation: null })).toMatchObject({ saleValue: 180_000_00 })
  })

  it('is known for a search only where the sale value has a ground', () => {
    expect(computeGroundedReturn(facts)).toEqual(computeReturnRange(facts))
    expect(computeGroundedReturn({ ...facts, category: 'casa' })).toBeNull()
    expect(computeReturnRange({ ...facts, category: 'casa' })).not.toBeNull()
  })

  it('holds the occupied case of land at worst, which the likely case takes as vacant', () => {
    const land: CostFacts = { ...facts, category: 'terreno', occupancy: null }
    const lowOf = (changes: Partial<CostFacts>) => computeReturnRange({ ...land, ...changes })!.low
    expect(lowOf({})).toBeLessThan(lowOf({ occupancy: 'vacant' }))
    expect(computeReturnRange(land)!.base).toBe(computeReturnRange({ ...land, occupancy: 'vacant' })!.base)
  })
})
