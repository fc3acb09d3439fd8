import { fromReaisOrNull, toReaisOrNull } from '#domain/money.ts'
import { writeSavedFilters, readSavedFilters } from '#domain/search/saved-filters.ts'
import { criteriaFields } from '#domain/search/search-criteria.ts'
import type { SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import type { UnderstoodSearch } from './chat-schemas.ts'

/** The lists of which the first value is also given alone, under the singular name. */
const listNames = {
  state: 'states',
  city: 'cities',
  category: 'categories',
  neighborhood: 'neighborhoods',
} as const

/** Converts what was understood for the response of `POST /api/parse-query`; what was not said is `null`. */
export function presentUnderstood({
  kind,
  criteria,
  flags,
  facts,
  listingId,
  notUnderstood,
  corrections,
  fitsMeans = false,
  rejectedStates = [],
  unplacedNames = [],
  released = [],
  namesake = null,
}: SentenceUnderstanding): UnderstoodSearch {
  const json: Record<string, unknown> = { ...writeSavedFilters(criteria) }
  const filters: Record<string, unknown> = Object.fromEntries(
    criteriaFields.map(name => [name, json[name] ?? null]),
  )
  for (const [one, all] of Object.entries(listNames)) {
    const values = [json[one] ?? []].flat()
    filters[one] = values[0] ?? null
    filters[all] = values.length === 0 ? null : values
  }
  if (criteria.modality.length === 1) filters['modality'] = criteria.modality[0]
  const person = { income: toReaisOrNull(facts.income), purpose: facts.purpose }
  return {
    kind,
    filters: filters as UnderstoodSearch['filters'],
    flags,
    person,
    fitsMeans,
    listingId,
    notUnderstood,
    corrections: [...corrections],
    rejectedStates: [...rejectedStates],
    unplacedNames: [...unplacedNames],
    released: [...released],
    namesake: namesake === null ? null : { ...namesake, cities: [...namesake.cities] },
  }
}

/** Converts that response back, in the browser. */
export function readUnderstood({
  kind,
  filters,
  flags,
  person,
  listingId,
  notUnderstood,
  corrections,
  fitsMeans,
  rejectedStates,
  unplacedNames,
  released,
  namesake,
}: UnderstoodSearch): SentenceUnderstanding {
  const given: Record<string, unknown> = { ...filters }
  for (const [one, all] of Object.entries(listNames)) given[one] = given[all] ?? given[one]
  const facts = { income: fromReaisOrNull(person.income), purpose: person.purpose }
  return {
    kind,
    criteria: readSavedFilters(given),
    flags,
    facts,
    fitsMeans,
    listingId,
    notUnderstood,
    corrections,
    rejectedStates: [...rejectedStates],
    unplacedNames: [...unplacedNames],
    released: criteriaFields.filter(name => released.includes(name)),
    namesake,
  }
}
