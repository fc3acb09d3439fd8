import type { DoubtfulPrice } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'
import type { Listing } from '#domain/property/listing.ts'

/**
 * The columns that a line of the bank's list writes to `listings`, by name: the form in which the journal stores
 * changes.
 */
export function buildListingRow(
  listing: Listing,
  fingerprint: number,
  doubtful: DoubtfulPrice | null = null,
): Record<string, unknown> {
  return {
    id: listing.id,
    state: listing.state,
    city_key: foldText(listing.city),
    neighborhood_key: foldText(listing.neighborhood),
    category: listing.category,
    modality: listing.modality,
    price: listing.price,
    evaluation: listing.evaluation,
    area: listing.area,
    rooms: listing.rooms,
    garage: listing.garage,
    financing: listing.financing,
    fingerprint,
    doubtful_price: doubtful?.price ?? null,
    doubtful_evaluation: doubtful?.evaluation ?? null,
    doubtful_on: doubtful?.listDate ?? null,
  }
}

/** The columns that it writes to `listing_texts`. */
export const buildTextRow = (listing: Listing): Record<string, unknown> => ({
  id: listing.id,
  city: listing.city,
  neighborhood: listing.neighborhood,
  address: listing.address,
  description: listing.description,
  property_type: listing.propertyType,
  auction_type: listing.auctionType,
  url: listing.url,
  total_area: listing.totalArea,
  private_area: listing.privateArea,
  land_area: listing.landArea,
  bathrooms: listing.bathrooms,
  kitchen: listing.kitchen,
})
