import type { Centavos } from '../money.ts'
import type { Occupancy } from '../property/listing.ts'
import { hasBit } from '../search/index/bit-set.ts'
import { toKnown } from '../search/index/indexed-listing.ts'
import { selectListings } from '../search/index/listing-filters.ts'
import type { ListingIndex } from '../search/index/listing-index.ts'
import { readUndatedFacts } from '../search/index/read-indexed-listing.ts'
import type { FoundListings } from '../search/index/search-listings.ts'
import type { PageParameters } from '../search/page-parameters.ts'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { countNeededRooms, type FamilyProfile } from './family-profile.ts'
import type { HomeAssumptions } from './home-assumptions.ts'
import {
  type FitLevel,
  type HomeFit,
  assessHomeFit,
  buildCase,
  findMaxHomePrice,
  homeCategories,
  judgeFitLevel,
} from './home-fit.ts'
import {
  computeHomeCosts,
  computeMoneyLeft,
  estimateRepairs,
  type HomePurchase,
  prepareBuyer,
  type PurchaseCase,
  sumHomeTransfer,
} from './home-purchase.ts'
import { judgeMoveInOfHome, type MoveInJudgement } from './purchase-steps.ts'
import type { CostPlace } from '../transfer-costs/acquisition-costs.ts'
import { isUnexplainedDiscount } from '../judgement/judged-return.ts'

/** The facts by which homes are ordered. */
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
type HomeRank = readonly number[]

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
const rankHomeRoughly = (
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

/** A search for a home: the family, what is assumed, and where. */
export interface HomeSearch {
  family: FamilyProfile
  assumptions: HomeAssumptions
  /** Only its places count. */
  place: Pick<Criteria, 'state' | 'city' | 'near' | 'within'>
}

/** The best homes of a search, page by page. */
export interface FoundHomes extends FoundListings {
  /** How many of the place's homes fit, fit if the unknown turns out well, and are nearly affordable. */
  levels: Record<FitLevel, number>
  /** Homes that the place has, whether they fit or not. */
  homes: number
}

/** So many homes of a search are listed. */
export const mostHomes = 100

/** A home is nearly affordable while no more than this is missing, in percent of the family's own money. */
const nearlyPercent = 25

/** Computes a price above which no home is even nearly affordable, whatever its facts; far cheaper than judging each. */
const computeHighestPrice = (family: FamilyProfile, assumptions: HomeAssumptions): Centavos =>
  findMaxHomePrice(
    { ...family, fgts: 0, savings: Math.ceil(family.savings * (1 + nearlyPercent / 100)) + family.fgts },
    { ...assumptions, damageInsurance: 0, bankFee: 0 },
    () => 0,
  )

/** Positions judged between two yields. */
const slice = 500

interface RankedHome {
  at: number
  rank: HomeRank
}

/** Keeps the best of many homes: sorting a few hundred now and then is faster than sorting all. */
class BestHomes {
  private homes: RankedHome[] = []
  /** The worst of the best, once there are as many as wanted. */
  private last: HomeRank | null = null

  constructor(private readonly most: number) {}

  /** Whether a home whose rank begins like this may be among the best. */
  mayTake(start: HomeRank): boolean {
    return this.last === null || compareHomeRanks(start, this.last) <= 0
  }

  add(home: RankedHome): void {
    if (this.last !== null && compareHomeRanks(home.rank, this.last) > 0) return
    this.homes.push(home)
    if (this.homes.length >= this.most * 4) this.shorten()
  }

  /** The best, in order. */
  list(): RankedHome[] {
    this.shorten()
    return this.homes
  }

  private shorten(): void {
    this.homes = this.homes.sort((a, b) => compareHomeRanks(a.rank, b.rank)).slice(0, this.most)
    this.last = this.homes[this.most - 1]?.rank ?? null
  }
}

/** Judges whether homes come in time for a family; there are few kinds of them, each of which is judged once. */
function rememberMoveIn({ moveInMonths }: FamilyProfile) {
  const known = new Map<string, MoveInJudgement | null>()
  return (occupancy: Occupancy | null, { loan, costs }: HomePurchase): MoveInJudgement | null => {
    if (moveInMonths === null) return null
    const facts = { financed: loan > 0, occupancy, hasRepairs: costs.repairs > 0 }
    const key = JSON.stringify(facts)
    const judged = known.get(key) ?? judgeMoveInOfHome(facts, moveInMonths)
    known.set(key, judged)
    return judged
  }
}

/** The costs of the index's homes for any buyer, by position, in centavos. */
interface IndexedHomeCosts {
  commission: Float64Array
  reform: Float64Array
  /** ITBI and papers without a loan. */
  transfer: Float64Array
  /** The places of its cities, by number. */
  places: readonly CostPlace[]
}

/** The costs of the indexes in use: they depend on no family. */
const knownCosts = new WeakMap<ListingIndex, IndexedHomeCosts>()

/** Computes the costs of an index's homes the first time that they are asked for. */
function* readCosts(index: ListingIndex): Generator<void, IndexedHomeCosts> {
  const known = knownCosts.get(index)
  if (known) return known
  const places = index.places.cities.map(({ state, name }): CostPlace => ({ state, city: name }))
  const costs = {
    commission: new Float64Array(index.size),
    reform: new Float64Array(index.size),
    transfer: new Float64Array(index.size),
    places,
  }
  for (let at = 0; at < index.size; at++) {
    if (at % slice === 0) yield
    const place = places[index.columns.city[at]!]!
    const facts = readUndatedFacts(index, at)
    const { commission, reform } = computeHomeCosts(facts)
    costs.commission[at] = commission
    costs.reform[at] = reform
    costs.transfer[at] = sumHomeTransfer({ ...facts, place }, 0, false)
  }
  knownCosts.set(index, costs)
  return costs
}

/** The best and the worst case of a home; the same where nothing is unknown. */
interface HomeCases {
  well: PurchaseCase
  badly: PurchaseCase
}

/** Builds the cases of homes; there are few kinds of them, each of which is built once. */
function rememberCases(index: ListingIndex) {
  const { financing, fgts, occupancy } = index.columns
  const known = new Map<number, HomeCases>()
  return (at: number): HomeCases => {
    const key = financing[at]! * 100 + fgts[at]! * 10 + occupancy[at]!
    const remembered = known.get(key)
    if (remembered) return remembered
    const facts = readUndatedFacts(index, at)
    const well = buildCase(facts, true)
    const isKnown = facts.financing !== null && facts.fgts !== null && facts.occupancy !== null
    const cases = { well, badly: isKnown ? well : buildCase(facts, false) }
    known.set(key, cases)
    return cases
  }
}

/** Finds the homes in a place that fit a family, the best hundred in order. Yields every few milliseconds. */
export function* findHomes(
  index: ListingIndex,
  { family, assumptions, place }: HomeSearch,
  { page, limit }: PageParameters,
  now: Date,
): Generator<void, FoundHomes> {
  const set = selectListings(index, { ...emptyCriteria, ...place, category: [...homeCategories] }, now)
  const { columns } = index
  const costs = yield* readCosts(index)
  const buyer = prepareBuyer(family, assumptions)
  const neededRooms = countNeededRooms(family)
  const casesOf = rememberCases(index)
  const highest = computeHighestPrice(family, assumptions)
  const levels = { fits: 0, depends: 0, short: 0 }
  const ranked = new BestHomes(mostHomes)
  const judgeMoveIn = rememberMoveIn(family)
  let fitting = 0
  let homes = 0
  for (let at = 0; at < index.size; at++) {
    if (!hasBit(set, at)) continue
    if (++homes % slice === 0) yield
    if (columns.price[at]! > highest) continue
    const { well, badly } = casesOf(at)
    const price = columns.price[at]!
    const evaluation = toKnown(columns.evaluation[at]!) ?? price
    const place = costs.places[columns.city[at]!]!
    const home = {
      price,
      evaluation,
      costs: costs.commission[at]! + estimateRepairs(costs.reform[at]!, assumptions.repairs),
      countTransfer: (loan: Centavos) =>
        loan === 0
          ? costs.transfer[at]!
          : sumHomeTransfer({ price, evaluation, place }, loan, family.firstHome),
    }
    const best = computeMoneyLeft(home, buyer, well)
    const level = judgeFitLevel(best, well === badly ? best : computeMoneyLeft(home, buyer, badly))
    if (level === 'short' && -best * 100 > family.savings * nearlyPercent) continue
    levels[level]++
    fitting++
    const order = {
      discount: toKnown(columns.discount[at]!),
      pageRead: columns.pageRead[at] === 1,
      rooms: toKnown(columns.rooms[at]!),
    }
    if (!ranked.mayTake(rankHomeRoughly(order, { level, left: best }, neededRooms))) continue
    const facts = readUndatedFacts(index, at)
    const fit = assessHomeFit({ ...facts, place, debts: 0 }, family, assumptions)
    const rank = rankHome(
      {
        ...order,
        id: columns.id[at]!,
        evaluation: facts.evaluation,
        occupancy: facts.occupancy,
        moveIn: judgeMoveIn(facts.occupancy, fit.best),
      },
      fit,
      family,
    )
    ranked.add({ at, rank })
  }
  const total = Math.min(fitting, mostHomes)
  const positions = ranked
    .list()
    .slice(page * limit, (page + 1) * limit)
    .map(({ at }) => at)
  return { positions, total, levels, homes }
}
