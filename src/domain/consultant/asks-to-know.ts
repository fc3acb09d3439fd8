import { type Criteria, everything } from '../search/criteria.ts'
import { fold } from '../text.ts'
import type { Topic } from './knowledge/topic.ts'
import { topicAndWeight } from './knowledge/matching.ts'

/** What a question for information may name, too, without being a search: how a sale is, how it is paid. */
const mayBeNamed: ReadonlySet<keyof Criteria> = new Set([
  'modality',
  'financing',
  'fgts',
  'occupancy',
  'hasAuctionDate',
  'minDiscount',
  'sort',
])

/** Begins as one asks how things are, or has a word no search needs. */
const asking =
  /^(?:e se|e quando|dicas?|posso|podemos|preciso|tenho que|devo|qual|quais|quem|como|quando|quanto|por ?que|sera que)\b|\bcomo (?:e|sao) ?\??$|\bregras?\b|\bpresencial\b/
/** Asks for listings, whatever else it says. */
const wanting =
  /^(?:e )?(?:tem|ha|existem?|quero|queria|procuro|busco|mostr\w+|list\w+|algum\w*)\b|\b(?:imoveis|casas|apartamentos|aptos|terrenos|lotes|salas|lojas|opcoes)\b/

/**
 * The topic of a sentence that was read as a search only because it names a sale or a payment, as in "e se o
 * financiamento não for aprovado?". `null` = it is a search.
 */
export function asksToKnow(message: string, criteria: Criteria): Topic | null {
  const text = fold(message)
  if (wanting.test(text)) return null
  const named = (Object.keys(everything) as (keyof Criteria)[]).filter(
    name => String(criteria[name]) !== String(everything[name]),
  )
  const found = topicAndWeight(message)
  if (found === null) return null
  const { topic, weight } = found
  const others = named.filter(name => !mayBeNamed.has(name))
  const onlyRural = topic.key === 'rural' && others.every(name => name === 'category')
  if (others.length > 0 && !onlyRural) return null
  const plainly = asking.test(text) && criteria.minDiscount === null && criteria.sort === everything.sort
  return weight >= (plainly ? 2 : 5) && (asking.test(text) || text.endsWith('?')) ? topic : null
}
