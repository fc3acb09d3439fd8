import { facetsQuery, statsQuery } from '../data/catalogue/list-queries.ts'
import { beginsWithClusters } from '../features/map/map-frame.ts'
import { chooseMapList } from '../features/map/map-list-source.ts'
import {
  hasNeighborhoodReturns,
  mapClustersQuery,
  mapRowsQuery,
  neighborhoodReturnsQuery,
} from '../features/map/map-queries.ts'
import { readMapSort, readMapState } from '../features/map/map-state.ts'
import type { PreparePage } from '../framework/page-preparation.ts'

/**
 * Asks for the map's first bubbles, the first rows of its list, the returns by neighborhood, the dates of the lists and
 * the places to choose.
 */
export const preparePage: PreparePage = async ({ client, location }) => {
  const state = readMapState(location.query)
  const { criteria } = state
  const places = { ...criteria, city: [], neighborhood: [] }
  await Promise.all([
    client.prefetchQuery(statsQuery('server')),
    client.prefetchQuery(facetsQuery('server', places)),
    ...(hasNeighborhoodReturns(criteria)
      ? [client.prefetchQuery(neighborhoodReturnsQuery('server', criteria))]
      : []),
    ...(beginsWithClusters(state) ? [client.prefetchQuery(mapClustersQuery('server', criteria))] : []),
  ])
  const clusters = client.getQueryData(mapClustersQuery('server', criteria).queryKey) ?? null
  const { key, count, idAt } = chooseMapList({
    points: null,
    entries: [],
    clusters,
    sort: readMapSort(criteria),
  })
  if (count !== null && count > 0)
    await client.prefetchInfiniteQuery(mapRowsQuery('server', key, count, idAt))
}
