import type { ListingColumns } from './indexed-listing.ts'

/** The figures by which listings are ordered, each smallest first; the descending orders walk the same list backwards. */
export const orderKeys = {
  price: (columns, at) => columns.price[at]!,
  discount: (columns, at) => columns.discount[at]!,
  roi: (columns, at) => columns.roi[at]!,
  netRoi: (columns, at) => columns.netRoi[at]!,
  area: (columns, at) => columns.area[at]!,
  newest: (columns, at) => -columns.firstSeenAt[at]!,
  /** Listings known to have no photo come last. */
  relevance: (columns, at) => columns.photoMissing[at]! * 2 ** 50 - columns.firstSeenAt[at]!,
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

/** Where the listings of a version are in the next one. */
export interface ListingMoves {
  /** The new position by the former one, -1 = gone or replaced; the sequence of those that stay is the same. */
  movedTo: Int32Array
  /** Positions of the new and changed ones, in ascending order. */
  added: readonly number[]
}

/** Brings an order to the next version: sorts only what is new or changed, which is merged with what stays. */
export function* mergeOrder(
  { positions, known }: ListingOrder,
  { movedTo, added }: ListingMoves,
  columns: ListingColumns,
  key: ReadOrderKey,
): Generator<void, ListingOrder> {
  const merged = new Uint32Array(columns.id.length)
  const keyed = added.map(at => ({ at, value: key(columns, at) }))
  const sorted = keyed
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => a.value - b.value || a.at - b.at)
  const unknown = keyed.filter(({ value }) => Number.isNaN(value)).map(({ at }) => ({ at, value: 0 }))
  const end = yield* merge(0, positions.subarray(0, known), sorted, at => key(columns, at))
  yield* merge(end, positions.subarray(known), unknown, () => 0)
  return { positions: merged, known: end }

  /** Merges two parts that are each in order, by value, then by position. Returns where the result ends. */
  function* merge(
    from: number,
    former: Uint32Array,
    news: readonly { at: number; value: number }[],
    valueOf: (at: number) => number,
  ): Generator<void, number> {
    let size = from
    let next = 0
    for (let each = 0; each < former.length; each++) {
      const at = movedTo[former[each]!]!
      if (at >= 0) {
        if (next < news.length) {
          const value = valueOf(at)
          for (let one = news[next]; one && (one.value < value || (one.value === value && one.at < at)); ) {
            merged[size++] = one.at
            one = news[++next]
          }
        }
        merged[size++] = at
      }
      if (each % 50_000 === 0) yield
    }
    for (; next < news.length; next++) merged[size++] = news[next]!.at
    return size
  }
}
