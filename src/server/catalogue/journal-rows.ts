import type { Listing, Occupancy } from '#domain/property/listing.ts'
import { buildSearchKeys } from '#domain/search/searchable-listing.ts'

/**
 * The columns that a line of the bank's list writes to `listings`, by name: the form in which the journal stores
 * changes. `occupancy` is what the catalogue knows, because no list states it.
 */
export function buildListingRow(
  listing: Listing,
  fingerprint: number,
  occupancy: Occupancy | null,
): Record<string, unknown> {
  const keys = buildSearchKeys({ ...listing, occupancy })
  return {
    id: listing.id,
    state: listing.state,
    city_key: keys.cityKey,
    neighborhood_key: keys.neighborhoodKey,
    category: listing.category,
    modality: listing.modality,
    price: listing.price,
    evaluation: listing.evaluation,
    discount: keys.discount,
    roi: keys.roi,
    net_roi: keys.netRoi,
    area: listing.area,
    rooms: listing.rooms,
    garage: listing.garage,
    financing: listing.financing,
    fingerprint,
    search_text: keys.searchText,
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
