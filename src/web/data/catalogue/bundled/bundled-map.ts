import type { MapPoints } from '#contract/catalogue-schemas.ts'
import { encodeCategory, groupMapPoints, type PlacedListings } from '#contract/map-points.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { createCriteriaMatcher } from '#domain/search/match-criteria.ts'
import type { FacetEntry } from './bundled-facets.ts'

const roundHalfUp = (value: number): number => Math.floor(value + 0.5)

/**
 * Groups all matches by location; equal to the server's answer (test/map-equality.test.ts). Listings without a location are
 * left out.
 */
export function buildBundledMap(entries: readonly FacetEntry[], criteria: Criteria, now: Date): MapPoints {
  const match = createCriteriaMatcher(criteria, now)
  const groups = new Map<string, PlacedListings>()
  const found = entries
    .filter(({ keys }) => match(keys))
    .sort((a, b) => Number(a.listing.id) - Number(b.listing.id))
  for (const { listing, keys } of found) {
    const { place, state, city, price, category } = listing
    if (place === null) continue
    const key = [state, keys.cityKey, place.lat, place.lng, place.precision].join(' ')
    const group = groups.get(key) ?? {
      state,
      city,
      place,
      ids: [],
      prices: [],
      discounts: [],
      categories: '',
    }
    groups.set(key, group)
    group.ids.push(Number(listing.id))
    group.prices.push(Math.floor((price + 50) / 100))
    group.discounts.push(keys.discount === null ? null : roundHalfUp(keys.discount))
    group.categories += encodeCategory(category)
  }
  return groupMapPoints([...groups.values()])
}
