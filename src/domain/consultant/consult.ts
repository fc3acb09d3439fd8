import { fromReais } from '../money.ts'
import { everything } from '../search/criteria.ts'
import type { Understanding } from '../search/sentence/sentence.ts'
import { askedAbout } from './about.ts'
import { asksToKnow } from './asks-to-know.ts'
import type { Answer, Found, Offer, Question, ListingSource } from './answer.ts'
import { ofListing } from './by-number.ts'
import { explained, relatedQuestions, unknownAnswer } from './knowledge/knowledge.ts'
import { topicOf } from './knowledge/matching.ts'
import { searching } from './searching.ts'
import { openSuggestions, pick } from './suggestions.ts'
import { greeting, sizeText } from './welcome.ts'
import { capitalised, nounOf } from './words.ts'

export type { Answer, Offer, Question, ListingSource } from './answer.ts'

/** Suggested questions about the open property. */
const aboutSuggestions = [
  'Esse imóvel aceita financiamento?',
  'Quanto esse imóvel custa no total?',
  'Esse imóvel está ocupado?',
  'Tem imóveis parecidos com esse?',
  'Qual o desconto desse imóvel?',
  'Esse imóvel aceita FGTS?',
] as const

const inWords = <T>(content: string, suggestions: string[]): Answer<T> => ({
  content,
  found: null,
  suggestions,
})
const ofSearch = <T>(found: Found<T>): Answer<T> => ({
  content: found.summary,
  found,
  suggestions: found.suggestions,
})

/** The price range from 30 % below to 30 % above. */
const nearPrice = (price: number) => ({
  minPrice: fromReais(Math.floor(price * 0.7)),
  maxPrice: fromReais(Math.ceil(price * 1.3)),
})

/** Finds other listings of the same category and city at a similar price, without this one. */
async function similarTo<T extends Offer>(
  about: Offer,
  turn: number,
  shelf: ListingSource<T>,
): Promise<Found<T>> {
  const understanding: Understanding = {
    kind: 'search',
    criteria: {
      ...everything,
      state: [about.state],
      city: [about.city],
      category: about.category,
      ...nearPrice(about.price),
    },
    flags: { highROI: false, highDiscount: false },
    listingId: null,
    notUnderstood: [],
  }
  const others: ListingSource<T> = {
    ...shelf,
    async search(criteria, limit) {
      const { items, total } = await shelf.search(criteria, limit + 1)
      const rest = items.filter(item => item.id !== about.id)
      // The listing matches its own criteria, so it counts in the total even if it is not among the first.
      return { items: rest.slice(0, limit), total: Math.max(0, total - (about.gone ? 0 : 1)) }
    },
  }
  const found = await searching(understanding, turn, others)
  if (found.total === 0 || found.relaxed.length > 0) return found
  const { many, gender } = nounOf(about.category)
  const like = `${capitalised(many)} parecid${gender}s, com preço até 30% acima ou abaixo.`
  return { ...found, summary: `${like} ${found.summary}` }
}

/**
 * Answers a question by rules.
 * @throws whatever the listing source throws
 */
export async function consult<T extends Offer>(
  question: Question,
  shelf: ListingSource<T>,
): Promise<Answer<T>> {
  const { message, understanding, about, turn } = question
  if (question.edited) return ofSearch(await searching(understanding, turn, shelf))
  const { listingId } = understanding
  if (listingId !== null) {
    const named = await shelf.byId(listingId)
    const answer = ofListing(listingId, message, named)
    if (answer !== 'similar')
      return answer.suggestions.length > 0 ? answer : { ...answer, suggestions: pick(openSuggestions, turn) }
    if (named !== null) return ofSearch(await similarTo(named, turn, shelf))
  }
  if (about !== null && understanding.kind !== 'greeting') {
    const asked = askedAbout(message, understanding.criteria)
    if (asked === 'similar') return ofSearch(await similarTo(about, turn, shelf))
    if (asked !== null) return inWords(asked(about), pick(aboutSuggestions, turn))
  }
  if (understanding.kind === 'greeting')
    return inWords(
      greeting(question.catalogue ?? null),
      pick(about === null ? openSuggestions : aboutSuggestions, turn),
    )
  const isSearch = understanding.kind === 'search'
  const topic = isSearch ? asksToKnow(message, understanding.criteria) : topicOf(message)
  if (topic === null)
    return isSearch
      ? ofSearch(await searching(understanding, turn, shelf))
      : inWords(unknownAnswer, pick(openSuggestions, turn))
  const size = topic.key === 'data' ? sizeText(question.catalogue ?? null).trim() : ''
  const content = size === '' ? explained(topic) : `${size}\n\n${explained(topic)}`
  return inWords(content, pick(relatedQuestions(topic), turn))
}
