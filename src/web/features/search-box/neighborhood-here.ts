import { mergeCriteria } from '#domain/consultant/merge-criteria.ts'
import { pickPlace, type PlaceCriteria } from '#domain/search/replace-place.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'
import { splitState } from '#domain/search/split-state.ts'
import type { CatalogueCalls } from '../../data/catalogue-calls.ts'

/**
 * Returns the search with the neighborhood that a text names, in the place where it searches already; `null` when the
 * text names no neighborhood alone, or that place has none of this name.
 */
export async function findNeighborhoodHere(
  text: string,
  { neighborhood = [] }: Partial<PlaceCriteria>,
  before: Criteria,
  catalogue: CatalogueCalls,
  signal: AbortSignal,
): Promise<Criteria | null> {
  const { state } = splitState(text)
  const here = { ...emptyCriteria, ...pickPlace(before), neighborhood: [], notNeighborhood: [] }
  if (neighborhood.length === 0 || Object.keys(writeCriteria(here)).length === 0) return null
  if (state !== null && here.state.length > 0 && !here.state.includes(state)) return null
  const named = { ...emptyCriteria, neighborhood }
  const narrow = (criteria: Criteria): Criteria => ({
    ...mergeCriteria(criteria, named),
    state: state === null ? criteria.state : [state],
  })
  const { total } = await catalogue.count(narrow(here), signal)
  return total > 0 ? narrow(before) : null
}
