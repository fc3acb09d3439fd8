import { readFeatures, stemClue } from '#domain/consultant/knowledge/question-words.ts'
import type { LabelledQuestion } from './sample-questions.ts'

/** What is learnt: per feature how much it says, and which keys it speaks for. */
export interface TopicWeights {
  keys: string[]
  features: Map<string, { rarity: number; weights: Map<number, number> }>
}

const rounds = 15
const rate = 0.3
/** Gradients that change nothing worth it. */
const leastGradient = 1e-3
/** The least sum of squared gradients, so that the first step is bounded. */
const leastSquares = 1e-4
/** Phrases of few words say less than questions. */
const phraseWeight = 0.6
/** In how many questions two words stand together, or in how few phrases, for the pair to say something. */
const leastPairUses = 2
/** Weights that are left out of the table. */
const leastWeight = 0.5

/** Returns numbers from 0 to 1, always the same. */
function createRandom(): () => number {
  let state = 7
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Fits a multinomial logistic regression by AdaGrad to labelled questions. Deterministic. */
export function fitTopicWeights(questions: readonly LabelledQuestion[]): TopicWeights {
  const known = new Set(questions.flatMap(({ question }) => stemClue(question)))
  const keys = [...new Set(questions.flatMap(({ about }) => about[0] ?? []))].toSorted()
  const samples = questions.map(({ question, about, author }) => ({
    features: readFeatures(question, known),
    key: keys.indexOf(about[0] ?? ''),
    weight: author === 'phrases' ? phraseWeight : 1,
  }))
  const keysOf = new Map<string, Set<number>>()
  for (const { features, key } of samples)
    for (const name of features.keys()) keysOf.set(name, (keysOf.get(name) ?? new Set()).add(key))
  const uses = new Map<string, number>()
  for (const { features, weight } of samples)
    for (const name of features.keys())
      uses.set(name, (uses.get(name) ?? 0) + (weight < 1 ? leastPairUses : 1))
  const names = [...keysOf.keys()].filter(
    name => !name.includes(' ') || (uses.get(name) ?? 0) >= leastPairUses,
  )
  const rarities = names.map(name => Math.log((keys.length + 1) / ((keysOf.get(name)?.size ?? 0) + 0.5)))
  const indexes = new Map(names.map((name, index) => [name, index]))
  const weights = names.map(() => new Float64Array(keys.length))
  const squares = names.map(() => new Float64Array(keys.length).fill(leastSquares))
  const vectors = samples.map(({ features }) => {
    const entries = [...features].flatMap(([name, share]): [number, number][] => {
      const index = indexes.get(name)
      return index === undefined ? [] : [[index, share * (rarities[index] ?? 0)]]
    })
    const length = Math.hypot(...entries.map(([, value]) => value)) || 1
    return entries.map(([index, value]): [number, number] => [index, value / length])
  })
  const random = createRandom()
  const order = samples.map((_, index) => index)
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const swapped = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = swapped
    }
    for (const at of order) {
      const { key, weight } = samples[at] ?? { key: 0, weight: 0 }
      const vector = vectors[at] ?? []
      const scores = new Float64Array(keys.length)
      for (const [index, value] of vector) {
        const row = weights[index]
        for (let one = 0; row && one < keys.length; one++)
          scores[one] = (scores[one] ?? 0) + (row[one] ?? 0) * value
      }
      const most = scores.reduce((a, b) => Math.max(a, b))
      const raised = scores.map(score => Math.exp(score - most))
      const total = raised.reduce((a, b) => a + b)
      for (let one = 0; one < keys.length; one++) {
        const slope = ((raised[one] ?? 0) / total - (one === key ? 1 : 0)) * weight
        if (Math.abs(slope) < leastGradient) continue
        for (const [index, value] of vector) {
          const [row, sums] = [weights[index], squares[index]]
          if (!row || !sums) continue
          const gradient = slope * value
          sums[one] = (sums[one] ?? 0) + gradient * gradient
          row[one] = (row[one] ?? 0) - (rate * gradient) / Math.sqrt(sums[one] ?? 1)
        }
      }
    }
  }
  // Adding the same to all weights of a feature changes no order: most are then 0.
  for (const row of weights) {
    const middle = row.toSorted()[Math.floor(row.length / 2)] ?? 0
    for (let key = 0; key < row.length; key++) row[key] = (row[key] ?? 0) - middle
  }
  const features = new Map(
    names.map((name, index) => [
      name,
      {
        rarity: rarities[index] ?? 0,
        weights: new Map(
          [...(weights[index] ?? [])].flatMap((weight, key): [number, number][] =>
            weight >= leastWeight ? [[key, Math.round(weight * 10) / 10]] : [],
          ),
        ),
      },
    ]),
  )
  return { keys, features }
}

/** Whether a feature only names what is searched for: places, mostly. */
const isOfSearchAlone = (weights: ReadonlyMap<number, number>, keys: readonly string[]): boolean =>
  weights.size === 1 &&
  [...weights].every(([key, weight]) => keys[key] === 'search' && weight < leastSearchWeight)
/** Weights of searches that are left out of the table where they speak for nothing else. */
const leastSearchWeight = 2

/** Writes weights as the table that `rankTopics` reads: keys in base 36, numbers in tenths. */
export const writeTopicWeights = ({ keys, features }: TopicWeights): { keys: string; features: string } => ({
  keys: keys.join(' '),
  features: [...features]
    .filter(
      ([name, { weights }]) => !isOfSearchAlone(weights, keys) && (weights.size > 0 || !name.includes(' ')),
    )
    .map(([name, { rarity, weights }]) =>
      [
        name,
        Math.round(rarity * 10),
        [...weights].map(([key, weight]) => `${key.toString(36)}:${Math.round(weight * 10)}`).join(' '),
      ].join('\t'),
    )
    .join('\n'),
})
