import { toBrasiliaIso } from '../../brasilia-time.ts'
import { type CataloguedListing, categories, modalities, occupancies } from '../../property/listing.ts'
import { toKnown } from './indexed-listing.ts'
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

const toFlag = (code: number): boolean | null => (code === 0 ? null : code === 2)
const toIso = (instant: number): string | null => (Number.isNaN(instant) ? null : toBrasiliaIso(instant))

/** The facts of a listing without its dates, which take the longest to write. */
export const readUndatedFacts = (
  { columns }: ListingIndex,
  position: number,
): Omit<ComparedFacts, 'firstAuctionAt' | 'secondAuctionAt' | 'photoMissing' | 'gone'> => ({
  category: categories[columns.category[position]! - 1] ?? null,
  modality: modalities[columns.modality[position]! - 1] ?? null,
  price: columns.price[position]!,
  evaluation: toKnown(columns.evaluation[position]!),
  area: toKnown(columns.area[position]!),
  rooms: toKnown(columns.rooms[position]!),
  garage: toKnown(columns.garage[position]!),
  financing: toFlag(columns.financing[position]!),
  fgts: toFlag(columns.fgts[position]!),
  occupancy: occupancies[columns.occupancy[position]! - 1] ?? null,
})

/** Reads what the index holds of the listing at a position. */
export function readComparedFacts(index: ListingIndex, position: number): ComparedFacts {
  const { columns } = index
  return {
    ...readUndatedFacts(index, position),
    firstAuctionAt: toIso(columns.firstAuctionAt[position]!),
    secondAuctionAt: toIso(columns.secondAuctionAt[position]!),
    photoMissing: columns.photoMissing[position] === 1,
    gone: false,
  }
}
