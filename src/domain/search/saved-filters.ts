import { decimalField } from './criteria-fields.ts'
import { criteriaTable } from './criteria-table.ts'
import {
  type Criteria,
  type CriteriaJson,
  listCriteria,
  readCriteria,
  writeCriteriaJson,
} from './search-criteria.ts'

/** Criteria as a saved search stores them. */
export type SavedFiltersJson = CriteriaJson

/** Writes criteria as JSON; `readSavedFilters` returns the same criteria. */
export const writeSavedFilters = writeCriteriaJson

/** The bounds of amounts: prices, appraisals and areas. */
const bounds = listCriteria('bound').filter(name => criteriaTable[name].figure.control.type === 'amount')
const boundField = decimalField()

/**
 * Leaves out the bounds of prices and areas that are not numbers ≥ 0 of at most two decimals; text is never one. All
 * else stays as it is.
 */
export function dropWrongBounds(json: Record<string, unknown>): Record<string, unknown> {
  const given = { ...json }
  for (const name of bounds) {
    const value = given[name]
    if (typeof value !== 'number' || 'problem' in boundField.read([String(value)])) delete given[name]
  }
  return given
}

/**
 * Reads criteria from any JSON object. Never throws: invalid fields are left out. Bounds of prices and areas count only
 * as numbers, never as text.
 */
export const readSavedFilters = (json: Record<string, unknown>): Criteria =>
  readCriteria(dropWrongBounds(json)).criteria
