import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { Facets } from '#contract/catalogue-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { FakedServer } from './faked-server.ts'
import { listedProperty } from './property-detail.ts'

/** Returns invented properties, the first for R$ 100.000 and each one R$ 100.000 above the one before. */
export const listedHouses = (count: number): Property[] =>
  Array.from({ length: count }, (_, at) => ({
    ...listedProperty,
    id: `844440000000${at + 1}`,
    title: `Casa ${at + 1}`,
    price: 100_000 * (at + 1),
  }))

const unasked = { yes: 0, no: 0, unknown: 0 }

/** Counts without any listing. */
export const emptyFacets: Facets = {
  total: 0,
  state: [],
  city: [],
  neighborhood: [],
  category: [],
  modality: [],
  price: [],
  financing: unasked,
  fgts: unasked,
  occupancy: unasked,
  paid: unasked,
}

/** Answers every search with these properties. */
export function fakeSearch(server: FakedServer, items: Property[]): void {
  server.answer(catalogueCalls.search, { items, total: items.length, page: 0, limit: 30, corrections: [] })
  server.answer(catalogueCalls.count, { total: items.length })
  server.answer(catalogueCalls.states, [])
  server.answer(catalogueCalls.cities, [])
}
