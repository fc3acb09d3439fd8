import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { foldText } from '../fold-text.ts'
import type { KnowledgeTopic } from './knowledge/knowledge-topic.ts'
import { findTopicWithWeight } from './knowledge/match-topic.ts'

/** Criteria that a question for information may name without being a search: the modality and the payment. */
const informationalCriteria: ReadonlySet<keyof Criteria> = new Set([
  'modality',
  'financing',
  'fgts',
  'occupancy',
  'hasAuctionDate',
  'minDiscount',
  'sort',
])

/** Matches the beginning of a question for information, or a word that searches do not contain. */
const infoQuestionPattern =
  /^(?:e se|e quando|dicas?|posso|podemos|preciso|tenho que|devo|qual|quais|quem|como|quando|quanto|por ?que|sera que)\b|\bcomo (?:e|sao) ?\??$|\bregras?\b|\bpresencial\b/
/** Matches a question for information, whatever kind of property it names. */
const informationPattern =
  /\bquem paga\b|\bo que (?:e|significa|quer dizer|acontece|faco)\b|\be agora\b|\bconsigo\b|\bd[ae] problema\b|\btem (?:algum )?(?:risco|problema|garantia)\b|\bvale a pena\b|\bem quanto tempo\b|\bquanto (?:tempo|demora|custa|gasto|e)\b|, posso\b|\bnome (?:sujo|no spc|no serasa)\b|^(?:(?:um|uma|o|a) )?(?:imovel|casa|apartamento|apto|terreno|lote|sala|loja|sitio)\b(?! que\b)(?: \w+){0,3} (?:aceita|precisa|pode|da pra|da para)\b/
/** Matches a question for a total: its price and category belong to the question. */
const totalCostPattern =
  /\bquanto (?:e|fica|custa|sai|seria) (?:a (?:parcela|prestacao)|no total|ao todo|tudo)\b/
/** Matches a sentence that asks for listings, whatever else it says. */
const searchPattern =
  /^(?:e )?(?:tem|ha|existem?|quero|queria|procuro|busco|mostr\w+|list\w+|algum\w*)\b|\b(?:imoveis|casas|apartamentos|aptos|terrenos|lotes|salas|lojas|opcoes)\b/
/** Matches a question about the meaning of quoted words. */
const meaningPattern = /\bo que (?:e|significa|quer dizer)\b/

/**
 * Returns the topic of a sentence that was read as a search only because it names a modality, a payment or a
 * category, as in "e se o financiamento não for aprovado?". `null` = it is a search.
 */
export function findKnowledgeQuestion(message: string, criteria: Criteria): KnowledgeTopic | null {
  const text = foldText(message)
  if (searchPattern.test(text) && !/^quero saber\b/.test(text)) return null
  const named = (Object.keys(emptyCriteria) as (keyof Criteria)[]).filter(
    name => String(criteria[name]) !== String(emptyCriteria[name]),
  )
  const found = findTopicWithWeight(message)
  if (found === null) return null
  const { topic, weight } = found
  const firm = informationPattern.test(text)
  const ofQuestion = (name: keyof Criteria): boolean =>
    informationalCriteria.has(name) ||
    (name === 'category' && (firm || topic.key === 'rural')) ||
    (name === 'text' && meaningPattern.test(text)) ||
    (totalCostPattern.test(text) && (name === 'maxPrice' || name === 'minPrice' || name === 'category'))
  if (!named.every(ofQuestion)) return null
  const begins = infoQuestionPattern.test(text) || firm
  const plainly = begins && (firm || criteria.minDiscount === null) && criteria.sort === emptyCriteria.sort
  return weight >= (plainly ? 2 : 5) && (begins || text.endsWith('?')) ? topic : null
}
