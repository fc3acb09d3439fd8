import { finishWork } from '#domain/finish-work.ts'
import { placePrecisions } from '#domain/property/geographic-place.ts'
import { categories } from '#domain/property/listing.ts'
import { countBits, forEachBit } from '#domain/search/index/bit-set.ts'
import { selectListings } from '#domain/search/index/listing-filters.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { type PlaceDictionary, showCityName } from '#domain/search/index/place-dictionary.ts'
import { findNearSeat } from '#domain/search/index/place-filters.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { MapPoints } from './catalogue-schemas.ts'

/** Letters by the number of the category in the index; 0 = no category. */
const letters = ['-', ...categories.map(category => (category === 'comercial' ? 'o' : category.charAt(0)))]

/** Listings between two yields: a few milliseconds. */
const listingsPerSlice = 10_000

/**
 * Returns all listings that meet the criteria, grouped by city, precision and point, in the order of state and city,
 * of points and listings by number. Spellings of a municipality are one city. Listings without a place are left out.
 */
export const buildMapPoints = (index: ListingIndex, criteria: Criteria, now: Date): MapPoints =>
  finishWork(buildMapPointsInSlices(index, criteria, now))

/** Builds the same as `buildMapPoints`. Yields every few milliseconds. */
export function* buildMapPointsInSlices(
  index: ListingIndex,
  criteria: Criteria,
  now: Date,
): Generator<void, MapPoints> {
  const { cities, ordered } = yield* collectMapPlaces(index, criteria, now)
  const seat = criteria.near === null ? null : findNearSeat(index.places.municipalities, criteria.near)
  return {
    total: ordered.length,
    near: seat && { lat: seat.lat, lng: seat.lng },
    cities,
    ...(yield* readColumns(index, ordered)),
  }
}

/** The places of all matches, and the positions of their listings in the same order. */
export function* collectMapPlaces(
  index: ListingIndex,
  criteria: Criteria,
  now: Date,
): Generator<void, { cities: MapPoints['cities']; ordered: Uint32Array }> {
  const { columns, places } = index
  const cities: MapPoints['cities'] = []
  const ordered = new Uint32Array(index.size)
  let total = 0
  let sliceEnd = listingsPerSlice
  for (const { city, positions } of yield* listCities(index, criteria, now)) {
    if (total >= sliceEnd) {
      yield
      sliceEnd = total + listingsPerSlice
    }
    for (const [precision, points] of groupByPoint(index, positions)) {
      const lats: number[] = []
      const lngs: number[] = []
      const totals: number[] = []
      for (const point of points.values()) {
        lats.push(toDegrees(columns.lat[point[0]!]!))
        lngs.push(toDegrees(columns.lng[point[0]!]!))
        totals.push(point.length)
        for (const position of point) ordered[total++] = position
      }
      const { state } = places.cities[city]!
      const name = showCityName(places.cities[city]!)
      cities.push({ state, name, precision: placePrecisions[precision - 1]!, lats, lngs, totals })
    }
  }
  return { cities, ordered: ordered.subarray(0, total) }
}

/** A discount in whole percents, as the map has it; `null` when it is not known. */
export const roundMapDiscount = (discount: number): number | null =>
  Number.isNaN(discount) ? null : Math.floor(discount + 0.5)

function* readColumns(
  { columns }: ListingIndex,
  ordered: Uint32Array,
): Generator<void, Pick<MapPoints, 'ids' | 'prices' | 'discounts' | 'categories'>> {
  const ids: number[] = []
  const prices: number[] = []
  const discounts: (number | null)[] = []
  let text = ''
  let before = 0
  for (const [at, position] of ordered.entries()) {
    if (at % listingsPerSlice === 0) yield
    const id = columns.id[position]!
    ids.push(id - before)
    before = id
    prices.push(Math.floor((columns.price[position]! + 50) / 100))
    discounts.push(roundMapDiscount(columns.discount[position]!))
    text += letters[columns.category[position]!]!
  }
  return { ids, prices, discounts, categories: text }
}

/** Listings of a city by their positions, lowest number first. */
interface CityListings {
  /** Number of the first city of the municipality. */
  city: number
  positions: Uint32Array
}

/** Sorts the placed listings by state and city (a counting sort: a city has one range of the result). */
function* listCities(index: ListingIndex, criteria: Criteria, now: Date): Generator<void, CityListings[]> {
  const { columns, places } = index
  const selected = selectListings(index, criteria, now)
  yield
  const found = new Uint32Array(countBits(selected))
  const ends = new Uint32Array(places.cities.length)
  let total = 0
  forEachBit(selected, position => {
    if (columns.placePrecision[position] === 0) return
    found[total++] = position
    ends[places.cities[columns.city[position]!]!.group]!++
  })
  yield
  const order = sortCities(places).filter(city => ends[city]! > 0)
  let end = 0
  const ranges = order.map(city => {
    const from = end
    end += ends[city]!
    ends[city] = end
    return { city, from, to: end }
  })
  const positions = new Uint32Array(total)
  // Positions follow the numbers, highest first: each city's range is filled from its end.
  for (const position of found.subarray(0, total))
    positions[--ends[places.cities[columns.city[position]!]!.group]!] = position
  return ranges.map(({ city, from, to }) => ({ city, positions: positions.subarray(from, to) }))
}

const sortedCities = new WeakMap<PlaceDictionary, number[]>()

/** Returns the first cities of all municipalities by state and name; sorted again when the dictionary has grown. */
function sortCities(places: PlaceDictionary): number[] {
  const { cities } = places
  const known = sortedCities.get(places)
  if (known?.length === cities.length) return known
  const keys = cities.map(city => `${city.state} ${city.shownKey}`)
  const sorted = cities.map((_, city) => city).sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1))
  sortedCities.set(places, sorted)
  return sorted
}

/** Five decimals, about a meter: listings nearer to each other are at one point. */
const toDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** Groups a city's listings by precision and point, in the order of their lowest numbers. */
function groupByPoint({ columns }: ListingIndex, positions: Uint32Array): Map<number, Map<number, number[]>> {
  const byPrecision = new Map<number, Map<number, number[]>>()
  for (const position of positions) {
    const precision = columns.placePrecision[position]!
    const points = byPrecision.get(precision) ?? new Map<number, number[]>()
    byPrecision.set(precision, points)
    const key =
      Math.round((columns.lat[position]! + 90) * 1e5) * 36_000_001 +
      Math.round((columns.lng[position]! + 180) * 1e5)
    const point = points.get(key)
    if (point) point.push(position)
    else points.set(key, [position])
  }
  return byPrecision
}
