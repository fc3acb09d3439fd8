import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { createCriteriaMatcher } from '../search/match-criteria.ts'
import type { SearchableListing } from '../search/searchable-listing.ts'
import type { Uf } from '../states.ts'
import type { ListingArrival } from './listing-arrival.ts'

/**
 * Matches many saved searches at once; each is compared only with listings of the states or cities and the category
 * it names.
 */
export interface SavedSearchMatcher<Search> {
  /** All searches must be added before the first arrival. */
  add(search: Search): void
  /**
   * Calls `onMatch` for each search that fits the arrival and did not before: the listing is new, back, or changed.
   * Returns the number of comparisons.
   */
  show(arrival: ListingArrival, onMatch: (search: Search) => void): number
}

interface Watched<Search> {
  search: Search
  fits: (listing: SearchableListing) => boolean
  /** Whether the search asks for the listing's place. */
  inPlace: (listing: SearchableListing) => boolean
}

const kindOf = (state: Uf | '', category: SearchableListing['category']): string =>
  `${state} ${category ?? ''}`

/** The keys of the searches that may ask for such a listing. */
const kindsOf = ({ state, category }: SearchableListing): string[] =>
  [...new Set([category, null])].flatMap(each => [kindOf(state, each), kindOf('', each)])

/** @param now decides which auctions are still to come */
export function createSavedSearchMatcher<Search extends { criteria: Criteria }>(
  now: Date,
): SavedSearchMatcher<Search> {
  /** Searches by state and category; an empty key means all. */
  const byKind = new Map<string, Watched<Search>[]>()
  const withCity: Watched<Search>[] = []
  /** The searches of `withCity` that ask for a place, computed once. */
  const byPlace = new Map<string, Watched<Search>[]>()

  function ofPlace(listing: SearchableListing): { watched: readonly Watched<Search>[]; looked: number } {
    const place = `${listing.state} ${listing.cityKey}`
    const known = byPlace.get(place)
    if (known) return { watched: known, looked: 0 }
    const watched = withCity.filter(({ inPlace }) => inPlace(listing))
    byPlace.set(place, watched)
    return { watched, looked: withCity.length }
  }

  return {
    add(search) {
      const { criteria } = search
      const { state, city } = criteria
      const watched = {
        search,
        fits: createCriteriaMatcher(criteria, now),
        inPlace: createCriteriaMatcher({ ...emptyCriteria, state, city }, now),
      }
      if (city.length > 0) withCity.push(watched)
      else {
        for (const uf of state.length === 0 ? ([''] as const) : new Set(state)) {
          const kind = kindOf(uf, criteria.category)
          const such = byKind.get(kind)
          if (such) such.push(watched)
          else byKind.set(kind, [watched])
        }
      }
    },
    show({ kind, after, before }, onMatch) {
      const { watched: there, looked } = ofPlace(after)
      let compared = looked
      for (const group of [there, ...kindsOf(after).map(kind => byKind.get(kind) ?? [])]) {
        compared += group.length
        for (const { search, fits } of group) {
          if (!fits(after)) continue
          if (kind !== 'changed' || (before !== null && !fits(before))) onMatch(search)
        }
      }
      return compared
    },
  }
}
