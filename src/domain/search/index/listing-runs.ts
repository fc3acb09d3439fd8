import type { IndexedListing } from './indexed-listing.ts'

/**
 * Listings that stand side by side in the next version of an index, `length` of them from position `at`. They come from
 * position `source` on: of the version before, or of the new and changed listings when `isAdded`.
 */
export interface ListingRun {
  at: number
  length: number
  source: number
  isAdded: boolean
}

/** Listings examined between two yields. */
const slice = 20_000

/**
 * Finds from where the listings of the next version come, in the order of their positions: by number, highest first.
 * @param ids numbers of the version before, in that order
 * @param added new and changed listings, in that order
 * @param replaced numbers that are no longer offered, or that `added` has
 */
export function* findListingRuns(
  ids: Float64Array,
  added: readonly IndexedListing[],
  replaced: ReadonlySet<number>,
): Generator<void, { runs: ListingRun[]; size: number }> {
  const runs: ListingRun[] = []
  let size = 0
  let next = 0

  function place(source: number, isAdded: boolean): void {
    const last = runs.at(-1)
    if (last?.isAdded === isAdded && last.source + last.length === source) last.length++
    else runs.push({ at: size, length: 1, source, isAdded })
    size++
  }

  for (let old = 0; old < ids.length; old++) {
    if (old % slice === 0) yield
    if (replaced.has(ids[old]!)) continue
    while (next < added.length && added[next]!.id > ids[old]!) place(next++, true)
    place(old, false)
  }
  while (next < added.length) place(next++, true)
  return { runs, size }
}

/** The positions of a version's listings in the next version. */
export interface ListingMoves {
  /** The new position by the former one, -1 = gone or replaced; the sequence of those that stay is the same. */
  movedTo: Int32Array
  /** Positions of the new and changed ones, in ascending order. */
  added: readonly number[]
}

/** Adds listings that stay, but change their place in an order, to those that are inserted. */
export function addMoves(
  moves: ListingMoves,
  runs: readonly ListingRun[],
  moved: readonly number[],
): ListingMoves {
  if (moved.length === 0) return moves
  const movedTo = moves.movedTo.slice()
  let run = 0
  for (const at of moved) {
    while (at >= runs[run]!.at + runs[run]!.length) run++
    movedTo[runs[run]!.source + at - runs[run]!.at] = -1
  }
  return { movedTo, added: [...moves.added, ...moved].sort((a, b) => a - b) }
}

/** Finds where the listings of the version before are now, and where the added ones are. */
export function findListingMoves(sizeBefore: number, runs: readonly ListingRun[]): ListingMoves {
  const movedTo = new Int32Array(sizeBefore).fill(-1)
  const added: number[] = []
  for (const { at, length, source, isAdded } of runs)
    for (let each = 0; each < length; each++) {
      if (isAdded) added.push(at + each)
      else movedTo[source + each] = at + each
    }
  return { movedTo, added }
}
