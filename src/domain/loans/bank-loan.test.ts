import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BankLoanOffer,
  type BankLoanRequest,
  computeAges,
  computeHighestFinancedPrice,
  computeMaxBankLoan,
  computeMaxMonths,
  findBankLoanOffer,
  findHighestPurchase,
  isWithinSfh,
  toBankLoanTerms,
} from './bank-loan.ts'
import { computeFirstInstalment } from './loan-terms.ts'
import { countGenerated } from '#test/support/depth.ts'

const aged = (age: number, income = 6_000_00) => ({ age, ageMonths: age * 12, income })

const request: BankLoanRequest = {
  system: 'sac',
  relationship: 'none',
  borrowers: [aged(34)],
  months: 360,
}

const offerOf = (changes: Partial<BankLoanRequest> = {}): BankLoanOffer => {
  const offer = findBankLoanOffer({ ...request, ...changes }, 150_000_00)
  if (offer === null) throw new Error('The bank makes no offer')
  return offer
}

describe("the bank's terms", () => {
  it('are those of the SBPE in SAC and PRICE', () => {
    expect(offerOf()).toEqual({
      system: 'sac',
      yearlyRate: 11.49,
      months: 360,
      lifeInsurance: 0.0116,
      damageInsurance: 0.0066,
      adminFee: 25_00,
      financedShare: 80,
      instalmentLimit: 1_800_00,
      ownMoneyShare: 5,
    })
    expect(offerOf({ system: 'price' })).toMatchObject({ financedShare: 70, instalmentLimit: 1_500_00 })
  })

  it.each([
    ['none', 11.49],
    ['customer', 11.29],
    ['salary', 11.19],
  ] as const)('have a rate by the relationship with the bank: %s', (relationship, yearlyRate) => {
    expect(offerOf({ relationship }).yearlyRate).toBe(yearlyRate)
  })

  it.each([
    [25, 0.0093],
    [26, 0.0096],
    [35, 0.0116],
    [36, 0.0093],
    [41, 0.0252],
    [65, 0.2731],
    [66, 0.3259],
    [79, 0.3259],
  ])('have a life insurance by age: at %i', (age, percent) => {
    expect(offerOf({ borrowers: [aged(age)] }).lifeInsurance).toBe(percent)
  })

  it('insure each of two borrowers for the share of the income', () => {
    const borrowers = [aged(58, 3_000_00), aged(31, 5_000_00)]
    expect(offerOf({ borrowers }).lifeInsurance).toBeCloseTo(0.1533 * 0.375 + 0.0116 * 0.625, 9)
  })

  it.each([
    ['of the youngest that count', 45, 420],
    ['of 46', 46, 414],
    ['of 80', 80, 6],
    ['of 81', 81, 0],
  ])('end before the oldest is 80 years and 6 months: %s', (_, age, months) => {
    expect(computeMaxMonths([aged(20), aged(age)])).toBe(months)
    expect(findBankLoanOffer({ ...request, borrowers: [aged(age)] }, 1) === null).toBe(months === 0)
  })

  it.each([
    ['1981-05-29', 45, 419],
    ['1981-05-30', 45, 420],
    ['1980-11-30', 46, 414],
    ['1980-12-01', 45, 414],
    ['1946-08-01', 80, 2],
  ])('count whole months from a birthday: %s', (birthday, age, months) => {
    const ages = computeAges(birthday, '2026-11-30')
    expect(ages.age).toBe(age)
    expect(computeMaxMonths([{ ...ages, income: 1 }])).toBe(months)
  })

  it('are not known above the ceiling of the SFH', () => {
    expect([isWithinSfh(2_250_000_00), isWithinSfh(2_250_000_01)]).toEqual([true, false])
    expect(findBankLoanOffer(request, 2_250_000_01)).toBeNull()
  })
})

describe('the largest loan', () => {
  it.each([
    ['the quota of the price', 100_000_00, 150_000_00, 80_000_00],
    ['the quota of the appraisal where it is lower', 150_000_00, 100_000_00, 80_000_00],
    ['what the income bears', 900_000_00, null, 142_982_10],
  ])('is %s', (_, price, evaluation, most) => {
    expect(computeMaxBankLoan({ price, evaluation }, offerOf())).toBe(most)
  })

  it('has a first instalment within the limit, to the rounding of its parts, and R$ 5 more has not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_00, max: 50_000_00 }),
        fc.integer({ min: 18, max: 79 }),
        fc.constantFrom('sac' as const, 'price' as const),
        (income, age, system) => {
          const offer = offerOf({ borrowers: [aged(age, income)], system })
          const home = { price: 2_000_000_00, evaluation: null }
          const loan = computeMaxBankLoan(home, offer)
          if (loan === 0 || loan >= 1_400_000_00) return
          const total = (sum: number) => computeFirstInstalment(toBankLoanTerms(sum, home, offer)).total
          expect(total(loan)).toBeLessThanOrEqual(offer.instalmentLimit + 2)
          expect(total(loan + 5_00)).toBeGreaterThan(offer.instalmentLimit)
        },
      ),
      { numRuns: countGenerated(100) },
    )
  })
})

describe('the highest price', () => {
  const free = () => 0

  it('of an instalment lends all that the bank may', () => {
    expect(computeHighestFinancedPrice(1_500_00, offerOf())).toBeCloseTo(152_613_10, -2)
    expect(computeHighestFinancedPrice(25_00, offerOf())).toBe(0)
  })

  it.each([
    [
      'with the income as the limit',
      { savings: 30_000_00, fgts: 20_000_00 },
      offerOf(),
      196_849_85,
      'income',
    ],
    ['without a loan', { savings: 30_000_00, fgts: 20_000_00 }, null, 50_000_00, 'funds'],
    [
      'with own money as the limit',
      { savings: 4_000_00, fgts: 200_000_00 },
      offerOf(),
      80_000_09,
      'own-share',
    ],
    ['without a loan, too', { savings: 4_000_00, fgts: 200_000_00 }, null, 80_000_09, 'own-share'],
    ['with the quota as the limit', { savings: 10_000_00, fgts: 0 }, offerOf(), 50_000_00, 'quota'],
  ])('is paid %s', (_, funds, offer, price, limit) => {
    expect(findHighestPurchase(funds, offer, free)).toMatchObject({ price, limit })
  })

  it('is none without money', () => {
    expect(findHighestPurchase({ savings: 0, fgts: 50_000_00 }, offerOf(), free)?.price ?? 0).toBeLessThan(20)
    expect(findHighestPurchase({ savings: 0, fgts: 0 }, null, free)).toBeNull()
  })

  it('is paid by savings, FGTS and loan, keeps the own share, and R$ 1 more is too much', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_00, max: 300_000_00 }),
        fc.integer({ min: 0, max: 200_000_00 }),
        fc.integer({ min: 1_000_00, max: 30_000_00 }),
        fc.integer({ min: 0, max: 8 }),
        (savings, fgts, income, percent) => {
          const offer = offerOf({ borrowers: [aged(40, income)] })
          const estimateCosts = (price: number) => Math.round((price * percent) / 100)
          const found = findHighestPurchase({ savings, fgts }, offer, estimateCosts)
          if (found === null) return
          const { price, loan, fromFgts, costs, ownMoney } = found
          expect(ownMoney).toBe(price - loan - fromFgts + costs)
          expect(ownMoney).toBeLessThanOrEqual(savings)
          expect(price - loan - fromFgts).toBeGreaterThanOrEqual(Math.floor(price / 20))
          expect(fromFgts).toBeLessThanOrEqual(fgts)
          expect(loan).toBeLessThanOrEqual(computeMaxBankLoan({ price, evaluation: null }, offer))
          expect(savings - ownMoney).toBeLessThan(100)
        },
      ),
      { numRuns: countGenerated(100) },
    )
  })
})
