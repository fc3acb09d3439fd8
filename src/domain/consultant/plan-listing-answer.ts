import { foldText } from '../fold-text.ts'
import type { ListingSource, OfferedListing } from './consultant-answer.ts'
import type { KnowledgeTopic } from './knowledge/knowledge-topic.ts'
import { explainTopic } from './knowledge/knowledge-topics.ts'
import { matchTopics, routeQuestion, weighWord } from './knowledge/match-topic.ts'
import { stemClue } from './knowledge/question-words.ts'
import { type ListingSubject, listingSubjects } from './listing-subjects.ts'
import {
  type FigureName,
  type ReadFigures,
  readQuestionFigures,
  nameUnusedFigures,
} from './question-figures.ts'

/** What answers a question about a listing: its own subjects, and rules for what they leave open. */
export interface ListingPlan {
  subjects: readonly ListingSubject[]
  topics: readonly KnowledgeTopic[]
  read: ReadFigures
  /** The question, folded. */
  text: string
}

const similarPattern = /\bparecid|\bsemelhant|\bsimilar|\boutros como\b|\bcomparav/
const thisPropertyPattern =
  /\b[dn]?(?:ess|est)[ea]s? (?:imovel|casa|apartamento|apto|ape|terreno|lote|sala|loja|predio|galpao|sitio|chacara|anuncio|propriedade|aqui)\b|\b[dn]?el[ea]\b|\b(?:o|do|no|ao) imovel\b|\b(?:com |n)(?:ess|est)[ea](?= ?[?!.]*$)/
const generalQuestionPattern =
  /\bcomo funciona|\bo que (?:e|sao|significa)\b|\bdiferenca\b|\bem geral\b|\bleiloes\b|\bem leilao\b|\bimoveis\b|\bda caixa\b|\bquais?\b.*\b(?:tem|aceitam|estao)\b/
/** Characters of a question that does not name the property it is about. */
const longestUnnamed = 160

/** Whether the criteria name no other place, category or price to search for. */
const hasNoSearchTerms = (criteria: SearchTerms): boolean =>
  criteria.city.length + criteria.state.length === 0 && criteria.category.length === 0

/** Whether a question points to one property: "ele tem elevador?" */
export const pointsToProperty = (message: string): boolean => thisPropertyPattern.test(foldText(message))

interface SearchTerms {
  city: string[]
  state: string[]
  category: readonly string[]
}

/** The words of quantities, which no subject needs to be about. */
const quantityStems = new Set(stemClue('mil reais real milhao ano mes porcento cento conto vezes k'))
/** The share of a question that a listing's subjects must be about. */
const leastShare = 0.5
const leastTopicCoverage = 0.7
const mostSubjects = 3
/** Subjects whose words stand in many questions about something else. */
const vague = new Set([
  'price',
  'total-cost',
  'dates',
  'place',
  'area',
  'discount',
  'verdict',
  'return',
  'registry',
  'papers',
])

/** Finds the subjects that a question asks about, without those that others contain. */
function findSubjects(text: string, read: ReadFigures): ListingSubject[] {
  const asked = listingSubjects.filter(({ asks }) => asks.test(text))
  const byFigures = listingSubjects.filter(({ byFigures: isBy }) => isBy?.(read.figures) === true)
  const found = listingSubjects.filter(subject => asked.includes(subject) || byFigures.includes(subject))
  const contained = new Set(found.flatMap(({ contains = [] }) => contains))
  return found.filter(({ key }) => !contained.has(key)).slice(0, mostSubjects)
}

/** Returns the stems that a subject is about in a question. */
function listSubjectStems({ asks, words }: ListingSubject, text: string): string[] {
  const said = [...text.matchAll(new RegExp(asks, 'g'))].map(({ 0: match, index }) => {
    const rest = /^[a-z0-9]*/.exec(text.slice(index + match.length))?.[0] ?? ''
    return match + rest
  })
  return stemClue(`${said.join(' ')} ${words}`)
}

/**
 * Plans the answer to a question about a property; `similar` when it asks for others like it, `null` when the question is
 * not about it, or about something that the property's facts do not answer.
 * @param criteria what was understood of the question when the property's page is open, `null` when the question itself
 * names the property
 */
export function planListingAnswer(
  message: string,
  criteria: SearchTerms | null,
): 'similar' | ListingPlan | null {
  const said = message.replace(/\d{8,}-?\d?/g, ' ')
  const text = foldText(said)
  const points = criteria === null || thisPropertyPattern.test(text)
  if (
    !points &&
    (text.length > longestUnnamed || generalQuestionPattern.test(text) || !hasNoSearchTerms(criteria))
  )
    return null
  if (similarPattern.test(text)) return 'similar'
  const read = readQuestionFigures(said)
  const subjects = findSubjects(text, read)
  if (subjects.length === 0) return null
  const { words, matches } = matchTopics(said)
  const own = new Set(subjects.flatMap(subject => listSubjectStems(subject, text)))
  const content = words.filter(
    ({ said: word, stem, empty, light }) => !empty && !light && !/^\d/.test(word) && !quantityStems.has(stem),
  )
  const open = content.filter(({ stem }) => !own.has(stem))
  if (open.length === 0) return { subjects, topics: [], read, text }
  const sum = (some: typeof content): number => some.reduce((total, word) => total + weighWord(word), 0)
  const share = 1 - sum(open) / sum(content)
  const topics = routeQuestion(said).topics.filter(topic => {
    const match = matches.find(one => one.topic === topic)
    return (
      match !== undefined &&
      match.coverage >= leastTopicCoverage &&
      open.some(({ stem }) => match.covered.has(stem))
    )
  })
  if (share >= leastShare) return { subjects, topics: topics.slice(0, 1), read, text }
  // What the listing says comes before the rule that the question is mostly about.
  const telling = subjects.filter(({ key }) => !vague.has(key))
  return telling.length === 0 || topics.length === 0
    ? null
    : { subjects: telling, topics: topics.slice(0, 1), read, text }
}

/**
 * Answers a question about a listing by its plan: each subject, the rules for its modality, and which numbers of the
 * question no answer used.
 * @throws whatever the listing source throws
 */
export async function answerListingPlan<T extends OfferedListing>(
  { subjects, topics, read, text }: ListingPlan,
  about: T,
  source: Pick<ListingSource<T>, 'waitingOf' | 'pageOf'>,
): Promise<string> {
  const used = new Set<FigureName>(['system'])
  const parts: string[] = []
  for (const { answer } of subjects) {
    const said = await answer({
      about,
      text,
      figures: read.figures,
      readPage: () => source.pageOf(about),
      readWaiting: () => source.waitingOf(about),
    })
    parts.push(typeof said === 'string' ? said : said.text)
    if (typeof said !== 'string') for (const name of said.used) used.add(name)
  }
  for (const topic of topics) parts.push(explainTopic(topic, about.modality))
  const unused = nameUnusedFigures(read, used)
  const gone = about.gone ? `Este imóvel está **${about.presence.text}**; o que sabíamos dele:` : ''
  return [gone, ...parts, unused].filter(part => part !== '').join('\n\n')
}
