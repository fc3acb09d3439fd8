import { formatCount } from '../format-count.ts'
import { integerFormat } from '../format-figures.ts'
import type { Uf } from '../states.ts'

/** Rows of the bank's list of each state on 2026-01-23 (a whole national day, read from public copies). */
const usualRows: Readonly<Record<Uf, number>> = {
  AC: 34,
  AL: 189,
  AM: 256,
  AP: 3,
  BA: 1168,
  CE: 947,
  DF: 93,
  ES: 45,
  GO: 5154,
  MA: 160,
  MG: 1219,
  MS: 175,
  MT: 193,
  PA: 264,
  PB: 1098,
  PE: 1727,
  PI: 774,
  PR: 834,
  RJ: 11610,
  RN: 1106,
  RO: 33,
  RR: 5,
  RS: 1253,
  SC: 195,
  SE: 505,
  SP: 3535,
  TO: 25,
}

/** A state with fewer rows than this may well have any number of them. */
const fewRows = 50
const smallestShare = 1 / 5

/**
 * Returns a note about the first whole list of a state that has far fewer rows than such a list usually has; none where it
 * does not. A later list is compared with the state's own listings instead.
 */
export function describeSmallList({ state, rows }: { state: Uf; rows: number }): string[] {
  const usual = usualRows[state]
  if (usual < fewRows || rows >= usual * smallestShare) return []
  return [
    `A lista de ${state} traz só ${formatCount(rows, 'imóvel', 'imóveis')}; em janeiro de 2026 eram ${integerFormat(usual)}. Incompleta?`,
  ]
}
