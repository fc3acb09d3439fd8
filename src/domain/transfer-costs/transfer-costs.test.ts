import { describe, expect, it } from 'vitest'
import { toCostBounds } from './cost-figure.ts'
import { estimateTransferCosts } from './transfer-costs.ts'

const transfer = {
  uf: 'MG',
  city: 'BELO HORIZONTE',
  price: 150_000_00,
  evaluation: 190_000_00,
  loan: 0,
  isFirstHome: false,
  isFirstSfhHome: false,
} as const

describe('the costs of a transfer', () => {
  it('are ITBI, a deed and one registration with own money', () => {
    const { itbi, deed, registration, guaranteeRegistration, total } = estimateTransferCosts(transfer)
    expect([itbi, registration].map(figure => toCostBounds(figure).low)).toEqual([4_500_00, 3_979_69])
    expect(deed).toMatchObject({ kind: 'amount', amount: 3_979_69 })
    expect(guaranteeRegistration).toBeNull()
    expect(total).toEqual({ low: 12_459_38, high: 12_459_38 })
  })

  it('are ITBI and two registrations with a loan, halved for the first home by the SFH', () => {
    const financed = { ...transfer, loan: 120_000_00 }
    expect(estimateTransferCosts(financed)).toMatchObject({
      deed: null,
      guaranteeRegistration: { amount: 3_721_52 },
      total: { low: 12_201_21, high: 12_201_21 },
    })
    expect(estimateTransferCosts({ ...financed, isFirstSfhHome: true }).total.high).toBe(8_350_61)
  })

  it('are not halved above the ceiling of the SFH', () => {
    const costly = { ...transfer, evaluation: 2_250_000_01, loan: 120_000_00, isFirstSfhHome: true }
    expect(estimateTransferCosts(costly).registration).toMatchObject({ amount: 3_979_69 })
    expect(estimateTransferCosts({ ...costly, evaluation: 2_250_000_00 }).registration).toMatchObject({
      amount: 1_989_85,
    })
  })

  it('have no highest sum where a deed is not known', () => {
    expect(estimateTransferCosts({ ...transfer, uf: 'CE', city: 'FORTALEZA' }).total).toEqual({
      low: 7_491_57,
      high: null,
    })
  })

  it('have the lowest and highest ITBI where the rate is not known', () => {
    const { low, high } = estimateTransferCosts({ ...transfer, city: 'CURVELO' }).total
    expect((high ?? 0) - low).toBe(1_500_00)
  })
})
