import type { ListingColumns } from './indexed-listing.ts'
import type { ListingMoves } from './listing-runs.ts'

/** The figures by which listings are ordered, each smallest first; the descending orders walk the same list backwards. */
export const orderKeys = {
  price: (columns, at) => columns.price[at]!,
  discount: (columns, at) => columns.discount[at]!,
  paidDiscount: (columns, at) => columns.paidDiscount[at]!,
  roi: (columns, at) => columns.roi[at]!,
  netRoi: (columns, at) => columns.netRoi[at]!,
  area: (columns, at) => columns.area[at]!,
  newest: (columns, at) => -columns.firstSeenAt[at]!,
  /** Depends on the other listings of a version; `mixKinds` makes the order that is shown of it. */
  relevance: (columns, at) => -columns.relevance[at]!,
  /** The order of the list "premium": the highest appraisal first, listings known to have no photo last. */
  premium: (columns, at) => columns.photoMissing[at]! * 2 ** 50 - columns.evaluation[at]!,
  firstAuction: (columns, at) => columns.firstAuctionAt[at]!,
  secondAuction: (columns, at) => columns.secondAuctionAt[at]!,
} as const satisfies Record<string, (columns: ListingColumns, at: number) => number>
export type OrderKey = keyof typeof orderKeys

/** Positions by a figure, smallest first, equal ones by position (the bank's number, highest first), unknown last. */
export interface ListingOrder {
  positions: Uint32Array
  /** How many have the figure. */
  known: number
}

type ReadOrderKey = (columns: ListingColumns, at: number) => number

/** Sorts all positions by a figure: by its rank among the distinct values, which needs no comparing function. */
export function* sortListings(columns: ListingColumns, key: ReadOrderKey): Generator<void, ListingOrder> {
  const size = columns.id.length
  const values = new Float64Array(size)
  for (let at = 0; at < size; at++) values[at] = key(columns, at)
  const distinct = values.filter(value => !Number.isNaN(value)).sort()
  const known = distinct.length
  yield
  let ranks = 0
  for (const value of distinct) if (ranks === 0 || value !== distinct[ranks - 1]) distinct[ranks++] = value
  const rankOf = new Uint32Array(size)
  const starts = new Uint32Array(ranks + 2)
  for (let at = 0; at < size; at++) {
    const rank = Number.isNaN(values[at]!) ? ranks : findRank(distinct, ranks, values[at]!)
    rankOf[at] = rank
    starts[rank + 1]!++
    if (at % 50_000 === 0) yield
  }
  for (let rank = 0; rank <= ranks; rank++) starts[rank + 1]! += starts[rank]!
  const positions = new Uint32Array(size)
  for (let at = 0; at < size; at++) positions[starts[rankOf[at]!]!++] = at
  return { positions, known }
}

function findRank(distinct: Float64Array, ranks: number, value: number): number {
  let [low, high] = [0, ranks - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (distinct[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Brings an order to the next version: what is new or changed is sorted and put between what stays.
 * @param former the version before, with its columns
 */
export function mergeOrder(
  former: ListingOrder,
  formerColumns: ListingColumns,
  { movedTo, added }: ListingMoves,
  columns: ListingColumns,
  key: ReadOrderKey,
): ListingOrder {
  const positions = new Uint32Array(columns.id.length)
  let size = 0
  const keyed = added.map(at => ({ at, value: key(columns, at) }))
  const sorted = keyed
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => a.value - b.value || a.at - b.at)
  merge(former.positions.subarray(0, former.known), sorted)
  const known = size
  merge(
    former.positions.subarray(former.known),
    keyed.filter(({ value }) => Number.isNaN(value)),
  )
  return { positions, known }

  /** Merges two parts, each in order: by value, which in the second part is unknown, then by number, highest first. */
  function merge(kept: Uint32Array, news: readonly { at: number; value: number }[]): void {
    let done = 0
    for (const { at, value } of news) {
      const end = findEnd(kept, done, value, columns.id[at]!)
      move(kept, done, end)
      positions[size++] = at
      done = end
    }
    move(kept, done, kept.length)
  }

  function move(kept: Uint32Array, from: number, to: number): void {
    for (let each = from; each < to; each++) {
      const at = movedTo[kept[each]!]!
      if (at >= 0) positions[size++] = at
    }
  }

  /** Finds the end of what comes before a listing with this value and number. */
  function findEnd(kept: Uint32Array, from: number, value: number, id: number): number {
    let [low, high] = [from, kept.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const at = kept[middle]!
      const formerKey = key(formerColumns, at)
      const isBefore = formerKey < value || (!(formerKey > value) && formerColumns.id[at]! > id)
      if (isBefore) low = middle + 1
      else high = middle
    }
    return low
  }
}
