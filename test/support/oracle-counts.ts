import { expect } from 'vitest'
import { foldText } from '#domain/fold-text.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { countNaively } from './naive-facets.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import { filterNaively } from './naive-search.ts'
import type { OracleClient } from './oracle-server.ts'
import { readValidCriteria } from './search-oracle.ts'

interface FacetsAnswer {
  total: number
  state: { value: string; total: number }[]
  city: { value: string; state: string; total: number }[]
  category: { value: string; total: number }[]
  modality: { value: string; total: number }[]
  price: { total: number }[]
}

/** Computes the counts and the map that a search must return, one listing after another. */
export function expectCounts(catalogue: NaiveCatalogue, query: QueryParameters) {
  const criteria = { ...readValidCriteria(query), sort: 'relevance' as const }
  const numbers = filterNaively(catalogue, criteria).map(({ id }) => Number(id))
  return { counts: countNaively(catalogue, criteria), numbers: numbers.toSorted((a, b) => a - b) }
}

/** Compares the counts, the map and the bare count of a search with what they must say. */
export async function checkCounts(
  server: OracleClient,
  query: QueryParameters,
  { counts: expected, numbers }: ReturnType<typeof expectCounts>,
): Promise<void> {
  const parameters = writeQueryString(query)
  const facets = await server.get<FacetsAnswer>(`/api/properties/facets?${parameters}`)
  const totals = <T extends { total: number }>(counts: T[], keyOf: (count: T) => string) =>
    Object.fromEntries(counts.filter(({ total }) => total > 0).map(each => [keyOf(each), each.total]))
  expect(
    {
      total: facets.total,
      state: totals(facets.state, ({ value }) => value),
      category: totals(facets.category, ({ value }) => value),
      modality: totals(facets.modality, ({ value }) => value),
      price: facets.price.map(({ total }) => total),
    },
    parameters,
  ).toEqual({
    total: expected.total,
    state: expected.state,
    category: expected.category,
    modality: expected.modality,
    price: expected.price,
  })
  const cities = Object.values(expected.city).sort((a, b) => b - a)
  expect(
    facets.city.map(({ total }) => total),
    parameters,
  ).toEqual(cities.slice(0, 50))
  for (const { value, state, total } of facets.city) {
    const key = `${state} ${foldText(value)}`
    expect(expected.city[key], `${parameters} ${key}`).toBe(total)
  }

  const map = await server.get<{ total: number; ids: number[] }>(`/api/properties/map?${parameters}`)
  let id = 0
  const ids = map.ids.map(difference => (id += difference))
  expect(
    ids.toSorted((a, b) => a - b),
    parameters,
  ).toEqual(numbers)
  expect(await server.get(`/api/properties/count?${parameters}`)).toEqual({ total: numbers.length })
}
