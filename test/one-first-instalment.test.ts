import { expect, it } from 'vitest'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { presentProperty } from '#contract/present-property.ts'
import { usualRisks } from '#domain/calculators/cost-scenarios.ts'
import { computeFinancedPurchase, computeFinancedReturn } from '#domain/calculators/financed-purchase.ts'
import { simulateFinancing } from '#domain/calculators/financing-simulation.ts'
import { noFigures } from '#domain/consultant/question-figures.ts'
import { answerInstalment } from '#domain/consultant/purchase-answers.ts'
import { formatCentavos } from '#domain/format-figures.ts'
import { defaultHomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import { findBankLoanOffer, toBankLoanTerms } from '#domain/loans/bank-loan.ts'
import {
  type AmortizationSystem,
  assumedAge,
  computeFirstInstalment,
  computeMaxFinancedPrice,
  defaultLoanConditions,
  loanDefaults,
} from '#domain/loans/loan-terms.ts'
import { toReais } from '#domain/money.ts'
import { listBits } from '#domain/search/index/bit-set.ts'
import { selectListings } from '#domain/search/index/listing-filters.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { buildIndex, listedToday, numbersAt } from './support/built-index.ts'
import { createListing } from './support/catalogue.ts'
import { bareCosts } from './support/cost-question.ts'
import { goianiaFamily } from './support/home-purchases.ts'
import { presentAt } from './support/presentation.ts'

const [price, evaluation] = [100_000_00, 125_000_00]
/** The bank's share of `defaultHomeAssumptions` leaves this to pay at once. */
const downPercent = 20
const amount = 80_000_00
const listing = createListing({
  id: '1',
  price,
  evaluation,
  financing: true,
  fgts: false,
  occupancy: 'vacant',
})
const { yearlyRate, years } = loanDefaults

const firstOf = (system: AmortizationSystem) =>
  computeFirstInstalment({ ...defaultLoanConditions, amount, insuredValue: evaluation, system })

it('by hand: R$ 80.000 in 240 months at 11,49% a year and 40 years of age, in SAC', () => {
  expect(firstOf('sac')).toMatchObject({
    amortization: 333_33,
    interest: 728_39,
    lifeInsurance: 7_44,
    damageInsurance: 8_25,
    adminFee: 25_00,
    total: 1_102_41,
  })
})

it.each(['sac', 'price'] as const)('a loan in %s has one first instalment on every surface', system => {
  const { total } = firstOf(system)

  const panel = simulateFinancing({
    price,
    evaluation,
    downPercent,
    system,
    yearlyRate,
    years,
    monthlyRent: null,
  })
  expect(panel.first?.total).toBe(total)

  const loan = { downPercent, yearlyRate, instalments: years * 12, system, insuredValue: evaluation }
  expect(computeFinancedReturn({ ...bareCosts, bid: price }, usualRisks, loan).first?.total).toBe(total)

  const simulated = computeFinancedPurchase({
    ...loan,
    marketValue: 150_000_00,
    bid: price,
    appreciation: 0,
    months: 12,
    monthlyTax: 0,
    monthlyCondo: 0,
    initialExpenses: 0,
    additionalExpenses: 0,
    documentExpenses: 0,
  })
  expect(simulated.schedule[0]?.total).toBe(total)

  const property = presentProperty(listing, presentAt(new Date('2026-01-10T12:00:00Z')))
  const family = { ...goianiaFamily, income: 20_000_00 }
  const home = presentFittingHome(property, {}, family, { ...defaultHomeAssumptions, system })
  expect(home.best.instalment).toBe(toReais(total))

  const borrower = { age: assumedAge, ageMonths: assumedAge * 12, income: 20_000_00 }
  const request = { system, relationship: 'none', borrowers: [borrower], months: years * 12 } as const
  const offer = findBankLoanOffer(request, evaluation)
  expect(offer && computeFirstInstalment(toBankLoanTerms(amount, { price, evaluation }, offer)).total).toBe(
    total,
  )

  // In PRICE the bank lends only 70% of the price, which the consultant says instead.
  const asked = { ...noFigures, system, downPayment: price - amount }
  const lent = answerInstalment(price, evaluation, asked).text
  expect(lent).toContain(system === 'sac' ? formatCentavos(total) : 'Não chega')
})

it('the filter takes a listing up to that instalment, and not for a centavo less', () => {
  const { total } = firstOf('sac')
  const catalogue = listedToday([listing])
  const index = buildIndex(catalogue)
  const find = (maxInstalment: number) =>
    numbersAt(
      index,
      listBits(
        selectListings(
          index,
          { ...emptyCriteria, maxInstalment, downPayment: price - amount },
          catalogue.now,
        ),
      ),
    )
  expect(find(total)).toEqual(['1'])
  expect(find(total - 1)).toEqual([])
})

it('the consultant’s price for an income has that instalment', () => {
  const most = computeMaxFinancedPrice(1_200_00)
  const first = computeFirstInstalment({ ...defaultLoanConditions, amount: most, insuredValue: most })
  expect(first.total).toBeLessThanOrEqual(1_200_00)
  expect(first.total).toBeGreaterThan(1_199_90)
})
