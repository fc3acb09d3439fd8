import type { Facets } from '#contract/catalogue.ts'
import { type CataloguedListing, categories, modalities } from '#domain/property/property.ts'
import { type Criteria, everything } from '#domain/search/criteria.ts'
import { matches } from '#domain/search/matches.ts'
import type { Searchable } from '#domain/search/searchable.ts'
import { fold } from '#domain/text.ts'

export interface Entry {
  listing: CataloguedListing
  keys: Searchable
}

const most = 50
const priceEnds = [100_000, 200_000, 300_000, 500_000, 1_000_000]

/** How many entries have each key, with one entry that does; largest first. */
function tally(entries: Entry[], keyOf: (entry: Entry) => string): { entry: Entry; total: number }[] {
  const groups = new Map<string, { entry: Entry; total: number }>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.total += 1
    else groups.set(key, { entry, total: 1 })
  }
  return [...groups.values()].sort((a, b) => b.total - a.total)
}

/** Counts by dimension, each with all filters but its own, as the server's (contract/catalogue.ts). */
export function facetsOf(entries: Entry[], criteria: Criteria, now: Date): Facets {
  const matching = (...own: (keyof Criteria)[]): Entry[] => {
    const others = { ...criteria, ...Object.fromEntries(own.map(field => [field, everything[field]])) }
    const match = matches(others, now)
    return entries.filter(entry => match(entry.keys))
  }
  const inCategories = matching('category')
  const inModalities = matching('modality')
  const prices = matching('minPrice', 'maxPrice').map(entry => entry.listing.price / 100)
  return {
    total: matching().length,
    state: tally(matching('state'), entry => entry.listing.state).map(({ entry, total }) => ({
      value: entry.listing.state,
      total,
    })),
    city: tally(matching('city'), entry => `${entry.listing.state} ${entry.keys.cityKey}`)
      .slice(0, most)
      .map(({ entry, total }) => ({ value: entry.listing.city, state: entry.listing.state, total })),
    neighborhood: tally(
      matching('neighborhood').filter(entry => entry.keys.neighborhoodKey !== ''),
      entry => `${entry.listing.state} ${entry.keys.cityKey} ${fold(entry.listing.neighborhood)}`,
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
    price: [...priceEnds, null].map((max, band) => {
      const min = band === 0 ? 0 : (priceEnds[band - 1] ?? 0) + 0.01
      return {
        min,
        max,
        total: prices.filter(price => price >= min && (max === null || price <= max)).length,
      }
    }),
  }
}
