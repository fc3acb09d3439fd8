import { type Criteria, everything } from '../search/criteria.ts'
import { matches } from '../search/matches.ts'
import type { Searchable } from '../search/searchable.ts'
import type { Uf } from '../states.ts'
import type { Arrival } from './arrival.ts'

/** Many saved searches at once, each asked only about listings of the states and cities it names. */
export interface Watch<Search> {
  /** All searches are added before the first arrival is shown. */
  add(search: Search): void
  /**
   * Calls `tell` for each search that is to be told of the arrival: it fits, and is new, back, or did not fit before.
   * Returns how many comparisons that took.
   */
  show(arrival: Arrival, tell: (search: Search) => void): number
}

interface Watched<Search> {
  search: Search
  fits: (listing: Searchable) => boolean
  /** Whether it asks for listings of such a place. */
  inPlace: (listing: Searchable) => boolean
}

/** @param now which auctions are still to come */
export function watching<Search extends { criteria: Criteria }>(now: Date): Watch<Search> {
  const anywhere: Watched<Search>[] = []
  const byState = new Map<Uf, Watched<Search>[]>()
  const withCity: Watched<Search>[] = []
  /** Those of `withCity` that ask for a place, found out once. */
  const byPlace = new Map<string, Watched<Search>[]>()

  function ofPlace(listing: Searchable): { watched: readonly Watched<Search>[]; looked: number } {
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
        fits: matches(criteria, now),
        inPlace: matches({ ...everything, state, city }, now),
      }
      if (city.length > 0) withCity.push(watched)
      else if (state.length === 0) anywhere.push(watched)
      else {
        for (const uf of new Set(state)) {
          const there = byState.get(uf)
          if (there) there.push(watched)
          else byState.set(uf, [watched])
        }
      }
    },
    show({ kind, after, before }, tell) {
      const { watched: there, looked } = ofPlace(after)
      const inState = byState.get(after.state) ?? []
      for (const group of [anywhere, inState, there]) {
        for (const { search, fits } of group) {
          if (!fits(after)) continue
          if (kind !== 'changed' || (before !== null && !fits(before))) tell(search)
        }
      }
      return looked + anywhere.length + inState.length + there.length
    },
  }
}
