import { foldText } from '../fold-text.ts'
import { joinWords } from '../join-words.ts'
import type { ListingSource, OfferedListing } from './consultant-answer.ts'
import type { KnowledgeTopic } from './knowledge/knowledge-topic.ts'
import { explainTopic } from './knowledge/knowledge-topics.ts'
import { matchTopics, routeQuestion, weighWord } from './knowledge/match-topic.ts'
import { stemClue } from './knowledge/question-words.ts'
import { type ComparedFigure, nameUnusedFigures } from './listing-figures.ts'
import type { ListingSubject } from './listing-subject.ts'
import { listingSubjects } from './listing-subjects.ts'
import { type FigureName, type ReadFigures, readQuestionFigures } from './question-figures.ts'

/** What answers a question about a listing: its own subjects, and rules for what they leave open. */
export interface ListingPlan {
  subjects: readonly ListingSubject[]
  topics: readonly KnowledgeTopic[]
  read: ReadFigures
  /** The question, folded. */
  text: string
  /** Words of the question that neither is about, where they are many. */
  notUnderstood: readonly string[]
}

const similarPattern = /\bparecid|\bsemelhant|\bsimilar|\boutros como\b|\bcomparav/
const thisPropertyPattern =
  /\b[dn]?(?:ess|est)[ea]s? (?:imovel|casa|apartamento|apto|ape|terreno|lote|sala|loja|predio|galpao|sitio|chacara|anuncio|propriedade|aqui|ai)\b|\b[dn]?el[ea]\b|\b(?:o|do|no|ao) imovel\b|\b(?:com |n|d|)(?:ess|est)[ea](?= ?(?:[?!.,]|$))|\bdaqui\b|\baqui\b/
const generalQuestionPattern =
  /\bcomo funciona|\bo que (?:e|sao|significa)\b|\bdiferenca\b|\bem geral\b|\bleiloes\b|\bem leilao\b|\bimoveis\b|\b(?:imovel|leilao|financiamento|credito|site|portal|lista) da caixa\b|\bquais?\b.*\b(?:tem|aceitam|estao)\b/
/** Characters of a question that does not name the property it is about. */
const longestUnnamed = 300

/** Whether a question points to one property: "ele tem elevador?" */
export const pointsToProperty = (message: string): boolean => thisPropertyPattern.test(foldText(message))

/** The words of quantities, which no subject needs to be about. */
const quantityStems = new Set(
  stemClue('dois duas ambos vista mil reais real milhao ano mes porcento cento conto vezes k'),
)
/** The share of a question that a listing's subjects must be about. */
const leastShare = 0.5
/** The share below which they are only the nearest that is known. */
const leastNearShare = 0.3
const leastTopicCoverage = 0.7
/** By how much more a topic must be about a question than the listing's subjects to be said in their place. */
const topicLead = 0.15
const sureStrength = 4
/** From which strength on a topic needs no lead. */
const leadingStrength = 9
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

/** The subject of a listing by which a topic is answered for it. */
const topicSubjects: Readonly<Record<string, string>> = {
  debts: 'debts',
  itbi: 'itbi',
  'registry-fees': 'registry',
  commission: 'commission',
  financing: 'financing',
  'finance-occupied': 'financing',
  fgts: 'fgts',
  'fgts-only': 'fgts',
  'extra-costs': 'total-cost',
  'first-day': 'first-day',
  instalment: 'instalment',
  'income-share': 'instalment',
  quota: 'financing',
  'down-payment': 'financing',
  'reform-cost': 'condition',
  warranty: 'condition',
  discount: 'discount',
  'next-price-rule': 'next-price',
  'rent-yield': 'rent',
  'max-bid': 'max-bid',
  'bill-amount': 'bills',
  start: 'steps',
  'price-alert': 'price-alert',
}

/** Finds the subjects that a question asks about, without those that others contain. */
function findSubjects(text: string, read: ReadFigures): ListingSubject[] {
  const found = listingSubjects.filter(
    ({ asks, byFigures }) => asks.test(text) || byFigures?.(read.figures) === true,
  )
  const contained = new Set(found.flatMap(({ contains = [] }) => contains))
  const open = found.filter(({ key }) => !contained.has(key))
  // What the condomínio or the IPTU of a month is, the question itself says.
  const saysBills = read.figures.monthlyCosts !== null && open.length > 1
  const left = saysBills ? open.filter(({ key }) => key !== 'bills') : open
  // "O valor todo", asked of FGTS, asks for no price.
  const telling = left.filter(({ key }) => !vague.has(key))
  const told = new Set(telling.flatMap(({ words }) => stemClue(words)))
  const kept = left.filter(
    subject =>
      !vague.has(subject.key) ||
      telling.length === 0 ||
      !subject.asks.test(text) ||
      !listAskedStems(subject, text).every(stem => told.has(stem)),
  )
  const isComputed = ({ byFigures }: ListingSubject): number => (byFigures?.(read.figures) === true ? 0 : 1)
  return kept.toSorted((a, b) => isComputed(a) - isComputed(b)).slice(0, mostSubjects)
}

/** Returns the stems by which a subject is asked about in a question. */
function listAskedStems({ asks }: ListingSubject, text: string): string[] {
  const said = [...text.matchAll(new RegExp(asks, 'g'))].map(({ 0: match, index }) => {
    const rest = /^[a-z0-9]*/.exec(text.slice(index + match.length))?.[0] ?? ''
    return match + rest
  })
  return stemClue(said.join(' '))
}

/** Returns the stems that a subject is about in a question. */
const listSubjectStems = (subject: ListingSubject, text: string): string[] => [
  ...listAskedStems(subject, text),
  ...stemClue(subject.words),
]

/** Matches a question whether it is occupied, beside another. */
const asksOccupancy = /\b(?:esta|ta|tem|consta)\b[^.?!]{0,30}\b(?:ocupad|desocupad|vazi|gente|alguem|morador)/

const findFacts = (topics: readonly KnowledgeTopic[]): ListingSubject[] =>
  listingSubjects.filter(({ key }) => topics.some(({ facts = [] }) => facts.includes(key)))

/**
 * Plans the answer to a question about a property; `similar` when it asks for others like it, `null` when the question is
 * not about it, or about something that the property's facts do not answer.
 * @param isNamed whether the question itself names the property, by number or place in a list; else its page is open
 */
export function planListingAnswer(message: string, isNamed: boolean): 'similar' | ListingPlan | null {
  const said = message.replace(/\d{8,}-?\d?/g, ' ')
  const text = foldText(said)
  const points = isNamed || thisPropertyPattern.test(text)
  if (!points && (text.length > longestUnnamed || generalQuestionPattern.test(text))) return null
  if (similarPattern.test(text)) return 'similar'
  const read = readQuestionFigures(said)
  const routed = routeQuestion(said)
  const plan = (
    some: readonly ListingSubject[],
    topics: readonly KnowledgeTopic[],
    open: readonly string[] = [],
  ) => ({
    subjects: some,
    topics,
    read,
    text,
    notUnderstood: open,
  })
  const [top] = routed.topics
  const isTop = ({ covers = [] }: ListingSubject): boolean => top !== undefined && covers.includes(top.key)
  const found = findSubjects(text, read)
  // "Imóvel ocupado paga ITBI menor?" tells that it is occupied, and asks for the tax.
  const subjects =
    found.some(isTop) && !found.some(subject => subject.key === 'occupancy' && isTop(subject))
      ? found.filter(({ key }) => key !== 'occupancy' || asksOccupancy.test(text))
      : found
  // What a topic says in general, the listing's subject says of it.
  const ofTop = topicSubjects[top?.key ?? '']
  const isSaid = ({ key, byFigures }: ListingSubject): boolean =>
    !vague.has(key) || byFigures?.(read.figures) === true || routed.strength < sureStrength
  const isTopSaid = subjects.some(subject => isTop(subject) || isSaid(subject))
  const saysBills = ofTop === 'bills' && read.figures.monthlyCosts !== null && subjects.length > 0
  const added = isTopSaid || saysBills ? undefined : listingSubjects.find(({ key }) => key === ofTop)
  if (added !== undefined) return plan([added], [])
  const covered = new Set(subjects.flatMap(({ covers = [] }) => covers))
  const uncovered = routed.topics.filter(({ key }) => !covered.has(key))
  const facts = findFacts(uncovered)
  if (subjects.length === 0) return facts.length === 0 ? null : plan(facts, uncovered)
  const { words, matches } = matchTopics(said)
  const own = new Set(subjects.flatMap(subject => listSubjectStems(subject, text)))
  const content = words.filter(
    ({ said: word, stem, empty, light }) => !empty && !light && !/^\d/.test(word) && !quantityStems.has(stem),
  )
  const open = content.filter(({ stem }) => !own.has(stem))
  const isSureTopic = routed.coverage >= leastTopicCoverage && routed.strength >= sureStrength
  // A number alone asks for no account where the words ask for a rule.
  const asked =
    isSureTopic && uncovered.length > 0 ? subjects.filter(({ asks }) => asks.test(text)) : subjects
  const isComputed = asked.some(({ byFigures }) => byFigures?.(read.figures) === true)
  const sum = (some: typeof content): number => some.reduce((total, word) => total + weighWord(word), 0)
  const share = open.length === 0 ? 1 : 1 - sum(open) / sum(content)
  const lead = routed.strength >= leadingStrength ? 0 : topicLead
  const isOfTopic = uncovered[0] !== undefined && uncovered[0] === routed.topics[0]
  const topicWins =
    isOfTopic &&
    isSureTopic &&
    !isComputed &&
    routed.coverage >= Math.min(share + lead, 1) &&
    (lead > 0 || open.length > 0)
  if (topicWins || (asked.length === 0 && uncovered.length > 0))
    return facts.length === 0 ? null : plan(facts, uncovered)
  const kept = asked.length === 0 ? subjects : asked
  if (open.length === 0) return plan(kept, [])
  const topics = uncovered.filter(topic => {
    const match = matches.find(one => one.topic === topic)
    return (
      match !== undefined &&
      match.coverage >= leastTopicCoverage &&
      open.some(({ stem }) => match.covered.has(stem))
    )
  })
  if (share >= leastShare || isComputed) return plan(kept, topics.slice(0, 1))
  // What the listing says comes before the rule that the question is mostly about.
  const telling = kept.filter(({ key }) => !vague.has(key))
  const ofCovered = covered.size > 0 && routed.topics.some(({ key }) => covered.has(key))
  if (ofCovered) return plan(telling.length > 0 ? telling : kept, topics.slice(0, 1))
  if (telling.length > 0 && topics.length > 0) return plan(telling, topics.slice(0, 1))
  if (uncovered.length > 0) return facts.length === 0 ? null : plan(facts, uncovered)
  return telling.length > 0 && share >= leastNearShare
    ? plan(
        telling,
        [],
        open.filter(word => weighWord(word) >= 1).map(word => word.said),
      )
    : null
}

/** What answers a question about one listing, and the figure by which several are compared. */
export interface ListingAnswer {
  text: string
  compare: ComparedFigure | null
}

/** Subjects whose account every amount of the question may change. */
const accounts = new Set(['return', 'max-bid', 'verdict', 'break-even'])
/** Matches an amount of money or a share: years and counts change no account by themselves. */
const isAmount = (said: string): boolean => /%|r\$|\b(?:mil|k|reais|contos?|milh|porcento)/.test(said)

/** Asks what amounts are of that an account would leave out. */
const askForAmounts = (said: readonly string[]): string =>
  `Antes da conta, falta saber de que é ${joinWords(said.map(one => `“${one}”`))}: isso muda o resultado. Diga com o nome, por exemplo “40 mil de obra”, “de dívidas”, “de entrada”, “de lance” ou “20% de lucro”, que eu faço a conta inteira.`

/** Says which words were not understood: `Não entendi “varanda”; o mais perto que sei:`. */
export const headNearest = (words: readonly string[]): string =>
  words.length === 0
    ? 'Não entendi tudo; **o mais perto que sei**:'
    : `Não entendi ${words
        .slice(0, 4)
        .map(word => `“${word}”`)
        .join(', ')}; **o mais perto que sei**:`

/**
 * Answers a question about a listing by its plan: each subject, the rules for its modality, and which numbers of the
 * question no answer used.
 * @throws whatever the listing source throws
 */
export async function answerListingPlan<T extends OfferedListing>(
  { subjects, topics, read, text, notUnderstood }: ListingPlan,
  about: T,
  source: Pick<ListingSource<T>, 'waitingOf' | 'pageOf'>,
): Promise<ListingAnswer> {
  const used = new Set<FigureName>(['system'])
  const parts: string[] = []
  let compare: ComparedFigure | null = null
  const unnamed = read.unread.filter(isAmount)
  if (unnamed.length > 0 && !about.gone && subjects.some(({ key }) => accounts.has(key)))
    return { text: askForAmounts(unnamed), compare: null }
  for (const { answer } of subjects) {
    const said = await answer({
      about,
      text,
      figures: read.figures,
      readPage: () => source.pageOf(about),
      readWaiting: () => source.waitingOf(about),
    })
    parts.push(typeof said === 'string' ? said : said.text)
    if (typeof said === 'string') continue
    for (const name of said.used) used.add(name)
    compare ??= said.compare ?? null
  }
  for (const topic of topics) parts.push(explainTopic(topic, about.modality))
  const head = notUnderstood.length === 0 ? '' : headNearest(notUnderstood)
  const unused = subjects.length === 0 ? '' : nameUnusedFigures(read, used)
  const gone = about.gone ? `Este imóvel está **${about.presence.text}**; o que sabíamos dele:` : ''
  return { text: [gone, head, ...parts, unused].filter(part => part !== '').join('\n\n'), compare }
}
