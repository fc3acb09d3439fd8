import type { Listing, Modality } from '../property/listing.ts'
import type { Uf } from '../states.ts'
import { foldText } from '../fold-text.ts'

/** The facts of a catalogued listing that a newer list can change. */
export interface KnownListingFacts {
  id: string
  state: Uf
  gone: boolean
  fingerprint: number
  /** Generation date of the newest list that named it, YYYY-MM-DD. */
  listDate: string
  price: number
  evaluation: number | null
  modality: Modality | null
  financing: boolean | null
}

/** `older`: the catalogue has newer data, so the entry changes nothing. */
export type ListingChange = 'new' | 'changed' | 'back' | 'same' | 'older'

/** A 53-bit hash of a text (cyrb53, public domain). */
function hash(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/**
 * Hashes what a list states about a listing into one integer (0…2⁵³−1). Listings that differ only in spelling (case,
 * accents, spaces) have the same hash. Financing, which older lists do not state, and the link are left out.
 */
export function fingerprintListing(listing: Listing): number {
  const sale = listing.modality === 'venda-direta' ? listing.modality : foldText(listing.auctionType)
  const texts = [listing.city, listing.neighborhood, listing.address, listing.description].map(foldText)
  const figures = [
    listing.price,
    listing.evaluation,
    listing.totalArea,
    listing.privateArea,
    listing.landArea,
  ].map(String)
  return hash([listing.state, sale, ...figures, ...texts].join('\n'))
}

/** The listing as the catalogue should store it: a known financing stays when the list does not state it. */
export function mergeKnownFacts(listing: Listing, known: KnownListingFacts | undefined): Listing {
  return listing.financing === null && known !== undefined
    ? { ...listing, financing: known.financing }
    : listing
}

/**
 * Decides what a list of `listDate` that names `listing` changes. `stateDate` is the date of the newest whole list of
 * its state imported so far, `null` without one: an older list does not bring back what that one did not name. Of
 * lists with the same date the later import counts.
 */
export function compareListing(
  listing: Listing,
  known: KnownListingFacts | undefined,
  listDate: string,
  stateDate: string | null,
): ListingChange {
  if (stateDate !== null && listDate < stateDate) return 'older'
  if (known === undefined) return 'new'
  if (listDate < known.listDate) return 'older'
  if (known.gone) return 'back'
  const financing = mergeKnownFacts(listing, known).financing
  return known.fingerprint === fingerprintListing(listing) && known.financing === financing
    ? 'same'
    : 'changed'
}

/**
 * Whether a whole list of `listDate` marks a known listing as gone: it is offered, in a state of the list, not named
 * by it (not even in an unreadable row), and not named by a newer list.
 */
export const isGoneFromList = (
  known: KnownListingFacts,
  states: ReadonlySet<Uf>,
  named: ReadonlySet<string>,
  listDate: string,
): boolean => !known.gone && states.has(known.state) && !named.has(known.id) && known.listDate <= listDate
