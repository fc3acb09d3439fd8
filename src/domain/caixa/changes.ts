import type { Listing, Modality } from '../property/property.ts'
import type { Uf } from '../states.ts'
import { fold } from '../text.ts'

/** What the catalogue knows of a listing, as far as a newer list can change it. */
export interface Known {
  id: string
  state: Uf
  gone: boolean
  fingerprint: number
  /** Generation date of the newest list that told of it, YYYY-MM-DD. */
  listDate: string
  price: number
  evaluation: number | null
  modality: Modality | null
  financing: boolean | null
}

/** `older`: the catalogue has newer word, so that the entry changes nothing. */
export type Change = 'new' | 'changed' | 'back' | 'same' | 'older'

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
 * What a listing says, in one number (0…2⁵³−1): two listings that differ only in spelling (case, accents,
 * spaces) have the same. Financing is left out, because older lists do not tell it; so is the link.
 */
export function fingerprint(listing: Listing): number {
  const sale = listing.modality === 'venda-direta' ? listing.modality : fold(listing.auctionType)
  const texts = [listing.city, listing.neighborhood, listing.address, listing.description].map(fold)
  const figures = [
    listing.price,
    listing.evaluation,
    listing.totalArea,
    listing.privateArea,
    listing.landArea,
  ].map(String)
  return hash([listing.state, sale, ...figures, ...texts].join('\n'))
}

/**
 * The listing as the catalogue should keep it: where a list has no word on financing, what was known of it
 * stays.
 */
export function keepingKnown(listing: Listing, known: Known | undefined): Listing {
  return listing.financing === null && known !== undefined
    ? { ...listing, financing: known.financing }
    : listing
}

/**
 * What a list of `listDate` does to the catalogue by naming `listing`. `stateDate` is the date of the newest
 * whole list of its state taken in so far, `null` when there is none: what that one did not name, an older
 * one does not bring back. Lists of the same date: the later import counts.
 */
export function compare(
  listing: Listing,
  known: Known | undefined,
  listDate: string,
  stateDate: string | null,
): Change {
  if (stateDate !== null && listDate < stateDate) return 'older'
  if (known === undefined) return 'new'
  if (listDate < known.listDate) return 'older'
  if (known.gone) return 'back'
  const financing = keepingKnown(listing, known).financing
  return known.fingerprint === fingerprint(listing) && known.financing === financing ? 'same' : 'changed'
}

/**
 * Whether a whole list of `listDate` marks what is known as gone: offered, of a state the list names, not
 * named itself (not even in a row that could not be read), and not told of by a newer list.
 */
export const vanishes = (
  known: Known,
  states: ReadonlySet<Uf>,
  named: ReadonlySet<string>,
  listDate: string,
): boolean => !known.gone && states.has(known.state) && !named.has(known.id) && known.listDate <= listDate
