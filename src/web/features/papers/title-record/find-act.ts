import type { Act, Burden } from './title-record-words.ts'

/** Finds the place of the act of this number; of one that a registry gave twice, the last. */
const findNumber = (number: string | null, acts: readonly Act[]): number | null => {
  const at = number === null ? -1 : acts.findLastIndex(act => act.number === number)
  return at < 0 ? null : at
}

/** The act that made a burden, by its place in the list of acts. */
export const findAct = ({ act }: Burden, acts: readonly Act[]): number | null => findNumber(act, acts)

/** The act that ended a burden; `null` where none did. */
export const findCancellingAct = ({ cancelledBy }: Burden, acts: readonly Act[]): number | null =>
  findNumber(cancelledBy, acts)
