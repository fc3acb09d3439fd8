import { type Centavos, fromReais } from '../money.ts'

/** A band of prices in centavos; `to` is not part of it, `null` = no upper end. */
export interface PlacePriceBand {
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
