import { type Centavos, fromReais } from '../money.ts'
import { gainTaxSteps } from '../rules/figures-in-use.ts'

/** Income tax brackets of a person's capital gain (Lei 8.981/1995, art. 21, by Lei 13.259/2016). */
const taxBrackets: readonly { from: Centavos; percent: number }[] = gainTaxSteps.map(({ value }, at) => ({
  from: fromReais(gainTaxSteps[at - 1]?.upTo ?? 0),
  percent: value,
}))

const [firstStep] = gainTaxSteps

/** A gain up to this amount is taxed at the rate of the first bracket only. */
export const firstTaxBracket: Centavos = fromReais(firstStep.upTo)

/** Returns the effective tax rate of all brackets, in percent of the whole gain. */
export function computeGainTaxPercent(gain: Centavos): number {
  if (gain <= firstTaxBracket) return firstStep.value
  const tax = taxBrackets.reduce(
    (sum, { from, percent }, at) =>
      sum + (Math.max(0, Math.min(gain, taxBrackets[at + 1]?.from ?? gain) - from) * percent) / 100,
    0,
  )
  return (tax * 100) / gain
}
