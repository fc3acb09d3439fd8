import type { ConsultantAnswer } from '#domain/consultant/answer-question.ts'
import { computeCardDiscount, computeCardRoi } from '#domain/consultant/consultant-texts.ts'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import type { ResultItem, ChatResults } from './chat-schemas.ts'
import type { ConsultantListing } from './consultant-listing.ts'
import type { Property } from './property-schemas.ts'

const cardTypes: Record<NonNullable<Property['category']>, string> = {
  casa: 'Casa',
  apartamento: 'Apartamento',
  terreno: 'Terreno',
  rural: 'Imóvel',
  comercial: 'Comercial',
}

/** Converts a property to the chat card. */
export const presentResultItem = (property: Property): ResultItem => ({
  id: property.id,
  city: property.city,
  uf: property.state,
  price: property.price,
  evaluation_value: property.evaluationValue,
  roi_percent: computeCardRoi(property.discount),
  discount_percent: computeCardDiscount(property.discount),
  property_type: property.category === null ? 'Imóvel' : cardTypes[property.category],
  image_url: property.images[0] ?? null,
  sale_modality: property.auctionType,
  property,
})

/** Converts what was found for HTTP and for the browser's own consultant; `null` for an answer of text alone. */
export function presentResults({ found }: ConsultantAnswer<ConsultantListing>): ChatResults | null {
  if (found === null) return null
  return {
    items: found.items.map(({ property }) => presentResultItem(property)),
    total: found.total,
    summary: found.summary,
    suggestions: found.suggestions,
    filters: writeSavedFilters(found.criteria),
    asked: writeSavedFilters(found.asked),
    relaxed: found.relaxed,
    notUnderstood: found.notUnderstood,
  }
}
