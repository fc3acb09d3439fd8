import { decimalField } from './criteria-fields.ts'
import { criteriaTable } from './criteria-table.ts'
import {
  type Criteria,
  type CriteriaErrors,
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

/** Filters whose bounds of amounts are numbers, and by field what was wrong with those that are left out. */
interface TidyBounds {
  filters: Record<string, unknown>
  leftOut: CriteriaErrors
}

/**
 * Reads the bounds of amounts, which are kept only where they are numbers ≥ 0 of at most two decimals: as such, or as a
 * text of one number alone. Others are left out and named. All else stays as it is.
 */
export function tidyBounds(json: Record<string, unknown>): TidyBounds {
  const filters = { ...json }
  const leftOut: CriteriaErrors = {}
  for (const name of bounds) {
    const value = filters[name]
    if (value === undefined) continue
    delete filters[name]
    if (value === null || value === '') continue
    const isReadable = typeof value === 'number' || typeof value === 'string'
    const reading = boundField.read([isReadable ? String(value).trim() : 'unreadable'])
    if ('problem' in reading) leftOut[name] = reading.problem
    else if (reading.value !== null) filters[name] = reading.value
  }
  return { filters, leftOut }
}

/** Reads criteria from any JSON object. Never throws: invalid fields are left out. */
export const readSavedFilters = (json: Record<string, unknown>): Criteria =>
  readCriteria(tidyBounds(json).filters).criteria
