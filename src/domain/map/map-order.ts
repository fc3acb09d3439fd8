/** Discounts that read as so much or more, in percent, come after all others in the default order. */
const unusualDiscount = 80

/** Ranks a discount in whole percents among others in the default order, the first one lowest; unknown comes last. */
export function rankMapDiscount(discount: number | null): number {
  if (discount === null) return Number.POSITIVE_INFINITY
  return discount >= unusualDiscount ? 1000 - discount : -discount
}

/** Returns the positions of the lowest ranks, lowest first; of equal ones the earlier. `count` is at least one. */
export function findLowest(size: number, count: number, rankOf: (position: number) => number): number[] {
  const best: { rank: number; position: number }[] = []
  for (let position = 0; position < size; position++) {
    const rank = rankOf(position)
    if (best.length === count && rank >= best[count - 1]!.rank) continue
    let at = best.length
    while (at > 0 && best[at - 1]!.rank > rank) at--
    best.splice(at, 0, { rank, position })
    if (best.length > count) best.pop()
  }
  return best.map(({ position }) => position)
}
