import { computeRelevance } from '../../judgement/relevance.ts'
import { sumKnownWeight } from '../../judgement/judgement-questions.ts'
import { isUnusualDiscount } from '../../judgement/unusual-discount.ts'
import { checkLadder, type LadderCheck, type LadderCount } from '../../ladder/ladder-check.ts'
import {
  computeRungPrice,
  decodeLadderPosition,
  findLadderPosition,
  isLadderModality,
} from '../../ladder/ladder-position.ts'
import { placePrecisions } from '../../property/geographic-place.ts'
import { categories, modalities, occupancies } from '../../property/listing.ts'
import { states } from '../../states.ts'
import { codeOf, type ListingColumns, toKnown } from './indexed-listing.ts'
import type { StateLists } from './state-lists.ts'
import type { PlaceDictionary } from './place-dictionary.ts'

/** Listings between two yields. */
const slice = 5_000

export interface JudgedVersion {
  ladder: LadderCheck
  unusualDiscounts: number
}

/**
 * Fills the columns that depend on all listings of a version, and judges by state where the price ladder holds. Yields
 * every few milliseconds.
 * @param ladderCounts counts of whole lists, for states of which only a part is indexed
 */
export function* judgeColumns(
  columns: ListingColumns,
  places: PlaceDictionary,
  lists: ReadonlyMap<string, StateLists>,
  ladderCounts: ReadonlyMap<string, LadderCount> = new Map(),
): Generator<void, JudgedVersion> {
  const size = columns.id.length
  const kinds = categories.length + 1
  const groupOf = (at: number): number =>
    places.cities[columns.city[at]!]!.group * kinds + columns.category[at]!
  const usable = (at: number): boolean => columns.area[at]! > 0 && columns.evaluation[at]! > 0
  const comparable = new Uint32Array(places.cities.length * kinds)
  const counts = states.map((): LadderCount => ({ listings: 0, onLadder: 0 }))
  let unusualDiscounts = 0
  for (let at = 0; at < size; at++) {
    if (at % slice === 0) yield
    if (columns.category[at] !== 0 && usable(at)) comparable[groupOf(at)]!++
    if (isUnusualDiscount(toKnown(columns.discount[at]!))) unusualDiscounts++
    if (!isLadderModality(modalities[columns.modality[at]! - 1] ?? null)) continue
    const count = counts[columns.state[at]!]!
    count.listings++
    if (columns.ladder[at] !== 0) count.onLadder++
  }
  const ladder = checkLadder(
    states.map(({ uf }, number) => [uf, ladderCounts.get(uf) ?? counts[number]!] as const),
  )
  const holds = states.map(({ uf }) => ladder.states.get(uf)?.holds === true)
  const newest = Math.max(0, ...[...lists.values()].map(list => list.newest))
  const listAges = states.map(({ uf }) => Math.max(0, newest - (lists.get(uf)?.newest ?? newest)))
  for (let at = 0; at < size; at++) {
    if (at % slice === 0) yield
    const others = columns.category[at] === 0 ? 0 : comparable[groupOf(at)]! - (usable(at) ? 1 : 0)
    columns.comparables[at] = Math.min(others, 255)
    columns.known[at] = sumKnownWeight({
      occupancy: occupancies[columns.occupancy[at]! - 1] ?? null,
      debtsStated: columns.debtsStated[at] === 1,
      financing: columns.financing[at] === 0 ? null : columns.financing[at] === 2,
      fgts: columns.fgts[at] === 0 ? null : columns.fgts[at] === 2,
      precision: placePrecisions[columns.placePrecision[at]! - 1] ?? null,
      comparables: others,
    })
    columns.cutPrice[at] = holds[columns.state[at]!] ? (findCutPrice(columns, at) ?? Number.NaN) : Number.NaN
    columns.relevance[at] = computeRelevance({
      low: toKnown(columns.lowReturn[at]!),
      base: toKnown(columns.netRoi[at]!),
      known: columns.known[at]!,
      listAge: listAges[columns.state[at]!]!,
      discount: toKnown(columns.discount[at]!),
      pageRead: columns.pageRead[at] === 1,
      street: columns.street[at]!,
    })
  }
  return { ladder, unusualDiscounts }
}

/** Returns the price one rung lower; `null` off the ladder, on its last rung, and for a licitação, which is not cut. */
function findCutPrice(columns: ListingColumns, at: number): number | null {
  const packed = decodeLadderPosition(columns.ladder[at]!)
  if (packed === null || columns.modality[at] === codeOf.modality('licitacao')) return null
  const position = findLadderPosition(columns.price[at]!, columns.evaluation[at]!, packed)
  return position && computeRungPrice(position.start, position.rung + 1)
}
