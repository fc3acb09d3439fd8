import type { UnknownAnswer } from '../search/search-criteria.ts'
import type { FamilyProfile } from './family-profile.ts'
import type { HomeAssumptions } from './home-assumptions.ts'
import { computeHomePurchase, type HomeOffer, type HomePurchase, type PurchaseCase } from './home-purchase.ts'

/** Whether a listing fits the family: in every case, only if what is unknown turns out well, or in none. */
export type FitLevel = 'fits' | 'depends' | 'short'

export interface HomeFit {
  level: FitLevel
  /** Fits with room to spare in every case. */
  comfortable: boolean
  /** What the listing does not say and matters to this family. */
  unknown: UnknownAnswer[]
  /** Of a home that fits only if all goes well: the unknown answers of which one alone, or all together, decide. */
  deciding: UnknownAnswer[]
  /** The purchase if everything unknown turns out well. */
  best: HomePurchase
  /** The purchase if everything unknown turns out badly; the same as `best` where nothing is unknown. */
  worst: HomePurchase
}

/** Own money that is left over in the worst case makes a fit comfortable: so many percent of all own money. */
const comfortPercent = 10

/** Returns what is taken for an offer's facts when the unknown ones turn out well, or badly. */
function buildCase({ financing, fgts, occupancy }: HomeOffer, well: boolean): PurchaseCase {
  return {
    financed: financing ?? well,
    withFgts: fgts ?? well,
    occupied: occupancy === null ? !well : occupancy === 'occupied',
  }
}

/** Lists what an offer leaves unsaid; FGTS only for a family that would use it. */
const listUnknown = (offer: HomeOffer, { fgts, firstHome }: FamilyProfile): UnknownAnswer[] => [
  ...(offer.financing === null ? (['financing'] as const) : []),
  ...(offer.fgts === null && fgts > 0 && firstHome ? (['fgts'] as const) : []),
  ...(offer.occupancy === null ? (['occupancy'] as const) : []),
]

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
  const level = worst.left >= 0 ? 'fits' : best.left >= 0 ? 'depends' : 'short'
  const alone =
    level === 'depends'
      ? listUnknownOutcomes(offer, family, assumptions).filter(({ purchase }) => purchase.left < 0)
      : []
  return {
    level,
    deciding: level !== 'depends' ? [] : alone.length > 0 ? alone.map(({ answer }) => answer) : unknown,
    comfortable: worst.left * 100 >= family.savings * comfortPercent && worst.left >= 0,
    unknown,
    best,
    worst,
  }
}

/** One unknown answer that turns out badly while the others turn out well, and what the purchase is then. */
export interface UnknownOutcome {
  answer: UnknownAnswer
  purchase: HomePurchase
}

/** Computes what each unknown answer does to the purchase by itself. */
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
