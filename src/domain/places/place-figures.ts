import { type Centavos, fromReais } from '../money.ts'
import { categories, type Category, modalities, type Modality } from '../property/listing.ts'
import { formatNeighborhood } from '../property/place-names.ts'
import { countByCode } from '../search/index/count-column.ts'
import type { ListingIndex } from '../search/index/listing-index.ts'

/** A band of prices in centavos; `to` is not part of it, `null` = no upper end. */
interface PlacePriceBand {
  from: Centavos
  to: Centavos | null
  total: number
}

const maxBands = 8
/** The narrowest band, in reais. */
const leastWidth = 10_000

/** Widths that people read easily: 10, 20, 50, 100 … thousand reais. */
function* listWidths(): Generator<Centavos> {
  for (let width = leastWidth; ; width *= 10) for (const factor of [1, 2, 5]) yield fromReais(width * factor)
}

/**
 * Divides prices into bands of one width with round bounds, eight at most; the last one takes all that are higher, so
 * that a tenth of very high prices does not leave the others in a single band.
 * @param sorted prices in ascending order
 */
export function countPriceBands(sorted: Float64Array): PlacePriceBand[] {
  const lowest = sorted[0]
  const high = sorted[Math.floor(0.9 * (sorted.length - 1))]
  if (lowest === undefined || high === undefined) return []
  const [width, first, last] = chooseWidth(lowest, high)
  const bands = Array.from({ length: last - first + 1 }, (_, band): PlacePriceBand => {
    const from = (first + band) * width
    return { from, to: first + band === last ? null : from + width, total: 0 }
  })
  for (const price of sorted) bands[Math.min(Math.floor(price / width), last) - first]!.total++
  return bands
}

/** Returns the width, and the numbers of the first and the last band counted from zero reais. */
function chooseWidth(lowest: Centavos, high: Centavos): [width: Centavos, first: number, last: number] {
  for (const width of listWidths()) {
    const [first, last] = [Math.floor(lowest / width), Math.floor(high / width)]
    if (last - first < maxBands) return [width, first, last]
  }
  throw new Error('there is always a wider band')
}

/** The figures of a place's offered listings. Money in centavos. */
export interface PlaceFigures {
  total: number
  /** Of these, those that the newest list of their state lacks without saying that they are gone. */
  unseen: number
  medianPrice: Centavos | null
  /** Percent of the appraisal, of the listings that have one. */
  medianDiscount: number | null
  /** Centavos per m² by category, the one with most listings of known area first; only with five or more. */
  perSquareMeter: { category: Category; median: Centavos; total: number }[]
  /** Those with listings, most first. */
  categories: { category: Category; total: number }[]
  modalities: { modality: Modality; total: number }[]
  priceBands: PlacePriceBand[]
}

/** Listings of which a median per m² is said, at least. */
const leastForMedian = 5

/** Computes the median price of the listings at some positions, in whole centavos; `null` without any. */
export const computeMedianPrice = (index: ListingIndex, positions: Uint32Array): Centavos | null =>
  findMedianPrice(pickPrices(index, positions))

/** Computes the figures of the listings at some positions. */
export function computePlaceFigures(index: ListingIndex, positions: Uint32Array): PlaceFigures {
  const { columns } = index
  const prices = pickPrices(index, positions)
  return {
    total: positions.length,
    unseen: positions.reduce((sum, at) => sum + columns.unseen[at]!, 0),
    medianPrice: findMedianPrice(prices),
    medianDiscount: findMedian(pickSorted(positions, at => columns.discount[at]!)),
    perSquareMeter: computePerSquareMeter(columns, positions),
    categories: countChoices(columns.category, categories, positions).map(({ choice, total }) => ({
      category: choice,
      total,
    })),
    modalities: countChoices(columns.modality, modalities, positions).map(({ choice, total }) => ({
      modality: choice,
      total,
    })),
    priceBands: countPriceBands(prices),
  }
}

/** Picks the known values at some positions, in ascending order. */
function pickSorted(positions: Uint32Array, read: (at: number) => number): Float64Array {
  const values = new Float64Array(positions.length)
  let known = 0
  for (const at of positions) {
    const value = read(at)
    if (!Number.isNaN(value)) values[known++] = value
  }
  return values.subarray(0, known).sort()
}

/** The median of values in ascending order; the mean of the two middle ones for an even number; `null` for none. */
function findMedian(sorted: Float64Array): number | null {
  if (sorted.length === 0) return null
  const middle = sorted.length >> 1
  const upper = sorted[middle]!
  return sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2
}

/** Picks the prices in ascending order. */
const pickPrices = ({ columns }: ListingIndex, positions: Uint32Array): Float64Array =>
  pickSorted(positions, at => columns.price[at]!)

function findMedianPrice(prices: Float64Array): Centavos | null {
  const median = findMedian(prices)
  return median === null ? null : Math.round(median)
}

function computePerSquareMeter(
  { category, price, area }: ListingIndex['columns'],
  positions: Uint32Array,
): PlaceFigures['perSquareMeter'] {
  const prices: number[][] = categories.map(() => [])
  for (const at of positions) if (area[at]! > 0) prices[category[at]! - 1]?.push(price[at]! / area[at]!)
  return categories
    .flatMap((name, number) => {
      const own = Float64Array.from(prices[number]!).sort()
      const median = own.length < leastForMedian ? null : findMedian(own)
      return median === null ? [] : [{ category: name, median: Math.round(median), total: own.length }]
    })
    .sort((a, b) => b.total - a.total)
}

/** Counts the choices of a code column; unknown ones are left out. */
function countChoices<T>(
  column: Uint8Array,
  choices: readonly T[],
  positions: Uint32Array,
): { choice: T; total: number }[] {
  const totals = countByCode(column, choices.length + 1, positions)
  return choices
    .map((choice, number) => ({ choice, total: totals[number + 1]! }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

/** Neighborhoods that are listed. */
const mostNeighborhoods = 10

/** Lists the ten neighborhoods with most listings, as the lists name them; lots and blocks are no neighborhoods. */
export function listLargestNeighborhoods(
  { columns, places }: ListingIndex,
  positions: Uint32Array,
): { name: string; total: number }[] {
  const totals = countByCode(columns.neighborhood, places.neighborhoods.length, positions)
  return places.neighborhoods
    .map(({ name, key }, number) => ({ name, key, total: totals[number]! }))
    .filter(({ name, key, total }) => total > 0 && key !== '' && formatNeighborhood(name) !== '')
    .sort((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1))
    .slice(0, mostNeighborhoods)
    .map(({ name, total }) => ({ name, total }))
}
