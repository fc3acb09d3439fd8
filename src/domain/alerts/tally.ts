import type { Searchable } from '../search/searchable.ts'
import type { ArrivalKind } from './arrival.ts'

/** Number of listings that a notification names. */
export const mostNamed = 10

type Named = Pick<Searchable, 'id' | 'price' | 'discount'>

/** What a saved search found in one import. */
export interface Tally {
  counts: Record<ArrivalKind, number>
  /** The listings with the largest discount, largest first; unknown discounts last. */
  best: Named[]
}

export const emptyTally = (): Tally => ({ counts: { new: 0, back: 0, changed: 0 }, best: [] })

export const totalOf = ({ counts }: Tally): number => counts.new + counts.back + counts.changed

const isBetter = (one: Named, other: Named): boolean => {
  const more = (one.discount ?? -Infinity) - (other.discount ?? -Infinity)
  return more > 0 || (!(more < 0) && Number(one.id) > Number(other.id))
}

/** Adds a listing to the tally. */
export function count(tally: Tally, kind: ArrivalKind, listing: Named): void {
  tally.counts[kind]++
  const { best } = tally
  const last = best.at(-1)
  if (best.length === mostNamed && last !== undefined && !isBetter(listing, last)) return
  const at = best.findIndex(named => isBetter(listing, named))
  best.splice(at < 0 ? best.length : at, 0, {
    id: listing.id,
    price: listing.price,
    discount: listing.discount,
  })
  if (best.length > mostNamed) best.pop()
}
