import type { Property } from './property.ts'
import { netRoi } from '#domain/calculators/assumptions.ts'
import { toReais } from '#domain/money.ts'
import { discount, roi } from '#domain/property/figures.ts'
import type { CataloguedListing } from '#domain/property/property.ts'
import { photoPath } from './photo-path.ts'
import { nextAuction } from '#domain/search/auction.ts'

/** Converts a listing for HTTP. Unknown facts are `null`, never guesses. */
export const present = (listing: CataloguedListing, now: Date): Property => ({
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
  discount: discount(listing.price, listing.evaluation),
  roi: roi(listing.price, listing.evaluation),
  netRoi: netRoi(listing),
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
  auctionDate: nextAuction(listing.firstAuctionAt, listing.secondAuctionAt, now),
  firstAuctionDate: listing.firstAuctionAt,
  secondAuctionDate: listing.secondAuctionAt,
  auctioneerName: listing.auctioneer,
  url: listing.url,
  description: listing.description,
  images: listing.photos.map(n => photoPath(listing.id, n)),
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
  editalUrl: listing.noticeUrl,
  createdAt: listing.firstSeenAt,
  updatedAt: listing.changedAt,
  gone: listing.gone,
})
