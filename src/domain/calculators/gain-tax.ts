import type { Centavos } from '../money.ts'

/** Income tax brackets of a person's capital gain (Lei 8.981/1995, art. 21, by Lei 13.259/2016). */
const taxBrackets: readonly { from: Centavos; percent: number }[] = [
  { from: 0, percent: 15 },
  { from: 5_000_000_00, percent: 17.5 },
  { from: 10_000_000_00, percent: 20 },
  { from: 30_000_000_00, percent: 22.5 },
]

/** A gain up to this amount is taxed at 15 % only. */
export const firstTaxBracket: Centavos = 5_000_000_00

/** Returns the effective tax rate of all brackets, in percent of the whole gain. */
export function computeGainTaxPercent(gain: Centavos): number {
  if (gain <= firstTaxBracket) return 15
  const tax = taxBrackets.reduce(
    (sum, { from, percent }, at) =>
      sum + (Math.max(0, Math.min(gain, taxBrackets[at + 1]?.from ?? gain) - from) * percent) / 100,
    0,
  )
  return (tax * 100) / gain
}
