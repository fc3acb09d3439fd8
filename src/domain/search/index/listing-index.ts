import { finishWork } from '../../finish-work.ts'
import { type ListedCityNames, listCityNames } from './city-names.ts'
import {
  type CodeColumn,
  codeColumns,
  type IndexedListing,
  type ListingColumns,
  type NumberColumn,
  numberColumns,
  type PlaceColumn,
  placeColumns,
} from './indexed-listing.ts'
import {
  type ListingMoves,
  type ListingOrder,
  mergeOrder,
  type OrderKey,
  orderKeys,
  sortListings,
} from './listing-orders.ts'
import { type MunicipalityTable, PlaceDictionary } from './place-dictionary.ts'
import { indexWords, WordDictionary, type WordIndex } from './word-index.ts'

/** The lists of a state: dates as days since 1970. */
export interface StateLists {
  first: number
  newest: number
}

/**
 * The offered listings of one version of the catalogue, never changed after it is built: searches, counts, facets, map
 * and alerts run on it (docs/decisions/030).
 */
export interface ListingIndex {
  /** Number of listings. */
  size: number
  columns: ListingColumns
  places: PlaceDictionary
  /** Names of this version's cities in the lists; `places` may know more. */
  listedCityNames: ListedCityNames
  words: WordIndex
  orders: Record<OrderKey, ListingOrder>
  /** By state. */
  lists: ReadonlyMap<string, StateLists>
}

export interface ListingChanges {
  /** New and changed listings, whole. */
  changed: readonly IndexedListing[]
  /** Numbers of the listings that are no longer offered. */
  removed: readonly number[]
  lists: ReadonlyMap<string, StateLists>
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
  { changed, removed, lists }: ListingChanges,
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
  const sources = yield* findSources(before, added, replaced)
  const size = sources.length

  const columns = {} as ListingColumns
  for (const name of Object.keys(numberColumns) as NumberColumn[]) {
    columns[name] = new Float64Array(size)
    yield* fill(columns[name], before?.columns[name], listing => numberColumns[name](listing))
  }
  for (const name of Object.keys(codeColumns) as CodeColumn[]) {
    columns[name] = new Uint8Array(size)
    yield* fill(columns[name], before?.columns[name], listing => codeColumns[name](listing))
  }
  for (const name of Object.keys(placeColumns) as PlaceColumn[]) {
    columns[name] = new Uint32Array(size)
    yield* fill(columns[name], before?.columns[name], listing => placeColumns[name](listing, places))
  }
  const words = yield* mergeWords(before?.words ?? null, dictionary, added, sources)
  const orders = {} as Record<OrderKey, ListingOrder>
  const moves = before && added.length * 4 < size ? findMoves(before.size, sources) : null
  for (const name of Object.keys(orderKeys) as OrderKey[]) {
    orders[name] =
      before && moves
        ? yield* mergeOrder(before.orders[name], moves, columns, orderKeys[name])
        : yield* sortListings(columns, orderKeys[name])
    yield
  }
  const listedCityNames = listCityNames(places.cities, columns.city)
  return { size, columns, places, listedCityNames, words, orders, lists }

  function* fill(
    column: Float64Array | Uint8Array | Uint32Array,
    old: typeof column | undefined,
    read: (listing: IndexedListing) => number,
  ): Generator<void, void> {
    for (let at = 0; at < size; at++) {
      const source = sources[at]!
      column[at] = source >= 0 ? old![source]! : read(added[~source]!)
      if (at % (slice * 2) === 0) yield
    }
  }
}

/**
 * Finds where each listing of the new version comes from: its position in the version before, or `~` its position
 * among the added ones. Both are ordered by number, highest first.
 */
function* findSources(
  before: ListingIndex | null,
  added: readonly IndexedListing[],
  replaced: ReadonlySet<number>,
): Generator<void, Int32Array> {
  const ids = before?.columns.id ?? new Float64Array(0)
  const sources = new Int32Array(ids.length + added.length)
  let size = 0
  let next = 0
  for (let old = 0; old < ids.length; old++) {
    if (old % (slice * 10) === 0) yield
    if (replaced.has(ids[old]!)) continue
    while (next < added.length && added[next]!.id > ids[old]!) sources[size++] = ~next++
    sources[size++] = old
  }
  while (next < added.length) sources[size++] = ~next++
  return sources.slice(0, size)
}

/** Finds where the listings of the version before are now, and where the added ones are. */
function findMoves(sizeBefore: number, sources: Int32Array): ListingMoves {
  const movedTo = new Int32Array(sizeBefore).fill(-1)
  const added: number[] = []
  for (const [at, source] of sources.entries()) {
    if (source >= 0) movedTo[source] = at
    else added.push(at)
  }
  return { movedTo, added }
}

function* mergeWords(
  before: WordIndex | null,
  dictionary: WordDictionary,
  added: readonly IndexedListing[],
  sources: Int32Array,
): Generator<void, WordIndex> {
  const wordsOf = (source: number): Uint32Array =>
    source >= 0
      ? before!.words.subarray(before!.wordStarts[source], before!.wordStarts[source + 1])
      : added[~source]!.words
  const wordStarts = new Uint32Array(sources.length + 1)
  for (let at = 0; at < sources.length; at++) {
    wordStarts[at + 1] = wordStarts[at]! + wordsOf(sources[at]!).length
    if (at % (slice * 5) === 0) yield
  }
  const words = new Uint32Array(wordStarts[sources.length]!)
  for (let at = 0; at < sources.length; at++) {
    words.set(wordsOf(sources[at]!), wordStarts[at])
    if (at % slice === 0) yield
  }
  return yield* indexWords(dictionary, wordStarts, words)
}
