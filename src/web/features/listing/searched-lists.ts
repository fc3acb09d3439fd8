import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { statesOfRegion } from '#domain/regions.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'

type SearchedPlaces = Pick<
  Criteria,
  'state' | 'region' | 'city' | 'neighborhood' | 'near' | 'nearAddress' | 'shape'
>

/** Selects the lists of the states that something shown lies in; all of them while nothing is shown. */
export function selectShownLists(
  { lists }: Pick<CatalogueStats, 'lists'>,
  shown: readonly { state: string }[],
): CatalogueStats['lists'] {
  const states = new Set(shown.map(({ state }) => state))
  return states.size === 0 ? lists.filter(({ total }) => total > 0) : lists.filter(({ uf }) => states.has(uf))
}

/**
 * Selects the lists that a search rests on: of the states and regions asked for; for another place those of the
 * listings found; without any place all of them.
 */
export function selectSearchedLists(
  stats: Pick<CatalogueStats, 'lists'>,
  { state, region, city, neighborhood, near, nearAddress, shape }: SearchedPlaces,
  found: readonly Pick<Property, 'state'>[],
): CatalogueStats['lists'] {
  const asked = [...state, ...region.flatMap(each => statesOfRegion[each])]
  if (asked.length > 0)
    return selectShownLists(
      stats,
      asked.map(uf => ({ state: uf })),
    )
  const placed =
    city.length > 0 || neighborhood.length > 0 || near !== null || nearAddress !== null || shape !== null
  return selectShownLists(stats, placed ? found : [])
}
