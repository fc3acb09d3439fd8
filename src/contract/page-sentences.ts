import type { PageSentences } from '#domain/consultant/consultant-answer.ts'
import type { PropertyDetail } from './property-detail-schemas.ts'

/** Returns what a property's bank page says of its present sale, for the consultant; `null` when it was not read. */
export function readPageSentences(property: PropertyDetail | null): PageSentences | null {
  const page = property?.bankPage
  if (!property || !page) return null
  const isPresentSale = page.modality === null || page.modality === property.modality
  return {
    readAt: page.readAt,
    firstAuctionPrice: isPresentSale ? page.price : null,
    secondAuctionPrice: page.secondAuctionPrice,
    auctions: { first: property.firstAuctionDate, second: property.secondAuctionDate },
    condominiumRule: isPresentSale && !page.condominiumRuleCut ? page.condominiumRule : null,
    taxesRule: isPresentSale && !page.taxesRuleCut ? page.taxesRule : null,
    warnings: page.warnings,
  }
}
