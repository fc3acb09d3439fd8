import type { FamilyProfile } from './family-profile.ts'
import type { HomeAssumptions } from './home-assumptions.ts'
import {
  computeHomePurchase,
  computeMoneyLeft,
  type HomeOffer,
  type HomePurchase,
  prepareBuyer,
  type PurchaseCase,
  sumHomeTransfer,
} from './home-purchase.ts'
import type { CostPlace } from '../transfer-costs/acquisition-costs.ts'
import type { Centavos } from '../money.ts'
import type { Category } from '../property/listing.ts'
import type { UnknownAnswer } from '../search/search-criteria.ts'

/** Whether a listing fits the family: in every case, only if what is unknown turns out well, or in none. */
export type FitLevel = 'fits' | 'depends' | 'short'

export interface HomeFit {
  level: FitLevel
  /** Fits with room to spare: in every case or, where it depends, if all goes well. */
  comfortable: boolean
  /** Facts that the listing does not state and that matter to this family. */
  unknown: UnknownAnswer[]
  /** The purchase if everything unknown turns out well. */
  best: HomePurchase
  /** The purchase if everything unknown turns out badly; the same as `best` where nothing is unknown. */
  worst: HomePurchase
}

/** The categories of property that a resident buyer can live in. */
export const homeCategories: readonly Category[] = ['casa', 'apartamento']

/**
 * Whether a property is a home that a resident buyer can use as it is, which is all that FGTS pays for; an unknown category
 * may be one.
 */
export const isHome = ({ category }: { category: Category | null }): boolean =>
  category === null || homeCategories.includes(category)

/** Room to spare: so many percent of the own money are left, and of the highest instalment. */
const comfortPercent = 10

const isComfortable = ({ left, instalment, instalmentLimit }: HomePurchase, savings: Centavos): boolean =>
  left >= 0 &&
  left * 100 >= savings * comfortPercent &&
  (instalment?.total ?? 0) * 100 <= instalmentLimit * (100 - comfortPercent)

/** The facts of an offer that a list may leave unsaid. */
type UnsaidFacts = Pick<HomeOffer, 'financing' | 'fgts' | 'occupancy' | 'category'>

/** Returns an offer's facts with each unknown one taken to turn out well, or badly. */
export function buildCase(offer: UnsaidFacts, well: boolean): PurchaseCase {
  const { financing, fgts, occupancy } = offer
  return {
    financed: financing ?? well,
    withFgts: fgts ?? (well && isHome(offer)),
    occupied: occupancy === null ? !well : occupancy === 'occupied',
  }
}

/** Lists what an offer leaves unsaid; FGTS only for a family that would use it. */
const listUnknown = (offer: UnsaidFacts, { fgts, firstHome }: FamilyProfile): UnknownAnswer[] => [
  ...(offer.financing === null ? (['financing'] as const) : []),
  ...(offer.fgts === null && isHome(offer) && fgts > 0 && firstHome ? (['fgts'] as const) : []),
  ...(offer.occupancy === null ? (['occupancy'] as const) : []),
]

/** Judges by the money that is left when all turns out well, and badly. */
export const judgeFitLevel = (best: Centavos, worst: Centavos): FitLevel =>
  worst >= 0 ? 'fits' : best >= 0 ? 'depends' : 'short'

/** Judges whether a listing fits a family, with the unknown computed both ways. */
export function assessHomeFit(
  offer: HomeOffer,
  family: FamilyProfile,
  assumptions: HomeAssumptions,
): HomeFit {
  const unknown = listUnknown(offer, family)
  const best = computeHomePurchase(offer, family, assumptions, buildCase(offer, true))
  const worst =
    unknown.length === 0 ? best : computeHomePurchase(offer, family, assumptions, buildCase(offer, false))
  const level = judgeFitLevel(best.left, worst.left)
  return {
    level,
    comfortable: isComfortable(level === 'fits' ? worst : best, family.savings),
    unknown,
    best,
    worst,
  }
}

/** An unknown answer that turns out badly while the others turn out well, and the purchase in that case. */
export interface UnknownOutcome {
  answer: UnknownAnswer
  purchase: HomePurchase
}

/** Computes what each unknown answer alone changes in the purchase. */
export function listUnknownOutcomes(
  offer: HomeOffer,
  family: FamilyProfile,
  assumptions: HomeAssumptions,
): UnknownOutcome[] {
  const well = buildCase(offer, true)
  const badly: Record<UnknownAnswer, Partial<PurchaseCase>> = {
    financing: { financed: false },
    fgts: { withFgts: false },
    occupancy: { occupied: true },
  }
  return listUnknown(offer, family).map(answer => ({
    answer,
    purchase: computeHomePurchase(offer, family, assumptions, { ...well, ...badly[answer] }),
  }))
}

/**
 * Lists the unknown answers on which it depends whether a home fits: those of which one alone decides, otherwise all of
 * them together; none where it does not depend on them.
 */
export function listDecidingAnswers(
  offer: HomeOffer,
  family: FamilyProfile,
  assumptions: HomeAssumptions,
): UnknownAnswer[] {
  const { level, unknown } = assessHomeFit(offer, family, assumptions)
  if (level !== 'depends') return []
  const alone = listUnknownOutcomes(offer, family, assumptions).filter(({ purchase }) => purchase.left < 0)
  return alone.length > 0 ? alone.map(({ answer }) => answer) : unknown
}

/** No price above this is looked for: one billion reais. */
const highestPrice: Centavos = 100_000_000_000
const wholeReal: Centavos = 100

/**
 * Computes the highest price in whole reais that fits a family in a place where financing and FGTS are accepted and the
 * property is vacant: with ITBI, deed, registration and the bank's fee, without repairs, which depend on the property. 0
 * when none fits.
 */
export const computeMaxHomePrice = (
  family: FamilyProfile,
  assumptions: HomeAssumptions,
  place: CostPlace,
): Centavos =>
  findMaxHomePrice(family, assumptions, (price, loan) =>
    sumHomeTransfer({ price, evaluation: price, place }, loan, family.firstHome),
  )

/** Does the same with what ITBI and papers of a price take with a loan. */
export function findMaxHomePrice(
  family: FamilyProfile,
  assumptions: HomeAssumptions,
  countTransfer: (price: Centavos, loan: Centavos) => Centavos,
): Centavos {
  const buyer = prepareBuyer(family, assumptions)
  const well: PurchaseCase = { financed: true, withFgts: true, occupied: false }
  return findHighestPrice(price => {
    const home = {
      price,
      evaluation: price,
      costs: 0,
      countTransfer: (loan: Centavos) => countTransfer(price, loan),
    }
    return computeMoneyLeft(home, buyer, well) >= 0
  })
}

/**
 * Computes the highest price in whole reais at which an offer fits a family, if what is unknown of it turns out well. 0 when
 * none fits.
 */
export const computeMaxPriceOfHome = (
  offer: HomeOffer,
  family: FamilyProfile,
  assumptions: HomeAssumptions,
): Centavos =>
  findHighestPrice(price => assessHomeFit({ ...offer, price }, family, assumptions).best.left >= 0)

function findHighestPrice(fits: (price: Centavos) => boolean): Centavos {
  let [low, high] = [0, highestPrice / wholeReal]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle * wholeReal)) low = middle
    else high = middle - 1
  }
  return low * wholeReal
}
