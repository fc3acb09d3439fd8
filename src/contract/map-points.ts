import { foldText } from '#domain/fold-text.ts'
import { placePrecisions } from '#domain/property/geographic-place.ts'
import { categories } from '#domain/property/listing.ts'
import { forEachBit } from '#domain/search/index/bit-set.ts'
import { selectListings } from '#domain/search/index/listing-filters.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { showCityName } from '#domain/search/index/place-dictionary.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { states, type Uf } from '#domain/states.ts'
import type { MapPoints } from './catalogue-schemas.ts'

/** Letters by the number of the category in the index; 0 = no category. */
const letters = ['-', ...categories.map(category => (category === 'comercial' ? 'o' : category.charAt(0)))]

/** Listings at one place of one state, by their positions, lowest number first. */
interface MapPlace {
  state: Uf
  lat: number
  lng: number
  precision: number
  positions: number[]
}

/**
 * Returns all listings that meet the criteria, grouped by place, in the order of state and city. A place with several
 * cities (districts, spellings) has the name of the one with the most listings. Listings without a place are left out.
 */
export function buildMapPoints(index: ListingIndex, criteria: Criteria, now: Date): MapPoints {
  const { columns } = index
  const places = collectPlaces(index, criteria, now)
    .map(place => {
      const city = nameOfPlace(index, place)
      return { ...place, city, key: `${place.state} ${foldText(city)}` }
    })
    .sort((a, b) =>
      a.key === b.key ? columns.id[a.positions[0]!]! - columns.id[b.positions[0]!]! : a.key < b.key ? -1 : 1,
    )
  const all = places.flatMap(({ positions }) => positions)
  return {
    total: all.length,
    places: places.map(({ state, city, lat, lng, precision, positions }) => ({
      state,
      city,
      lat,
      lng,
      precision: placePrecisions[precision - 1]!,
      total: positions.length,
    })),
    ids: places.flatMap(({ positions }) =>
      positions.map(
        (position, at) => columns.id[position]! - (at === 0 ? 0 : columns.id[positions[at - 1]!]!),
      ),
    ),
    prices: all.map(position => Math.floor((columns.price[position]! + 50) / 100)),
    discounts: all.map(position => {
      const discount = columns.discount[position]!
      return Number.isNaN(discount) ? null : Math.floor(discount + 0.5)
    }),
    categories: all.map(position => letters[columns.category[position]!]).join(''),
  }
}

function collectPlaces(index: ListingIndex, criteria: Criteria, now: Date): MapPlace[] {
  const { columns } = index
  const places = new Map<string, MapPlace>()
  forEachBit(selectListings(index, criteria, now), position => {
    const [lat, lng, precision] = [
      columns.lat[position]!,
      columns.lng[position]!,
      columns.placePrecision[position]!,
    ]
    if (precision === 0) return
    const state = columns.state[position]!
    const key = `${state} ${precision} ${lat} ${lng}`
    const place = places.get(key)
    if (place) place.positions.push(position)
    else places.set(key, { state: states[state]!.uf, lat, lng, precision, positions: [position] })
  })
  // Positions follow the numbers, highest first.
  for (const place of places.values()) place.positions.reverse()
  return [...places.values()]
}

/** Names a place after the city with the most listings there, among equals the one with the lowest number. */
function nameOfPlace({ columns, places }: ListingIndex, { positions }: MapPlace): string {
  const totals = new Map<number, number>()
  for (const position of positions) {
    const { group } = places.cities[columns.city[position]!]!
    totals.set(group, (totals.get(group) ?? 0) + 1)
  }
  const [largest = 0] = [...totals].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])
  return showCityName(places.cities[largest]!)
}
