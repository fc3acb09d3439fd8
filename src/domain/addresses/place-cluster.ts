import type { AddressBook } from './address-book.ts'

const metersPerMillionth = 0.1112

/** Meters between two places in millionths of a degree; exact to a thousandth within a municipality. */
export function computeMeters(lat: number, lng: number, otherLat: number, otherLng: number): number {
  const north = lat - otherLat
  const east = (lng - otherLng) * Math.cos((lat * Math.PI) / 180e6)
  return metersPerMillionth * Math.hypot(north, east)
}

/** The middle of some houses, and how far they lie from it. */
export interface Middle {
  /** Millionths of a degree, the medians. */
  lat: number
  lng: number
  /** Meters within which 95 % of the houses lie. */
  p95: number
  /** Houses. */
  count: number
}

const median = (sorted: Int32Array): number => sorted[sorted.length >> 1] ?? 0

/** Finds the middle of houses; `null` of none. */
export function findMiddle({ lats, lngs }: AddressBook, houses: ArrayLike<number>): Middle | null {
  const count = houses.length
  if (count === 0) return null
  const someLats = new Int32Array(count)
  const someLngs = new Int32Array(count)
  for (let at = 0; at < count; at++) {
    someLats[at] = lats[houses[at]!]!
    someLngs[at] = lngs[houses[at]!]!
  }
  const [lat, lng] = [median(someLats.sort()), median(someLngs.sort())]
  const meters = Float64Array.from(houses, house =>
    computeMeters(lats[house]!, lngs[house]!, lat, lng),
  ).sort()
  return { lat, lng, count, p95: meters[Math.min(count - 1, Math.ceil(0.95 * count) - 1)]! }
}

/** Meters between houses from which two streets of one name are two streets. */
const apart = 300

/** Groups houses into lines: between two neighbors of one line there are at most 300 m. */
export function splitIntoLines({ lats, lngs }: AddressBook, houses: ArrayLike<number>): Uint32Array[] {
  const cells = new Map<string, number[]>()
  const first = houses[0]
  if (first === undefined) return []
  const step = apart / metersPerMillionth
  const eastStep = step / Math.cos((lats[first]! * Math.PI) / 180e6)
  const cellOf = (house: number): [number, number] => [
    Math.floor(lats[house]! / step),
    Math.floor(lngs[house]! / eastStep),
  ]
  for (const house of Array.from(houses)) {
    const key = cellOf(house).join()
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, [house])
    else cell.push(house)
  }
  const near = (some: readonly number[], others: readonly number[]): boolean =>
    some.some(house =>
      others.some(other => computeMeters(lats[house]!, lngs[house]!, lats[other]!, lngs[other]!) <= apart),
    )
  const lines: Uint32Array[] = []
  const left = new Map(cells)
  for (const [key, cell] of cells) {
    if (!left.delete(key)) continue
    const line = [...cell]
    const queue = [cell]
    for (let taken = queue.pop(); taken !== undefined; taken = queue.pop()) {
      const [north, east] = cellOf(taken[0]!)
      for (let y = north - 1; y <= north + 1; y++)
        for (let x = east - 1; x <= east + 1; x++) {
          const neighbor = left.get(`${y},${x}`)
          if (neighbor === undefined || !near(taken, neighbor)) continue
          left.delete(`${y},${x}`)
          line.push(...neighbor)
          queue.push(neighbor)
        }
    }
    lines.push(Uint32Array.from(line).sort())
  }
  return lines.toSorted((a, b) => b.length - a.length)
}
