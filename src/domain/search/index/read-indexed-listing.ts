import { toBrasiliaIso } from '../../brasilia-time.ts'
import { type CataloguedListing, categories, modalities, occupancies } from '../../property/listing.ts'
import type { ListingIndex } from './listing-index.ts'

/** The facts of a listing that searches compare and order by. */
export type ComparedFacts = Pick<
  CataloguedListing,
  | 'category'
  | 'modality'
  | 'price'
  | 'evaluation'
  | 'area'
  | 'rooms'
  | 'garage'
  | 'financing'
  | 'fgts'
  | 'occupancy'
  | 'firstAuctionAt'
  | 'secondAuctionAt'
  | 'photoMissing'
  | 'gone'
>

const known = (value: number): number | null => (Number.isNaN(value) ? null : value)
const toFlag = (code: number): boolean | null => (code === 0 ? null : code === 2)
const toIso = (instant: number): string | null => (Number.isNaN(instant) ? null : toBrasiliaIso(instant))

/** Reads what the index holds of the listing at a position. */
export function readComparedFacts({ columns }: ListingIndex, position: number): ComparedFacts {
  return {
    category: categories[columns.category[position]! - 1] ?? null,
    modality: modalities[columns.modality[position]! - 1] ?? null,
    price: columns.price[position]!,
    evaluation: known(columns.evaluation[position]!),
    area: known(columns.area[position]!),
    rooms: known(columns.rooms[position]!),
    garage: known(columns.garage[position]!),
    financing: toFlag(columns.financing[position]!),
    fgts: toFlag(columns.fgts[position]!),
    occupancy: occupancies[columns.occupancy[position]! - 1] ?? null,
    firstAuctionAt: toIso(columns.firstAuctionAt[position]!),
    secondAuctionAt: toIso(columns.secondAuctionAt[position]!),
    photoMissing: columns.photoMissing[position] === 1,
    gone: false,
  }
}
