import type { NoticeTopic, Risk } from './topics.ts'

/** What a rule looks at. */
export interface Said {
  /** The sentence, as key. */
  key: string
  /** What its list begins with; `''` without one. */
  head: string
  /** The sentence after what its list begins with. */
  full: string
  /** As people call who sells: "a Caixa" where the sentence names it. */
  seller: string
  /** The sentence after it takes something back. */
  excepted: boolean
  /** It may go on where the text was cut. */
  cut: boolean
}

/** What a rule found. `kind` tells whether two sentences say the same. */
export interface Finding {
  kind: string
  risk: Risk
  explanation: string
  /** Told only where nothing plainer is said of the topic, or where there is room. */
  vague?: boolean
}

/** All that is told of a sentence that is not as simple as its words about the topic. */
export const cautious = (risk: Risk): Finding => ({
  kind: 'conditions',
  risk,
  explanation: 'A regra tem condição ou exceção: leia a frase inteira antes de dar lance.',
})

export interface Recogniser {
  topic: NoticeTopic
  title: string
  /** Where to look when a notice does not rule it; `null`: many rightly do not. */
  ask: string | null
  /** What must be in a sentence for it to be looked at. */
  mention: RegExp
  /** The first that finds something counts. */
  /** Kinds that say who bears a cost, without having read conditions or a second bearer. */
  bears?: RegExp
  /** Where a sentence with an exception may leave the buyer a cost without limit. */
  open?: RegExp
  /** Whether a sentence with a denied denial is about the topic at all. */
  concerns?: (said: Said) => boolean
  rules: readonly ((said: Said) => Finding | null)[]
}

/** A rule by patterns alone. `unless` is what makes the sentence say something else. */
export function when(
  pattern: RegExp,
  kind: string,
  risk: Risk,
  explanation: string | ((said: Said) => string | null),
  unless: RegExp | null = null,
  vague = false,
): (said: Said) => Finding | null {
  return said => {
    if (!pattern.test(said.full) || unless?.test(said.full) === true) return null
    const words = typeof explanation === 'string' ? explanation : explanation(said)
    return words === null ? null : { kind, risk, explanation: words, vague }
  }
}

/** With a capital letter, to begin a sentence. */
export const cap = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
