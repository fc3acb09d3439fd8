import type { Act, Burden } from './answer-parts.ts'

const orNull = (at: number): number | null => (at < 0 ? null : at)

/** The act whose words a burden cites: the one that ended it, else the one that made it. */
const findCitedAct = ({ start, cancelledBy, act }: Burden, acts: readonly Act[]): number =>
  acts.findIndex(each => each.start === start && each.number === (cancelledBy ?? act))

/**
 * The act that made a burden, by its place in the list of acts. Of a number that a registry gave twice, it is the last
 * one before the act that ended the burden.
 */
export function findAct(burden: Burden, acts: readonly Act[]): number | null {
  const cited = findCitedAct(burden, acts)
  if (burden.cancelledBy === null && cited >= 0) return cited
  const before = cited < 0 ? acts : acts.slice(0, cited)
  return orNull(before.findLastIndex(({ number }) => number === burden.act))
}

/** The act that ended a burden; `null` where none did. */
export const findCancellingAct = (burden: Burden, acts: readonly Act[]): number | null =>
  burden.cancelledBy === null ? null : orNull(findCitedAct(burden, acts))
