import type { Favorite } from '#contract/saved-schemas.ts'
import type { ComparisonLine } from './comparison-row.ts'

/** How many properties stand side by side on a phone, and where there is room. */
export const maxCompared = 3
export const maxComparedWide = 6

/** Reads `?ids=` as distinct numbers in their order; anything else is left out. */
export const readComparedIds = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').filter(id => /^\d{1,20}$/.test(id))),
]

/** Returns the requested favorites, at most `most`, and the count of ids that are not favorites. */
export function listCompared(
  ids: readonly string[],
  favorites: readonly Favorite[],
  most = maxCompared,
): { chosen: Favorite[]; missing: number } {
  const found = ids.flatMap(id => favorites.find(favorite => favorite.property_id === id) ?? [])
  return { chosen: found.slice(0, most), missing: ids.length - found.length }
}

/** Writes numbers as `?ids=`; no parameter without numbers. */
export const writeComparedIds = (ids: readonly string[]): { ids?: string } =>
  ids.length === 0 ? {} : { ids: ids.join(',') }

export interface ComparisonCell {
  /** `null` when unknown. */
  text: string | null
  note: string | null
  best: boolean
  /** The value is loading. */
  waiting: boolean
}

/**
 * Returns a line's cells, one per column: `undefined` is loading, `null` is not available. Numbers that hardly differ
 * are equal, so several best ones are marked together. None is marked when all known ones are equal, only one is known,
 * they are of different kinds, or some are still loading.
 * @param outside for each column, whether it takes no part in the contest for the best
 */
export function buildComparisonCells<From>(
  { value, write, note, best, alike }: ComparisonLine<From>,
  columns: readonly (From | null | undefined)[],
  outside: readonly boolean[] = [],
): ComparisonCell[] {
  const values = columns.map(from => (from ? value(from) : null))
  const texts = values.map(given => (typeof given === 'number' ? (write ?? String)(given) : given))
  const contest = values.map((value, at) => (outside[at] ? null : value))
  const known = columns.filter((from, at): from is From & {} => Boolean(from) && contest[at] !== null)
  const comparable = !columns.includes(undefined) && new Set(known.map(from => alike?.(from))).size === 1
  const winners = best !== null && comparable ? listWinners(contest, best) : []
  return columns.map((from, at) => ({
    text: texts[at] ?? null,
    note: (from && texts[at] !== null && note?.(from)) || null,
    best: winners.includes(at),
    waiting: from === undefined,
  }))
}

/** Share of the larger number below which two numbers count as equal: 42,05 m² is no better than 42,02. */
const leastDifference = 0.01

const isAlmostEqual = (a: number, b: number): boolean =>
  Math.abs(a - b) <= leastDifference * Math.max(Math.abs(a), Math.abs(b))

/** Returns the indices of the lowest or highest number and of those equal to it; none when all numbers are. */
function listWinners(values: readonly (number | string | null)[], best: 'lowest' | 'highest'): number[] {
  const numbers = values.flatMap((value, at) => (typeof value === 'number' ? [{ value, at }] : []))
  const sought = (best === 'lowest' ? Math.min : Math.max)(...numbers.map(({ value }) => value))
  const winners = numbers.filter(({ value }) => isAlmostEqual(value, sought))
  return winners.length < numbers.length ? winners.map(({ at }) => at) : []
}
