import { type Centavos, fromReais, toReais } from '../money.ts'

/** Upper ends of the price bands in reais, inclusive; the last band has none. */
const priceBands = [100_000, 200_000, 300_000, 500_000, 1_000_000]

/** The same upper ends in centavos. */
const priceBandEnds: Centavos[] = priceBands.map(fromReais)

/** All bands from the lowest, in reais, both ends inclusive. */
export const priceRanges: { min: number; max: number | null }[] = [...priceBands, null].map((max, band) => ({
  min: band === 0 ? 0 : toReais((priceBandEnds[band - 1] ?? 0) + 1),
  max,
}))

/** Returns the index of the band a price belongs to. */
export function findPriceBand(price: Centavos): number {
  let band = 0
  while (band < priceBandEnds.length && price > priceBandEnds[band]!) band++
  return band
}
