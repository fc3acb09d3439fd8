import { isUnusualDiscount } from './unusual-discount.ts'

export interface RelevanceFacts {
  /** Net ROI in the pessimistic and the likely scenario, in percent; `null` without appraisal. */
  low: number | null
  base: number | null
  /** Weight of the answered questions, in percent. */
  known: number
  /** Days by which the list of its state is older than the newest list of the catalogue. */
  listAge: number
  /** Percent below the appraisal. */
  discount: number | null
  pageRead: boolean
}

/** Above these, a higher return gives no higher place: it is an echo of the discount. */
const mostLow = 25
const mostBase = 40
/** A listing of which nothing is known counts so much of one of which all is known. */
const leastTrust = 0.4
/** Days after which an older list counts half. */
const ageHalfLife = 120
/** Classes, so far apart that no return reaches from one into the next. */
const unknownClass = -10_000
const unusualClass = -20_000

/**
 * Computes the order "Relevância", highest first: the mean of pessimistic and likely return, each up to a limit, damped
 * by what is known and by the age of the state's list; a loss counts more for the same reasons. Listings without an
 * appraisal follow, then those with a discount over 80 % whose page has not been read.
 */
export function computeRelevance({ low, base, known, listAge, discount, pageRead }: RelevanceFacts): number {
  const trust = (leastTrust + (1 - leastTrust) * (known / 100)) * 2 ** (-listAge / ageHalfLife)
  if (low === null || base === null) return unknownClass + trust
  const mean = (Math.min(low, mostLow) + Math.min(base, mostBase)) / 2
  const damped = mean >= 0 ? mean * trust : mean / trust
  return (isUnusualDiscount(discount) && !pageRead ? unusualClass : 0) + Math.max(damped, -5000)
}
