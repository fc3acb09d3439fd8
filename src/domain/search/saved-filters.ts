import { toReais } from '../money.ts'
import type { Category, Modality, Occupancy } from '../property/listing.ts'
import type { Uf } from '../states.ts'
import { type Criteria, emptyCriteria, readCriteria, type SortOrder } from './search-criteria.ts'

/**
 * Criteria as a saved search stores them, restrictions only: prices in reais, areas in m², discount and net ROI in %.
 */
export interface SavedFiltersJson {
  state?: Uf | Uf[]
  city?: string | string[]
  neighborhood?: string[]
  text?: string
  category?: Category
  modality?: Modality[]
  minPrice?: number
  maxPrice?: number
  minArea?: number
  maxArea?: number
  minDiscount?: number
  minNetRoi?: number
  minRooms?: number
  minGarage?: number
  financing?: boolean
  fgts?: boolean
  occupancy?: Occupancy
  hasAuctionDate?: boolean
  sort?: SortOrder
}

const nonEmptyOrNull = <T>(values: T[]): T[] | null => (values.length === 0 ? null : values)
const singleOrList = <T>(values: T[]): T | T[] | null =>
  values.length === 1 ? (values[0] as T) : nonEmptyOrNull(values)
const reais = (centavos: number | null): number | null => (centavos === null ? null : toReais(centavos))

/** Writes criteria as JSON, in canonical order; `readFilters` returns the same criteria. */
export function writeSavedFilters(criteria: Criteria): SavedFiltersJson {
  const all: { [Name in keyof Criteria]: SavedFiltersJson[Name] | null } = {
    state: singleOrList(criteria.state),
    city: singleOrList(criteria.city),
    neighborhood: nonEmptyOrNull(criteria.neighborhood),
    text: criteria.text,
    category: criteria.category,
    modality: nonEmptyOrNull(criteria.modality),
    minPrice: reais(criteria.minPrice),
    maxPrice: reais(criteria.maxPrice),
    minArea: criteria.minArea,
    maxArea: criteria.maxArea,
    minDiscount: criteria.minDiscount,
    minNetRoi: criteria.minNetRoi,
    minRooms: criteria.minRooms,
    minGarage: criteria.minGarage,
    financing: criteria.financing,
    fgts: criteria.fgts,
    occupancy: criteria.occupancy,
    hasAuctionDate: criteria.hasAuctionDate,
    sort: criteria.sort === emptyCriteria.sort ? null : criteria.sort,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

const bounds = ['minPrice', 'maxPrice', 'minArea', 'maxArea'] as const

/**
 * Reads criteria from any JSON object. Never throws: invalid fields are left out. Bounds of price and area count only
 * as numbers, never as text.
 */
export function readSavedFilters(json: Record<string, unknown>): Criteria {
  const given = { ...json }
  for (const name of bounds) if (typeof given[name] !== 'number') delete given[name]
  return readCriteria(given).criteria
}
