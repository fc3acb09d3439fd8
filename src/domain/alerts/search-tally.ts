import type { ArrivalKind } from './listing-arrival.ts'
import { type ListingChangeKind, maxNotifiedNumbers, type NotifiedChanges } from './listing-change.ts'
import type { MatchedArrival } from './saved-search-matcher.ts'

/** Number of listings that a notification names. */
export const maxTallyListings = 10

type Named = Pick<MatchedArrival, 'id' | 'kind' | 'price' | 'discount' | 'paidDiscount'>

/** What a saved search found in one import. */
export interface SearchTally {
  counts: Record<ArrivalKind, number>
  /** The listings with the largest discount, largest first; unknown discounts last. */
  best: Named[]
  /** The numbers of the listings, at most `maxNotifiedNumbers`; none for a first list. */
  numbers: Partial<Record<ArrivalKind, number[]>>
}

/** Creates an empty tally. */
export const createTally = (): SearchTally => ({
  counts: { new: 0, back: 0, changed: 0, listed: 0 },
  best: [],
  numbers: {},
})

/** Returns how many listings a tally counts, of all kinds. */
export const tallyTotal = ({ counts }: SearchTally): number =>
  counts.new + counts.back + counts.changed + counts.listed

const changeKinds: Record<ArrivalKind, ListingChangeKind> = {
  new: 'new',
  back: 'returned',
  changed: 'match',
  listed: 'listed',
}

/** Converts a tally to the changes that its notification shows. */
export const toSearchChanges = (
  { counts, best, numbers }: SearchTally,
  listDate: string,
): NotifiedChanges => ({
  listDate,
  counts: Object.fromEntries(
    Object.entries(counts)
      .filter(([, many]) => many > 0)
      .map(([kind, many]) => [changeKinds[kind as ArrivalKind], many]),
  ),
  first: best.map(({ id, kind, price }) => ({
    id,
    kind: changeKinds[kind],
    price,
    before: null,
    rungs: null,
    modalityBefore: null,
  })),
  numbers: Object.fromEntries(
    Object.entries(numbers).map(([kind, some]) => [changeKinds[kind as ArrivalKind], some]),
  ),
})

const isBetter = (one: Named, other: Named): boolean => {
  const more = (one.discount ?? -Infinity) - (other.discount ?? -Infinity)
  return more > 0 || (!(more < 0) && Number(one.id) > Number(other.id))
}

function addNumber({ numbers }: SearchTally, { id, kind }: Named): void {
  if (kind === 'listed') return
  const known = Object.values(numbers).reduce((sum, ids) => sum + ids.length, 0)
  if (known < maxNotifiedNumbers) (numbers[kind] ??= []).push(Number(id))
}

/** Adds a listing to the tally. */
export function addToTally(tally: SearchTally, listing: Named): void {
  tally.counts[listing.kind]++
  addNumber(tally, listing)
  const { best } = tally
  const last = best.at(-1)
  if (best.length === maxTallyListings && last !== undefined && !isBetter(listing, last)) return
  const at = best.findIndex(named => isBetter(listing, named))
  best.splice(at < 0 ? best.length : at, 0, {
    id: listing.id,
    kind: listing.kind,
    price: listing.price,
    discount: listing.discount,
    paidDiscount: listing.paidDiscount,
  })
  if (best.length > maxTallyListings) best.pop()
}
