import type { EditalTopic, RiskLevel } from '../../edital-topics.ts'

/** What a rule inspects. */
export interface ClauseText {
  /** The sentence, as a key. */
  key: string
  /** The introduction of its list; `''` without one. */
  head: string
  /** The sentence, preceded by the introduction of its list. */
  full: string
  /** The seller in words for people: "a Caixa" when the sentence names it. */
  seller: string
  /** Whether the following sentence withdraws something. */
  excepted: boolean
  /** The item of the edital that it stands in; `null` outside. */
  item: string | null
  /** Whether the text may have been cut within the sentence. */
  cut: boolean
}

/** What a rule found. Findings of the same `kind` say the same. */
export interface ClauseFinding {
  kind: string
  risk: RiskLevel
  explanation: string
  /**
   * Whether it is reported only when nothing plainer is found for the topic, or while the topic has fewer clauses
   * than the maximum.
   */
  vague?: boolean
}

/** Creates the finding for a sentence that is more complicated than its words about the topic: it has a condition. */
export const createCautiousFinding = (risk: RiskLevel): ClauseFinding => ({
  kind: 'conditions',
  risk,
  explanation: 'A regra tem condição ou exceção: leia a frase inteira antes de dar lance.',
})

export interface ClauseRecognizer {
  topic: EditalTopic
  title: string
  /** Advice for an edital that does not rule the topic. */
  ask: string
  /** A sentence is inspected only if it matches this. */
  mention: RegExp
  /** The rules in order; the first that returns a finding counts. */
  /** Kinds of findings that say who bears a cost, without having read conditions or a second bearer. */
  bears?: RegExp
  /** Matches a sentence whose exception may leave the buyer a cost without limit. */
  open?: RegExp
  /** Whether a sentence with a double denial is about the topic at all. */
  concerns?: (said: ClauseText) => boolean
  rules: readonly ((said: ClauseText) => ClauseFinding | null)[]
}

/** Creates a rule from patterns. `unless` matches sentences that mean something else. */
export function createPatternRule(
  pattern: RegExp,
  kind: string,
  risk: RiskLevel,
  explanation: string | ((said: ClauseText) => string | null),
  unless: RegExp | null = null,
  vague = false,
): (said: ClauseText) => ClauseFinding | null {
  return said => {
    if (!pattern.test(said.full) || unless?.test(said.full) === true) return null
    const words = typeof explanation === 'string' ? explanation : explanation(said)
    return words === null ? null : { kind, risk, explanation: words, vague }
  }
}

/** Capitalizes the first letter, to begin a sentence. */
export const capitalizeFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
