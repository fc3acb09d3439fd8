import type { Property } from '#contract/catalogue-schemas.ts'
import type { SavedSearch } from '#contract/saved-schemas.ts'
import { describeNotablePresence } from '#domain/freshness/listing-presence.ts'
import { foldText } from '#domain/fold-text.ts'
import { describeProperty, formatPlaceName } from '#domain/property/place-names.ts'
import { type PlaceCriteria } from '#domain/search/replace-place.ts'
import { type Criteria } from '#domain/search/search-criteria.ts'
import { fromSavedFilters } from '../../data/saved/saved-filters.ts'
import { formatReais } from '../../ui/format-text.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { type PlaceSuggestion, toPlaceCriteria } from './exact-place.ts'

/** What the list below the box offers, and what choosing it does. */
export type SearchOption = {
  key: string
  label: string
  /** Beside or below the label. */
  detail: string
  /** At the end of the row. */
  amount: string
} & (
  | {
      kind: 'state' | 'city' | 'neighborhood'
      place: Partial<PlaceCriteria>
      /** The text that the place completes; `null` where the place itself is searched. */
      text: string | null
    }
  | { kind: 'property'; id: string }
  | { kind: 'saved'; criteria: Criteria }
)

function describePlace({ kind, city, state }: PlaceSuggestion): string {
  if (kind === 'state') return 'Estado'
  return kind === 'city' ? `Cidade · ${state}` : `Bairro · ${formatPlaceName(city ?? '')}, ${state}`
}

const keyOf = ({ kind, name, city, state }: PlaceSuggestion): string =>
  [kind, state, city ?? '', name].join('/')

/** Writes a place as a sentence names it: `Centro, Anápolis, GO`; a state `Goiás`. */
const writePlace = ({ kind, name, city, state }: PlaceSuggestion): string => {
  if (kind === 'state') return name
  const owner = kind === 'neighborhood' && city !== null ? `, ${formatPlaceName(city)}` : ''
  return `${formatPlaceName(name)}${owner}, ${state}`
}

/**
 * Offers places.
 * @param counted whether their totals are what the search of each finds
 * @param beginning the text before the place that is typed, which it completes; `null` where the place is searched
 */
export const offerPlaces = (
  places: readonly PlaceSuggestion[],
  counted: boolean,
  beginning: string | null,
): SearchOption[] =>
  places.map(place => ({
    key: keyOf(place),
    kind: place.kind,
    label: formatPlaceName(place.name),
    detail: describePlace(place),
    amount: counted ? formatPropertyCount(place.total) : '',
    place: toPlaceCriteria(place),
    text: beginning === null ? null : `${beginning}${writePlace(place)} `,
  }))

/**
 * Offers a listing, and says where its list lacks it or is not fresh.
 * @param now epoch ms
 */
export const offerProperty = (property: Property, now: number): SearchOption => ({
  key: `property/${property.id}`,
  kind: 'property',
  label: `Imóvel ${property.id}`,
  detail: [describeProperty(property), describeNotablePresence(property, now)].filter(Boolean).join(' · '),
  amount: formatReais(property.price),
  id: property.id,
})

/** Saved searches of which a word of the name begins with the text; without a text, the latest. */
export function offerSavedSearches(
  searches: readonly SavedSearch[],
  text: string,
  limit: number,
): SearchOption[] {
  const key = foldText(text)
  return searches
    .filter(({ name }) => key === '' || ` ${foldText(name)}`.includes(` ${key}`))
    .slice(0, limit)
    .map(({ id, name, filters }) => {
      const criteria = fromSavedFilters(filters)
      const chips = buildCriteriaChips(criteria).map(({ label }) => label)
      return {
        key: `saved/${id}`,
        kind: 'saved',
        label: name,
        detail: chips.length > 0 ? chips.join(' · ') : 'Todos os imóveis',
        amount: '',
        criteria,
      }
    })
}
