import { brasiliaDayNumber, startOfBrasiliaDay } from '../../brasilia-time.ts'
import { finishWork } from '../../finish-work.ts'
import { foldText } from '../../fold-text.ts'
import { computeFloorPrice, computePriceOnRung, decodeLadderPosition } from '../../ladder/ladder-position.ts'
import { computeLadderWindows } from '../../ladder/ladder-windows.ts'
import { findAgeSilence } from '../../ladder/next-price.ts'
import { modalities } from '../../property/listing.ts'
import { isSaleDateToCome } from '../../property/sale-dates.ts'
import { modalitiesByUrgency } from '../curated-lists.ts'
import { type BitSet, addBit, countBits, createBitSet, hasBit } from './bit-set.ts'
import { type ListingColumns, codeOf, toKnown } from './indexed-listing.ts'
import { selectListings } from './listing-filters.ts'
import type { ListingIndex } from './listing-index.ts'
import { type ListingOrder, type OrderKey, sortListings } from './listing-orders.ts'
import { landKinds } from './mix-kinds.ts'
import type { PageParameters } from '../page-parameters.ts'
import type { Criteria, SortOrder } from '../search-criteria.ts'
import { states } from '../../states.ts'

/** The order of a version on one day. */
interface DayOrder {
  day: number
  positions: Uint32Array
}

/** Listings between two yields. */
const slice = 5_000

const known = new WeakMap<ListingIndex, DayOrder>()

/**
 * Prepares the order "próximo degrau" of a version on a day, so that `orderByNextPrice` need not sort: a server lets other
 * work run between two yields.
 */
function* prepareNextPriceOrder(index: ListingIndex, now: Date): Generator<void, Uint32Array> {
  const day = brasiliaDayNumber(now.getTime())
  const before = known.get(index)
  if (before?.day === day) return before.positions
  const { columns, lists, ladder } = index
  const holds = states.map(({ uf }) => ladder.states.get(uf)?.holds === true)
  const listDays = states.map(({ uf }) => lists.get(uf)?.newest ?? day)
  const keys = new Float64Array(index.size)
  for (let at = 0; at < index.size; at++) {
    const state = columns.state[at]!
    keys[at] = holds[state] ? computeKey(columns, at, day, listDays[state]!) : unknownKey
    if (at % slice === slice - 1) yield
  }
  const { positions } = yield* sortListings(columns, (_, at) => keys[at]!)
  known.set(index, { day, positions })
  return positions
}

/**
 * Returns all positions in the order "próximo degrau": first the listings whose next price may come soonest, then those
 * with a next price of which the day is not known, the deepest cut first, then the others; equal ones by position.
 */
const orderByNextPrice = (index: ListingIndex, now: Date): Uint32Array =>
  finishWork(prepareNextPriceOrder(index, now))

/** The key of the listings whose next price is not predicted. */
const unknownKey = 2000

/** Days until the next price, at most some hundred; then 1000 minus the cut in percent; then `unknownKey`. */
function computeKey(columns: ListingColumns, at: number, day: number, listDay: number): number {
  const position = decodeLadderPosition(columns.ladder[at]!)
  const start = columns.ladderStart[at]!
  const modality = modalities[columns.modality[at]! - 1] ?? null
  if (position === null || Number.isNaN(start) || modality === 'licitacao') return unknownKey
  if (findAgeSilence(day, listDay) !== null) return unknownKey
  const [price, floor] = [columns.price[at]!, computeFloorPrice(columns.evaluation[at]!)]
  const lastLicitacaoDay = toKnown(columns.lastLicitacaoOn[at]!)
  if (price <= floor) return unknownKey
  const [from, to] = [columns.roundFrom[at]!, columns.roundTo[at]!]
  const [window] = computeLadderWindows({
    beginning: Number.isNaN(from) ? null : { from, to },
    rung: position.rung,
    modality,
    listDay,
    today: day,
    lastLicitacaoDay,
  })
  if (window !== undefined) return Math.max(0, window.from - day)
  const cutPrice = computePriceOnRung({ start, floor }, position.rung + 1)
  return 1000 - (100 * (price - cutPrice)) / price
}

/** Among so many first results, at most two are of one street or building. */
const variedResults = 12
const mostOfOneStreet = 2

/** Creates a test of whether a listing lies in the city that a text names, by the list's spelling or the official one. */
function createNamedCityTest({ columns, places }: ListingIndex, text: string): (at: number) => boolean {
  const key = foldText(text).trim()
  const named = places.cities.map(
    ({ key: listed, municipality }) =>
      listed === key || (municipality !== null && foldText(municipality.name) === key),
  )
  return at => named[columns.city[at]!] === true
}

/** Returns all positions by relevance: land after all else, unless the criteria ask for it. */
const orderByRelevance = (
  { relevance }: ListingIndex,
  { category }: Pick<Criteria, 'category'>,
): Uint32Array => (category.some(kind => landKinds.includes(kind)) ? relevance.mixed : relevance.landLast)

/** Walks the listings of a set by relevance; with a text that names a city, those in that city first. */
function* walkByRelevance(
  index: ListingIndex,
  set: BitSet,
  { text, category }: Pick<Criteria, 'text' | 'category'>,
): Generator<number, void> {
  const positions = orderByRelevance(index, { category })
  if (text === null) {
    for (const at of positions) if (hasBit(set, at)) yield at
    return
  }
  const isNamed = createNamedCityTest(index, text)
  for (const at of positions) if (hasBit(set, at) && isNamed(at)) yield at
  for (const at of positions) if (hasBit(set, at) && !isNamed(at)) yield at
}

/**
 * Finds a page of the order "Relevância": by `index.relevance`, those in the city that the text names before others, and
 * among the first twelve results at most two of one street; the others of that street follow them.
 * @param set the listings that meet the criteria
 */
function findRelevantPage(
  index: ListingIndex,
  set: BitSet,
  criteria: Criteria,
  { skip, limit }: { skip: number; limit: number },
): number[] {
  const first: number[] = []
  const ofStreet = new Map<number, number>()
  for (const at of walkByRelevance(index, set, criteria)) {
    if (first.length === variedResults) break
    const street = index.columns.street[at]!
    const shown = ofStreet.get(street) ?? 0
    if (street !== 0 && shown >= mostOfOneStreet) continue
    ofStreet.set(street, shown + 1)
    first.push(at)
  }
  const page = first.slice(skip, skip + limit)
  const isFirst = new Set(first)
  let toSkip = Math.max(0, skip - first.length)
  for (const at of walkByRelevance(index, set, criteria)) {
    if (page.length >= limit) break
    if (isFirst.has(at)) continue
    if (toSkip > 0) toSkip--
    else page.push(at)
  }
  return page
}

export interface FoundListings {
  /** Positions of the page's listings, in order. */
  positions: number[]
  /** Listings on all pages. */
  total: number
}

/** Finds one page of the listings that meet the criteria, and how many do. */
export function findListingPage(
  index: ListingIndex,
  criteria: Criteria,
  { page, limit }: PageParameters,
  now: Date,
): FoundListings {
  const set = selectListings(index, criteria, now)
  const total = countBits(set)
  let skip = page * limit
  if (skip >= total) return { positions: [], total }
  if (criteria.sort === 'relevance')
    return { positions: findRelevantPage(index, set, criteria, { skip, limit }), total }
  const positions: number[] = []
  walkOrder(index, criteria.sort, now, position => {
    if (!hasBit(set, position) || skip-- > 0) return true
    return positions.push(position) < limit
  })
  return { positions, total }
}

/** Prepares an order that is not kept with the version, for the pages that follow. Yields every few milliseconds. */
export function* prepareOrder(index: ListingIndex, sort: SortOrder, now: Date): Generator<void, void> {
  if (sort === 'nextPrice') yield* prepareNextPriceOrder(index, now)
}

/** Counts the listings that a search finds at `now`. */
export const countListings = (index: ListingIndex, criteria: Criteria, now: Date): number =>
  countBits(selectListings(index, criteria, now))

/** Called with each position of an order; `false` ends the walk. */
type VisitPosition = (position: number) => boolean

/** Walks all positions in an order, which is total: the same at every call. `findRelevantPage` varies "relevance". */
export function walkOrder(index: ListingIndex, sort: SortOrder, now: Date, visit: VisitPosition): void {
  if (sort === 'nextPrice') walkPositions(orderByNextPrice(index, now), visit)
  else if (sort === 'auction') walkByNextDate(index, now.getTime(), visit)
  else if (sort.startsWith('-')) walkDescending(index, sort.slice(1) as OrderKey, visit)
  else walkPositions(index.orders[sort as OrderKey].positions, visit)
}

/** Returns `false` when `visit` ended the walk. */
export function walkPositions(positions: Uint32Array, visit: VisitPosition, from = 0): boolean {
  for (let at = from; at < positions.length; at++) if (!visit(positions[at]!)) return false
  return true
}

/** Walks the largest first, equal ones by number, unknown ones last. */
function walkDescending(index: ListingIndex, key: OrderKey, visit: VisitPosition): void {
  const { positions, known } = index.orders[key]
  const values = index.columns[key as 'price']
  for (let end = known; end > 0; ) {
    let start = end - 1
    while (start > 0 && values[positions[start - 1]!] === values[positions[end - 1]!]) start--
    for (let at = start; at < end; at++) if (!visit(positions[at]!)) return
    end = start
  }
  walkPositions(positions, visit, known)
}

/** Modality code → its place in `modalitiesByUrgency`. */
const urgencies: Readonly<Record<number, number>> = Object.fromEntries(
  modalitiesByUrgency.flatMap((modalities, urgency) =>
    modalities.map(modality => [codeOf.modality(modality), urgency]),
  ),
)

/** Walks the soonest coming date first; equal dates and listings without one, by how soon their kind of sale is assumed to end. */
function walkByNextDate(index: ListingIndex, now: number, visit: VisitPosition): void {
  const { modality, firstSeenAt } = index.columns
  const last = modalitiesByUrgency.length - 1
  const urgencyOf = (at: number): number => urgencies[modality[at]!] ?? last
  const compareUrgency = (a: number, b: number): number =>
    urgencyOf(a) - urgencyOf(b) || firstSeenAt[b]! - firstSeenAt[a]! || a - b
  const { dated, ended } = walkNextDates(index, now, visit, compareUrgency)
  for (let urgency = 0, open = !ended; open && urgency <= last; urgency++)
    open = walkPositions(
      index.orders.newest.positions,
      position => hasBit(dated, position) || urgencyOf(position) !== urgency || visit(position),
    )
}

/**
 * Walks the listings with a coming date, the soonest first, by merging the orders by first and by second date; equal
 * dates in the order of `compareEqual`. Returns those it met, and whether `visit` ended it.
 */
function walkNextDates(
  index: ListingIndex,
  now: number,
  visit: VisitPosition,
  compareEqual: (a: number, b: number) => number,
): { dated: BitSet; ended: boolean } {
  const { firstAuctionAt, secondAuctionAt } = index.columns
  const nextOf = (at: number): number => {
    const [first, second] = [firstAuctionAt[at]!, secondAuctionAt[at]!]
    return Math.min(
      isSaleDateToCome(first, now) ? first : Number.POSITIVE_INFINITY,
      isSaleDateToCome(second, now) ? second : Number.POSITIVE_INFINITY,
    )
  }
  const dated = createBitSet(index.size)
  const cursors = [
    createCursor(index.orders.firstAuction, firstAuctionAt, now),
    createCursor(index.orders.secondAuction, secondAuctionAt, now),
  ]
  for (;;) {
    const value = Math.min(...cursors.map(({ peek }) => peek()))
    if (value === Number.POSITIVE_INFINITY) return { dated, ended: false }
    // Equal dates of both lists.
    const equal = new Set(
      cursors.flatMap(cursor => [...cursor.take(value)]).filter(at => nextOf(at) === value),
    )
    for (const position of [...equal].sort(compareEqual)) {
      addBit(dated, position)
      if (!visit(position)) return { dated, ended: true }
    }
  }
}

/** Walks an order of dates that are to come at `now`: today without an hour, then those after `now`. */
function createCursor({ positions, known }: ListingOrder, values: Float64Array, now: number) {
  const findFirstAfter = (limit: number): number => {
    let [low, high] = [0, known]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (values[positions[middle]!]! > limit) high = middle
      else low = middle + 1
    }
    return low
  }
  const today = startOfBrasiliaDay(now)
  const afterNow = findFirstAfter(now)
  const ofToday = findFirstAfter(today - 1)
  let at = ofToday < known && values[positions[ofToday]!] === today ? ofToday : afterNow
  return {
    /** Returns the next value, without taking it. */
    peek: (): number => (at < known ? values[positions[at]!]! : Number.POSITIVE_INFINITY),
    /** Takes all positions with this value. */
    take(value: number): Uint32Array {
      const from = at
      while (at < known && values[positions[at]!] === value) at++
      const matching = positions.subarray(from, at)
      at = Math.max(at, afterNow)
      return matching
    },
  }
}
