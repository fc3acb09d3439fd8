import { netRoi } from '../calculators/assumptions.ts'
import { discount, roi } from '../property/figures.ts'
import type {
  CataloguedListing,
  Category,
  Listing,
  Modality,
  Occupancy,
  Particulars,
} from '../property/property.ts'
import type { Uf } from '../states.ts'
import { fold } from '../text.ts'

/** What search inspects: the keys of one listing. The columns of table `listings` have the same names. */
export interface Searchable {
  id: string
  state: Uf
  cityKey: string
  neighborhoodKey: string
  category: Category | null
  modality: Modality | null
  price: number
  evaluation: number | null
  discount: number | null
  roi: number | null
  netRoi: number | null
  area: number | null
  rooms: number | null
  garage: number | null
  financing: boolean | null
  fgts: boolean | null
  occupancy: Occupancy | null
  firstAuctionAt: string | null
  secondAuctionAt: string | null
  photoMissing: boolean
  firstSeenAt: string
  /** City, neighborhood, address, description, type and UF, folded and separated by one space. */
  searchText: string
}

/** Builds the folded text in which a free-text search looks for every word. */
export const searchText = (listing: Listing): string =>
  fold(
    [
      listing.propertyType,
      listing.description,
      listing.address,
      listing.neighborhood,
      listing.city,
      listing.state,
    ].join(' '),
  )

/** Computes the search keys that a listing does not state itself. */
export const searchKeys = (listing: Listing & Pick<Particulars, 'occupancy'>) => ({
  cityKey: fold(listing.city),
  neighborhoodKey: fold(listing.neighborhood),
  discount: discount(listing.price, listing.evaluation),
  roi: roi(listing.price, listing.evaluation),
  netRoi: netRoi(listing),
  searchText: searchText(listing),
})

export function searchable(listing: CataloguedListing): Searchable {
  const keys = searchKeys(listing)
  return {
    id: listing.id,
    state: listing.state,
    cityKey: keys.cityKey,
    neighborhoodKey: keys.neighborhoodKey,
    category: listing.category,
    modality: listing.modality,
    price: listing.price,
    evaluation: listing.evaluation,
    discount: keys.discount,
    roi: keys.roi,
    netRoi: keys.netRoi,
    area: listing.area,
    rooms: listing.rooms,
    garage: listing.garage,
    financing: listing.financing,
    fgts: listing.fgts,
    occupancy: listing.occupancy,
    firstAuctionAt: listing.firstAuctionAt,
    secondAuctionAt: listing.secondAuctionAt,
    photoMissing: listing.photoMissing,
    firstSeenAt: listing.firstSeenAt,
    searchText: keys.searchText,
  }
}
