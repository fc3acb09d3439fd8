import { foldText } from '../../fold-text.ts'
import type { Uf } from '../../states.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '../search-criteria.ts'
import { replacePlace } from '../replace-place.ts'
import { splitState } from '../split-state.ts'
import { countNeighborhoods, findCityNames } from './count-cities.ts'
import { selectListings } from './listing-filters.ts'
import type { ListingIndex } from './listing-index.ts'
import { showCityName } from './place-dictionary.ts'

/** A place that a person may mean while typing, with the number of listings that a search of it finds. */
export interface PlaceSuggestion {
  kind: 'city' | 'neighborhood'
  name: string
  /** The city of a neighborhood. */
  city: string | null
  state: Uf
  total: number
}

const kindOrder = ({ kind }: PlaceSuggestion): number => (kind === 'city' ? 0 : 1)

const noMatch = 3

/** Ranks a folded name: the same, begins with what was typed, a later word of it does, or `noMatch`. */
const rankName = (name: string, typed: string): number =>
  name === typed ? 0 : name.startsWith(typed) ? 1 : name.includes(` ${typed}`) ? 2 : noMatch

/**
 * Finds the places whose name, or a later word of it, begins with `typed`: a name that is just this first, then
 * beginnings of names, then beginnings of later words; in each, cities before neighborhoods, then the most listings.
 * Where `typed` ends with a state ("centro, GO"), also the places of this state for the name before it.
 * Counts within a search, whose place the suggested one would replace.
 */
export function suggestPlaces(
  index: ListingIndex,
  typed: string,
  limit: number,
  search: { criteria: Criteria; now: Date } = { criteria: emptyCriteria, now: new Date(0) },
): PlaceSuggestion[] {
  const key = foldText(typed)
  if (key === '') return []
  const elsewhere = replacePlace(search.criteria, {})
  const counted =
    Object.keys(writeCriteria(elsewhere)).length === 0 ? null : selectListings(index, elsewhere, search.now)
  const qualified = splitState(key)
  const rankOf = (name: string, of: Uf): number =>
    Math.min(rankName(name, key), of === qualified.state ? rankName(name, qualified.name) : noMatch)
  const { places } = index
  const found: (PlaceSuggestion & { rank: number })[] = []
  const asked = (name: string, of: Uf): boolean => rankOf(name, of) === 0
  const matches = (name: string, of: Uf): boolean => rankOf(name, of) < noMatch
  for (const { name, state, total } of findCityNames(index, counted, asked, matches))
    found.push({ kind: 'city', name, city: null, state, total, rank: rankOf(foldText(name), state) })
  for (const { name, key: own, city, total } of countNeighborhoods(index, counted)) {
    const owner = places.cities[city]!
    const rank = rankOf(own, owner.state)
    if (rank === noMatch) continue
    found.push({ kind: 'neighborhood', name, city: showCityName(owner), state: owner.state, total, rank })
  }
  return found
    .sort(
      (a, b) =>
        a.rank - b.rank || kindOrder(a) - kindOrder(b) || b.total - a.total || (a.name < b.name ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ kind, name, city, state, total }) => ({ kind, name, city, state, total }))
}
