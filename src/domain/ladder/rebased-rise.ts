import { findLadderCourse, type PriceRecord } from './ladder-position.ts'

/**
 * Whether a higher price is the ladder beginning again: of the same family, from a base lowered once more. Of 1,320 rises
 * of a price in Venda 1,316 came to the centavo (`ladder-rules.json`).
 * @param records of one listing up to the rise, oldest first; with earlier ones the position is surer
 */
export function isRebasedRise(records: readonly PriceRecord[]): boolean {
  const [before, after] = records.slice(-2)
  if (before === undefined || after === undefined || after.price <= before.price) return false
  const [from, to] = findLadderCourse(records).slice(-2)
  return from != null && to != null && to.family === from.family && to.rebasings > from.rebasings
}
