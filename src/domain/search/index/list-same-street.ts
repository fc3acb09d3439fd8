import type { ListingIndex } from './listing-index.ts'
import { numberStreet } from './street-number.ts'

/** More listings of one street than this are not looked at. */
const mostOfStreet = 400

/** Lists the numbers of the other offered listings in the street of a listing, at most 400; none without a street. */
export function listSameStreet(
  { columns, size }: ListingIndex,
  listing: { id: string; address: string; city: string; state: string },
): number[] {
  const street = numberStreet(listing)
  const ids: number[] = []
  if (street === 0) return ids
  const own = Number(listing.id)
  for (let at = 0; at < size && ids.length < mostOfStreet; at++)
    if (columns.street[at] === street && columns.id[at] !== own) ids.push(columns.id[at]!)
  return ids
}
