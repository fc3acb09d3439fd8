import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'
import { foldText } from '../fold-text.ts'

/** Matches words that continue an earlier sentence: "e em Goiânia?", "agora apartamentos", "só desocupado". */
const connectivePattern = /^(?:e|mas|agora|so|somente|apenas|tambem|ok|sim|isso|beleza|certo)\b/
/** Matches a beginning that says how, where or up to what price, but not what is wanted. */
const adjunctPattern =
  /^(?:em|n[oa]s?|ate|com|sem|d[eoa]s?|por|entre|acima|abaixo|a partir|no maximo|no minimo|que|aceit\w+|desocupad\w+|ocupad\w+|vazi\w+|financi\w+|mais barat\w+|mais em conta|maior desconto|melhor roi)\b/
/** Matches words by which a sentence names what it wants; it then starts a new search. */
const newSearchPattern =
  /\b(?:imove(?:l|is)|algo|tudo|qualquer|quero|queria|procuro|busco|preciso|gostaria|mostr\w+|tem|tenho|ha)\b/

const isGiven = <T>(value: T, empty: T): boolean => JSON.stringify(value) !== JSON.stringify(empty)

/**
 * Combines a sentence with the search before it: a sentence that continues it ("até 80 mil", "e em Goiânia?") changes
 * that search; any other starts a search of its own. `before`: the criteria of that search, `null` when there was
 * none.
 */
export function continueSearch(
  message: string,
  understanding: SentenceUnderstanding,
  before: Criteria | null,
): SentenceUnderstanding {
  if (before === null || understanding.kind !== 'search' || !continuesSearch(message, understanding.criteria))
    return understanding
  return { ...understanding, criteria: mergeCriteria(before, understanding.criteria) }
}

function continuesSearch(message: string, { category }: Criteria): boolean {
  const key = foldText(message).replace(/^[^\p{L}\p{N}]+/u, '')
  if (newSearchPattern.test(key)) return false
  return connectivePattern.test(key) || (category === null && adjunctPattern.test(key))
}

/**
 * Merges the criteria: new values win; a new place replaces the whole old one, but a neighborhood alone stays in its
 * city.
 */
function mergeCriteria(before: Criteria, now: Criteria): Criteria {
  const all: Criteria = { ...before }
  const take = <Name extends keyof Criteria>(name: Name): void => {
    if (isGiven(now[name], emptyCriteria[name])) all[name] = now[name]
  }
  for (const name of Object.keys(emptyCriteria) as (keyof Criteria)[]) take(name)
  if (now.state.length > 0 || now.city.length > 0) {
    all.state = now.state
    all.city = now.city
    all.neighborhood = now.neighborhood
  }
  for (const [least, most] of [
    ['minPrice', 'maxPrice'],
    ['minArea', 'maxArea'],
  ] as const) {
    const [min, max] = [all[least], all[most]]
    if (min === null || max === null || min <= max) continue
    all[now[least] === null ? least : most] = null
  }
  return all
}
