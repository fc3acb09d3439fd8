import { foldText } from '../../fold-text.ts'
import { states, type Uf } from '../../states.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '../search-criteria.ts'
import { replacePlace } from '../replace-place.ts'
import { splitState } from '../split-state.ts'
import { countByNeighborhood, countByState, findCityNames } from './count-cities.ts'
import { selectListings } from './listing-filters.ts'
import type { ListingIndex } from './listing-index.ts'
import { showCityName } from './place-dictionary.ts'

/** A place that a person may mean while typing, with the number of listings that a search of it finds. */
export interface PlaceSuggestion {
  kind: 'state' | 'city' | 'neighborhood'
  name: string
  /** The city of a neighborhood. */
  city: string | null
  state: Uf
  total: number
}

/** How what was typed matches a name: it is the same, the name begins with it, a later word of it does. */
type NameMatch = 'same' | 'beginning' | 'later word'

function matchName(name: string, typed: string, laterWord: string): NameMatch | null {
  const at = name.indexOf(typed)
  if (at < 0) return null
  if (at === 0) return name.length === typed.length ? 'same' : 'beginning'
  return name.includes(laterWord) ? 'later word' : null
}

/** The order of suggestions. A capital with its state's name comes before the state: São Paulo, Rio de Janeiro. */
const ranks = [
  'capital of the state',
  'state same',
  'city same',
  'state beginning',
  'city beginning',
  'neighborhood same',
  'city later word',
  'neighborhood beginning',
  'neighborhood later word',
] as const
type Rank = (typeof ranks)[number]

type RankedSuggestion = PlaceSuggestion & { rank: Rank }
/** Suggestions beyond the limit that are kept before they are ordered: "jardim" matches thousands. */
const mostKept = 500

/** Orders suggestions and removes all but the first. */
function keepFirst(found: RankedSuggestion[], limit: number): RankedSuggestion[] {
  const order = (a: RankedSuggestion, b: RankedSuggestion): number =>
    (a.rank === b.rank ? 0 : ranks.indexOf(a.rank) - ranks.indexOf(b.rank)) ||
    b.total - a.total ||
    (a.name < b.name ? -1 : a.name === b.name ? 0 : 1)
  found.sort(order).splice(limit)
  return found
}

/** The fewest letters of a state's name for which the state is suggested. */
const fewestStateLetters = 4
const stateKeys = states.map(({ uf, name }) => ({ uf, name, key: foldText(name) }))

/**
 * Finds the places whose name, or a later word of it, begins with `typed`, in the order of `ranks` and, in each, the
 * most listings first; a state by the beginning of its name alone. Where `typed` ends with a state ("centro, GO"),
 * also the places of this state for the name before it.
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
  const [later, laterQualified] = [` ${key}`, ` ${qualified.name}`]
  const match = (name: string, stateOfName: Uf): NameMatch | null =>
    matchName(name, key, later) ??
    (stateOfName === qualified.state ? matchName(name, qualified.name, laterQualified) : null)
  const found: RankedSuggestion[] = []

  const named = stateKeys.filter(
    ({ key: own, uf }) =>
      key.length >= fewestStateLetters && /^(?:same|beginning)$/.test(match(own, uf) ?? ''),
  )
  const byState = named.length > 0 ? countByState(index, counted) : null
  for (const { uf, name, key: own } of named) {
    const total = byState?.get(uf) ?? 0
    const rank = match(own, uf) === 'same' ? 'state same' : 'state beginning'
    if (total > 0) found.push({ kind: 'state', name, city: null, state: uf, total, rank })
  }
  const isAsked = (name: string, stateOfName: Uf): boolean => match(name, stateOfName) === 'same'
  const matches = (name: string, stateOfName: Uf): boolean => match(name, stateOfName) !== null
  for (const { name, key: own, capital, state, total } of findCityNames(index, counted, isAsked, matches)) {
    const ofState = capital && named.some(one => one.uf === state && one.key === own)
    const rank: Rank = ofState ? 'capital of the state' : `city ${match(own, state) ?? 'later word'}`
    found.push({ kind: 'city', name, city: null, state, total, rank })
  }
  const totals = countByNeighborhood(index, counted)
  const { cities, neighborhoods } = index.places
  for (let number = 0; number < neighborhoods.length; number++) {
    const { name, key: own, city } = neighborhoods[number]!
    const total = totals[number]!
    if (total === 0 || own === '') continue
    const owner = cities[city]!
    const nameMatch = match(own, owner.state)
    if (nameMatch === null) continue
    const rank: Rank = `neighborhood ${nameMatch}`
    found.push({ kind: 'neighborhood', name, city: showCityName(owner), state: owner.state, total, rank })
    if (found.length > mostKept + limit) keepFirst(found, limit)
  }
  return keepFirst(found, limit).map(({ kind, name, city, state, total }) => ({
    kind,
    name,
    city,
    state,
    total,
  }))
}
