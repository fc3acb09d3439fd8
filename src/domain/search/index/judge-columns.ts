import { computeRelevance } from '../../judgement/relevance.ts'
import { sumKnownWeight } from '../../judgement/judgement-questions.ts'
import { isUnusualDiscount } from '../../judgement/judged-return.ts'
import { checkLadder, type LadderCheck, type LadderCount } from '../../ladder/ladder-check.ts'
import { isLadderModality } from '../../ladder/ladder-position.ts'
import { placePrecisions } from '../../property/geographic-place.ts'
import { categories, modalities, occupancies } from '../../property/listing.ts'
import { states } from '../../states.ts'
import { type ListingColumns, toKnown } from './indexed-listing.ts'
import type { ListingRun } from './listing-runs.ts'
import type { StateLists } from './state-lists.ts'
import type { PlaceDictionary } from './place-dictionary.ts'

/** Listings between two yields. */
const slice = 5_000

/** The counts of the version on which the judgement of a listing depends. */
interface JudgingCounts {
  /** Listings with area and appraisal, by municipality and category. */
  comparable: Uint32Array
  /** By state: days by which its list is older than the newest one. */
  listAges: number[]
}

export interface JudgedVersion {
  /** Where the price ladder holds in this version. */
  ladder: LadderCheck
  /** Listings with a discount over 80 %. */
  unusualDiscounts: number
  judgedBy: JudgingCounts
}

/** The version before, whose columns stay valid for listings that have not changed. */
interface FormerVersion {
  columns: ListingColumns
  judgedBy: JudgingCounts
}

/**
 * Fills the columns that depend on all listings of a version, and judges by state where the price ladder holds. Listings
 * that stay keep their judgement while what it depends on is the same. Yields every few milliseconds.
 * @param ladderCounts counts of whole lists, for states of which only a part is indexed
 * @returns with the version, the positions of listings that stay and whose relevance is another one, in ascending order
 */
export function* judgeColumns(
  columns: ListingColumns,
  places: PlaceDictionary,
  lists: ReadonlyMap<string, StateLists>,
  former: FormerVersion | null,
  runs: readonly ListingRun[],
  ladderCounts: ReadonlyMap<string, LadderCount> = new Map(),
): Generator<void, { judged: JudgedVersion; moved: number[] }> {
  const counted = yield* countListings(columns, places, ladderCounts)
  const { comparable, groupOf } = counted
  const listAges = computeListAges(lists)
  const isSame = (at: number): boolean => {
    const state = columns.state[at]!
    const group = groupOf(at)
    return (
      former !== null &&
      former.judgedBy.listAges[state] === listAges[state] &&
      former.judgedBy.comparable[group] === comparable[group]
    )
  }
  const moved: number[] = []
  for (const { at: from, length, source, isAdded } of runs)
    for (let each = 0; each < length; each++) {
      const at = from + each
      if (at % slice === 0) yield
      if (!isAdded && isSame(at)) {
        columns.comparables[at] = former!.columns.comparables[source + each]!
        columns.known[at] = former!.columns.known[source + each]!
        columns.relevance[at] = former!.columns.relevance[source + each]!
        continue
      }
      judgeListing(columns, at, {
        others: columns.category[at] === 0 ? 0 : comparable[groupOf(at)]! - (isUsable(columns, at) ? 1 : 0),
        listAge: listAges[columns.state[at]!]!,
      })
      if (!isAdded && columns.relevance[at] !== former!.columns.relevance[source + each]) moved.push(at)
    }
  const { ladder, unusualDiscounts } = counted
  return { judged: { ladder, unusualDiscounts, judgedBy: { comparable, listAges } }, moved }
}

const kinds = categories.length + 1

const isUsable = (columns: ListingColumns, at: number): boolean =>
  columns.area[at]! > 0 && columns.evaluation[at]! > 0

function* countListings(
  columns: ListingColumns,
  { cities }: PlaceDictionary,
  ladderCounts: ReadonlyMap<string, LadderCount>,
) {
  const groups = Uint32Array.from(cities, ({ group }) => group * kinds)
  const groupOf = (at: number): number => groups[columns.city[at]!]! + columns.category[at]!
  const comparable = new Uint32Array(cities.length * kinds)
  const counts = states.map((): LadderCount => ({ listings: 0, onLadder: 0 }))
  const isSold = [false, ...modalities.map(isLadderModality)]
  let unusualDiscounts = 0
  for (let at = 0; at < columns.id.length; at++) {
    if (at % slice === 0) yield
    if (columns.category[at] !== 0 && isUsable(columns, at)) comparable[groupOf(at)]!++
    if (isUnusualDiscount(toKnown(columns.discount[at]!))) unusualDiscounts++
    if (!isSold[columns.modality[at]!] || columns.unseen[at] === 1) continue
    const count = counts[columns.state[at]!]!
    count.listings++
    if (columns.ladder[at] !== 0) count.onLadder++
  }
  const ladder = checkLadder(
    states.map(({ uf }, number) => [uf, ladderCounts.get(uf) ?? counts[number]!] as const),
  )
  return { ladder, unusualDiscounts, comparable, groupOf }
}

function computeListAges(lists: ReadonlyMap<string, StateLists>): number[] {
  const newest = Math.max(0, ...[...lists.values()].map(list => list.newest))
  return states.map(({ uf }) => Math.max(0, newest - (lists.get(uf)?.newest ?? newest)))
}

/** @param context the other listings with area and appraisal of its city and category, and the age of its state's list */
function judgeListing(
  columns: ListingColumns,
  at: number,
  { others, listAge }: { others: number; listAge: number },
): void {
  columns.comparables[at] = Math.min(others, 255)
  columns.known[at] = sumKnownWeight({
    occupancy: occupancies[columns.occupancy[at]! - 1] ?? null,
    debtsStated: columns.debtsStated[at] === 1,
    financing: columns.financing[at] === 0 ? null : columns.financing[at] === 2,
    fgts: columns.fgts[at] === 0 ? null : columns.fgts[at] === 2,
    precision: placePrecisions[columns.placePrecision[at]! - 1] ?? null,
    comparables: others,
  })
  columns.relevance[at] = computeRelevance({
    low: toKnown(columns.lowReturn[at]!),
    base: toKnown(columns.netRoi[at]!),
    known: columns.known[at]!,
    listAge,
    discount: toKnown(columns.discount[at]!),
    pageRead: columns.pageRead[at] === 1,
    street: columns.street[at]!,
  })
}
