import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { foldText } from '../fold-text.ts'
import type { KnowledgeTopic } from './knowledge/knowledge-topic.ts'
import { routeQuestion } from './knowledge/match-topic.ts'
import { stemClue } from './knowledge/question-words.ts'
import { computedTopics } from './topic-figures.ts'

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
  /^(?:(?:parcela|prestacao|comissao|itbi|impostos?|juros?|registro|escritura)(?! (?:de |maxim[ao] (?:de )?)?ate| maxim)|e se|e quando|dicas?|posso|podemos|preciso|tenho que|devo|qual|quais|quem|como|quando|quanto|por ?que|sera que)\b|\bcomo (?:e|sao) ?\??$|\bregras?\b|\bpresencial\b/
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

/** Criteria that a place sets. */
const placeCriteria: ReadonlySet<keyof Criteria> = new Set([
  'city',
  'state',
  'region',
  'neighborhood',
  'near',
])
/** Criteria that the numbers of a question set. */
const figureCriteria: ReadonlySet<keyof Criteria> = new Set([
  'maxPrice',
  'minPrice',
  'downPayment',
  'maxInstalment',
  'category',
])

const leastPlainCoverage = 0.55
const leastCoverage = 0.75
/** The strength of a clue of several words, by which a sentence asks for information whatever it begins with. */
const sureStrength = 4.5
/** Matches words with which people ask, wherever they stand. */
const askingPattern =
  /\b(?:quem|quant[oa]s?|como|por ?que|sera|e se|se (?:eu|um|uma|o|a|for|tiver)|serve|usei|compensa|diferenca|obrigad[oa]|obriga|pode|posso|consigo|vergonha|medo)\b/
/** Matches a search for listings of a kind, however it is put: "casa que aceite financiamento". */
const wantedPattern = /\bque aceit\w+|\bcom (?:financiamento|fgts|desconto)\b|\bperto d|\bate \d/

/**
 * Returns the topics of a sentence that was read as a search only because it names a modality, a payment or a category,
 * as in "e se o financiamento não for aprovado?", or a place or a price that belongs to the question: "quanto é o ITBI em
 * Recife?". Empty = it is a search.
 */
export function findKnowledgeQuestions(message: string, criteria: Criteria): KnowledgeTopic[] {
  const text = foldText(message)
  if (searchPattern.test(text) && !/^quero saber\b/.test(text)) return []
  const { topics, coverage, strength, covered } = routeQuestion(message)
  const [topic] = topics
  if (topic === undefined) return []
  const named = (Object.keys(emptyCriteria) as (keyof Criteria)[]).filter(
    name => String(criteria[name]) !== String(emptyCriteria[name]),
  )
  const firm = informationPattern.test(text)
  const begins = infoQuestionPattern.test(text) || firm
  const sure =
    coverage >= leastCoverage &&
    !wantedPattern.test(text) &&
    ((strength >= sureStrength && text.endsWith('?')) || begins || askingPattern.test(text))
  // "o juiz tira?" names no Juiz de Fora.
  const isOfTopic = (names: readonly string[]): boolean =>
    names.every(name => {
      const stems = stemClue(name)
      return (
        stems.every(stem => covered.has(stem)) ||
        (!text.includes(foldText(name)) && stems.some(stem => covered.has(stem)))
      )
    })
  const ofQuestion = (name: keyof Criteria): boolean =>
    informationalCriteria.has(name) ||
    (name === 'category' && (firm || topic.key === 'rural')) ||
    (name === 'text' && meaningPattern.test(text)) ||
    (sure && !placeCriteria.has(name) && !figureCriteria.has(name)) ||
    (sure && name === 'category' && covered.size > 1) ||
    (sure && placeCriteria.has(name) && isOfTopic([...criteria.city, ...criteria.neighborhood])) ||
    (placeCriteria.has(name) && topic.byPlace !== undefined && begins) ||
    (figureCriteria.has(name) && computedTopics.has(topic.key) && begins) ||
    (totalCostPattern.test(text) && (name === 'maxPrice' || name === 'minPrice' || name === 'category'))
  if (!named.every(ofQuestion)) return []
  const plainly = begins && (firm || criteria.minDiscount === null) && criteria.sort === emptyCriteria.sort
  if (sure) return topics
  if (!begins && !text.endsWith('?')) return []
  return plainly
    ? coverage >= leastPlainCoverage
      ? topics
      : []
    : coverage >= leastCoverage && strength >= sureStrength
      ? topics
      : []
}
