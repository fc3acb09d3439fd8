import { findSaleValue } from '#domain/calculators/sale-ground.ts'
import { countListAgeDays } from '#domain/freshness/list-age.ts'
import { toReais, toReaisOrNull } from '#domain/money.ts'
import { computePaidDiscount } from '#domain/property/listing-paid-price.ts'
import { computeDiscount, computeGrossRoi } from '#domain/property/price-figures.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import { readListingLadder } from '#domain/search/index/listing-ladder.ts'
import { findNextAuction } from '#domain/search/next-auction.ts'
import { judgedForAnybody, judgeReturn } from './judge-property.ts'
import { writePhotoPath } from './photo-path.ts'
import type { Property } from './property-schemas.ts'

/** What a listing is presented with: a version of the catalogue, and the clock. */
export interface PresentationContext {
  /** Dates of the states' lists, and whether the price ladder holds there. */
  index: ListingIndex
  now: Date
}

/** Converts a listing for HTTP, judged by the default assumptions and target. Unknown facts are `null`, never guesses. */
export function presentProperty(listing: CataloguedListing, context: PresentationContext): Property {
  const facts = presentFacts(listing, context)
  const { returnRange, maxBid } = judgeReturn(facts, judgedForAnybody)
  const saleGround = findSaleValue(listing)?.ground ?? 'none'
  return { ...facts, saleGround, netRoi: returnRange?.base ?? null, returnRange, maxBid }
}

const presentFacts = (
  listing: CataloguedListing,
  context: PresentationContext,
): Omit<Property, 'saleGround' | 'netRoi' | 'returnRange' | 'maxBid'> => ({
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
  evaluationValue: toReaisOrNull(listing.evaluation),
  discount: computeDiscount(listing.price, listing.evaluation),
  roi: computeGrossRoi(listing.price, listing.evaluation),
  ...presentNextPrices(listing, context),
  paid: presentListingPaid(listing.paid),
  paidDiscount: computePaidDiscount(listing.price, listing.paid),
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
  auctionDate: listing.gone
    ? null
    : findNextAuction(listing.firstAuctionAt, listing.secondAuctionAt, context.now),
  firstAuctionDate: listing.firstAuctionAt,
  secondAuctionDate: listing.secondAuctionAt,
  inDispute: listing.inDispute,
  bids: listing.bids,
  auctioneerName: listing.auctioneer,
  url: listing.url,
  description: listing.description,
  images: listing.photos.map(n => writePhotoPath(listing.id, n)),
  lat: listing.place?.lat ?? null,
  lng: listing.place?.lng ?? null,
  precision: listing.place?.precision ?? null,
  radius: listing.place?.radius ?? null,
  debts: null,
  pageRead: listing.pageRead,
  debtsStated: listing.debtsStated,
  condoDebtLimit: toReaisOrNull(listing.condoDebtLimit),
  financing: listing.financing,
  fgts: listing.fgts,
  legalNotes: listing.legalNotes,
  registrationNumber: listing.titleRecord,
  registryOffice: listing.registryOffice,
  registrationUrl: listing.titleRecordUrl,
  editalUrl: listing.editalUrl,
  createdAt: listing.firstSeenAt,
  updatedAt: listing.changedAt,
  ...presentPresence(listing, context),
  ...presentDoubt(listing),
})

const presentListingPaid = (paid: CataloguedListing['paid']): Property['paid'] =>
  paid && {
    ...paid,
    estimate: toReais(paid.estimate),
    low: toReais(paid.low),
    high: toReais(paid.high),
  }

/** Presents the unconfirmed price and appraisal of a list, each only where it differs from the confirmed one. */
function presentDoubt({
  doubtful,
  price,
  evaluation,
}: Pick<CataloguedListing, 'doubtful' | 'price' | 'evaluation'>): Pick<
  Property,
  'doubtfulPrice' | 'doubtfulEvaluation' | 'doubtfulPriceDate'
> {
  const doubtfulPrice = doubtful && doubtful.price !== price ? doubtful.price : null
  const doubtfulEvaluation = doubtful && doubtful.evaluation !== evaluation ? doubtful.evaluation : null
  return {
    doubtfulPrice: toReaisOrNull(doubtfulPrice),
    doubtfulEvaluation: toReaisOrNull(doubtfulEvaluation),
    doubtfulPriceDate:
      doubtful && (doubtfulPrice !== null || doubtfulEvaluation !== null) ? doubtful.listDate : null,
  }
}

/** Returns the prices that may follow on the ladder; a licitação is followed by its own, because it is never cut. */
function presentNextPrices(
  listing: CataloguedListing,
  { index, now }: PresentationContext,
): Pick<Property, 'nextPrice' | 'rebasePrice'> {
  const ladder = listing.gone ? null : readListingLadder(index, listing, now)
  return {
    nextPrice: ladder !== null && 'kind' in ladder.next ? toReais(ladder.next.price) : null,
    rebasePrice: toReaisOrNull(ladder?.rebase?.price ?? null),
  }
}

/** A listing as far as its presence in the lists goes. */
type PresentListing = Pick<CataloguedListing, 'state' | 'listDate' | 'gone' | 'unseen' | 'siteGoneAt'>

/** Says whether a listing is listed, and of which list one knows it: for everything that shows it, in whatever shape. */
export const presentPresence = (
  listing: PresentListing,
  context: PresentationContext,
): Pick<Property, 'gone' | 'siteGoneAt' | 'listed' | 'unseenSince' | 'listDate' | 'listAgeDays'> => ({
  gone: listing.gone,
  siteGoneAt: listing.siteGoneAt,
  listed: listing.gone ? 'gone' : listing.unseen ? 'unseen' : 'listed',
  unseenSince: listing.unseen?.since ?? null,
  ...presentListDate(listing, context),
})

/**
 * Returns the date of the newest list with the listing: of an offered one that of its state; of a gone one, the first
 * without it.
 */
function presentListDate(
  { gone, unseen, state, listDate }: PresentListing,
  { index, now }: PresentationContext,
): Pick<Property, 'listDate' | 'listAgeDays'> {
  const own = toDayNumber(listDate)
  const day = unseen
    ? toDayNumber(unseen.seenOn)
    : gone
      ? own
      : Math.max(own, index.lists.get(state)?.newest ?? own)
  const date = toDate(day)
  return { listDate: date, listAgeDays: countListAgeDays(date, now.getTime()) ?? 0 }
}
