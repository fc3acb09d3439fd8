import type { QueryClient } from '@tanstack/react-query'
import {
  type PlaceAddress,
  pagePaths,
  readPlacePath,
  readPropertyPath,
  writePropertyPath,
  writePlacePath,
} from '#contract/page-paths.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { respellPlacePath } from '#contract/respell-place-path.ts'
import { readSharedListPath } from '#contract/shared-list-path.ts'
import { planQuery } from './data/account/plan-query.ts'
import { placeNeighborsQuery, placeQuery } from './data/catalogue/place-query.ts'
import { callApi, type SendCall } from './data/api-client.ts'
import { propertyQuery } from './data/catalogue/property-query.ts'
import { propertyFactsQuery } from './data/catalogue/property-facts-query.ts'
import { newBelowAppraisalQuery } from './data/catalogue/server-queries.ts'
import { homesQuery } from './data/catalogue/home-purchase-query.ts'
import { catalogueQuery } from './data/catalogue/catalogue-query.ts'
import { homeAddressCodec, joinHomeQuestion } from './features/home-purchase/home-state.ts'
import { sharedPageQuery } from './data/shared-list/shared-page-query.ts'
import { readPageNumber, readPlacePageNumber } from './features/places/place-pages.ts'
import { findPageRoute } from './routes.tsx'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { changeSearchPreset, searchPresets } from '#domain/search/search-presets.ts'
import {
  countsQuery,
  facetsQuery,
  listQuery,
  numberQuery,
  statsQuery,
} from './data/catalogue/list-queries.ts'
import { readSearchAddress, sentenceName, writeSearchAddress } from './data/catalogue/search-address.ts'
import { searchFormName } from './data/catalogue/search-form-address.ts'
import { listOtherSearches } from './features/search/other-searches.ts'
import { addWords, understandSentText } from './features/search-box/understand-text.ts'
import { beginsWithClusters } from './features/map/map-frame.ts'
import { chooseMapList } from './features/map/map-list-source.ts'
import {
  hasNeighborhoodReturns,
  mapClustersQuery,
  mapRowsQuery,
  neighborhoodReturnsQuery,
} from './features/map/map-queries.ts'
import { readMapSort, readMapState } from './features/map/map-state.ts'
import type { PageLocation } from './framework/page-location.ts'
import type { NavigationTarget } from './framework/page-navigation.ts'

/** What the server prepares a page with. */
interface PagePreparation {
  location: PageLocation
  /** Takes the answers that the page begins with. */
  client: QueryClient
  hasSession: boolean
  /** Sends a call as the account that asks for the page; `null` where the page is not its alone. */
  sendAsAccount: SendCall | null
  /** The key of a visitor of a client's list, on its page alone. */
  visitor: string | undefined
}

/** The address that a page has instead. */
interface PageRedirect extends NavigationTarget {
  /** 302 where it is left out: only for now. */
  status?: 301 | 302
}

/** The server is asked by itself, never another source. */
const source = 'server'

/** Milliseconds for finding out what a sentence means. */
const sentenceMs = 5_000

/** Returns the address of what a text means; without an answer its words are searched. */
async function redirectSentence(text: string, before: Criteria): Promise<PageRedirect> {
  const answer = await understandSentText(text, before, AbortSignal.timeout(sentenceMs)).catch(() => null)
  if (answer?.kind === 'property') return { to: writePropertyPath(answer.id) }
  return { to: pagePaths.search, search: writeSearchAddress(answer?.criteria ?? addWords(text, before)) }
}

/**
 * Asks for the list, the dates of the lists, the filters' counts and how many the presets would find; where nothing is
 * found, how many other searches would.
 */
async function prepareSearchPage({ client, location }: PagePreparation): Promise<PageRedirect | undefined> {
  const criteria = readSearchAddress(location.query)
  const { [sentenceName]: sentence, [searchFormName]: sentForm } = location.query
  if (sentence !== undefined) return redirectSentence([sentence].flat().at(-1) ?? '', criteria)
  if (sentForm !== undefined) return { to: pagePaths.search, search: writeSearchAddress(criteria) }
  const presets = searchPresets.map(preset => changeSearchPreset(criteria, preset))
  await Promise.all([
    client.prefetchInfiniteQuery(listQuery(source, criteria, readPageNumber(location.query.pagina) - 1)),
    client.prefetchQuery(statsQuery(source)),
    client.prefetchQuery(facetsQuery(source, criteria)),
    client.prefetchQuery(countsQuery(source, presets)),
    ...(criteria.hasAuctionDate === true
      ? [client.prefetchQuery(countsQuery(source, [{ ...criteria, hasAuctionDate: false }]))]
      : []),
  ])
  const found = client.getQueryData(
    listQuery(source, criteria, readPageNumber(location.query.pagina) - 1).queryKey,
  )
  const others = found?.pages[0]?.total === 0 ? listOtherSearches(criteria) : []
  if (others.length > 0)
    await client.prefetchQuery(
      countsQuery(
        source,
        others.map(other => other.criteria),
      ),
    )
  return undefined
}

/**
 * Asks for the map's first bubbles, the first rows of its list, the returns by neighborhood, the dates of the lists and
 * the places to choose.
 */
async function prepareMapPage({ client, location }: PagePreparation): Promise<undefined> {
  const state = readMapState(location.query)
  const { criteria } = state
  const places = { ...criteria, city: [], neighborhood: [] }
  await Promise.all([
    client.prefetchQuery(statsQuery(source)),
    client.prefetchQuery(facetsQuery(source, places)),
    ...(hasNeighborhoodReturns(criteria)
      ? [client.prefetchQuery(neighborhoodReturnsQuery(source, criteria))]
      : []),
    ...(beginsWithClusters(state) ? [client.prefetchQuery(mapClustersQuery(source, criteria))] : []),
  ])
  const clusters = client.getQueryData(mapClustersQuery(source, criteria).queryKey) ?? null
  const { key, count, idAt } = chooseMapList({
    points: null,
    entries: [],
    clusters,
    sort: readMapSort(criteria),
  })
  if (count !== null && count > 0) await client.prefetchInfiniteQuery(mapRowsQuery(source, key, count, idAt))
}

/** Asks for the homes that fit the example, and for the one that was chosen; of a family the server knows nothing here. */
async function prepareHomePurchasePage({
  client,
  location: { query },
}: PagePreparation): Promise<PageRedirect | undefined> {
  const address = homeAddressCodec.read(query)
  const { chosen } = address
  const question = joinHomeQuestion(address, null)
  await Promise.all([
    client.prefetchQuery(catalogueQuery),
    ...(hasMeans(question.family)
      ? [client.prefetchInfiniteQuery(homesQuery(source, question, readPageNumber(query.pagina) - 1))]
      : []),
    ...(chosen === null ? [] : [client.prefetchQuery(numberQuery(source, chosen))]),
  ])
  return undefined
}

const country: PlaceAddress = { uf: null, city: null, category: null }

async function prepareWelcomePage({ client, hasSession }: PagePreparation): Promise<undefined> {
  if (hasSession) return
  await Promise.all([
    client.prefetchQuery(placeQuery(country, 1)),
    client.prefetchQuery(newBelowAppraisalQuery),
    client.prefetchQuery(catalogueQuery),
  ])
}

/** Asks for a place; a city under another of its names is under its own. */
async function preparePlacePage(
  { client, location }: PagePreparation,
  address: PlaceAddress,
): Promise<PageRedirect | undefined> {
  const query = placeQuery(address, readPlacePageNumber(address, location.query.pagina))
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(catalogueQuery)])
  const place = client.getQueryData(query.queryKey)
  if (place === null) await client.prefetchQuery(placeNeighborsQuery(address))
  if (!place?.city || place.city.slug === address.city) return undefined
  return movePlace(writePlacePath({ ...address, city: place.city.slug }), location)
}

/** The address of the same page of a place's list under another path. */
const movePlace = (to: string, { query: { pagina } }: PageLocation): PageRedirect => ({
  to,
  search: pagina === undefined ? {} : { pagina },
  status: 301,
})

/** Asks for a list for a client, with what this visitor said of it. */
async function prepareSharedList({ client, visitor }: PagePreparation, token: string): Promise<undefined> {
  await Promise.all([
    client.prefetchQuery(sharedPageQuery(token, visitor)),
    client.prefetchQuery(catalogueQuery),
  ])
}

/** Asks for what an account keeps of a family, by which its page speaks; `null` = nothing, or not known now. */
export const askHomeProfile = (send: SendCall): Promise<HomeProfile | null> =>
  callApi('GET /api/me', { send }).then(
    ({ home }) => home,
    () => null,
  )

/** Asks for everything of a property, as an account; `null` where that is refused or fails, which the browser says. */
async function prepareProperty(
  client: QueryClient,
  id: string,
  send: SendCall | null,
): Promise<PropertyDetail | null> {
  if (send === null) return null
  const property = await callApi('GET /api/properties/{id}', { params: { id }, send }).catch(() => null)
  if (property !== null) client.setQueryData(propertyQuery(source, id).queryKey, property)
  return property
}

/** Asks for what everybody may know of a property. */
async function preparePropertyFacts(client: QueryClient, id: string): Promise<PropertyFacts | null> {
  const query = propertyFactsQuery(id)
  await client.prefetchQuery(query)
  return client.getQueryData(query.queryKey) ?? null
}

/** Asks for a property, which has one address: all of it for an account that may see it, else what everybody may know. */
async function preparePropertyPage(
  { client, location, sendAsAccount }: PagePreparation,
  id: string,
): Promise<PageRedirect | undefined> {
  const [property] = await Promise.all([
    prepareProperty(client, id, sendAsAccount),
    client.prefetchQuery(catalogueQuery),
  ])
  const found = property ?? (await preparePropertyFacts(client, id))
  if (!found || writePropertyAddress(found) === location.path) return undefined
  return { to: writePropertyAddress(found), status: 301 }
}

type PreparePage = (preparation: PagePreparation) => Promise<PageRedirect | undefined | void>

const preparations: Partial<Record<string, PreparePage>> = {
  [pagePaths.home]: prepareWelcomePage,
  [pagePaths.login]: ({ client }) => client.prefetchQuery(catalogueQuery),
  [pagePaths.plans]: ({ client }) => client.prefetchQuery(planQuery),
  [pagePaths.search]: prepareSearchPage,
  [pagePaths.homePurchase]: prepareHomePurchasePage,
  [pagePaths.map]: prepareMapPage,
  [pagePaths.mapa]: prepareMapPage,
  [pagePaths.admin]: async ({ location }) => ({ to: pagePaths.adminHealth, search: location.query }),
  [pagePaths.instalments]: async ({ location }) => ({ to: pagePaths.financing, search: location.query }),
}

/** Asks, on the server, for what a page begins with; returns the address that is there instead of it, if any. */
export const preparePage: PreparePage = async preparation => {
  const { path, href } = preparation.location
  const isGuarded = findPageRoute(path).isGuarded === true
  if (isGuarded && !preparation.hasSession) return { to: pagePaths.login, search: { redirect: href } }
  const id = readPropertyPath(path)
  if (id !== null) return preparePropertyPage(preparation, id)
  const token = readSharedListPath(path)
  if (token !== null) return prepareSharedList(preparation, token)
  const place = readPlacePath(path)
  if (place !== null) return preparePlacePage(preparation, place)
  const meant = respellPlacePath(path)
  if (meant !== null) return movePlace(meant, preparation.location)
  return preparations[path]?.(preparation)
}
