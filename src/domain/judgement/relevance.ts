import { isUnexplainedDiscount } from './judged-return.ts'

export interface RelevanceFacts {
  /** Net ROI in the pessimistic and the likely scenario, in percent; `null` where its sale value has no ground. */
  low: number | null
  base: number | null
  /** Weight of the answered questions, in percent. */
  known: number
  /** Days by which the list of its state is older than the newest list of the catalogue. */
  listAge: number
  /** Percent below the appraisal. */
  discount: number | null
  pageRead: boolean
  /** A 32-bit number of its street, 0 where none is named. */
  street: number
}

/** Above these, a higher return gives no higher place: it is an echo of the discount. */
const mostLow = 10
const mostBase = 40
/** From this discount on, in percent, each further point takes off: what is far below its appraisal has a reason. */
const usualDiscount = 65
const costOfDiscount = 0.25
/** The most points by which equal returns differ by their street, so that one town does not fill the page. */
const streetPoints = 0.01
/** The weight of a listing of which no fact is known, as a share of that of a fully known one. */
const leastTrust = 0.4
/** Days after which an older list counts half. */
const ageHalfLife = 120
/** Taken off where the price is not below the appraisal, among those without a ground; more than trust can give. */
const costOfNoDiscount = 1
/** Classes, so far apart that no return reaches from one into the next. */
const unknownClass = -10_000
const unusualClass = -20_000

/** Whether a figure is that of a discount over 80 % whose page has not been read. */
export const isUnusualRelevance = (figure: number): boolean => figure < (unknownClass + unusualClass) / 2

/**
 * Computes the figure of the order "Relevância" within one kind, highest first: the mean of pessimistic and likely return, each up to a limit, less a
 * quarter point for each point of discount over 65 %, damped by what is known and by the age of the state's list; a loss
 * counts more for the same reasons. Equal ones are mixed by street. Listings whose sale value has no ground follow by trust
 * alone, those that are not below their appraisal last, then those with a discount over 80 % whose page has not been read.
 * How the kinds follow each other: `mixKinds`.
 */
export function computeRelevance({
  low,
  base,
  known,
  listAge,
  discount,
  pageRead,
  street,
}: RelevanceFacts): number {
  const trust = (leastTrust + (1 - leastTrust) * (known / 100)) * 2 ** (-listAge / ageHalfLife)
  const unusual = isUnexplainedDiscount({ discount, pageRead }) ? unusualClass : 0
  const mixing = streetPoints * (street / 2 ** 32)
  if (low === null || base === null) {
    const figure = trust - (discount === null || discount <= 0 ? costOfNoDiscount : 0) + mixing
    return (unusual === 0 ? unknownClass : unusual) + figure
  }
  const excess = Math.max(0, (discount ?? 0) - usualDiscount)
  const mean = (Math.min(low, mostLow) + Math.min(base, mostBase)) / 2 - costOfDiscount * excess
  const damped = mean >= 0 ? mean * trust : mean / trust
  return unusual + Math.max(damped, -5000) + mixing
}
