import { costAssumptions, defaultCommissionPercent, estimateReform } from '../calculators/cost-assumptions.ts'
import { computePercentOfSum } from '../calculators/percent-of-sum.ts'
import type { Centavos } from '../money.ts'
import type { Category, Modality, Occupancy } from '../property/listing.ts'
import type { FamilyProfile } from './family-profile.ts'
import { computeUsableFgts } from './fgts-rules.ts'
import type { HomeAssumptions } from './home-assumptions.ts'
import { computeFirstInstalment, computeMaxLoan, type MonthlyInstalment } from './monthly-instalment.ts'

/** What a purchase depends on in a listing; `null` = not known. */
export interface HomeOffer {
  price: Centavos
  evaluation: Centavos | null
  /** In m². */
  area: number | null
  category: Category | null
  modality: Modality | null
  /** Percent of the price, that of its city. */
  itbiPercent: number
  financing: boolean | null
  fgts: boolean | null
  occupancy: Occupancy | null
}

/** What is taken for the facts that a list may leave unsaid. */
export interface PurchaseCase {
  financed: boolean
  withFgts: boolean
  occupied: boolean
}

/** What the first day costs beside the down payment. */
export interface FirstDayCosts {
  itbi: Centavos
  /** Deed and registry. */
  papers: Centavos
  /** The leiloeiro's. */
  commission: Centavos
  bankFee: Centavos
  repairs: Centavos
  eviction: Centavos
}

/** A purchase with the smallest down payment whose instalment stays within the income. */
export interface HomePurchase {
  downPayment: Centavos
  fromFgts: Centavos
  /** The part of the down payment that is own money. */
  fromSavings: Centavos
  loan: Centavos
  /** `null` without a loan. */
  instalment: MonthlyInstalment | null
  /** The most that the instalment may be. */
  instalmentLimit: Centavos
  costs: FirstDayCosts
  /** All own money of the first day. */
  cash: Centavos
  /** Own money less what the first day takes: below zero so much is missing. */
  left: Centavos
}

/** Computes the most that an income lets an instalment be. */
export const computeInstalmentLimit = (income: Centavos, incomeShare: number): Centavos =>
  Math.floor((income * incomeShare) / 100 + 1e-6)

/** Estimates the first repairs; they are those of the cost sheet, in proportion to what a square metre is said to take. */
const estimateRepairs = (offer: HomeOffer, evaluation: Centavos, perSquareMetre: Centavos): Centavos =>
  computePercentOfSum(estimateReform(offer, evaluation), (perSquareMetre * 100) / costAssumptions.reform)

const sumCosts = (costs: FirstDayCosts): Centavos =>
  Object.values(costs).reduce((sum: number, cost) => sum + cost, 0)

/**
 * Computes the purchase of a home in one case: the down payment is the smallest one that the bank's share and the
 * income's limit leave, FGTS pays of it what it may, and the rest with all costs is own money. Without a loan, or where a
 * loan would cost more than it lends, the whole price is paid at once.
 */
export function computeHomePurchase(
  offer: HomeOffer,
  family: FamilyProfile,
  assumptions: HomeAssumptions,
  { financed, withFgts, occupied }: PurchaseCase,
): HomePurchase {
  const { price } = offer
  const evaluation = offer.evaluation ?? price
  const instalmentLimit = computeInstalmentLimit(family.income, assumptions.incomeShare)
  const maxLoan = financed
    ? Math.min(
        computePercentOfSum(price, assumptions.financedShare),
        computeMaxLoan(instalmentLimit, evaluation, assumptions),
      )
    : 0
  const costs = {
    itbi: computePercentOfSum(price, offer.itbiPercent),
    papers: computePercentOfSum(price, costAssumptions.deedPercent + costAssumptions.registryPercent),
    commission: computePercentOfSum(price, defaultCommissionPercent(offer.modality)),
    repairs: estimateRepairs(offer, evaluation, assumptions.repairs),
    eviction: occupied ? assumptions.eviction : 0,
  }
  const pay = (loan: Centavos): HomePurchase => {
    const downPayment = price - loan
    const fromFgts = withFgts ? computeUsableFgts(family, { price, evaluation, downPayment }) : 0
    const all = { ...costs, bankFee: loan > 0 ? assumptions.bankFee : 0 }
    const cash = downPayment - fromFgts + sumCosts(all)
    return {
      downPayment,
      fromFgts,
      fromSavings: downPayment - fromFgts,
      loan,
      instalment: loan > 0 ? computeFirstInstalment(loan, evaluation, assumptions) : null,
      instalmentLimit,
      costs: all,
      cash,
      left: family.savings - cash,
    }
  }
  const atOnce = pay(0)
  if (maxLoan <= 0) return atOnce
  const withLoan = pay(maxLoan)
  return withLoan.cash < atOnce.cash ? withLoan : atOnce
}
