import { readPlacePath, writePlacePath } from '#contract/page-paths.ts'
import { respellPlacePath } from '#contract/respell-place-path.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { placeNeighborsQuery, placeQuery } from '../data/catalogue/place-query.ts'
import { readPlacePageNumber } from '../features/places/place-pages.ts'
import type { PageLocation } from '../framework/page-location.ts'
import type { PageRedirect, PreparePage } from '../framework/page-preparation.ts'

/** The same page of a place's list under another path. */
const movePlace = (to: string, { query: { pagina } }: PageLocation): PageRedirect => ({
  to,
  search: pagina === undefined ? {} : { pagina },
  status: 301,
})

/** Leads a path that spells a place in another way to its own; `undefined` where it spells none. */
export function redirectRespelledPlace(location: PageLocation): PageRedirect | undefined {
  const respelledPath = respellPlacePath(location.path)
  return respelledPath === null ? undefined : movePlace(respelledPath, location)
}

/** Asks for a place; a city under another of its names is under its own. */
export const preparePage: PreparePage = async ({ client, location }) => {
  const address = readPlacePath(location.path)
  if (address === null) return undefined
  const query = placeQuery(address, readPlacePageNumber(address, location.query.pagina))
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(catalogueQuery)])
  const place = client.getQueryData(query.queryKey)
  if (place === null) await client.prefetchQuery(placeNeighborsQuery(address))
  if (!place?.city || place.city.slug === address.city) return undefined
  return movePlace(writePlacePath({ ...address, city: place.city.slug }), location)
}
