import { estimateFromComparables, isSameNeighborhood } from '#domain/analysis/comparables.ts'
import { analyzePrice } from '#domain/analysis/price-analysis.ts'
import { toReais, toReaisOrNull } from '#domain/money.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import type { CataloguedListing, Listing } from '#domain/property/listing.ts'
import type { ComparableAnswer, PriceAnalysisAnswer } from './property-detail-schemas.ts'

/** A comparable listing beside the detail. */
export type ComparableListing = Pick<
  Listing,
  'id' | 'propertyType' | 'neighborhood' | 'area' | 'rooms' | 'price' | 'evaluation' | 'modality'
> &
  Pick<CataloguedListing, 'unseen'>

/** Returns the rules of thumb about a price, with what its comparables say; `null` without an appraisal. */
export function presentAnalysis(
  listing: Pick<Listing, 'price' | 'evaluation' | 'area'>,
  comparables: readonly ComparableListing[],
): PriceAnalysisAnswer | null {
  const figures = analyzePrice(listing.price, listing.evaluation)
  if (figures === null) return null
  const others = estimateFromComparables(listing.area, comparables)
  return {
    marketValue: toReais(figures.marketValue),
    estimatedROI: figures.estimatedRoi,
    idealBid: toReais(figures.idealBid),
    competition: figures.competition,
    discount: figures.discount,
    byComparables: others && {
      value: toReais(others.value),
      evaluationPerM2: toReais(others.evaluationPerM2),
      pricePerM2: toReais(others.pricePerM2),
      sampleSize: others.sampleSize,
    },
  }
}

/**
 * Converts a comparable listing beside the one that it is compared with.
 * @param newestList date of their state's newest list
 */
export const presentComparable = (
  own: CataloguedListing,
  other: ComparableListing,
  newestList: string,
): ComparableAnswer => ({
  id: other.id,
  title: `${other.propertyType} ${other.id}`,
  neighborhood: other.neighborhood,
  area: other.area,
  rooms: other.rooms,
  price: toReais(other.price),
  evaluationValue: toReaisOrNull(other.evaluation),
  pricePerM2: other.area === null || other.area <= 0 ? null : toReais(Math.round(other.price / other.area)),
  discount: computeDiscount(other.price, other.evaluation),
  modality: other.modality,
  listDate: other.unseen?.seenOn ?? newestList,
  unseenSince: other.unseen?.since ?? null,
  sameNeighborhood: isSameNeighborhood(own, other),
})
