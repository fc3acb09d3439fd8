/** A range of values that a figure may have, with the row that says so. */
export interface ValueRange {
  from: number
  to: number
}

export interface DensestPoint extends ValueRange {
  /** How many of the ranges hold every value between `from` and `to`. */
  count: number
}

/**
 * Finds the values that lie in the most ranges: the figure that most rows agree on. `null` without ranges.
 * Bounds are inclusive.
 */
export function findDensestPoint(ranges: readonly ValueRange[]): DensestPoint | null {
  const bounds = ranges.flatMap(({ from, to }) => [
    { at: from, step: 1 },
    { at: to, step: -1 },
  ])
  bounds.sort((a, b) => a.at - b.at || b.step - a.step)
  let best: DensestPoint | null = null
  let count = 0
  for (const [index, { at, step }] of bounds.entries()) {
    count += step
    if (count > (best?.count ?? 0)) best = { from: at, to: bounds[index + 1]!.at, count }
  }
  return best
}

/** Returns the roundest number between two values; their middle where 8 decimals are too few. */
export function chooseRoundest(from: number, to: number): number {
  const middle = (from + to) / 2
  for (let decimals = -6; decimals <= 8; decimals++) {
    // Multiplied or divided by a whole number, so that the result is the nearest to the decimal number.
    const scale = 10 ** Math.abs(decimals)
    const [up, down] =
      decimals < 0
        ? [(value: number) => value / scale, (value: number) => value * scale]
        : [(value: number) => value * scale, (value: number) => value / scale]
    const rounded = [Math.round(up(middle)), Math.ceil(up(from))].map(down)
    const found = rounded.find(value => value >= from && value <= to)
    if (found !== undefined) return found
  }
  return middle
}
