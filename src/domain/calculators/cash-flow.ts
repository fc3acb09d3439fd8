/** Between these fractions a month a rate is looked for: −99.99 % and 10,000 % (http.md, "Calculators"). */
const [lowest, highest] = [-0.9999, 100]

/**
 * Sign and size of the flows' value at a rate, free of overflow: discounted to the first month where the rate is not
 * negative, compounded to the last where it is. Its roots are those of the present value.
 */
function valueAt(flows: readonly number[], rate: number): number {
  const factor = 1 + rate
  return rate >= 0
    ? flows.reduceRight((sum, flow) => sum / factor + flow, 0)
    : flows.reduce((sum, flow) => sum * factor + flow, 0)
}

/** Rates to look between, evenly spaced in ln(1 + rate), with 0 among them. */
const steps: readonly number[] = [
  ...Array.from({ length: 60 }, (_, at) => Math.expm1(Math.log1p(lowest) * (1 - at / 60))),
  ...Array.from({ length: 61 }, (_, at) => Math.expm1(Math.log1p(highest) * (at / 60))),
]

function between(flows: readonly number[], from: number, to: number): number {
  let [low, high] = [from, to]
  const sign = Math.sign(valueAt(flows, low))
  for (let turn = 0; turn < 200 && high - low > 1e-15; turn++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (Math.sign(valueAt(flows, middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Internal rate of return (TIR): the fraction a month at which what goes out and what comes in are worth the same.
 * `flows` are one a month from month 0 on, money put in negative. Searched for between −99.99 % and 10,000 % a month
 * by signs and halving, so it cannot run away; of several rates the one nearest to 0. `null` where none solves it.
 */
export function monthlyReturn(flows: readonly number[]): number | null {
  if (!flows.some(flow => flow > 0) || !flows.some(flow => flow < 0)) return null
  const values = steps.map(rate => valueAt(flows, rate))
  const roots: number[] = []
  for (const [at, rate] of steps.entries()) {
    const [value, next] = [values[at] as number, values[at + 1]]
    if (value === 0) roots.push(rate)
    else if (next !== undefined && Math.sign(value) * Math.sign(next) < 0)
      roots.push(between(flows, rate, steps[at + 1] as number))
  }
  return roots.length === 0
    ? null
    : roots.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one))
}

/** A fraction a month → the fraction a year it compounds to: (1 + i)^12 − 1. */
export const yearly = (monthly: number): number => (1 + monthly) ** 12 - 1
