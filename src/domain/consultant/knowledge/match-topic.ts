import { foldText } from '../../fold-text.ts'
import { knowledgeTopics } from './knowledge-topics.ts'
import type { KnowledgeTopic } from './knowledge-topic.ts'
import { type QuestionWord, readQuestionWords, stemClue } from './question-words.ts'

interface Clue {
  stems: readonly string[]
  weak: boolean
}

/** A topic as questions are compared with it. */
interface ReadTopic {
  topic: KnowledgeTopic
  clues: readonly Clue[]
  /** Stems of its clues, its question and what else it is about. */
  own: ReadonlySet<string>
  /** Stems of its answer. */
  said: ReadonlySet<string>
}

const readTopic = (topic: KnowledgeTopic): ReadTopic => {
  const clues = topic.keys
    .split(', ')
    .map(clue => ({ stems: stemClue(clue.replace('~', '')), weak: clue.startsWith('~') }))
  return {
    topic,
    clues,
    own: new Set([
      ...clues.flatMap(({ stems }) => stems),
      ...stemClue(`${topic.question} ${topic.about ?? ''}`),
    ]),
    said: new Set(stemClue(topic.text)),
  }
}

const readTopics = knowledgeTopics.map(readTopic)
const known = new Set(readTopics.flatMap(({ own }) => [...own]))

/** In how many topics a stem is a clue. */
const frequency = new Map<string, number>()
for (const { clues } of readTopics)
  for (const stem of new Set(clues.flatMap(({ stems }) => stems)))
    frequency.set(stem, (frequency.get(stem) ?? 0) + 1)

const lightWeight = 0.5
const unknownWeight = 3
const weak = 0.35

/** How much a word says of what a question is about: the fewer topics it is a clue of, the more. */
export function weighWord({ stem, light, empty }: QuestionWord): number {
  if (empty) return 0
  if (light) return lightWeight
  const often = frequency.get(stem)
  return often === undefined ? unknownWeight : 1 + Math.log(readTopics.length / often) / 1.6
}

/** How well a topic fits a question. */
export interface TopicMatch {
  topic: KnowledgeTopic
  /** The share of what the question says that the topic is about, 0 to 1. */
  coverage: number
  /** The weight of its strongest clue, and a little of the others. */
  strength: number
  score: number
  /** Stems that it is about. */
  covered: ReadonlySet<string>
}

const maxQuestionLength = 400

/** Returns where each stem stands in a question. */
function listPlaces(words: readonly QuestionWord[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, { stem }] of words.entries()) places.set(stem, [...(places.get(stem) ?? []), at])
  return places
}

/** Words between those of one clue that make it two matters. */
const mostBetween = 4

/** Whether the words of a clue stand near each other somewhere in a question. */
function areNear(stems: readonly string[], places: ReadonlyMap<string, readonly number[]>): boolean {
  if (stems.length < 2) return true
  const [first = [], ...others] = stems.map(stem => places.get(stem) ?? [])
  return first.some(from => {
    const nearest = others.map(at =>
      at.reduce(
        (best, to) => (Math.abs(to - from) < Math.abs(best - from) ? to : best),
        Number.POSITIVE_INFINITY,
      ),
    )
    return Math.max(from, ...nearest) - Math.min(from, ...nearest) <= stems.length + mostBetween
  })
}

function matchTopic(
  { topic, clues, own, said }: ReadTopic,
  words: readonly QuestionWord[],
): TopicMatch | null {
  const stems = new Map(words.map(word => [word.stem, weighWord(word)]))
  const places = listPlaces(words)
  let most = 0
  let sum = 0
  for (const clue of clues) {
    if (!clue.stems.every(stem => stems.has(stem)) || !areNear(clue.stems, places)) continue
    const weight =
      clue.stems.reduce(
        (total, stem) => total + Math.max(stems.get(stem) ?? 0, /^\d+$/.test(stem) ? 2 : 0.4),
        0,
      ) *
      (1 + 0.25 * Math.max(0, clue.stems.filter(stem => (stems.get(stem) ?? 0) > 0).length - 1)) *
      (clue.weak ? weak : 1)
    most = Math.max(most, weight)
    sum += weight
  }
  if (most === 0) return null
  let [total, about] = [0, 0]
  const covered = new Set<string>()
  for (const [stem, weight] of stems) {
    if (own.has(stem)) covered.add(stem)
    // A word that says little counts for a topic, never against it.
    if (weight === lightWeight && !own.has(stem)) continue
    total += weight
    about += weight * (own.has(stem) ? 1 : said.has(stem) ? 0.7 : 0)
  }
  const coverage = total === 0 ? 1 : about / total
  const strength = most + sum / 50
  return { topic, coverage, strength, score: strength * (0.35 + 0.65 * coverage), covered }
}

/** Names the age that a question says: "tenho 55 anos" is about an age. */
const nameAges = (question: string): string =>
  question.replace(/\b(?:tenho|tem|com|fiz|fez|faz) [3-8]\d anos\b/i, '$& idade')

/** Phrases in which a word stands for something else than alone: "mais em conta" is of no account. */
const idioms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mais|bem|muito|sai) em conta\b/gi, ' barato '],
  [/\b(?:por|na|da|em) conta (?:d[aeo]s?|disso|dela|dele)\b/gi, ' '],
  // Who earns a fixed wage asks of the income, not of how to prove it.
  [/\b(?:com|de|tenho) carteira assinada\b(?! (?:ha|faz|a|desde) )/gi, ' '],
]

/** Returns a question without the phrases whose words mislead. */
const replaceIdioms = (question: string): string =>
  idioms.reduce((text, [pattern, meaning]) => text.replace(pattern, meaning), question)

/** Returns the topics whose clues a question contains, the best first. */
export function matchTopics(question: string): { words: QuestionWord[]; matches: TopicMatch[] } {
  const words = readQuestionWords(replaceIdioms(nameAges(question.slice(0, maxQuestionLength))), known)
  const matches = readTopics
    .flatMap(topic => matchTopic(topic, words) ?? [])
    .toSorted((a, b) => b.score - a.score)
  return { words, matches }
}

/** The least coverage with which an answer is sure to be about the question. */
const leastCoverage = 0.55
/** The same where only one plain word speaks for it. */
const leastPlainCoverage = 0.68
const plainStrength = 4
/** The same of two topics together, where neither is enough alone. */
const leastTogether = 0.8
/** What a second topic must cover beside the first: stems of a clue that the first is not about. */
const leastSecondStrength = 3

/** The same of a topic that is the clear best: its clues are many, and no other comes near it. */
const leastClearCoverage = 0.38
const clearStrength = 7
const clearLead = 1.5

const isClearBest = ([best, next]: readonly TopicMatch[]): boolean =>
  best !== undefined &&
  best.coverage >= leastClearCoverage &&
  best.strength >= clearStrength &&
  best.score >= clearLead * (next?.score ?? 0)

/** What is known of a question. */
export interface RoutedQuestion {
  /** The topics that answer it, at most two; empty when none does. */
  topics: KnowledgeTopic[]
  /** Topics nearest to a question that none answers, at most two. */
  near: KnowledgeTopic[]
  /** The coverage of the first topic; 0 without. */
  coverage: number
  /** The strength of the first topic; 0 without. */
  strength: number
  /** Stems of the question that the first topic is about. */
  covered: ReadonlySet<string>
  /** Words of the question that the nearest topic is not about, where none answers it. */
  open: readonly string[]
}

const nothing: RoutedQuestion = {
  topics: [],
  near: [],
  coverage: 0,
  strength: 0,
  covered: new Set(),
  open: [],
}

/** Finds what answers one question: one topic, or two that each answer a part of it. */
function routePart(question: string): RoutedQuestion {
  const { words, matches } = matchTopics(question)
  const [best] = matches
  if (best === undefined) return nothing
  const { coverage, strength, covered } = best
  const content = words.filter(word => !word.empty && !word.light)
  const uncovered = content.filter(({ stem }) => !best.covered.has(stem))
  const rest = uncovered.length === 0 ? null : findSecond(matches, best, uncovered)
  if (best.coverage >= (best.strength >= plainStrength ? leastCoverage : leastPlainCoverage))
    return {
      topics: rest === null ? [best.topic] : [best.topic, rest.topic],
      near: [],
      coverage,
      strength,
      covered,
      open: [],
    }
  if (rest !== null) {
    const stems = new Set([...best.covered, ...rest.covered])
    const weights = content.map(word => ({ weight: weighWord(word), is: stems.has(word.stem) }))
    const total = weights.reduce((sum, { weight }) => sum + weight, 0)
    const together = weights.reduce((sum, { weight, is }) => sum + (is ? weight : 0), 0) / total
    if (together >= leastTogether)
      return {
        topics: [best.topic, rest.topic],
        near: [],
        coverage: together,
        strength,
        covered: stems,
        open: [],
      }
  }
  if (isClearBest(matches)) return { ...nothing, topics: [best.topic], coverage, strength, covered }
  return {
    ...nothing,
    strength,
    near: matches.slice(0, 2).map(({ topic }) => topic),
    coverage,
    open: uncovered.map(({ said }) => said),
  }
}

/** Finds a topic for what the first leaves open: one with a clue of only such words. */
function findSecond(
  matches: readonly TopicMatch[],
  best: TopicMatch,
  uncovered: readonly QuestionWord[],
): TopicMatch | null {
  const open = uncovered.map(({ said }) => said).join(' ')
  const found = matchTopics(open).matches[0]
  if (found === undefined || found.topic === best.topic || found.strength < leastSecondStrength) return null
  return matches.find(({ topic }) => topic === found.topic) ?? null
}

/** Divides a sentence into the questions that it joins: "quanto é o ITBI e quem paga o condomínio?". */
const betweenQuestions =
  /[?;\n]+|(?<=\w{3})\. |,? e (?=(?:[oa]s? \w+(?: \w+){0,2} (?:quem|como|quanto|e por conta)|quem|quanto|quantos|como|qual|quais|o que|oq|onde|posso|preciso|precisa|tem|da pra|da para|se|quando|por ?que|pq|ainda|tambem|quero saber|vale)\b)|, (?=(?:quem|quanto|como|qual|quais|o que|onde|posso|preciso|precisa|quando|por ?que|pq|da pra|tem que|financiar ou|a vista ou)\b)/
/** Maximum number of topics of one sentence. */
const maxTopics = 3

/** Subjects that belong to no home of the bank, and attempts to give orders: they have no topic, however they are put. */
const foreign =
  /\b(?:carro|moto|veiculo|caminhao|ipva|bitcoin|cripto\w*|dolar|euro|loteria|loterica|mega ?sena|mega da virada|bolsa familia|auxilio (?:brasil|emergencial)|numero do nis|nis final|futebol|jogo|flamengo|corinthians|palmeiras|receita de|pao de queijo|bolo de|piada|poema|musica|filme|novela|signo|horoscopo|capital d[aeo]|presidente|eleicao|chover|previsao do tempo|emprest[ae] \d+|me ama|namora(?:r)? comigo)\b/

const orders =
  /\b(?:prompt|suas instrucoes|instrucoes (?:anteriores|acima)|system|senha do (?:admin|administrador)|jailbreak|dan mode)\b/

/** Whether a message tries to give orders to a machine. */
export const givesOrders = (message: string): boolean => orders.test(foldText(message))

/** Whether a question is about something else than homes and this product, or gives orders to a machine. */
export const isForeignQuestion = (question: string): boolean =>
  (foreign.test(foldText(question)) && !/\b(?:vaga|garagem)\b/.test(foldText(question))) ||
  givesOrders(question)

/** Whether a part of a message says more than words that say little. */
const hasContent = (part: string): boolean =>
  readQuestionWords(part, known).some(({ light, empty }) => !light && !empty)

/** Matches a place at the end of a question, which topics answer by place: "quanto é o ITBI em Nova Iguaçu?" */
const placePhrase = /\b(?:em|no|na) [a-z' -]{3,40}[?.! ]*$/

/** Finds the topic of a question about costs of a place, without the place's name. */
function routeWithoutPlace(text: string): RoutedQuestion | null {
  if (!placePhrase.test(text)) return null
  const routed = routePart(text.replace(placePhrase, ''))
  return routed.topics[0]?.byPlace === undefined ? null : routed
}

/** Finds what answers a message of one question or several; each topic once. */
export function routeQuestion(message: string): RoutedQuestion {
  const routed = routeParts(message)
  return { ...routed, topics: dropOverridden(routed.topics) }
}

function routeParts(message: string): RoutedQuestion {
  const text = foldText(message.slice(0, maxQuestionLength))
  if (
    isForeignQuestion(text) &&
    !/\b(?:leilao|financiar) (?:de |da |uma? )?(?:carro|moto|veiculo)/.test(text)
  )
    return nothing
  const routed = routePart(text)
  const whole = routed.topics.length > 0 ? routed : (routeWithoutPlace(text) ?? routed)
  // Of what other banks sell, nothing else is said.
  const others = [...whole.topics, ...whole.near].find(({ key }) => key === 'other-banks')
  if (others !== undefined) return { ...whole, topics: [others], near: [] }
  const parts = splitParts(text)
  const found = parts.map(part => ({ part, ...routePart(part) }))
  const [first] = whole.topics
  const answers = found.map(part =>
    first !== undefined && isCoveredBy(part.part, whole)
      ? whole
      : part.coverage >= leastPartCoverage && part.strength >= leastPartStrength
        ? part
        : null,
  )
  const sure = answers.filter(part => part !== null)
  if (!sure.some(part => part !== whole)) return first === undefined ? joinParts(found, whole) : whole
  // What only the words of several parts together speak for is of none of them.
  const isOfPart = found.some(
    ({ topics, near }) => first !== undefined && [...topics, ...near].includes(first),
  )
  return joinParts(sure.includes(whole) || !isOfPart ? sure : [whole, ...sure], whole)
}

/** Words with which a part of a message asks. */
const asksPattern =
  /\b(?:quem|quant[oa]s?|como|qual|quais|quando|onde|que|por ?que|posso|podemos|pode|preciso|precisa|consigo|da (?:pra|para)|tem que|tenho que|devo|vale|serve|ou|e agora)\b/

/** Words with which people tell what happened, or what they have. */
const tellsPattern =
  /\b(?:comprei|arrematei|ganhei|paguei|homologou|recebi|moro|mandei|vendi|usei|perdi|fui|disse|falou|falaram|cobrando|minh[ao]s?|meus?|noss[ao]s?|to|estou)\b/

/** Divides a message into its parts, where it has several, without those that only tell something. */
function splitParts(text: string): string[] {
  const parts = text.split(betweenQuestions).filter(hasContent)
  if (parts.length < 2) return []
  const asking = parts.filter(
    part =>
      !tellsPattern.test(part) ||
      asksPattern.test(part) ||
      text.charAt(text.indexOf(part) + part.length) === '?',
  )
  return asking.length === 0 ? parts : asking
}

/** From which coverage and strength on a part of a message has an answer of its own. */
const leastPartCoverage = 0.6
const leastPartStrength = 2.4

/** Whether the clues of the whole message's topic are most of what one of its parts says. */
function isCoveredBy(part: string, { topics }: RoutedQuestion): boolean {
  const clues = readTopics.find(({ topic }) => topic === topics[0])?.clues ?? []
  if (clues.length === 0) return false
  const asked = new Set(clues.flatMap(({ stems }) => stems))
  const content = readQuestionWords(part, known).filter(({ light, empty }) => !light && !empty)
  const weight = (some: typeof content): number => some.reduce((sum, word) => sum + weighWord(word), 0)
  return weight(content.filter(({ stem }) => asked.has(stem))) >= mostlyCovered * weight(content)
}
const mostlyCovered = 0.6

/** Returns topics without the rules that one of them is the exception of. */
function dropOverridden(topics: readonly KnowledgeTopic[]): KnowledgeTopic[] {
  const overridden = new Set(topics.flatMap(({ overrides = [] }) => overrides))
  return topics.filter(({ key }) => !overridden.has(key))
}

/** Joins the answers of a message's parts. */
function joinParts(parts: readonly RoutedQuestion[], whole: RoutedQuestion): RoutedQuestion {
  const answered = parts.filter(({ topics }) => topics.length > 0)
  if (answered.length === 0) return whole
  const strongest = Math.max(...answered.map(({ strength }) => strength))
  const kept = answered.filter(({ strength }) => strength >= strongest * leastOfStrongest)
  return {
    topics: [...new Set(kept.flatMap(({ topics }) => topics))].slice(0, maxTopics),
    near: [],
    coverage: Math.min(...kept.map(({ coverage }) => coverage)),
    strength: strongest,
    covered: new Set(kept.flatMap(({ covered }) => [...covered])),
    open: [],
  }
}
const leastOfStrongest = 0.4

/** Returns the topics that answer a message; empty when none does. */
export const findTopics = (message: string): KnowledgeTopic[] => routeQuestion(message).topics

/** Returns the topic that answers a question best; `null` when none does. */
export const findTopic = (question: string): KnowledgeTopic | null => findTopics(question)[0] ?? null
