import { presentProperty } from '#contract/present-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { CityPresence, ListingSource } from '#domain/consultant/consultant-answer.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { createCriteriaMatcher } from '#domain/search/match-criteria.ts'
import { compareBySort } from '#domain/search/listing-order.ts'
import { toSearchable } from '#domain/search/searchable-listing.ts'
import type { Uf } from '#domain/states.ts'

export const listingSourceTime = new Date('2026-01-10T12:00:00Z')

/** A catalogue in memory for the consultant, which records its searches. */
export function createListingSource(
  listings: readonly CataloguedListing[],
  /** The spelling of cities, where known. */
  names: Readonly<Record<string, string>> = {},
): ListingSource<Property> & { asked: Criteria[] } {
  const all = listings.map(listing => ({
    key: toSearchable(listing),
    property: presentProperty(listing, listingSourceTime),
  }))
  const asked: Criteria[] = []
  return {
    asked,
    search(criteria, limit) {
      asked.push(criteria)
      const fits = createCriteriaMatcher(criteria, listingSourceTime)
      const order = compareBySort(criteria.sort, listingSourceTime)
      const found = all.filter(({ key }) => fits(key)).sort((a, b) => order(a.key, b.key))
      return Promise.resolve({
        items: found.slice(0, limit).map(({ property }) => property),
        total: found.length,
      })
    },
    statesOf(cityKey) {
      const inStates = new Map<Uf, CityPresence>()
      for (const { key, property } of all) {
        if (!key.cityKey.includes(cityKey)) continue
        const before = inStates.get(key.state) ?? { state: key.state, total: 0, alike: 0, name: null }
        inStates.set(
          key.state,
          key.cityKey === cityKey
            ? { ...before, total: before.total + 1, name: names[property.city] ?? null }
            : { ...before, alike: before.alike + 1 },
        )
      }
      return Promise.resolve(
        [...inStates.values()].filter(({ total }) => total > 0).sort((a, b) => b.total - a.total),
      )
    },
    byId: id => Promise.resolve(all.find(({ property }) => property.id === id)?.property ?? null),
  }
}
