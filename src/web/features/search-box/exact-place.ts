import type { PlaceSuggestions } from '#contract/catalogue-schemas.ts'
import { foldText } from '#domain/fold-text.ts'
import type { PlaceCriteria } from '#domain/search/replace-place.ts'
import { splitState } from '#domain/search/split-state.ts'

export type PlaceSuggestion = PlaceSuggestions['places'][number]

/** Returns the criteria that mean a suggested place and no other. */
export const toPlaceCriteria = ({ kind, name, city, state }: PlaceSuggestion): Partial<PlaceCriteria> =>
  kind === 'state'
    ? { state: [state] }
    : kind === 'city'
      ? { state: [state], city: [name] }
      : { state: [state], city: city === null ? [] : [city], neighborhood: [name] }

const isSamePlace = (a: PlaceSuggestion, b: PlaceSuggestion): boolean =>
  a.kind === b.kind && a.name === b.name && a.city === b.city && a.state === b.state

/**
 * Returns the place that the text names exactly: a municipality before a neighborhood; of several with this name, all
 * of them. `null` when it names none, and for a state, which sentences name.
 */
export function findExactPlace(
  text: string,
  suggestions: readonly PlaceSuggestion[],
): Partial<PlaceCriteria> | null {
  const { name, state } = splitState(text)
  const wanted = [foldText(text), ...(state === null ? [] : [foldText(name)])]
  const named = suggestions.filter(
    (place, at) =>
      place.kind !== 'state' &&
      (foldText(place.name) === wanted[0] || (place.state === state && foldText(place.name) === wanted[1])) &&
      suggestions.findIndex(other => isSamePlace(other, place)) === at,
  )
  const cities = named.filter(({ kind }) => kind === 'city')
  const [first, ...others] = cities.length > 0 ? cities : named
  if (first === undefined) return null
  if (others.length === 0) return toPlaceCriteria(first)
  const inState = state === null ? {} : { state: [state] }
  return first.kind === 'city'
    ? { ...inState, city: [first.name] }
    : { ...inState, neighborhood: [first.name] }
}
