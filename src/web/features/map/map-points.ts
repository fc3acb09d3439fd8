import type { MapPoints } from '#contract/catalogue-schemas.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import type { PlacePrecision } from '#domain/property/geographic-place.ts'
import type { ShapePoint } from '#domain/search/area-shape.ts'
import { stateName, type Uf } from '#domain/states.ts'

/** A point of the map and the properties there: positions of entries in the columns. */
export interface MapPoint {
  /** `lat,lng`, as in the URL. */
  key: string
  lat: number
  lng: number
  precision: PlacePrecision
  state: Uf
  /** `Goiânia, GO`; for a state's center the state's name. */
  name: string
  entries: number[]
  /** The known discounts in %. */
  discounts: readonly number[]
  /** Their median; `null` when none is known. */
  discount: number | null
}

/** All matches in columns, as received, and their spots. */
export interface MapPointSet {
  total: number
  /** The seat of the municipality of `near`; `null` without that filter. */
  near: ShapePoint | null
  /** A fingerprint of the answer, the same for the same answer; identifies lists made of it. */
  print: string
  /** In reais. */
  prices: readonly number[]
  /** In %. */
  discounts: readonly (number | null)[]
  spots: MapPoint[]
  /** Returns the property number of an entry. */
  idOf: (entry: number) => string
  /** Returns the spot of a property. */
  spotOf: (id: string) => MapPoint | undefined
}

const spotKey = (lat: number, lng: number): string => `${lat.toFixed(5)},${lng.toFixed(5)}`

/** Parses an answer once; places at the same point become one spot, named after the place with the most properties. */
export function readMapPoints({ total, near, cities, ids, prices, discounts }: MapPoints): MapPointSet {
  const numbers = new Float64Array(ids.length)
  for (let entry = 0, id = 0; entry < ids.length; entry++) numbers[entry] = id += ids[entry] ?? 0
  const spots = readSpots(cities)
  for (const spot of spots) {
    const known: number[] = []
    for (const at of spot.entries) {
      const discount = discounts[at] ?? null
      if (discount !== null) known.push(discount)
    }
    spot.discounts = known
    spot.discount = medianOfPoints(known)
  }
  const idOf = (at: number): string => String(numbers[at] ?? 0)
  let index: Map<number, MapPoint> | null = null
  return {
    total,
    near,
    print: fingerprint(numbers, prices, discounts),
    prices,
    discounts,
    spots,
    idOf,
    spotOf(id) {
      index ??= indexSpots(spots, numbers)
      return index.get(Number(id))
    },
  }
}

function indexSpots(spots: readonly MapPoint[], numbers: Float64Array): Map<number, MapPoint> {
  const index = new Map<number, MapPoint>()
  for (const spot of spots) for (const at of spot.entries) index.set(numbers[at]!, spot)
  return index
}

/** Computes FNV-1a over all columns, 32 bits at a time. */
function fingerprint(numbers: Float64Array, ...columns: readonly (number | null)[][]): string {
  let hash = 0x811c9dc5
  const add = (column: Float64Array): void => {
    const words = new Int32Array(column.buffer)
    for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words[at]!, 0x01000193)
  }
  add(numbers)
  for (const column of columns) {
    const values = new Float64Array(column.length)
    for (let at = 0; at < column.length; at++) values[at] = column[at] ?? Number.NEGATIVE_INFINITY
    add(values)
  }
  return `${numbers.length} ${(hash >>> 0).toString(36)}`
}

function readSpots(cities: MapPoints['cities']): MapPoint[] {
  const byKey = new Map<string, { spot: MapPoint; largest: number }>()
  let entry = 0
  for (const { state, name: city, precision, lats, lngs, totals } of cities) {
    const name = precision === 'state' ? stateName(state) : `${formatPlaceName(city)}, ${state}`
    for (const [at, total] of totals.entries()) {
      const [lat = 0, lng = 0] = [lats[at], lngs[at]]
      const key = spotKey(lat, lng)
      const before = byKey.get(key)
      const { spot, largest } = before ?? {
        spot: { key, lat, lng, precision, state, name, entries: [], discounts: [], discount: null },
        largest: total,
      }
      if (total > largest) Object.assign(spot, { precision, state, name })
      if (!before || total > largest) byKey.set(key, { spot, largest: total })
      for (const end = entry + total; entry < end; entry++) spot.entries.push(entry)
    }
  }
  return [...byKey.values()].map(({ spot }) => spot)
}

/** Returns the median, between the two middle values when their number is even; `null` for no values. */
export function medianOfPoints(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}
