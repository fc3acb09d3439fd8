/** Returns the quantile of numbers between 0 and 1, interpolated between its neighbours; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const low = sorted[Math.floor(at)] ?? Number.NaN
  const high = sorted[Math.ceil(at)] ?? low
  return low + (high - low) * (at - Math.floor(at))
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** Returns the smallest number at which the weights of the numbers up to it reach a share of all weights. */
export function weightedQuantile(
  weighted: readonly { value: number; weight: number }[],
  share: number,
): number {
  const sorted = weighted.toSorted((a, b) => a.value - b.value)
  const all = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let reached = 0
  for (const { value, weight } of sorted) {
    reached += weight
    if (reached >= share * all) return value
  }
  return sorted.at(-1)?.value ?? Number.NaN
}
