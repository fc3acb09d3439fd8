import type { CityTotals, StateTotals } from '#contract/catalogue-schemas.ts'
import { listCities } from '#domain/search/index/count-cities.ts'
import { countByCode } from '#domain/search/index/count-column.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { states, type Uf } from '#domain/states.ts'

/** Lists all 27 states in the order of their names, with the number of offered listings. */
export function countByState({ columns }: ListingIndex): StateTotals {
  const totals = countByCode(columns.state, states.length)
  return states.map(({ uf, name }, state) => ({ uf, name, total: totals[state]! }))
}

/** Lists the cities of a state that have listings, in the order of their names without accents. */
export const countByCity = (index: ListingIndex, state: Uf): CityTotals =>
  listCities(index, city => city.state === state).map(({ name, total, located }) => ({
    name,
    total,
    located,
  }))
