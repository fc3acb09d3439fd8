/** The range of the searched rates, as fractions a month: −99.99 % and 10,000 %. */
const [lowest, highest] = [-0.9999, 100]

type Flows = readonly number[]

/**
 * Returns the sign and size of the flows' value at a rate, without overflow: discounted to the first month if the
 * rate is not negative, compounded to the last month if it is. Its roots are those of the present value.
 */
function valueAt(flows: Flows, rate: number): number {
  let sum = 0
  if (rate >= 0) {
    const factor = 1 / (1 + rate)
    for (let at = flows.length - 1; at >= 0; at--) sum = sum * factor + (flows[at] as number)
  } else {
    const factor = 1 + rate
    for (let at = 0; at < flows.length; at++) sum = sum * factor + (flows[at] as number)
  }
  return sum
}

/** So often the range is halved: to less than 10⁻¹⁵. */
const halvings = 60

/** Finds the root between two rates whose values have different signs, by bisection. */
function rootBetween(flows: Flows, from: number, to: number): number {
  let [low, high] = [from, to]
  const sign = Math.sign(valueAt(flows, low))
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2
    if (Math.sign(valueAt(flows, middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The rates at which roots are looked for, evenly spaced in ln(1 + rate) by 3 % at most, with 0 among them. */
const rateGrid: Flows = [
  ...Array.from({ length: 300 }, (_, at) =>
    at === 0 ? lowest : Math.expm1(Math.log1p(lowest) * (1 - at / 300)),
  ),
  ...Array.from({ length: 161 }, (_, at) =>
    at === 160 ? highest : Math.expm1(Math.log1p(highest) * (at / 160)),
  ),
]

const golden = (Math.sqrt(5) - 1) / 2

/**
 * Returns the rate between two rates at which the value is nearest to 0, when it has the same sign at both and dips
 * in between.
 */
function findDip(flows: Flows, from: number, to: number): number {
  const sign = Math.sign(valueAt(flows, from))
  const heightAt = (rate: number) => valueAt(flows, rate) * sign
  let [low, high] = [from, to]
  let [left, right] = [high - (high - low) * golden, low + (high - low) * golden]
  let [atLeft, atRight] = [heightAt(left), heightAt(right)]
  for (let step = 0; step < 40; step++) {
    if (atLeft < atRight) {
      ;[high, right, atRight] = [right, left, atLeft]
      left = high - (high - low) * golden
      atLeft = heightAt(left)
    } else {
      ;[low, left, atLeft] = [left, right, atRight]
      right = low + (high - low) * golden
      atRight = heightAt(right)
    }
  }
  return (low + high) / 2
}

/**
 * Finds two roots that are closer together than the grid, or a double root: the value dips to 0 and returns to its
 * sign.
 */
function rootsInDip(flows: Flows, from: number, to: number): number[] {
  const dip = findDip(flows, from, to)
  const value = valueAt(flows, dip)
  if (Math.sign(value) !== Math.sign(valueAt(flows, from)))
    return [rootBetween(flows, from, dip), rootBetween(flows, dip, to)]
  return Math.abs(value) <= 1e-13 * valueAt(flows.map(Math.abs), dip) ? [dip] : []
}

/**
 * Finds the roots of flows on a grid of rates: at a point, between two, or in a dip around the point that is nearest to 0.
 */
function rootsOnGrid(flows: Flows, grid: Flows): number[] {
  const values = grid.map(rate => valueAt(flows, rate))
  return grid.flatMap((rate, at) => {
    const [value, lower, higher] = [values[at]!, grid[at - 1]!, grid[at + 1]!]
    if (value === 0) return [rate]
    // Below 0 where the value has another sign; not a number beyond the ends of the grid.
    const [before, after] = [values[at - 1]! * Math.sign(value), values[at + 1]! * Math.sign(value)]
    if (after < 0) return [rootBetween(flows, rate, higher)]
    return Math.abs(value) <= Math.min(before, after) ? rootsInDip(flows, lower, higher) : []
  })
}

/**
 * Computes the internal rate of return (TIR): the fraction a month at which outflows and inflows have the same value.
 * `flows` has one entry per month from month 0 on; money put in is negative. The rate is looked for between −99.99 %
 * and 10,000 % a month. If the flows change their sign once, as those of a purchase and its sale do, there is at most one
 * rate (Descartes), and no grid is needed; of several rates the one nearest to 0 is returned. `null` when there is none.
 */
export function computeMonthlyIrr(flows: Flows): number | null {
  const first = flows.findIndex(flow => flow !== 0)
  if (first < 0 || !flows.every(Number.isFinite)) return null
  // Empty months before and after do not change the roots, but their zeros would hide the rest.
  const used = flows.slice(first, flows.findLastIndex(flow => flow !== 0) + 1)
  const signs = used.map(Math.sign).filter(sign => sign !== 0)
  const changes = signs.filter((sign, at) => sign === -signs[at - 1]!).length
  return rootsOnGrid(used, changes > 1 ? rateGrid : [lowest, highest]).reduce<number | null>(
    (one, other) => (one === null || Math.abs(other) < Math.abs(one) ? other : one),
    null,
  )
}

/** Converts a fraction a month to the fraction a year it compounds to: (1 + i)^12 − 1. */
export const compoundToYearly = (monthly: number): number => (1 + monthly) ** 12 - 1
