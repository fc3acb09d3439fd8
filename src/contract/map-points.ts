import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import type { Category } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import { foldText } from '#domain/fold-text.ts'
import type { MapPoints } from './catalogue-schemas.ts'

/** Listings of one city at one place, in parallel columns. */
export interface PlacedListings {
  state: Uf
  city: string
  place: GeographicPlace
  /** Ascending. */
  ids: number[]
  /** Whole reais. */
  prices: number[]
  /** Whole percent. */
  discounts: (number | null)[]
  /** One letter per listing, as `encodeCategory` returns it. */
  categories: string
}

const letters = { casa: 'c', apartamento: 'a', terreno: 't', rural: 'r', comercial: 'o' } as const

export const encodeCategory = (category: Category | null): string =>
  category === null ? '-' : letters[category]

/** Builds the map response from listings by city: cities at the same place (districts, spellings) are merged. */
export function groupMapPoints(groups: readonly PlacedListings[]): MapPoints {
  const byPlace = new Map<string, PlacedListings[]>()
  for (const group of groups) {
    const { lat, lng, precision } = group.place
    const key = `${group.state} ${precision} ${lat} ${lng}`
    const same = byPlace.get(key)
    if (same) same.push(group)
    else byPlace.set(key, [group])
  }
  const placed = [...byPlace.values()].map(mergeGroups).sort(inOrder)
  return {
    total: placed.reduce((sum, { ids }) => sum + ids.length, 0),
    places: placed.map(({ state, city, place, ids }) => ({ state, city, ...place, total: ids.length })),
    ids: placed.flatMap(({ ids }) => ids.map((id, at) => id - (ids[at - 1] ?? 0))),
    discounts: placed.flatMap(({ discounts }) => discounts),
    prices: placed.flatMap(({ prices }) => prices),
    categories: placed.map(({ categories }) => categories).join(''),
  }
}

/** Merges groups under the name of the largest (among equals, the one with the lowest number). */
function mergeGroups(groups: PlacedListings[]): PlacedListings {
  const [largest, ...others] = groups.sort(
    (a, b) => b.ids.length - a.ids.length || (a.ids[0] ?? 0) - (b.ids[0] ?? 0),
  )
  if (!largest) throw new Error('A place has listings.')
  if (others.length === 0) return largest
  const entries = groups
    .flatMap(({ ids, prices, discounts, categories }) =>
      ids.map((id, at) => ({
        id,
        price: prices[at] ?? 0,
        discount: discounts[at] ?? null,
        category: categories.charAt(at),
      })),
    )
    .sort((a, b) => a.id - b.id)
  return {
    ...largest,
    ids: entries.map(({ id }) => id),
    prices: entries.map(({ price }) => price),
    discounts: entries.map(({ discount }) => discount),
    categories: entries.map(({ category }) => category).join(''),
  }
}

function inOrder(a: PlacedListings, b: PlacedListings): number {
  const [left, right] = [`${a.state} ${foldText(a.city)}`, `${b.state} ${foldText(b.city)}`]
  if (left !== right) return left < right ? -1 : 1
  return (a.ids[0] ?? 0) - (b.ids[0] ?? 0)
}
