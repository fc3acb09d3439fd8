import type { Criteria } from '#domain/search/search-criteria.ts'

/** Splits a text into cities at its commas. */
export const splitCities = (typed: string): string[] =>
  typed
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** The cities that a search is limited to, and those that it leaves out. */
export type Cities = Pick<Criteria, 'city' | 'notCity'>

/** Matches the word before a city that the search leaves out. */
export const excludedCityPattern = /^(?:menos\s+|-\s*)/i

/** Reads `Campinas, menos Sumaré`. */
export function readCities(typed: string): Cities {
  const parts = splitCities(typed)
  return {
    city: parts.filter(part => !excludedCityPattern.test(part)),
    notCity: parts.flatMap(part =>
      excludedCityPattern.test(part) ? part.replace(excludedCityPattern, '') || [] : [],
    ),
  }
}
