import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { type PlaceAddress, pagePaths, writePlacePath } from '#contract/page-paths.ts'
import { writeSlug } from '#domain/property/address-slug.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { findSearchPreset, searchPresetNames } from '#domain/search/search-presets.ts'
import type { Uf } from '#domain/states.ts'
import type { PageHead } from '../../framework/page-head.ts'
import { isNarrowedSearch } from '../filters/empty-search.ts'
import { describeSearchPlace } from '../filters/search-words.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'

/** The results of a search that its head depends on. */
interface FoundListings {
  /** `undefined` until it is known. */
  total: number | undefined
  /** States with listings; `undefined` until they are known. */
  states: readonly Uf[] | undefined
  items: readonly { city: string; state: Uf }[]
}

/** Lists the states with listings; `undefined` until they are known. */
export const listOfferedStates = (stats: CatalogueStats | undefined): Uf[] | undefined =>
  stats?.lists.flatMap(({ uf, total }) => (total > 0 ? [uf] : []))

type FoundPlaces = Pick<FoundListings, 'items' | 'states'>

const one = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null)

/**
 * Returns the place that a search is about: a city only where a listing that was found is in it, a state only where
 * there are listings, for these have pages.
 */
function findSearchedPlace(criteria: Criteria, { items, states: offered }: FoundPlaces): PlaceAddress {
  const slug = writeSlug(one(criteria.city) ?? '')
  // A city without its state is in the state of the listings, when all are in the same one.
  const states = criteria.state.length > 0 || slug === '' ? criteria.state : items.map(({ state }) => state)
  const named = one([...new Set(states)])
  const uf = named !== null && (offered?.includes(named) ?? true) ? named : null
  const isListed = items.some(({ city, state }) => state === uf && writeSlug(city) === slug)
  const city = uf !== null && slug !== '' && isListed ? slug : null
  return { uf, city, category: city === null ? null : one(criteria.category) }
}

/** Returns the path of the page of the place that a search is about: what search engines are to list instead of it. */
export const writeSearchCanonical = (criteria: Criteria, found: FoundPlaces): string =>
  writePlacePath(findSearchedPlace(criteria, found))

/** The name of the screen, or of the ready-made list that it shows. */
export function nameSearch(criteria: Criteria): string {
  const preset = findSearchPreset(criteria)
  return preset === null ? 'Buscar Imóveis' : searchPresetNames[preset]
}

/**
 * Writes the head of a search. Only the search of everything is for search engines to list; any other leads them to the
 * page of its place.
 * @param demonstration whether the listings are invented, so that no search engine lists them
 */
export function writeSearchHead(
  criteria: Criteria,
  page: number,
  found: FoundListings,
  demonstration: boolean,
): PageHead {
  const preset = findSearchPreset(criteria)
  const place = describeSearchPlace(criteria)
  const isNarrowed = isNarrowedSearch(criteria) || page > 1
  const subject =
    found.total === undefined || found.total === 0
      ? 'Imóveis que a Caixa vende'
      : `${formatPropertyCount(found.total)} da Caixa`
  return {
    title: `${nameSearch(criteria)}${preset === null ? ' da Caixa' : ''} ${place}${page > 1 ? `, página ${page}` : ''}`,
    description: `${subject} ${place}: leilões, licitações, vendas online e diretas, com desconto e retorno de cada um.`,
    canonical: isNarrowed ? writeSearchCanonical(criteria, found) : pagePaths.search,
    isIndexed: !isNarrowed && !demonstration,
  }
}
