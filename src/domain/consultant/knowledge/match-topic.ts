import { foldText } from '../../fold-text.ts'
import { findTopicByKey } from './knowledge-topics.ts'
import type { KnowledgeTopic } from './knowledge-topic.ts'
import {
  type RankedTopic,
  isKnownWord,
  rankTopics,
  readKnownWords,
  speaksFor,
  weighWord,
} from './rank-topics.ts'

const maxQuestionLength = 400

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

/** What is known of a question. */
export interface RoutedQuestion {
  /** The topics that answer it, at most three; empty when none does. */
  topics: KnowledgeTopic[]
  /** Topics nearest to a question that none answers, at most two. */
  near: KnowledgeTopic[]
  /** How likely the first topic, or the nearest one, is what is asked, 0 to 1; 0 without. */
  chance: number
  /** The same of the topics that are near, together. */
  nearChance: number
  /** Words of the question that the nearest topic is not about, where none answers it. */
  open: readonly string[]
  /** How likely the message looks for homes instead, 0 to 1. */
  searchChance: number
}

const nothing: RoutedQuestion = {
  topics: [],
  near: [],
  chance: 0,
  nearChance: 0,
  open: [],
  searchChance: 0,
}

/** From which chance on a topic answers a question; below it, 1 of 2 was another one's when authors were left out. */
const leastChance = 0.5
/** The same of two topics together, and of the second, where the question may be about either. */
const leastTogether = 0.7
const leastSecond = 0.25
/** From which chance on a topic needs no word of its own. */
const sureChance = 0.9
/** The share of a question's words, by their weight, that must be known from other questions. */
const leastKnown = 0.4
/** The chance from which on a topic is near, and the share of the nearest one's. */
const leastNear = 0.1
const leastNearShare = 0.4
/** From which chance on the nearest topic needs no related one beside it. */
const leastNearAlone = 0.22

/** The class of questions that nothing here answers. */
export const unknownKey = 'unknown'
/** The class of sentences that look for homes. */
export const searchKey = 'search'

/** Ranks the topics of a question; the chances are those among topics. */
function rankQuestion(question: string): (RankedTopic & { topic: KnowledgeTopic | null })[] {
  const ranked = rankTopics(prepareQuestion(question))
    .map(one => ({ ...one, topic: findTopicByKey(one.key) }))
    .filter(({ key, topic }) => topic !== null || key === unknownKey)
  const total = ranked.reduce((sum, { chance }) => sum + chance, 0)
  return ranked.map(one => ({ ...one, chance: one.chance / total }))
}

/** Returns a question as it is compared: without the phrases whose words mislead. */
export const prepareQuestion = (question: string): string =>
  replaceIdioms(nameAges(question.slice(0, maxQuestionLength)))

/** Measures which share of what a question says was ever asked, 0 to 1. */
function measureKnown(question: string): number {
  const words = readKnownWords(question).filter(({ empty }) => !empty)
  const sum = (some: typeof words): number => some.reduce((total, word) => total + weighWord(word), 0)
  return words.length === 0 ? 1 : sum(words.filter(isKnownWord)) / sum(words)
}

/** Finds what answers one question: one topic, or two that it may be about. */
function routePart(question: string): RoutedQuestion {
  const known = measureKnown(prepareQuestion(question))
  if (known === 0) return nothing
  const ranked = rankQuestion(question)
  const [best, second] = ranked
  if (best?.topic == null || best.score <= 0) return nothing
  const { topic, chance } = best
  const content = readKnownWords(question).filter(({ empty, light }) => !empty && !light)
  // What only forms and neighbouring words speak for is no subject.
  if (content.length > 0 && !content.some(word => speaksFor(word, best.key)) && chance < sureChance)
    return nothing
  if (known >= leastKnown) {
    if (chance >= leastChance) return { ...nothing, topics: [topic], chance }
    if (second?.topic != null && second.chance >= leastSecond && chance + second.chance >= leastTogether)
      return { ...nothing, topics: [topic, second.topic], chance: chance + second.chance }
  }
  if (chance < leastNear) return nothing
  const open = readKnownWords(question).filter(
    word => !word.empty && !word.light && !speaksFor(word, best.key) && weighWord(word) >= 1,
  )
  // What is asked is shared among topics that are related: together they are near.
  const family = ranked.filter(
    one =>
      one.topic != null &&
      (one.topic === topic || topic.related.includes(one.key) || one.topic.related.includes(topic.key)),
  )
  const other = chance < leastNearAlone ? (family[1]?.topic ?? null) : null
  const next =
    second?.topic != null && second.chance >= Math.max(leastNear, chance * leastNearShare)
      ? second.topic
      : other
  const near = next === null ? [topic] : [topic, next]
  return {
    ...nothing,
    near,
    chance,
    nearChance: family.reduce((sum, one) => sum + one.chance, 0),
    open: open.map(({ said }) => said),
  }
}

/** Divides a sentence into the questions that it joins: "quanto é o ITBI e quem paga o condomínio?". */
const betweenQuestions =
  /[?;\n]+|(?<=\w{3})\. |,? e (?=(?:[oa]s? \w+(?: \w+){0,2} (?:quem|como|quanto|e por conta)|quem|quanto|quantos|como|qual|quais|o que|oq|onde|posso|preciso|precisa|tem|da pra|da para|se|quando|por ?que|pq|ainda|tambem|quero saber|vale)\b)|, (?=(?:quem|quanto|como|qual|quais|o que|onde|posso|preciso|precisa|quando|por ?que|pq|da pra|tem que|financiar ou|a vista ou)\b)/
/** Maximum number of topics of one sentence. */
const maxTopics = 3

/** Subjects that belong to no home of the bank, and attempts to give orders: they have no topic, however they are put. */
const foreign =
  /\b(?:ipva|bitcoin|cripto\w*|dolar|euro|loteria|mega ?sena|mega da virada|bolsa familia|auxilio (?:brasil|emergencial)|numero do nis|nis final|futebol|jogo|flamengo|corinthians|palmeiras|receita de|pao de queijo|bolo de|piada|poema|musica|filme|novela|signo|horoscopo|capital d[aeo]|presidente d[ao]|eleicao|chover|previsao do tempo|emprest[ae] \d+|me ama|namora(?:r)? comigo)\b/

/** Vehicles are foreign, too, where no home, sale or payment is spoken of. */
const vehicles = /\b(?:carro|moto|veiculo|caminhao)\b/
const ofHomes =
  /\b(?:imove\w+|casas?|apart\w+|apto|ape|terreno|lote|donos?|morador\w*|quintal|garagem|vagas?|entrada|pagamento|parte|lance|vend\w+|troca|permuta)\b/

const orders =
  /\b(?:prompt|suas instrucoes|instrucoes (?:anteriores|acima)|system|senha do (?:admin|administrador)|jailbreak|dan mode)\b/

/** Whether a message tries to give orders to a machine. */
export const givesOrders = (message: string): boolean => orders.test(foldText(message))

/** Whether a question is about something else than homes and this product, or gives orders to a machine. */
export const isForeignQuestion = (question: string): boolean =>
  foreign.test(foldText(question)) ||
  (vehicles.test(foldText(question)) && !ofHomes.test(foldText(question))) ||
  givesOrders(question)

/** Whether a part of a message says more than words that say little. */
const hasContent = (part: string): boolean =>
  readKnownWords(part).some(({ light, empty }) => !light && !empty)

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

/** From which chance on a part of a message has an answer of its own; less where the whole has none. */
const leastPartChance = 0.7
const leastLonePartChance = 0.6

/** Words of a part that only names what is asked: "o ITBI"; fewer say nothing alone: "Aprova?" */
const mostNounWords = 4
const leastPartWords = 2

function routeParts(message: string): RoutedQuestion {
  const text = foldText(message.slice(0, maxQuestionLength))
  const searchChance = rankTopics(prepareQuestion(text)).find(({ key }) => key === searchKey)?.chance ?? 0
  return { ...routeText(text), searchChance }
}

function routeText(text: string): RoutedQuestion {
  if (
    isForeignQuestion(text) &&
    !/\b(?:leilao|financiar) (?:de |da |uma? )?(?:carro|moto|veiculo)/.test(text)
  )
    return nothing
  const routed = routePart(text)
  const whole = routed.topics.length > 0 ? routed : (routeWithoutPlace(text) ?? routed)
  // Of what other banks sell, nothing else is said.
  const others = whole.topics[0] ?? whole.near[0]
  if (others?.key === 'other-banks') return { ...whole, topics: [others], near: [] }
  const isWhole = whole.topics.length > 0
  const least = isWhole ? leastPartChance : leastLonePartChance
  const said = splitParts(text).filter(part => part.trim().split(' ').length >= leastPartWords)
  const parts = said.map(part => ({
    ...routePart(part),
    part,
    asks: asksPattern.test(part) || part.trim().split(' ').length <= mostNounWords,
  }))
  const answered = parts.filter(
    ({ topics: [topic], chance, asks, part }) =>
      topic !== undefined &&
      chance >= least &&
      (asks || !isWhole) &&
      (whole.topics.includes(topic) || isSupported(part, topic.key, chance)),
  )
  if (answered.length === 0) return whole
  const ofParts = answered.flatMap(({ topics }) => topics.slice(0, 1))
  // What only the words of several parts together speak for is of none of them.
  const isOfPart = parts.some(part =>
    [...part.topics, ...part.near].some(topic => whole.topics.includes(topic)),
  )
  const isOfNone = !isOfPart && answered.length === parts.length && parts.length > 1
  const joined = isOfNone ? ofParts : isOfPart ? [...ofParts, ...whole.topics] : [...whole.topics, ...ofParts]
  const topics = [...new Set(joined)].slice(0, maxTopics)
  return { ...nothing, topics, chance: Math.min(...answered.map(({ chance }) => chance)) }
}

/** The weight of its words from which on a part of a message speaks for a key by itself, and how many of them are enough. */
const leastSupport = 2.4
const leastSupporting = 2
const sureSupportChance = 0.85

/** Whether the words of a part, and not only its form, speak for a key. */
function isSupported(part: string, key: string, chance = 0): boolean {
  const words = readKnownWords(part).filter(word => !word.empty && speaksFor(word, key))
  const sum = words.reduce((total, word) => total + weighWord(word), 0)
  return sum >= leastSupport || (chance >= sureSupportChance && words.length >= leastSupporting)
}

/** Finds what each asking part of a message is surely about, in order: keys of topics or of a listing's subjects. */
export function findAskedKeys(text: string): string[] {
  const asked = splitParts(text).flatMap(part => {
    const length = part.trim().split(' ').length
    if (length < leastPartWords || (!asksPattern.test(part) && length > mostNounWords)) return []
    const ranked = rankTopics(prepareQuestion(part)).filter(({ key }) => key !== searchKey)
    const total = ranked.reduce((sum, { chance }) => sum + chance, 0)
    const [best] = ranked
    const chance = (best?.chance ?? 0) / total
    return best !== undefined &&
      best.key !== unknownKey &&
      chance >= leastPartChance &&
      isSupported(part, best.key, chance)
      ? [best.key]
      : []
  })
  return [...new Set(asked)]
}

/** Words with which a part of a message asks. */
const asksPattern =
  /^ *que\b|\b(?:quem|quant[oa]s?|como|qual|quais|quando|onde|por ?que|posso|podemos|pode|preciso|precisa|consigo|da (?:pra|para)|tem que|tenho que|devo|vale|serve|ou|e agora|tem (?:algum\w*|risco|problema|jeito|direito|multa|prazo)|e (?:golpe|verdade|normal|certo|seguro|perigoso|legal)|e se)\b/

/** Words with which people tell what happened, or what they have. */
const tellsPattern =
  /\b(?:comprei|arrematei|ganhei|paguei|homologou|recebi|moro|mandei|vendi|usei|perdi|fui|disse|falou|falaram|cobrando|minh[ao]s?|meus?|noss[ao]s?|to|estou)\b/

/** Divides a message into its parts, where it has several, without those that only tell something. */
export function splitParts(text: string): string[] {
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

/** Returns topics without the rules that one of them is the exception of. */
function dropOverridden(topics: readonly KnowledgeTopic[]): KnowledgeTopic[] {
  const overridden = new Set(topics.flatMap(({ overrides = [] }) => overrides))
  return topics.filter(({ key }) => !overridden.has(key))
}

/** Returns the topics that answer a message; empty when none does. */
export const findTopics = (message: string): KnowledgeTopic[] => routeQuestion(message).topics

/** Returns the topic that answers a question best; `null` when none does. */
export const findTopic = (question: string): KnowledgeTopic | null => findTopics(question)[0] ?? null
