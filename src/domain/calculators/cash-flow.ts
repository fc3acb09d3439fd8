/** Between these fractions a month a rate is looked for: −99.99 % and 10,000 % (http.md, "Calculators"). */
const [lowest, highest] = [-0.9999, 100]

type Flows = readonly number[]

/**
 * Sign and size of the flows' value at a rate, free of overflow: discounted to the first month where the rate is not
 * negative, compounded to the last where it is. Its roots are those of the present value.
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

/** The root between two rates whose values have different signs, by halving. */
function rootBetween(flows: Flows, from: number, to: number): number {
  let [low, high] = [from, to]
  const sign = Math.sign(valueAt(flows, low))
  while (high - low > 1e-15) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    const value = valueAt(flows, middle)
    if (value === 0) return middle
    if (Math.sign(value) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Rates to look between, evenly spaced in ln(1 + rate) by 3 % at most, with 0 among them. */
const grid: Flows = [
  ...Array.from({ length: 300 }, (_, at) =>
    at === 0 ? lowest : Math.expm1(Math.log1p(lowest) * (1 - at / 300)),
  ),
  ...Array.from({ length: 161 }, (_, at) =>
    at === 160 ? highest : Math.expm1(Math.log1p(highest) * (at / 160)),
  ),
]

const golden = (Math.sqrt(5) - 1) / 2

/** Where between two rates the value comes nearest to 0, it having one sign at both and dipping in between. */
function nearest(flows: Flows, from: number, to: number): number {
  const sign = Math.sign(valueAt(flows, from))
  let [low, high] = [from, to]
  let [left, right] = [high - (high - low) * golden, low + (high - low) * golden]
  let [atLeft, atRight] = [valueAt(flows, left) * sign, valueAt(flows, right) * sign]
  for (let turn = 0; turn < 40; turn++) {
    if (atLeft < atRight) {
      ;[high, right, atRight] = [right, left, atLeft]
      left = high - (high - low) * golden
      atLeft = valueAt(flows, left) * sign
    } else {
      ;[low, left, atLeft] = [left, right, atRight]
      right = low + (high - low) * golden
      atRight = valueAt(flows, right) * sign
    }
  }
  return (low + high) / 2
}

/** Two roots that lie closer together than the grid, or one that is double: the value dips to 0 and turns back. */
function rootsInDip(flows: Flows, from: number, to: number): number[] {
  const dip = nearest(flows, from, to)
  const value = valueAt(flows, dip)
  if (value !== 0 && Math.sign(value) !== Math.sign(valueAt(flows, from)))
    return [rootBetween(flows, from, dip), rootBetween(flows, dip, to)]
  return Math.abs(value) <= 1e-13 * valueAt(flows.map(Math.abs), dip) ? [dip] : []
}

/** All roots of flows that change their sign more than once. */
function rootsOnGrid(flows: Flows): number[] {
  const values = grid.map(rate => valueAt(flows, rate))
  return grid.flatMap((rate, at) => {
    const [before, value, after] = [values[at - 1], values[at] as number, values[at + 1]]
    const next = grid[at + 1] as number
    if (value === 0) return [rate]
    if (after !== undefined && Math.sign(value) * Math.sign(after) < 0)
      return [rootBetween(flows, rate, next)]
    const dips =
      before !== undefined &&
      after !== undefined &&
      value * before > 0 &&
      value * after > 0 &&
      Math.abs(value) <= Math.min(Math.abs(before), Math.abs(after))
    return dips ? rootsInDip(flows, grid[at - 1] as number, next) : []
  })
}

/**
 * Internal rate of return (TIR): the fraction a month at which what goes out and what comes in are worth the same.
 * `flows` are one a month from month 0 on, money put in negative. Searched for between −99.99 % and 10,000 % a month
 * by signs and halving, so it cannot run away. Where the flows change their sign once, as those of a purchase and
 * its sale do, there is one rate at most (Descartes); of several the one nearest to 0. `null` where none solves it.
 */
export function monthlyReturn(flows: Flows): number | null {
  const told = flows.filter(flow => flow !== 0)
  const changes = told.filter((flow, at) => at > 0 && flow > 0 !== (told[at - 1] as number) > 0).length
  if (changes === 0 || !told.every(Number.isFinite)) return null
  // Empty months before and after change no root, but would drown the rest in zeros.
  const first = flows.findIndex(flow => flow !== 0)
  const used = flows.slice(first, flows.findLastIndex(flow => flow !== 0) + 1)
  if (changes > 1)
    return rootsOnGrid(used).reduce<number | null>(
      (one, other) => (one === null || Math.abs(other) < Math.abs(one) ? other : one),
      null,
    )
  const [atLowest, atHighest] = [valueAt(used, lowest), valueAt(used, highest)]
  if (atLowest === 0) return lowest
  if (atHighest === 0) return highest
  return Math.sign(atLowest) === Math.sign(atHighest) ? null : rootBetween(used, lowest, highest)
}

/** A fraction a month → the fraction a year it compounds to: (1 + i)^12 − 1. */
export const yearly = (monthly: number): number => (1 + monthly) ** 12 - 1
