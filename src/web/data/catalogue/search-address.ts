import { categories } from '#domain/property/listing.ts'
import {
  type Criteria,
  type QueryParameters,
  readCriteria,
  writeCriteria,
} from '#domain/search/search-criteria.ts'
import { readSearchForm } from './search-form-address.ts'
import { presetCriteria, searchPresets } from '#domain/search/search-presets.ts'

/** The parameter of a text that is not parsed yet, which the search box sends without script. */
export const sentenceName = 'q'

/**
 * Reads criteria from a page's URL, or what the filters' form sends without script, and leaves out invalid parameters. The names are the API's with one exception:
 * `type` is the property's category. In links made before, `category` names a category or a preset.
 */
export function readSearchAddress(given: QueryParameters): Criteria {
  const parameters = readSearchForm(given)
  const { type, category, ...others } = parameters
  const named = [category ?? []].flat().map(name => name.toLowerCase())
  const preset = searchPresets.find(name => name === named.at(-1))
  const { criteria } = readCriteria({
    ...others,
    category: [type ?? named]
      .flat()
      .filter(name => (categories as readonly string[]).includes(name.toLowerCase())),
  })
  if (preset === undefined) return criteria
  return {
    ...criteria,
    ...presetCriteria(preset),
    ...(parameters.sort === undefined ? {} : { sort: criteria.sort }),
  }
}

/** Writes criteria as URL parameters of a page; `readSearchAddress` reads the same criteria back. */
export function writeSearchAddress(criteria: Criteria): QueryParameters {
  const { category, ...others } = writeCriteria(criteria)
  return category === undefined ? others : { type: category, ...others }
}

/**
 * Reads filters that another page passed in the navigation state: numbers are reais, absent values are empty or null.
 */
export const readSearchPreset = (given: unknown): Criteria | null =>
  typeof given === 'object' && given !== null ? readCriteria(given as Record<string, unknown>).criteria : null
