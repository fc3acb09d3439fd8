import { foldText } from '../fold-text.ts'
import { findAskedSituation, namesMatterOf } from './knowledge/asked-situations.ts'
import type { KnowledgeTopic } from './knowledge/knowledge-topic.ts'
import { findTopicByKey } from './knowledge/knowledge-topics.ts'
import {
  findAskedKeys,
  prepareQuestion,
  routeQuestion,
  searchKey,
  splitParts,
  unknownKey,
} from './knowledge/match-topic.ts'
import { stemClue } from './knowledge/question-words.ts'
import {
  type RankedTopic,
  rankTopics,
  readKnownWords,
  speaksFor,
  weighWord,
} from './knowledge/rank-topics.ts'
import type { ListingSubject } from './listing-answers.ts'
import { listingSubjects } from './listing-subjects.ts'
import { type ReadFigures, noFigures, readQuestionFigures } from './question-figures.ts'

/** What answers a question about a listing: its own subjects, and rules for what they leave open. */
export interface ListingPlan {
  subjects: readonly ListingSubject[]
  topics: readonly KnowledgeTopic[]
  read: ReadFigures
  /** The question, folded. */
  text: string
  /** Words of the question that neither is about, where they are many. */
  notUnderstood: readonly string[]
  /** What is said before all. */
  lead?: string
}

const similarPattern =
  /(?<!\b(?:encontrei|vi|achei|comprei|vendeu|vendi)(?: \w+){0,4} )\bparecid|\bsemelhant|\bsimilar|\boutros como\b|\bcomparav/
const thisPropertyPattern =
  /\b[dn]?(?:ess|est)[ea]s? (?:imovel|casa|apartamento|apto|ape|terreno|lote|sala|loja|predio|galpao|sitio|chacara|anuncio|propriedade|aqui|ai)\b|\b[dn]?el[ea]\b|\b(?:o|do|no|ao) imovel\b|\b(?:com |n|d|)(?:ess|est)[ea](?= ?(?:[?!.,]|$))|\bdaqui\b|\baqui\b/
const generalQuestionPattern =
  /\bcomo funciona|\bo que (?:e|sao|significa)\b|\bdiferenca\b|\bem geral\b|\bleiloes\b|\bem leilao\b|\bimoveis\b|\b(?:imovel|leilao|financiamento|credito|site|portal|lista) da caixa\b|\bquais?\b.*\b(?:tem|aceitam|estao)\b/
/** Characters of a question that does not name the property it is about. */
const longestUnnamed = 300

/** Whether a question points to one property: "ele tem elevador?" */
export const pointsToProperty = (message: string): boolean => thisPropertyPattern.test(foldText(message))

/** Ranks what a question about a listing may ask: it looks for no others. */
function rankWithoutSearch(question: string): RankedTopic[] {
  const ranked = rankTopics(prepareQuestion(question)).filter(({ key }) => key !== searchKey)
  const total = ranked.reduce((sum, { chance }) => sum + chance, 0)
  return ranked.map(one => ({ ...one, chance: one.chance / total }))
}

/** The words of quantities, which no subject needs to be about. */
const quantityStems = new Set(
  stemClue('dois duas ambos vista mil reais real milhao ano mes porcento cento conto vezes k'),
)
/** The share below which a listing's subjects are only the nearest that is known. */
const leastShare = 0.5
/** From which chance on a subject is answered that no pattern found, and where others were found. */
const leastSubjectChance = 0.5
/** From which chance on it is the nearest that is known. */
const leastNearChance = 0.3
const sureSubjectChance = 0.8
/** From which chance on a topic is said in place of the listing's subjects, or beside them. */
const leastTopicChance = 0.6
/** The same beside subjects whose words stand in many questions. */
const leastTopicChanceOfVague = 0.4
/** The same where the patterns of the subjects are about every word. */
const sureTopicChance = 0.93
const besideChance = 0.12
/** From which chance on a question is of nothing that is known. */
const leastUnknownChance = 0.3
/** How many numbers of an account make a question one for it. */
const leastAccountFigures = 3
/** The chance below which a subject is not asked about though its pattern matches, where something else surely is. */
const leastAskedChance = 0.05
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

/** Topics that are not said beside an account: they answer what cannot be computed. */
const saidAlone = new Set(['unknowable', 'which-to-buy', 'guaranteed-profit', 'calculators'])

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
  'rent-or-buy': 'rent-or-buy',
  'auction-dates': 'dates',
  'waiting-odds': 'next-price',
  'sac-price': 'loan-systems',
  'two-auctions': 'second-auction',
}

/** Finds the subject of a listing that answers a key for it. */
const findSubject = (key: string): ListingSubject | undefined =>
  listingSubjects.find(subject => subject.key === (topicSubjects[key] ?? key))

/** Finds the subjects that a question asks about, without those that others contain. */
function findSubjects(text: string, read: ReadFigures): ListingSubject[] {
  const found = listingSubjects.filter(
    ({ asks, byFigures }) => asks.test(text) || byFigures?.(read.figures, text) === true,
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
  const isComputed = ({ byFigures }: ListingSubject): number =>
    byFigures?.(read.figures, text) === true ? 0 : 1
  return kept.toSorted((a, b) => isComputed(a) - isComputed(b))
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
  const plan = planWholeAnswer(message, isNamed)
  if (plan === 'similar') return plan
  const text = foldText(message.replace(/\d{8,}-?\d?/g, ' '))
  if (plan === null && !isNamed && generalQuestionPattern.test(text) && !thisPropertyPattern.test(text))
    return plan
  return applySituation(dropUnnamed(addAskedParts(plan, text), text), text)
}

/** Leaves out topics of which a question names nothing, where something else answers it. */
function dropUnnamed(plan: ListingPlan | null, text: string): ListingPlan | null {
  if (plan === null) return plan
  const topics = plan.topics.filter(({ key }) => namesMatterOf(key, text))
  return topics.length + plan.subjects.length === 0 ? plan : { ...plan, topics }
}

/** Puts what the situation of a question is answered by before what single words of it name. */
function applySituation(plan: ListingPlan | null, text: string): ListingPlan | null {
  const situation = findAskedSituation(text)
  if (situation === null) return plan
  const { says, drops, lead = '' } = situation
  const isKept = ({ key }: { key: string }): boolean => !drops.includes(key) && !says.includes(key)
  const topics = says.flatMap(key => findTopicByKey(key) ?? [])
  const subjects = says.flatMap(key => listingSubjects.find(subject => subject.key === key) ?? [])
  const own = topics.filter(({ key }) => !subjects.some(subject => subject.key === key))
  return {
    read: readQuestionFigures(text),
    text,
    ...plan,
    notUnderstood: [],
    lead,
    subjects: [...subjects, ...(plan?.subjects ?? []).filter(isKept)].slice(0, mostSubjects),
    topics: [...own, ...(plan?.topics ?? []).filter(isKept)].slice(0, mostSubjects),
  }
}

/** Adds what single questions of a message ask that the plan for the whole leaves out. */
function addAskedParts(plan: ListingPlan | null, text: string): ListingPlan | null {
  const subjects = [...(plan?.subjects ?? [])]
  const topics = [...(plan?.topics ?? [])]
  for (const part of splitParts(text)) {
    const found = findSubjects(part, noRead)
    const [subject] = found.filter(({ key }) => !vague.has(key) || askedInParts.has(key))
    const isAnswered =
      found.some(one => subjects.includes(one)) ||
      subjects.some(({ key, contains = [] }) => contains.includes(subject?.key ?? '') && !separate.has(key))
    // Beside a rule alone only the day of the sale is said: other subjects may be what the rule is the exception of.
    const isFit =
      plan !== null || (subject?.key === 'dates' && ofSale.test(part) && findAskedKeys(part).length === 0)
    if (subject === undefined || isAnswered || !isFit || subjects.length + topics.length >= mostAnswers)
      continue
    if (plan === null && topics.length === 0) topics.push(...routeQuestion(text).topics)
    subjects.push(subject)
  }
  for (const key of findAskedKeys(text)) {
    const subject = findSubject(key)
    const topic = findTopicByKey(key)
    const isSaid =
      topics.some(({ key: said, overrides = [] }) => said === key || overrides.includes(key)) ||
      subjects.some(
        ({ key: said, contains = [], covers = [] }) =>
          said === subject?.key || contains.includes(subject?.key ?? '') || covers.includes(key),
      )
    const isNeedless = subjects.length > 0 && saidAlone.has(key)
    if (isSaid || isNeedless || subjects.length + topics.length >= mostAnswers) continue
    if (subject !== undefined) subjects.push(subject)
    else if (topic !== null) topics.push(topic)
  }
  if (subjects.length + topics.length === 0) return plan
  return plan === null
    ? { subjects, topics, text, read: readQuestionFigures(text), notUnderstood: [] }
    : { ...plan, subjects, topics }
}
/** Matches what a sale with a date is about. */
const ofSale = /\b(?:lances?|leilao|licitacao|proposta|disputa|sessao|praca)\b/
/** No numbers. */
const noRead: ReadFigures = { figures: noFigures, words: {}, unread: [] }
/** Vague subjects that a question of their own in a message asks about. */
const askedInParts = new Set(['total-cost', 'discount', 'dates'])
/** Subjects beside which what they contain is said, too, where another question of the message asks for it. */
const separate = new Set(['break-even', 'max-bid', 'return', 'first-day'])
/** How many subjects and topics one answer holds. */
const mostAnswers = 4

function planWholeAnswer(message: string, isNamed: boolean): 'similar' | ListingPlan | null {
  const said = message.replace(/\d{8,}-?\d?/g, ' ')
  const text = foldText(said)
  const points = isNamed || thisPropertyPattern.test(text)
  if (!points && (text.length > longestUnnamed || generalQuestionPattern.test(text))) return null
  if (similarPattern.test(text)) return 'similar'
  const read = readQuestionFigures(said)
  const routed = routeQuestion(said)
  const rankings = [said, ...splitParts(text)].map(rankWithoutSearch)
  const [best] = rankings[0] ?? []
  /** The chance of a subject, in the whole question or the part that is most of it. */
  const chanceWhere = (is: (key: string) => boolean): number =>
    Math.max(
      ...rankings.map(ranked => ranked.reduce((sum, one) => (is(one.key) ? sum + one.chance : sum), 0)),
    )
  const chanceOf = (key: string): number => chanceWhere(one => findSubject(one)?.key === key)
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
  const isComputed = ({ byFigures }: ListingSubject): boolean => byFigures?.(read.figures, text) === true
  const isRelated = ({ key, contains = [], covers = [] }: ListingSubject, one: string): boolean => {
    const other = findSubject(one)?.key ?? ''
    return other === key || contains.includes(other) || covers.includes(one)
  }
  // "O aluguel de 650 vence em fevereiro" tells an amount, and asks who takes the residents out.
  const told = Object.values(read.figures).filter(figure => figure !== null).length
  const found = findSubjects(text, read).filter(subject => {
    // Who says that many numbers asks for the account.
    if (told >= leastAccountFigures && subject.byFigures?.(read.figures, text) === true) return true
    const least =
      best?.key === unknownKey
        ? leastUnknownChance
        : vague.has(subject.key)
          ? leastTopicChanceOfVague
          : leastTopicChance
    if (best === undefined || best.chance < least || isRelated(subject, best.key)) return true
    const chance = chanceWhere(one => isRelated(subject, one))
    return chance >= (subject.asks.test(text) && !vague.has(subject.key) ? leastAskedChance : besideChance)
  })
  const likely = (subject: ListingSubject): number => chanceWhere(one => isRelated(subject, one))
  const ofBest = best === undefined ? undefined : findSubject(best.key)
  const bestChance = ofBest === undefined ? (best?.chance ?? 0) : chanceOf(ofBest.key)
  // "Imóvel ocupado paga ITBI menor?" tells that it is occupied, and asks for the tax.
  const subjects = found
    .filter(
      subject =>
        subject.key !== 'occupancy' || ofBest === subject || asksOccupancy.test(text) || found.length === 1,
    )
    .toSorted((a, b) => likely(b) - likely(a))
    .slice(0, mostSubjects)
  const contains = subjects.some(
    ({ key, contains: some = [] }) => key === ofBest?.key || some.includes(ofBest?.key ?? ''),
  )
  const covered = new Set(subjects.flatMap(({ covers = [] }) => covers))
  const isContained = (key: string): boolean => subjects.some(subject => isRelated(subject, key))
  const uncovered = routed.topics.filter(
    ({ key }) => !covered.has(key) && !isContained(key) && !(subjects.some(isComputed) && saidAlone.has(key)),
  )
  const facts = findFacts(uncovered)
  const planTopics = () => (facts.length === 0 ? null : plan(facts, uncovered))
  if (ofBest !== undefined && !contains && !subjects.some(isComputed)) {
    const isKnownOtherwise = best !== undefined && covered.has(best.key)
    if (subjects.length === 0 && bestChance >= leastSubjectChance)
      return plan([ofBest], uncovered.filter(({ key }) => findSubject(key) === undefined).slice(0, 1))
    if (bestChance >= sureSubjectChance && !isKnownOtherwise)
      return plan(
        [
          ofBest,
          ...subjects.filter(
            ({ key, asks }) => chanceOf(key) >= besideChance || (!vague.has(key) && asks.test(text)),
          ),
        ],
        [],
      )
  }
  const ofTopic = routed.topics[0] === undefined ? undefined : findSubject(routed.topics[0].key)
  if (subjects.length === 0 && ofTopic !== undefined)
    return plan([ofTopic], uncovered.filter(({ key }) => findSubject(key) === undefined).slice(0, 1))
  if (
    subjects.length === 0 &&
    uncovered.length === 0 &&
    ofBest !== undefined &&
    bestChance >= leastNearChance
  )
    return plan([ofBest], [], routed.open)
  if (subjects.length === 0) return planTopics()
  const isOfTopic =
    best !== undefined && ofBest === undefined && uncovered.some(({ key }) => key === best.key)
  const asked = subjects.filter(({ asks, key }) => asks.test(text) && chanceOf(key) >= besideChance)
  const words = readKnownWords(said)
  const own = new Set(subjects.flatMap(subject => listSubjectStems(subject, text)))
  const content = words.filter(
    ({ said: word, stem, empty, light }) => !empty && !light && !/^\d/.test(word) && !quantityStems.has(stem),
  )
  const open = content.filter(
    word => !own.has(word.stem) && !subjects.some(({ key }) => speaksFor(word, key)),
  )
  const sum = (some: typeof content): number => some.reduce((total, word) => total + weighWord(word), 0)
  const share = open.length === 0 ? 1 : 1 - sum(open) / sum(content)
  const least = open.length === 0 ? sureTopicChance : leastTopicChance
  if (isOfTopic && bestChance >= least && !subjects.some(isComputed)) {
    // The exception of a rule is said without the rule.
    const overridden = new Set(uncovered.flatMap(({ overrides = [] }) => overrides))
    const telling = asked.filter(({ key }) => !vague.has(key) && !overridden.has(key))
    if (telling.length === 0) return planTopics()
    return plan(telling, uncovered.slice(0, 1))
  }
  const beside = uncovered.filter(({ key }) => findSubject(key) === undefined)
  if (share >= leastShare || subjects.some(isComputed) || contains || bestChance < leastSubjectChance)
    return plan(subjects, beside.slice(0, 1))
  return planTopics()
}
