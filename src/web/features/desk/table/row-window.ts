/** The rows of a long list that are drawn. */
export interface RowWindow {
  from: number
  /** Exclusive. */
  to: number
}

/** Rows by which the wanted window moves, and that it has beyond what is visible. */
const step = 6

/** Returns the window for the rows that are visible: they, and some around them. */
export const windowAround = (first: number, last: number, count: number): RowWindow => ({
  from: Math.max(0, (Math.floor(first / step) - 1) * step),
  to: Math.min(count, (Math.ceil(last / step) + 1) * step),
})

/**
 * Returns the next window on the way from the drawn one to the wanted one: with so many new rows at most, first those
 * below what is drawn, and without what is not wanted any more. Where nothing of the drawn ones is wanted, it begins
 * again at the first visible row.
 */
export function growWindow(
  drawn: RowWindow,
  wanted: RowWindow,
  firstVisible: number,
  most: number,
): RowWindow {
  const [from, to] = [Math.max(drawn.from, wanted.from), Math.min(drawn.to, wanted.to)]
  if (from >= to) {
    const begin = Math.min(Math.max(firstVisible, wanted.from), wanted.to)
    return { from: begin, to: Math.min(wanted.to, begin + most) }
  }
  const below = Math.min(most, wanted.to - to)
  return { from: Math.max(wanted.from, from - (most - below)), to: to + below }
}
