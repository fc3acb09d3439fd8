/** The median of the values; the mean of the two middle ones for an even number; `null` for none. */
export function computeMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
