import { isWithinEdits } from '../../search/edit-distance.ts'
import { foldText } from '../../fold-text.ts'
import { knowledgeTopics } from './knowledge-topics.ts'
import type { KnowledgeTopic } from './knowledge-topic.ts'

/** Words with the same meaning, each mapped to the word the topics use. */
const synonyms: Readonly<Record<string, string>> = {
  apto: 'imovel',
  apartamento: 'imovel',
  casa: 'imovel',
  arrematei: 'arrematar',
  arremato: 'arrematar',
  financia: 'financiar',
  financio: 'financiar',
  desisto: 'desistir',
  desisti: 'desistir',
  arrependi: 'arrepender',
  arrependo: 'arrepender',
  despejar: 'despejo',
  desocupo: 'desocupar',
  inquilina: 'inquilino',
  visito: 'visitar',
  cancelo: 'cancelar',
  pendencia: 'divida',
  devendo: 'divida',
  deve: 'divida',
  habitese: 'documento',
  parcelo: 'parcelar',
  vezes: 'parcelar',
  calculam: 'calcula',
  calculado: 'calcula',
  calculada: 'calcula',
  confiavei: 'confiavel',
  riscos: 'risco',
  gringo: 'estrangeiro',
  taxas: 'taxa',
  alertas: 'alerta',
}

/** Returns the singular of a word: `leiloes` → `leilao`, `imoveis` → `imovel`. */
function singular(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('oes')) return `${word.slice(0, -3)}ao`
  if (word.endsWith('ais')) return `${word.slice(0, -3)}al`
  if (word.endsWith('eis')) return `${word.slice(0, -3)}el`
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`
  if (/(?:r|z|s)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9º]+/)
    .filter(word => word !== '')
    .map(word => synonyms[word] ?? singular(word))

interface Clue {
  topic: KnowledgeTopic
  words: string[]
  weight: number
}

const clues: readonly Clue[] = knowledgeTopics.flatMap(topic =>
  topic.keys.map(key => {
    const words = wordsOf(key.replace('~', ''))
    return { topic, words, weight: key.startsWith('~') ? 1 : words.length ** 2 + 1 }
  }),
)

const topicWords = new Set(clues.flatMap(({ words }) => words))

/**
 * Whether a word is spelled like another: one different letter is allowed from 6 letters on, two from 10, never the
 * first; a word that the topics use is never taken as mistyped.
 */
function isSpelledLike(said: string, word: string): boolean {
  if (said === word) return true
  const most = word.length >= 10 ? 2 : word.length >= 6 ? 1 : 0
  return most > 0 && said[0] === word[0] && !topicWords.has(said) && isWithinEdits(said, word, most)
}

const maxQuestionLength = 400

/**
 * Returns the topic of a question and the weight of its clue: 1 for a word with little meaning, 2 for one word, 5 and
 * more for several words together. The strongest clue decides, the others add a little. `null` when none matches.
 */
export function findTopicWithWeight(question: string): { topic: KnowledgeTopic; weight: number } | null {
  const said = wordsOf(question.slice(0, maxQuestionLength))
  const scores = new Map<KnowledgeTopic, { most: number; sum: number }>()
  for (const { topic, words, weight } of clues) {
    if (!words.every(word => said.some(one => isSpelledLike(one, word)))) continue
    const before = scores.get(topic) ?? { most: 0, sum: 0 }
    scores.set(topic, { most: Math.max(before.most, weight), sum: before.sum + weight })
  }
  let best: { topic: KnowledgeTopic; weight: number } | null = null
  let highest = 0
  for (const topic of knowledgeTopics) {
    const score = scores.get(topic)
    const value = score === undefined ? 0 : score.most + score.sum / 100
    if (score === undefined || value <= highest) continue
    best = { topic, weight: score.most }
    highest = value
  }
  return best
}

export const findTopic = (question: string): KnowledgeTopic | null =>
  findTopicWithWeight(question)?.topic ?? null

/** Divides a sentence into the questions that it joins: "quanto é o ITBI e quem paga o condomínio?". */
const betweenQuestions =
  /[?;\n]+|,? e (?=(?:[oa]s? \w+(?: \w+){0,2} (?:quem|como|quanto|e por conta)|quem|quanto|quantos|como|qual|quais|o que|oq|onde|posso|preciso|precisa|tem|da pra|da para|se|quando|por ?que|pq|ainda|tambem|quero saber|vale)\b)|, (?=(?:quem|quanto|como|qual|quais|o que|onde|posso|preciso|precisa|quando|por ?que|pq|da pra|tem que|financiar ou|a vista ou)\b)/
/** Maximum number of topics of one sentence. */
const maxTopics = 3
/** Minimum weight of a clue by which a part of a sentence is a question of its own. */
const minWeightOfPart = 2

/** Returns the topics of a sentence with one question or several, each once; empty when none matches. */
export function findTopics(message: string): KnowledgeTopic[] {
  const parts = foldText(message.slice(0, maxQuestionLength))
    .split(betweenQuestions)
    .filter(part => part.trim() !== '')
  const found = parts.length < 2 ? [] : parts.map(findTopicWithWeight)
  const topics = [
    ...new Set(found.flatMap(one => (one !== null && one.weight >= minWeightOfPart ? [one.topic] : []))),
  ]
  if (topics.length > 1) return topics.slice(0, maxTopics)
  const whole = findTopic(message)
  return whole === null ? topics : [whole]
}
