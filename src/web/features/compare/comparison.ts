import type { Property } from '#contract/catalogue.ts'
import type { Favorite } from '#contract/saved.ts'
import type { Row } from './rows.ts'

export const mostCompared = 3

/** `?ids=` → different numbers, in their order; whatever is not a number is left out. */
export const readIds = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').filter(id => /^\d{1,20}$/.test(id))),
]

/** The favourites that were asked for, at most three, and how many are none. */
export function compared(
  ids: readonly string[],
  favorites: readonly Favorite[],
): { properties: Property[]; missing: number } {
  const found = ids.flatMap(id => favorites.find(favorite => favorite.property_id === id)?.property ?? [])
  return { properties: found.slice(0, mostCompared), missing: ids.length - found.length }
}

/** Numbers → `?ids=`; nothing at all where there is none. */
export const writeIds = (ids: readonly string[]): { ids?: string } =>
  ids.length === 0 ? {} : { ids: ids.join(',') }

export interface Cell {
  /** `null` = not known. */
  text: string | null
  best: boolean
}

/**
 * A row's cells, one to a property. What reads the same is the same: the best ones are marked together, and
 * none is where all known ones read the same or only one is known. `null` where nothing is known at all.
 */
export function cellsOf({ value, write, best }: Row, properties: readonly Property[]): Cell[] | null {
  const values = properties.map(value)
  const texts = values.map(given => (typeof given === 'number' ? (write ?? String)(given) : given))
  const known = texts.filter(text => text !== null)
  if (known.length === 0) return null
  const winner = best !== null && new Set(known).size > 1 ? texts[bestAt(values, best)] : undefined
  return texts.map(text => ({ text, best: text !== null && text === winner }))
}

/** Where the lowest or highest number stands; −1 without any. */
function bestAt(values: readonly (number | string | null)[], best: 'lowest' | 'highest'): number {
  const numbers = values.filter(value => typeof value === 'number')
  return values.indexOf(best === 'lowest' ? Math.min(...numbers) : Math.max(...numbers))
}
