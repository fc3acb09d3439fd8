import { finishWork } from '../../finish-work.ts'
import type { LadderCount } from '../../ladder/ladder-check.ts'
import {
  type IndexedListing,
  type ListingColumns,
  columnReaders,
  createListingColumns,
} from './indexed-listing.ts'
import { type JudgedVersion, judgeColumns } from './judge-columns.ts'
import { type ListedCityNames, listCityNames } from './listed-city-names.ts'
import { type ListingOrder, type OrderKey, mergeOrder, orderKeys, sortListings } from './listing-orders.ts'
import { type ListingRun, addMoves, findListingMoves, findListingRuns } from './listing-runs.ts'
import { mixKinds, type RelevanceOrder } from './mix-kinds.ts'
import { type MunicipalityTable, PlaceDictionary } from './place-dictionary.ts'
import type { StateLists } from './state-lists.ts'
import { WordDictionary, type WordIndex, indexWords } from './word-index.ts'

/**
 * The offered listings of one version of the catalogue, never changed after it is built: searches, counts, facets, map
 * and alerts run on it (docs/decisions/030).
 */
export interface ListingIndex extends JudgedVersion {
  /** Number of listings. */
  size: number
  columns: ListingColumns
  places: PlaceDictionary
  /** Names of this version's cities in the lists; `places` may know more. */
  listedCityNames: ListedCityNames
  words: WordIndex
  orders: Record<OrderKey, ListingOrder>
  relevance: RelevanceOrder
  /** By state. */
  lists: ReadonlyMap<string, StateLists>
}

interface ListingChanges {
  /** New and changed listings, whole. */
  changed: readonly IndexedListing[]
  /** Numbers of the listings that are no longer offered. */
  removed: readonly number[]
  lists: ReadonlyMap<string, StateLists>
  /** Counts of a state's whole list, where only a part of it is indexed; else the indexed listings are counted. */
  ladderCounts?: ReadonlyMap<string, LadderCount>
}

/** Builds the index of an empty catalogue. */
export const createEmptyIndex = (municipalities: MunicipalityTable): ListingIndex =>
  finishWork(
    mergeListings(null, new PlaceDictionary(municipalities), new WordDictionary(), {
      changed: [],
      removed: [],
      lists: new Map(),
    }),
  )

/**
 * Builds the next version of an index from this one and what changed; this one stays as it is. Yields every few
 * milliseconds, so that the caller can let other work run.
 */
export const updateIndex = (index: ListingIndex, changes: ListingChanges): Generator<void, ListingIndex> =>
  mergeListings(index, index.places, index.words.dictionary, changes)

/** Positions between two yields. */
const slice = 2_000

function* mergeListings(
  before: ListingIndex | null,
  places: PlaceDictionary,
  dictionary: WordDictionary,
  { changed, removed, lists, ladderCounts }: ListingChanges,
): Generator<void, ListingIndex> {
  const byNumber = new Map<number, IndexedListing>()
  for (const [at, listing] of changed.entries()) {
    byNumber.set(listing.id, listing)
    if (at % (slice * 5) === 0) yield
  }
  const added = [...Float64Array.from(byNumber.keys()).sort().reverse()].map(id => byNumber.get(id)!)
  yield
  const replaced = new Set(removed)
  for (const { id } of added) replaced.add(id)
  const ids = before?.columns.id ?? new Float64Array(0)
  const { runs, size } = yield* findListingRuns(ids, added, replaced)

  const columns = yield* mergeColumns(before?.columns ?? null, places, added, { runs, size })
  const { judged, moved } = yield* judgeColumns(columns, places, lists, before, runs, ladderCounts)
  const words = yield* mergeWords(before?.words ?? null, dictionary, added, { runs, size })
  const orders = {} as Record<OrderKey, ListingOrder>
  const isSmall = (changes: number): boolean => changes * 4 < size
  const moves = before && isSmall(added.length) ? findListingMoves(before.size, runs) : null
  const relevanceMoves = moves && isSmall(added.length + moved.length) ? addMoves(moves, runs, moved) : null
  for (const name of Object.keys(orderKeys) as OrderKey[]) {
    const own = name === 'relevance' ? relevanceMoves : moves
    orders[name] =
      before && own
        ? mergeOrder(before.orders[name], before.columns, own, columns, orderKeys[name])
        : yield* sortListings(columns, orderKeys[name])
    yield
  }
  const relevance = yield* mixKinds(columns, orders.relevance)
  const listedCityNames = listCityNames(places.cities, columns.city)
  return { size, columns, places, listedCityNames, words, orders, relevance, lists, ...judged }
}

/** Reads new and changed listings one after the other into all columns, and copies the other listings column by column. */
function* mergeColumns(
  before: ListingColumns | null,
  places: PlaceDictionary,
  added: readonly IndexedListing[],
  { runs, size }: { runs: readonly ListingRun[]; size: number },
): Generator<void, ListingColumns> {
  const columns = createListingColumns(size)
  const names = Object.keys(columnReaders) as (keyof typeof columnReaders)[]
  const readers = names.map(name => ({ column: columns[name], read: columnReaders[name] }))
  for (const { at, length, source, isAdded } of runs)
    for (let each = 0; isAdded && each < length; each++) {
      const number = source + each
      for (const { column, read } of readers) column[at + each] = read(added[number]!, places)
      if (number % slice === slice - 1) yield
    }
  for (const name of names) {
    for (const { at, length, source, isAdded } of runs)
      if (!isAdded) columns[name].set(before![name].subarray(source, source + length), at)
    yield
  }
  return columns
}

function* mergeWords(
  before: WordIndex | null,
  dictionary: WordDictionary,
  added: readonly IndexedListing[],
  { runs, size }: { runs: readonly ListingRun[]; size: number },
): Generator<void, WordIndex> {
  const wordStarts = new Uint32Array(size + 1)
  for (const { at, length, source, isAdded } of runs) {
    for (let each = 0; each < length; each++) {
      const from = source + each
      const total = isAdded
        ? added[from]!.words.length
        : before!.wordStarts[from + 1]! - before!.wordStarts[from]!
      wordStarts[at + each + 1] = wordStarts[at + each]! + total
    }
  }
  yield
  const words = new Uint32Array(wordStarts[size]!)
  for (const { at, length, source, isAdded } of runs) {
    if (!isAdded) {
      const [start, end] = [before!.wordStarts[source], before!.wordStarts[source + length]]
      words.set(before!.words.subarray(start, end), wordStarts[at])
    } else
      for (let each = 0; each < length; each++) {
        words.set(added[source + each]!.words, wordStarts[at + each])
        if ((source + each) % slice === slice - 1) yield
      }
  }
  yield
  return yield* indexWords(dictionary, wordStarts, words)
}

/** Finds the position of the listing with a number; `null` when the version does not offer it. */
export function findListingPosition({ columns, size }: ListingIndex, id: number): number | null {
  let [low, high] = [0, size - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const middleId = columns.id[middle]!
    if (middleId === id) return middle
    if (middleId > id) low = middle + 1
    else high = middle - 1
  }
  return null
}
