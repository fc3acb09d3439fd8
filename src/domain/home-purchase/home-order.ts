import { isUnexplainedDiscount } from '../judgement/unusual-discount.ts'
import type { Centavos } from '../money.ts'
import type { Occupancy } from '../property/listing.ts'
import { countNeededRooms, type FamilyProfile } from './family-profile.ts'
import type { FitLevel, HomeFit } from './home-fit.ts'
import type { MoveInJudgement } from './purchase-steps.ts'

/** What homes are ordered by. */
export interface HomeOrderFacts {
  /** The bank's number. */
  id: number
  evaluation: Centavos | null
  /** Percent. */
  discount: number | null
  pageRead: boolean
  rooms: number | null
  occupancy: Occupancy | null
  /** Whether the keys come when the family wants to move; `null` where it is in no hurry. */
  moveIn?: MoveInJudgement | null
}

const moveInRanks: Record<MoveInJudgement, number> = { 'in-time': 0, perhaps: 1, 'too-late': 2 }
const levelRanks: Record<FitLevel, number> = { fits: 0, depends: 1, short: 2 }
const occupancyRanks = { vacant: 0, occupied: 2 } as const

/** The places of a home in the order by "cabe no bolso", the most important first; the lowest come first. */
export type HomeRank = readonly number[]

/**
 * Ranks a home for a family: what fits in every case, then what fits if the unknown turns out well, then what is nearly
 * affordable (the least missing first). Within each: extreme discounts that nobody has explained last; enough bedrooms;
 * keys in time; room to spare; vacant before unknown before occupied; the fewest unknown answers; and the highest appraisal, as the
 * most home for the money.
 */
export const rankHome = (facts: HomeOrderFacts, fit: HomeFit, family: FamilyProfile): HomeRank => [
  ...rankHomeRoughly(facts, { level: fit.level, left: fit.best.left }, countNeededRooms(family)),
  facts.moveIn ? moveInRanks[facts.moveIn] : 0,
  fit.comfortable ? 0 : 1,
  facts.occupancy === null ? 1 : occupancyRanks[facts.occupancy],
  fit.unknown.length,
  -(facts.evaluation ?? 0),
  -facts.id,
]

/**
 * Returns the first places of a home's rank, which need no whole purchase.
 * @param purchase.left what is left of the own money if the unknown turns out well
 */
export const rankHomeRoughly = (
  facts: Pick<HomeOrderFacts, 'discount' | 'pageRead' | 'rooms'>,
  { level, left }: { level: FitLevel; left: Centavos },
  neededRooms: number | null,
): HomeRank => [
  levelRanks[level],
  isUnexplainedDiscount(facts) ? 1 : 0,
  level === 'short' ? -left : 0,
  neededRooms === null ? 0 : facts.rooms === null ? 1 : facts.rooms >= neededRooms ? 0 : 2,
]

/** Compares two ranks, or the first places of one with another. It is total: no two homes have the same number. */
export function compareHomeRanks(a: HomeRank, b: HomeRank): number {
  for (let at = 0; at < a.length; at++) {
    const difference = a[at]! - b[at]!
    if (difference !== 0) return difference
  }
  return 0
}
