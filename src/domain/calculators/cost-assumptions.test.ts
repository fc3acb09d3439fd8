import { describe, expect, it } from 'vitest'
import { buildAssumedCosts, type CostFacts, computeNetRoi } from './cost-assumptions.ts'
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
}
const assumed = (changes: Partial<CostFacts>) => buildAssumedCosts({ ...facts, ...changes })

describe('the default cost sheet of a listing', () => {
  it('bids the price, sells at the appraisal after a year, and has the default assumptions', () => {
    expect(assumed({})).toEqual({
      bid: 100_000_00,
      saleValue: 200_000_00,
      months: 12,
      commissionPercent: 5,
      itbiPercent: 3,
      deedPercent: 1,
      registryPercent: 1,
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
    expect(computeNetRoi({ ...facts, ...changes })).toBeNull()
  })
})

describe('the net ROI', () => {
  it('is the ROI of the default cost sheet', () => {
    // 110.000 + 6.000 + 20.000 + 4.800 = 140.800 invested; 188.000 net sale; the tax is 15% of 58.000; 38.500 ÷
    // 140.800 = 27,343…%.
    expect(computeNetRoi(facts)).toBe(27.34)
    const question = buildAssumedCosts(facts)
    expect(question && computeCostSums(question).roi).toBe(27.34)
  })

  it('is below 0 when the price is near the appraisal', () => {
    expect(computeNetRoi({ ...facts, price: 190_000_00 })).toBeLessThan(0)
  })
})
