import { formatPlaceName } from '../property/place-names.ts'
import { foldText } from '../fold-text.ts'
import type { Criteria } from '../search/search-criteria.ts'
import type { CityPresence, OfferedListing, ListingSource } from './consultant-answer.ts'

/** The resolved place of the named city. */
export interface ResolvedPlace {
  criteria: Criteria
  /**
   * `as-said`: as in the sentence; `several`: each of `states` has a city of that name; `absent`: the city has no
   * listings; `elsewhere`: not in the state that was named, but in `states`.
   */
  city: 'as-said' | 'several' | 'absent' | 'elsewhere'
  states: CityPresence[]
}

/** Returns the known spelling of a city if the bank's capitals do not show it. */
const applyKnownSpelling = (city: string, name: string | null | undefined): string =>
  name && name !== formatPlaceName(city) ? name : city

/** Resolves several cities, each to its known spelling if it has listings. */
async function resolveCities<T extends OfferedListing>(
  criteria: Criteria,
  source: ListingSource<T>,
): Promise<ResolvedPlace> {
  const { state: states } = criteria
  const city = await Promise.all(
    criteria.city.map(async asked => {
      const known = await source.statesOf(foldText(asked))
      const here = known.find(
        ({ state, total }) => total > 0 && (states.length === 0 || states.includes(state)),
      )
      return here ? applyKnownSpelling(asked, here.name) : asked
    }),
  )
  return { criteria: { ...criteria, city }, city: 'as-said', states: [] }
}

/** Adds the state of the city if only one state has a city of that name. */
export async function resolvePlace<T extends OfferedListing>(
  criteria: Criteria,
  source: ListingSource<T>,
): Promise<ResolvedPlace> {
  const [city] = criteria.city
  if (city === undefined) return { criteria, city: 'as-said', states: [] }
  if (criteria.city.length > 1) return resolveCities(criteria, source)
  const known = await source.statesOf(foldText(city))
  const states = known.filter(({ total }) => total > 0)
  const said = criteria.state
  const [first, ...others] = states
  if (first === undefined) {
    const [only, ...more] = known
    const sole = only !== undefined && more.length === 0 ? only : undefined
    const state = said.length > 0 || sole === undefined ? said : [sole.state]
    const here = known.find(one => said.includes(one.state)) ?? sole
    return {
      criteria: { ...criteria, state, city: [applyKnownSpelling(city, here?.name)] },
      city: 'absent',
      states,
    }
  }
  const here = said.length === 0 ? first : states.find(({ state }) => said.includes(state))
  const named = { ...criteria, city: [applyKnownSpelling(city, (here ?? first).name)] }
  if (here === undefined) {
    // Caxias, RJ: only another state has a city of that name, but Duque de Caxias may be meant.
    const { total } = await source.search(named, 1)
    return total > 0
      ? { criteria: named, city: 'absent', states: [] }
      : { criteria: named, city: 'elsewhere', states }
  }
  if (said.length > 1) return { criteria: named, city: 'as-said', states: [] }
  if (said.length === 0 && others.length > 0) return { criteria: named, city: 'several', states }
  return {
    criteria: { ...named, state: [here.state] },
    city: 'as-said',
    states: said.length > 0 ? [] : states,
  }
}
