import { readStreetAddress } from '../property/street-address.ts'

/** Shown of those at one address. */
const mostShown = 5

/** The other offers at the street and number of a listing, the cheapest first. */
export interface SameAddress<Listing> {
  /** How many there are; `listings` holds the first of them. */
  total: number
  listings: Listing[]
}

/** Selects the listings with the street and number of `own` among others of its street and city. */
export function selectSameAddress<Listing extends { id: string; address: string; price: number }>(
  own: { id: string; address: string },
  ofStreet: readonly Listing[],
): SameAddress<Listing> {
  const address = readStreetAddress(own.address)
  const listings =
    address === null
      ? []
      : ofStreet.filter(other => other.id !== own.id && readStreetAddress(other.address) === address)
  const sorted = listings.toSorted((a, b) => a.price - b.price || Number(a.id) - Number(b.id))
  return { total: sorted.length, listings: sorted.slice(0, mostShown) }
}
