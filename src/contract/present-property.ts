import type { Property } from './property-schemas.ts'
import { computeNetRoi } from '#domain/calculators/cost-assumptions.ts'
import { toReais } from '#domain/money.ts'
import { computeDiscount, computeGrossRoi } from '#domain/property/price-figures.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { writePhotoPath } from './photo-path.ts'
import { findNextAuction } from '#domain/search/next-auction.ts'

/** Converts a listing for HTTP. Unknown facts are `null`, never guesses. */
export const presentProperty = (listing: CataloguedListing, now: Date): Property => ({
  id: listing.id,
  title: `${listing.propertyType} ${listing.id}`,
  category: listing.category,
  modality: listing.modality,
  propertyType: listing.propertyType,
  address: listing.address,
  neighborhood: listing.neighborhood,
  city: listing.city,
  state: listing.state,
  price: toReais(listing.price),
  evaluationValue: listing.evaluation === null ? null : toReais(listing.evaluation),
  discount: computeDiscount(listing.price, listing.evaluation),
  roi: computeGrossRoi(listing.price, listing.evaluation),
  netRoi: computeNetRoi(listing),
  area: listing.area,
  totalArea: listing.totalArea,
  privateArea: listing.privateArea,
  landArea: listing.landArea,
  rooms: listing.rooms,
  bathrooms: listing.bathrooms,
  kitchen: listing.kitchen,
  garage: listing.garage,
  situation: listing.occupancy ?? 'unknown',
  auctionType: listing.auctionType,
  auctionDate: findNextAuction(listing.firstAuctionAt, listing.secondAuctionAt, now),
  firstAuctionDate: listing.firstAuctionAt,
  secondAuctionDate: listing.secondAuctionAt,
  auctioneerName: listing.auctioneer,
  url: listing.url,
  description: listing.description,
  images: listing.photos.map(n => writePhotoPath(listing.id, n)),
  lat: listing.place?.lat ?? null,
  lng: listing.place?.lng ?? null,
  precision: listing.place?.precision ?? null,
  debts: null,
  financing: listing.financing,
  fgts: listing.fgts,
  legalNotes: listing.legalNotes,
  registrationNumber: listing.titleRecord,
  registryOffice: listing.registryOffice,
  registrationUrl: listing.titleRecordUrl,
  editalUrl: listing.editalUrl,
  createdAt: listing.firstSeenAt,
  updatedAt: listing.changedAt,
  gone: listing.gone,
})
