import { changeSearchPreset, searchPresets } from '#domain/search/search-presets.ts'
import { countsQuery, facetsQuery, listQuery, statsQuery } from './data/catalogue/list-queries.ts'
import { readSearchAddress } from './data/catalogue/search-address.ts'
import type { PagePreparation } from './page-preparation.ts'

/** The server is asked by itself, never another source. */
const source = 'server'

/** Asks for the list, the dates of the lists, the filters' counts and how many the presets would find. */
export async function prepareSearchPage({ client, location }: PagePreparation): Promise<undefined> {
  const criteria = readSearchAddress(location.query)
  const presets = searchPresets.map(preset => changeSearchPreset(criteria, preset))
  await Promise.all([
    client.prefetchInfiniteQuery(listQuery(source, criteria)),
    client.prefetchQuery(statsQuery(source)),
    client.prefetchQuery(facetsQuery(source, criteria)),
    client.prefetchQuery(countsQuery(source, presets)),
    ...(criteria.hasAuctionDate === true
      ? [client.prefetchQuery(countsQuery(source, [{ ...criteria, hasAuctionDate: false }]))]
      : []),
  ])
}
