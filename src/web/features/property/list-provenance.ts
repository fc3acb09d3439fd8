import { createContext, use } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { describeListDate } from '../listing/listing-words.ts'

/** The source of the listing: invented, or the bank; `null` = not known yet. */
export type ListProvenance = 'demo' | 'caixa' | null

/** Provides the source of the page's property. */
export const ProvenanceContext = createContext<ListProvenance>(null)

/** Names the source of price and appraisal: `lista da Caixa de 8 jan. 2026`. */
export const useListProvenance = (property: PropertyDetail): string =>
  describeListDate(property, use(ProvenanceContext))
