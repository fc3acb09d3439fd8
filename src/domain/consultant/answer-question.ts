import { type Criteria, writeCriteria } from '../search/search-criteria.ts'
import { findAskedQuestions } from '../search/sentence/read-talk.ts'
import { findListingQuestion } from './listing-question.ts'
import { findKnowledgeQuestion } from './knowledge-question.ts'
import type {
  ConsultantAnswer,
  SearchResult,
  OfferedListing,
  ConsultantQuestion,
  ListingSource,
} from './consultant-answer.ts'
import { answerAboutListing } from './listing-number-answer.ts'
import { explainTopic, listRelatedQuestions, unknownTopicAnswer } from './knowledge/knowledge-topics.ts'
import type { KnowledgeTopic } from './knowledge/knowledge-topic.ts'
import { findTopics, findTopicWithWeight } from './knowledge/match-topic.ts'
import { describePersonFacts } from './affordable-price.ts'
import { answerWhatFits, findFittingLimit, isFamilyKnown } from './what-fits-answer.ts'
import { asksWhatFits, readFamilyOfMessages } from './family-words.ts'
import { answerFromPage } from './page-answer.ts'
import { answerShownListings } from './answer-shown-listings.ts'
import { findShownListingQuestion } from './shown-listing-question.ts'
import { searchListings } from './search-listings.ts'
import { openingSuggestions, pickSuggestions } from './suggest-questions.ts'
import { buildGreeting, describeCatalogueSize } from './welcome-message.ts'
import { findSimilarListings } from './similar-listings.ts'

export type {
  ConsultantAnswer,
  OfferedListing,
  ConsultantQuestion,
  ListingSource,
} from './consultant-answer.ts'

/** Suggested questions about the open property. */
const listingSuggestions = [
  'Esse imóvel aceita financiamento?',
  'Quanto esse imóvel custa no total?',
  'Esse imóvel está ocupado?',
  'Tem imóveis parecidos com esse?',
  'Qual o desconto desse imóvel?',
  'Esse imóvel aceita FGTS?',
] as const

const buildTextAnswer = <T>(content: string, suggestions: string[]): ConsultantAnswer<T> => ({
  content,
  found: null,
  suggestions,
})
const buildSearchAnswer = <T>(found: SearchResult<T>): ConsultantAnswer<T> => ({
  content: found.summary,
  found,
  suggestions: found.suggestions,
})

/** Minimum weight of a clue by which a question beside a search is answered. */
const minWeightOfQuestion = 2
/** Maximum number of questions answered beside a search. */
const maxQuestions = 2

/** Explains what a sentence asks beside its search: "casa em Natal. o que é licitação aberta?" */
function explainBesides(message: string): string {
  const topics = findAskedQuestions(message).flatMap(asked => {
    const found = findTopicWithWeight(asked)
    return found !== null && found.weight >= minWeightOfQuestion ? [found.topic] : []
  })
  return [...new Set(topics)]
    .slice(0, maxQuestions)
    .map(topic => `**${topic.question}**\n\n${explainTopic(topic)}`)
    .join('\n\n')
}

/** Searches, says what the facts about the person mean for it, and answers what the sentence asks besides. */
async function answerSearch<T extends OfferedListing>(
  { message, messages = [message], understanding, facts, turn }: ConsultantQuestion<T>,
  source: ListingSource<T>,
): Promise<ConsultantAnswer<T>> {
  const found = await searchListings(understanding, turn, source)
  const { facts: now, criteria } = understanding
  const advice = describePersonFacts(now, facts ?? now, criteria, readFamilyOfMessages(messages))
  const parts = [found.summary, advice, explainBesides(message)].filter(part => part !== '')
  return buildSearchAnswer({ ...found, summary: parts.join('\n\n') })
}

/** Whether criteria say more than where. */
const saysMoreThanPlace = (criteria: Criteria): boolean =>
  Object.keys(
    writeCriteria({ ...criteria, state: [], city: [], near: null, within: null, sort: 'relevance' }),
  ).length > 0

/**
 * Answers what fits a family; where the sentence wants more of it ("2 quartos que cabem no meu bolso"), also which listings
 * are both.
 */
async function answerWhatFitsAnd<T extends OfferedListing>(
  { understanding, home = null, opening = openingSuggestions, turn }: ConsultantQuestion<T>,
  source: ListingSource<T>,
): Promise<ConsultantAnswer<T>> {
  const { criteria } = understanding
  const words = answerWhatFits(home, criteria)
  const limit = findFittingLimit(home, criteria)
  const isNone = isFamilyKnown(home) && limit === null
  if (understanding.kind !== 'search' || !saysMoreThanPlace(criteria) || isNone)
    return buildTextAnswer(words, pickSuggestions(opening, turn))
  const both: Criteria =
    limit === null
      ? criteria
      : {
          ...criteria,
          ...limit.place,
          maxPrice: Math.min(limit.maxPrice, criteria.maxPrice ?? limit.maxPrice),
        }
  const found = await searchListings({ ...understanding, criteria: both }, turn, source)
  return buildSearchAnswer({ ...found, summary: `${words}\n\n${found.summary}` })
}

/** Whether the question names no place of its own: then it may be about the property whose page is open. */
const namesNoPlace = ({ city, state }: Criteria): boolean => city.length + state.length === 0

/** Explains each topic of a question for information: two questions in one sentence get two answers. */
function explainTopics<T>(
  topics: readonly KnowledgeTopic[],
  size: string,
  turn: number,
): ConsultantAnswer<T> {
  const [first] = topics
  const explained = topics.map(topic =>
    topics.length === 1 ? explainTopic(topic) : `**${topic.question}**\n\n${explainTopic(topic)}`,
  )
  return buildTextAnswer(
    [size, ...explained].filter(part => part !== '').join('\n\n'),
    first === undefined ? [] : pickSuggestions(listRelatedQuestions(first), turn),
  )
}

/**
 * Answers a question by rules.
 * @throws whatever the listing source throws
 */
export async function answerQuestion<T extends OfferedListing>(
  question: ConsultantQuestion<T>,
  source: ListingSource<T>,
): Promise<ConsultantAnswer<T>> {
  const { message, understanding, about, opening = openingSuggestions, turn } = question
  if (question.edited) return buildSearchAnswer(await searchListings(understanding, turn, source))
  const { shown = [] } = question
  const reference = findShownListingQuestion(message, shown.length, understanding.criteria)
  if (reference !== null && understanding.listingId === null) {
    const answer = await answerShownListings(reference, shown, message, turn, source)
    if (answer !== null && !('similarTo' in answer)) return answer
    if (answer !== null) return buildSearchAnswer(await findSimilarListings(answer.similarTo, turn, source))
  }
  const { listingId } = understanding
  if (listingId !== null) {
    const [named = null] = await source.byIds([listingId])
    const answer = await answerAboutListing(listingId, message, named, source)
    if (answer !== 'similar')
      return answer.suggestions.length > 0
        ? answer
        : { ...answer, suggestions: pickSuggestions(opening, turn) }
    if (named !== null) return buildSearchAnswer(await findSimilarListings(named, turn, source))
  }
  if (about !== null && understanding.kind !== 'greeting') {
    const said = namesNoPlace(understanding.criteria) ? await answerFromPage(message, about, source) : null
    if (said !== null) return buildTextAnswer(said, pickSuggestions(listingSuggestions, turn))
    const asked = findListingQuestion(message, understanding.criteria)
    if (asked === 'similar') return buildSearchAnswer(await findSimilarListings(about, turn, source))
    if (asked !== null)
      return buildTextAnswer(
        await asked(about, () => source.waitingOf(about)),
        pickSuggestions(listingSuggestions, turn),
      )
  }
  const saysMeans = understanding.facts.income !== null || understanding.criteria.downPayment !== null
  if (asksWhatFits(message) && !saysMeans) return answerWhatFitsAnd(question, source)
  if (understanding.kind === 'greeting')
    return buildTextAnswer(
      buildGreeting(question.catalogue ?? null),
      pickSuggestions(about === null ? opening : listingSuggestions, turn),
    )
  const isSearch = understanding.kind === 'search'
  const asked = isSearch ? findKnowledgeQuestion(message, understanding.criteria) : null
  const topics = asked === null && !isSearch ? findTopics(message) : asked === null ? [] : [asked]
  if (topics.length === 0)
    return isSearch
      ? answerSearch(question, source)
      : buildTextAnswer(unknownTopicAnswer, pickSuggestions(opening, turn))
  const aboutData = topics.some(({ key }) => key === 'data')
  return explainTopics(
    topics,
    aboutData ? describeCatalogueSize(question.catalogue ?? null).trim() : '',
    turn,
  )
}
