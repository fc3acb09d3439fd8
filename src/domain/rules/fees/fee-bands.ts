/**
 * What a fee holds: `total` = all that the buyer pays for the act; `without-funds` = the emoluments alone, without the
 * funds, seals or taxes that the state adds; `unsaid` = the source does not say.
 */
export type FeeContent = 'total' | 'without-funds' | 'unsaid'

/** A fee by the value of the property, both in reais. */
export interface FeeBand {
  /** The highest value of the band; infinite for the last one of a table that has no limit. */
  upTo: number
  fee: number
}

/** Reads a table written as limit:fee limit:fee …; a fee without limit is for all values above. */
export const parseBands = (text: string): FeeBand[] =>
  text
    .trim()
    .split(/\s+/)
    .map(pair => {
      const [upTo, fee] = pair.split(':')
      return { upTo: upTo === '' ? Number.POSITIVE_INFINITY : Number(upTo), fee: Number(fee) }
    })

/** Returns the position of a value's band; −1 above the last one. */
export const findBand = (bands: readonly FeeBand[], value: number): number =>
  bands.findIndex(({ upTo }) => value <= upTo)

/** Counts the steps, begun ones included, by which a value exceeds a limit; all in reais. */
export const countSteps = (value: number, from: number, step: number): number =>
  value <= from ? 0 : Math.ceil((value - from) / step - 1e-9)
