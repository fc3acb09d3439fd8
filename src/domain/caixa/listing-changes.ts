import type { DoubtfulPrice, Listing } from '../property/listing.ts'
import { parseAuctionStage } from '../property/sale-modality.ts'
import type { Uf } from '../states.ts'
import { foldText } from '../fold-text.ts'
import { confirmsDoubtfulPrice, isDoubtfulStep, isLargeStep } from './doubtful-price.ts'
import type { OfferedListing } from './list-presence.ts'

/** The facts of a catalogued listing that a newer list can change. */
export interface KnownListingFacts extends OfferedListing {
  state: Uf
  gone: boolean
  fingerprint: number
  /** Generation date of the newest list that named it, YYYY-MM-DD. */
  listDate: string
  price: number
  evaluation: number | null
  /** A price that a list stated and no second one has confirmed. */
  doubtful: DoubtfulPrice | null
  financing: boolean | null
}

/**
 * The facts of a known listing as the lists state them. Areas are left out: the lists state them in the description, so
 * that another reading of the same text is no change.
 */
export type StatedFacts = Pick<
  Listing,
  | 'state'
  | 'city'
  | 'neighborhood'
  | 'address'
  | 'price'
  | 'evaluation'
  | 'description'
  | 'modality'
  | 'auctionType'
>

type FingerprintedFacts = StatedFacts & Pick<Listing, 'totalArea' | 'privateArea' | 'landArea'>

/**
 * `older`: the catalogue has newer data, so the entry changes nothing. `filled`: it states an unknown fact, or a known one
 * in other words, which is no change of the listing.
 */
export type ListingChange = 'new' | 'changed' | 'back' | 'filled' | 'same' | 'older'

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
export function fingerprintListing(listing: FingerprintedFacts): number {
  const sale = listing.modality === 'venda-direta' ? listing.modality : foldText(listing.auctionType)
  const { price, evaluation, totalArea, privateArea, landArea } = listing
  const figures = [price, evaluation, totalArea, privateArea, landArea].map(String)
  return hash([listing.state, sale, ...figures, ...textsOf(listing)].join('\n'))
}

const textsOf = (listing: StatedFacts): string[] =>
  [listing.city, listing.neighborhood, listing.address, listing.description].map(foldText)

/** What a list states about a listing, parsed and folded; `null` or `''` = it does not say. */
const parsedFacts = (listing: StatedFacts): (string | number | null)[] => [
  listing.state,
  // The bank has several names for one modality.
  listing.modality ?? foldText(listing.auctionType),
  parseAuctionStage(listing.auctionType),
  listing.price,
  listing.evaluation,
  ...textsOf(listing),
]

/** Whether a list contradicts a known fact; a fact that was unknown is no change. */
function isChanged(known: StatedFacts, stated: StatedFacts): boolean {
  const after = parsedFacts(stated)
  return parsedFacts(known).some((fact, at) => fact !== null && fact !== '' && fact !== after[at])
}

/** A row of a list as the catalogue should store it. */
export interface MergedListing {
  listing: Listing
  doubtful: DoubtfulPrice | null
}

/**
 * Merges a row with what is known: a known financing stays when the list does not state it, and so do price and
 * appraisal where the list's are a step that nothing explains, until a second list confirms it.
 * @param isSlipped whether the list's prices are wrong as a whole (`isSlippedList`): then no large step counts
 */
export function mergeKnownFacts(
  listing: Listing,
  known: KnownListingFacts | undefined,
  listDate: string,
  isSlipped = false,
): MergedListing {
  if (known === undefined) return { listing, doubtful: null }
  const financing = listing.financing ?? known.financing
  const isDoubtful =
    (isDoubtfulStep(known, listing) || (isSlipped && isLargeStep({ known, stated: listing }))) &&
    (known.doubtful === null || !confirmsDoubtfulPrice(known.doubtful, listing, listDate))
  if (!isDoubtful) return { listing: { ...listing, financing }, doubtful: null }
  const { price, evaluation } = listing
  return {
    listing: { ...listing, financing, price: known.price, evaluation: known.evaluation },
    doubtful: { price, evaluation, listDate },
  }
}

/**
 * Decides what a list of `listDate` that names a listing changes. `stateDate` is the date of the newest whole list of its
 * state imported so far, `null` without one: an older list does not return a listing that the newer one did not name. Of
 * lists with the same date the later import counts.
 * @param readStated what the catalogue knows of it in full, read only where the fingerprints differ
 */
export function compareListing(
  { listing, doubtful }: MergedListing,
  known: KnownListingFacts | undefined,
  listDate: string,
  stateDate: string | null,
  readStated: () => StatedFacts | undefined,
): ListingChange {
  if (stateDate !== null && listDate < stateDate) return 'older'
  if (known === undefined) return 'new'
  if (listDate < known.listDate) return 'older'
  if (known.gone) return 'back'
  if (known.financing !== null && known.financing !== listing.financing) return 'changed'
  if (known.fingerprint !== fingerprintListing(listing)) {
    const stated = readStated()
    return stated === undefined || isChanged(stated, listing) ? 'changed' : 'filled'
  }
  const isFilled = known.financing !== listing.financing || !isSameDoubt(known.doubtful, doubtful)
  return isFilled ? 'filled' : 'same'
}

const isSameDoubt = (one: DoubtfulPrice | null, other: DoubtfulPrice | null): boolean =>
  one?.price === other?.price && one?.evaluation === other?.evaluation && one?.listDate === other?.listDate

/**
 * Whether a whole list of this date decides if the listing is still offered: it is offered now, and no newer list names it.
 */
export const isCoveredByList = (known: KnownListingFacts, listDate: string): boolean =>
  !known.gone && known.listDate <= listDate
