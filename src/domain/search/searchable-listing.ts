import { computeNetRoi } from '../calculators/cost-assumptions.ts'
import { computeDiscount, computeGrossRoi } from '../property/price-figures.ts'
import type {
  CataloguedListing,
  Category,
  Listing,
  Modality,
  Occupancy,
  BankPageFacts,
} from '../property/listing.ts'
import type { Uf } from '../states.ts'
import { foldText } from '../fold-text.ts'

/** What search inspects: the keys of one listing. The columns of table `listings` have the same names. */
export interface SearchableListing {
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
const buildSearchText = (listing: Listing): string =>
  foldText(
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
export const buildSearchKeys = (listing: Listing & Pick<BankPageFacts, 'occupancy'>) => ({
  cityKey: foldText(listing.city),
  neighborhoodKey: foldText(listing.neighborhood),
  discount: computeDiscount(listing.price, listing.evaluation),
  roi: computeGrossRoi(listing.price, listing.evaluation),
  netRoi: computeNetRoi(listing),
  searchText: buildSearchText(listing),
})

export function toSearchable(listing: CataloguedListing): SearchableListing {
  const keys = buildSearchKeys(listing)
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
