import { type Criteria, type CriteriaJson, readCriteria, writeCriteriaJson } from './search-criteria.ts'

/** Criteria as a saved search stores them. */
export type SavedFiltersJson = CriteriaJson

/** Writes criteria as JSON; `readSavedFilters` returns the same criteria. */
export const writeSavedFilters = writeCriteriaJson

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
