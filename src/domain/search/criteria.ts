import type { Centavos } from '../money.ts'
import type { Category, Modality, Occupancy } from '../property/property.ts'
import type { Uf } from '../states.ts'

export const sorts = [
  'relevance',
  'price',
  '-price',
  'discount',
  '-discount',
  'roi',
  '-roi',
  'area',
  '-area',
  'auction',
  'newest',
] as const
export type Sort = (typeof sorts)[number]

/**
 * The one idea that form, URL, API, saved searches, alerts, consultant, map and offline fallback share.
 * Empty list or `null` = not asked for.
 */
export interface Criteria {
  state: Uf[]
  city: string[]
  neighborhood: string[]
  text: string | null
  category: Category | null
  modality: Modality[]
  minPrice: Centavos | null
  maxPrice: Centavos | null
  /** m² */
  minArea: number | null
  maxArea: number | null
  /** Percent. */
  minDiscount: number | null
  minRooms: number | null
  minGarage: number | null
  financing: boolean | null
  fgts: boolean | null
  occupancy: Occupancy | null
  hasAuctionDate: boolean | null
  sort: Sort
}

export const everything: Criteria = {
  state: [],
  city: [],
  neighborhood: [],
  text: null,
  category: null,
  modality: [],
  minPrice: null,
  maxPrice: null,
  minArea: null,
  maxArea: null,
  minDiscount: null,
  minRooms: null,
  minGarage: null,
  financing: null,
  fgts: null,
  occupancy: null,
  hasAuctionDate: null,
  sort: 'relevance',
}

/** Query parameters as they come: one text, or several of the same name. */
export type Parameters = Record<string, string | string[] | undefined>
