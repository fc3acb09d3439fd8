import type { Answer } from '#domain/consultant/consult.ts'
import { cardDiscount, cardRoi } from '#domain/consultant/thresholds.ts'
import { filtersJson } from '#domain/search/filters-json.ts'
import type { ResultItem, Results } from './chat.ts'
import type { Property } from './property.ts'

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
  roi_percent: cardRoi(property.discount),
  discount_percent: cardDiscount(property.discount),
  property_type: property.category === null ? 'Imóvel' : cardTypes[property.category],
  image_url: property.images[0] ?? null,
  sale_modality: property.auctionType,
  property,
})

/** Converts what was found for HTTP and for the browser's own consultant; `null` for an answer of text alone. */
export function presentResults({ found }: Answer<Property>): Results | null {
  if (found === null) return null
  return {
    items: found.items.map(presentResultItem),
    total: found.total,
    summary: found.summary,
    suggestions: found.suggestions,
    filters: filtersJson(found.criteria),
    asked: filtersJson(found.asked),
    relaxed: found.relaxed,
    notUnderstood: found.notUnderstood,
  }
}
