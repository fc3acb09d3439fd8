import { searchNameLength } from '#contract/saved-limits.ts'
import type { Category } from '#domain/property/listing.ts'
import { type AskedWords, listAskedWords } from '#domain/search/criteria-words.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { describeSearchPlace } from '../filters/search-words.ts'

const kinds: Record<Category, string> = {
  casa: 'Casas',
  apartamento: 'Apartamentos',
  terreno: 'Terrenos',
  rural: 'Imóveis rurais',
  comercial: 'Imóveis comerciais',
}

/** Chips that the beginning of the name already covers. */
const coveredByBeginning = /^(state|region|city|category|near|interior)/

/** Describes where a search looks; empty when it is not limited to a place. */
const place = (criteria: Criteria): string => {
  const { city, state, region, near, interior } = criteria
  if (city.length + state.length + region.length === 0 && near === null && interior === null) return ''
  // A city is enough: `em Santo André` instead of `em Santo André, SP`.
  return ` ${describeSearchPlace(criteria.city.length === 1 ? { ...criteria, state: [] } : criteria)}`
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Formats a chip as part of a sentence, where the table has no words for that. */
function phrase(key: string, label: string): string {
  if (key === 'text') return ` ${label}`
  if (key === 'maxInstalment') return ` com ${lowerFirst(label)}`
  if (key.startsWith('neighborhood')) return `, ${label}`
  return `, ${lowerFirst(label)}`
}

/** Suggests a search's name: `Apartamentos em Santo André até R$ 250 mil`; cut after a whole filter. */
export function suggestSearchName(criteria: Criteria): string {
  const [only, ...others] = criteria.category
  const kind =
    only === undefined
      ? 'Imóveis'
      : [kinds[only], ...others.map(category => kinds[category].toLowerCase())].join(' e ')
  // As a person might have typed it.
  const typed = (text: string): string => text.replaceAll('\u00a0', ' ')
  let name = kind + typed(place(criteria))
  const asked = new Map<string, AskedWords>(listAskedWords(criteria))
  for (const { key, label } of buildCriteriaChips(criteria)) {
    if (coveredByBeginning.test(key)) continue
    const words = asked.get(key)?.inName() ?? null
    const longer = name + typed(words === null ? phrase(key, label) : ` ${words}`)
    if (longer.length > searchNameLength) break
    name = longer
  }
  return name === 'Imóveis' ? `Todos os imóveis` : name
}
