import { foldText } from '../fold-text.ts'
import { fromReais } from '../money.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '../search/search-criteria.ts'
import {
  type MessageIntent,
  asksAsWhole,
  decideIntent,
  findAskedQuestions,
} from '../search/sentence/message-intent.ts'
import { answerAboutListing, answerNamedListings, answerShownListings } from './answer-listing.ts'
import type {
  ConsultantAnswer,
  ConsultantQuestion,
  ListingSource,
  OfferedListing,
  SearchResult,
} from './consultant-answer.ts'
import {
  answerWhatFits,
  asksWhatFits,
  describePersonFacts,
  findFittingLimit,
  isFamilyKnown,
  readFamilyOfMessages,
} from './family-means.ts'
import type { KnowledgeTopic } from './knowledge/knowledge-topic.ts'
import { explainTopic, listRelatedQuestions } from './knowledge/knowledge-topics.ts'
import {
  type RoutedQuestion,
  givesOrders,
  isForeignQuestion,
  routeQuestion,
} from './knowledge/match-topic.ts'
import { answerListingPlan } from './answer-listing-plan.ts'
import { planListingAnswer, pointsToProperty } from './plan-listing-answer.ts'
import { findSimilarListings, searchListings } from './search-listings.ts'
import { answerStatedSum } from './stated-sums.ts'
import { findShownListingQuestion } from './shown-listing-question.ts'
import { openingSuggestions, pickSuggestions } from './suggest-questions.ts'
import { answerTopicFigures, answerUnknown, answerUnknownOfListing } from './topic-answers.ts'
import { buildGreeting, describeCatalogueSize } from './welcome-message.ts'

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

/** Maximum number of questions answered beside a search. */
const maxQuestions = 2

/** Explains what a sentence asks besides its search: "casa em Natal. o que é licitação aberta?" */
function explainBesides(message: string): string {
  const topics = findAskedQuestions(message).flatMap(asked => routeQuestion(asked).topics)
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

/** Returns the place and the price that a topic is computed for: those of the open listing, else of the question. */
const placeOf = (
  about: OfferedListing | null,
  criteria: Criteria,
): Pick<Criteria, 'state' | 'city' | 'maxPrice' | 'minPrice'> =>
  about === null
    ? criteria
    : { state: [about.state], city: [about.city], maxPrice: fromReais(about.price), minPrice: null }

/** Explains each topic of a question for information: two questions in one sentence get two answers. */
function explainTopics<T extends OfferedListing>(
  topics: readonly KnowledgeTopic[],
  size: string,
  { message, understanding, about, turn, today = null }: ConsultantQuestion<T>,
): ConsultantAnswer<T> {
  const [first] = topics
  const explained = topics.map(topic => {
    const computed = answerTopicFigures(topic, message, placeOf(about, understanding.criteria), today)
    const said = explainTopic(topic, about?.modality ?? understanding.criteria.modality[0] ?? null)
    // What names its own source says all that the topic would.
    const whole = computed.includes('Fonte: ') ? computed : `${computed}\n\n${said}`
    const text = computed === '' ? said : whole
    return topics.length === 1 ? text : `**${topic.question}**\n\n${text}`
  })
  return buildTextAnswer(
    [size, ...explained].filter(part => part !== '').join('\n\n'),
    first === undefined ? [] : pickSuggestions(listRelatedQuestions(first), turn),
  )
}

/**
 * Answers about listings: those shown before, one that the question numbers, several, or the one whose page is open.
 * `null` = the question is about none.
 */
async function answerAboutListings<T extends OfferedListing>(
  {
    message,
    understanding,
    about,
    shown = [],
    opening = openingSuggestions,
    turn,
    today = null,
  }: ConsultantQuestion<T>,
  intent: MessageIntent,
  source: ListingSource<T>,
): Promise<ConsultantAnswer<T> | null> {
  const similarTo = async (listing: OfferedListing) =>
    buildSearchAnswer(await findSimilarListings(listing, turn, source))
  const { listingId, criteria } = understanding
  const several = await answerNamedListings(message, about, shown, source)
  if (several !== null) return buildTextAnswer(several, pickSuggestions(listingSuggestions, turn))
  const reference = findShownListingQuestion(message, shown.length, criteria)
  if (reference !== null && listingId === null) {
    const answer = await answerShownListings(reference, shown, message, turn, source)
    if (answer !== null) return 'similarTo' in answer ? similarTo(answer.similarTo) : answer
  }
  if (listingId !== null) {
    const [named = null] = await source.byIds([listingId])
    const answer = await answerAboutListing(listingId, message, named, source)
    if (answer !== 'similar')
      return answer.suggestions.length > 0
        ? answer
        : { ...answer, suggestions: pickSuggestions(opening, turn) }
    if (named !== null) return similarTo(named)
  }
  if (about === null || understanding.kind === 'greeting' || intent === 'search') return null
  const sum = answerStatedSum(message, about)
  if (sum !== null) return buildTextAnswer(sum, pickSuggestions(listingSuggestions, turn))
  const plan = planListingAnswer(message, false)
  if (plan === 'similar') return similarTo(about)
  if (plan === null) return null
  return buildTextAnswer(
    (await answerListingPlan(plan, about, source, today)).text,
    pickSuggestions(listingSuggestions, turn),
  )
}

/** Whether criteria name where to look, or which kind of home. */
const namesPlace = ({ city, state, neighborhood, region, near, category }: Criteria): boolean =>
  [city, state, neighborhood, region, category].some(each => each.length > 0) || near !== null

/** The chance below which a sentence of which not all is understood looks for no homes. */
const leastSearchChance = 0.25
/** The chance from which on what names a city and asks nothing looks for homes. */
const sureSearchChance = 0.8

/** Words with which somebody at an open listing looks for others. */
const wantsOthers =
  /\b(?:quer(?:o|ia|emos)|procur\w+|busc\w+|mostr\w+|lista\w*|outr[ao]s?|tem (?:casas?|apartamentos?|aptos?|terrenos?|algum\w*))\b|^(?:casas?|apartamentos?|aptos?|terrenos?|imove\w+) /

/** A home, as a search names it. */
const homeNoun =
  '(?:[ck]as(?:a|inha)s?|ksas?|ap(?:artamento|to|e)?s?|imove(?:l|is)|terrenos?|lotes?|salas?|lojas?|sobrados?|kitnets?|sitios?|chacaras?|fazendas?|galp(?:ao|oes)|predios?|desocupad[oa]s?|opc(?:ao|oes)|alg(?:o|uma coisa))'
/** Matches a clause that asks for homes, or begins with what is looked for. */
const looksForHomes = new RegExp(
  `\\b(?:tem|temos|tinha|existe[m]?|ha|quais|qual|onde|mostr\\w+|lista\\w*|ach(?:a|e|o)|procur\\w+|busc\\w+|quer(?:o|ia|emos)|precis(?:o|amos)|gostaria|manda|ver|interess\\w+|algu[me]\\w*|outr[ao]s?|custam?|o que)\\b[^.?!]*\\b${homeNoun}\\b|^\\W*(?:[a-z]+ ){0,3}?${homeNoun}\\b|\\b(?:o que|oq|q) (?:tem|ha|voce tem|vcs? tem)\\b`,
)
const namesHome = new RegExp(`\\b${homeNoun}\\b`)
/** The length from which on a question without such a clause is no search, in words. */
const longQuestion = 14

/** Whether a long message asks something, and no clause of it asks for homes. */
function asksForNoHomes(message: string): boolean {
  const text = foldText(message)
  if (text.split(' ').length < longQuestion) return false
  if (!text.includes('?'))
    return !namesHome.test(text) && /\b(?:ate quando|quand[oa]|quanto|como|posso|pode)\b/.test(text)
  const clauses = text.split(/(?<=[?!])|(?<=[a-z]{3})\.(?= |$)/)
  return !clauses.some(clause => looksForHomes.test(clause))
}

/** Decides what a message wants: what the sentence's reader takes for a question is none to search for. */
export function readIntent(
  { message, understanding }: Pick<ConsultantQuestion<OfferedListing>, 'message' | 'understanding'>,
  isListingOpen: boolean,
  { chance, searchChance }: RoutedQuestion,
): MessageIntent {
  const { kind, criteria, corrections, notUnderstood } = understanding
  const namesHomes = criteria.city.length > 0 && criteria.category.length > 0
  if (kind !== 'search' || (isForeignQuestion(message) && !namesHomes)) return 'question'
  if (asksForNoHomes(message)) return 'question'
  // A city that a question names is not where homes are looked for.
  if (searchChance < leastSearchChance && notUnderstood.length > 0) return 'question'
  if (isListingOpen && !wantsOthers.test(foldText(message))) return 'question'
  const isSureSearch = searchChance >= sureSearchChance && !message.includes('?') && criteria.city.length > 0
  if (isSureSearch && !isListingOpen) return 'search'
  // "Casa em Natal. o que é licitação?": the search answers what its sentence asks besides.
  const isBeside = criteria.city.length > 0 && criteria.category.length > 0 && explainBesides(message) !== ''
  if (isBeside && !isListingOpen && !asksAsWhole(message)) return 'search'
  // A place that only a misspelled word names is none to look in.
  const { city, state, neighborhood } = emptyCriteria
  const meant = corrections.length === 0 ? criteria : { ...criteria, city, state, neighborhood }
  return decideIntent(message, { isListingOpen, chance, criteria: meant })
}

/**
 * Answers a question by rules: from the listing it is about, else from the topics, else that it is not known.
 * @throws whatever the listing source throws
 */
export async function answerQuestion<T extends OfferedListing>(
  question: ConsultantQuestion<T>,
  source: ListingSource<T>,
): Promise<ConsultantAnswer<T>> {
  const { message, understanding, about, opening = openingSuggestions, turn } = question
  if (question.edited) return buildSearchAnswer(await searchListings(understanding, turn, source))
  const routed = routeQuestion(message)
  if (givesOrders(message))
    return buildTextAnswer(answerUnknown(message, routed), pickSuggestions(opening, turn))
  const intent = readIntent(question, about !== null, routed)
  const ofListings = await answerAboutListings(question, intent, source)
  if (ofListings !== null) return ofListings
  const sum = about === null && intent === 'question' ? answerStatedSum(message, null) : null
  if (sum !== null) return buildTextAnswer(sum, pickSuggestions(opening, turn))
  const saysMeans = understanding.facts.income !== null || understanding.criteria.downPayment !== null
  if (asksWhatFits(message) && !saysMeans) return answerWhatFitsAnd(question, source)
  if (understanding.kind === 'greeting')
    return buildTextAnswer(
      buildGreeting(question.catalogue ?? null),
      pickSuggestions(about === null ? opening : listingSuggestions, turn),
    )
  const { topics, near, searchChance } = routed
  if (intent !== 'search' && topics.length > 0) {
    const aboutData = topics.some(({ key }) => key === 'data')
    const size = aboutData ? describeCatalogueSize(question.catalogue ?? null).trim() : ''
    const explained = explainTopics(topics, size, question)
    if (intent === 'question') return explained
    const { content, found, suggestions } = await answerSearch(question, source)
    return { content: `${explained.content}\n\n${content}`, found, suggestions }
  }
  const isOfOpen = about !== null && intent !== 'search' && pointsToProperty(message) && near.length === 0
  if (isOfOpen && !isForeignQuestion(message))
    return buildTextAnswer(answerUnknownOfListing(about.id), pickSuggestions(listingSuggestions, turn))
  // What no topic answers, and names what can be searched, is searched for.
  if (
    intent === 'search' ||
    (understanding.kind === 'search' &&
      about === null &&
      searchChance >= leastSearchChance &&
      namesPlace(understanding.criteria) &&
      near.length === 0 &&
      !isForeignQuestion(message))
  )
    return answerSearch(question, source)
  return buildTextAnswer(
    answerUnknown(message, routed, about?.modality ?? null),
    pickSuggestions(
      opening,
      turn,
      near.map(topic => topic.question),
    ),
  )
}
