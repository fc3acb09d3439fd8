import { type QuestionWord, readFeatures, readQuestionWords } from './question-words.ts'
import table from './topic-weights.json' with { type: 'json' }

/** How well a topic, or a subject of a listing, fits a question. */
export interface RankedTopic {
  key: string
  score: number
  /** How likely it is what is asked, of all that the consultant knows, 0 to 1. */
  chance: number
}

/** A feature of questions: how rare it is, and which keys it speaks for. */
interface Feature {
  rarity: number
  weights: readonly (readonly [key: number, weight: number])[]
}

/** What was learnt from labelled questions; see `scripts/topic-weights.ts`. */
interface TopicWeights {
  keys: readonly string[]
  features: ReadonlyMap<string, Feature>
  /** Stems that questions are known by. */
  known: ReadonlySet<string>
}

const keyRadix = 36
const tenths = 10

/** Reads the table of weights: `feature rarity key:weight …`, keys in base 36, numbers in tenths. */
export function parseTopicWeights({ keys, features }: { keys: string; features: string }): TopicWeights {
  const parsed = new Map(
    features.split('\n').map((line): [string, Feature] => {
      const [name = '', rarity, weights = ''] = line.split('\t')
      return [
        name,
        {
          rarity: Number(rarity) / tenths,
          weights: weights.split(' ').flatMap(pair => {
            const [key = '', weight] = pair.split(':')
            return pair === '' ? [] : [[Number.parseInt(key, keyRadix), Number(weight) / tenths] as const]
          }),
        },
      ]
    }),
  )
  const known = new Set([...parsed.keys()].filter(name => !name.includes(' ') && !name.startsWith('?')))
  return { keys: keys.split(' '), features: parsed, known }
}

let learnt: TopicWeights | null = null
/** Reads the table once, when the first question is asked. */
const readWeights = (): TopicWeights => (learnt ??= parseTopicWeights(table))

/** The rarity of what no labelled question contains. */
const unknownRarity = 5
/** How sharply a difference of scores tells topics apart: fitted on authors left out. */
const sharpness = 1.5

/** The length of a question from which on further words dilute nothing. */
const mostLength = 16

/** Ranks all topics and subjects of listings by how well they fit a question, the best first. */
export function rankTopics(question: string, weights: TopicWeights = readWeights()): RankedTopic[] {
  const { keys, features, known } = weights
  const scores = new Float64Array(keys.length)
  const found = [...readFeatures(question, known)].map(([name, share]) => {
    const feature = features.get(name)
    return { feature, value: share * (feature?.rarity ?? unknownRarity) }
  })
  // Long messages tell much that speaks for nothing: what is in them counts no less for it.
  const length = Math.min(mostLength, Math.hypot(...found.map(({ value }) => value)) || 1)
  for (const { feature, value } of found)
    for (const [key, weight] of feature?.weights ?? [])
      scores[key] = (scores[key] ?? 0) + (weight * value) / length
  const total = scores.reduce((sum, score) => sum + Math.exp(score * sharpness), 0)
  return keys
    .map((key, at) => {
      const score = scores[at] ?? 0
      return { key, score, chance: Math.exp(score * sharpness) / total }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** Reads the words of a question, mistyped ones as those of the labelled questions. */
export const readKnownWords = (question: string): QuestionWord[] =>
  readQuestionWords(question, readWeights().known)

const lightWeight = 0.5

/** How much a word says of what a question is about: the fewer topics it is asked of, the more. */
export function weighWord({ stem, light, empty }: QuestionWord): number {
  if (empty) return 0
  return light ? lightWeight : (readWeights().features.get(stem)?.rarity ?? unknownRarity)
}

/** Whether a word speaks for a topic. */
export function speaksFor({ stem }: QuestionWord, key: string): boolean {
  const { keys, features } = readWeights()
  return features.get(stem)?.weights.some(([at]) => keys[at] === key) === true
}

/** Whether any labelled question contains a word. */
export const isKnownWord = ({ stem }: QuestionWord): boolean => readWeights().features.has(stem)
