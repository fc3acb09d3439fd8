import type { Facets } from '#contract/catalogue-schemas.ts'
import { type CataloguedListing, categories, modalities } from '#domain/property/listing.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { createCriteriaMatcher } from '#domain/search/match-criteria.ts'
import { findPriceBand, priceRanges } from '#domain/search/price-bands.ts'
import type { SearchableListing } from '#domain/search/searchable-listing.ts'

export interface FacetEntry {
  listing: CataloguedListing
  keys: SearchableListing
}

const most = 50

/** Compares the bank's numbers numerically. */
const lower = (a: string, b: string): boolean => (a.length === b.length ? a < b : a.length < b.length)

/** Counts the entries per key and gives the entry with the lowest number; largest count first, then by key. */
function tally(
  entries: FacetEntry[],
  keyOf: (entry: FacetEntry) => string[],
): { entry: FacetEntry; total: number }[] {
  const groups = new Map<string, { entry: FacetEntry; order: string; total: number }>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key.join('\n'))
    if (!group) groups.set(key.join('\n'), { entry, order: key.join(' '), total: 1 })
    else {
      group.total += 1
      if (lower(entry.keys.id, group.entry.keys.id)) group.entry = entry
    }
  }
  return [...groups.values()].sort((a, b) => b.total - a.total || (a.order < b.order ? -1 : 1))
}

/** Counts per dimension, each with all filters but its own; equal to the server's counts (test/facet-equality.test.ts). */
export function countBundledFacets(entries: FacetEntry[], criteria: Criteria, now: Date): Facets {
  const matching = (...own: (keyof Criteria)[]): FacetEntry[] => {
    const others = { ...criteria, ...Object.fromEntries(own.map(field => [field, emptyCriteria[field]])) }
    const match = createCriteriaMatcher(others, now)
    return entries.filter(entry => match(entry.keys))
  }
  const inCategories = matching('category')
  const inModalities = matching('modality')
  const bands = matching('minPrice', 'maxPrice').map(entry => findPriceBand(entry.listing.price))
  return {
    total: matching().length,
    state: tally(matching('state'), entry => [entry.listing.state]).map(({ entry, total }) => ({
      value: entry.listing.state,
      total,
    })),
    city: tally(matching('city'), entry => [entry.listing.state, entry.keys.cityKey])
      .slice(0, most)
      .map(({ entry, total }) => ({ value: entry.listing.city, state: entry.listing.state, total })),
    neighborhood: tally(
      matching('neighborhood').filter(entry => entry.keys.neighborhoodKey !== ''),
      entry => [entry.listing.state, entry.keys.cityKey, entry.keys.neighborhoodKey],
    )
      .slice(0, most)
      .map(({ entry: { listing }, total }) => ({
        value: listing.neighborhood,
        city: listing.city,
        state: listing.state,
        total,
      })),
    category: categories.map(value => ({
      value,
      total: inCategories.filter(({ keys }) => keys.category === value).length,
    })),
    modality: modalities.map(value => ({
      value,
      total: inModalities.filter(({ keys }) => keys.modality === value).length,
    })),
    price: priceRanges.map((range, band) => ({
      ...range,
      total: bands.filter(own => own === band).length,
    })),
  }
}
