import type { Uf } from '../../states.ts'
import { type Criteria, emptyCriteria } from '../search-criteria.ts'
import { ParseBudget } from './parse-budget.ts'
import type { PlaceCorrection } from './place-correction.ts'
import { noPersonFacts, type PersonFacts } from './person-facts.ts'
import { hideTokens, type SentenceLine } from './sentence-line.ts'
import { type SentenceToken, tokenizeSentence } from './tokenize.ts'

/** A sentence while it is read: recognizers consume tokens and set the criteria they stand for. */
export interface SentenceReading {
  text: string
  tokens: SentenceToken[]
  /** Whether each token was understood or is irrelevant. */
  consumed: boolean[]
  /** Whether each token seems to ask for something that no criterion covers. */
  markedNotUnderstood: boolean[]
  /** Tokens at which a comparison begins that the sentence turns round: "nada acima de 300 mil". */
  negated: Set<number>
  criteria: Criteria
  /** Whether the state was given by a name that is also its capital's: São Paulo, Rio de Janeiro. */
  stateMayBeCity: boolean
  /** States that the sentence rejects and no criterion excludes yet. */
  rejectedStates: Uf[]
  flags: { highROI: boolean; highDiscount: boolean }
  facts: PersonFacts
  /** Whether it wants what the family's means allow. */
  fitsMeans: boolean
  /** Misspelled places that were read as others. */
  corrections: PlaceCorrection[]
  /** What may still be spent on looking for names. */
  effort: ParseBudget
  /** The number of a listing in the sentence; `null` until one is found. */
  listingId: string | null
  /** The tokens as patterns see them; `null` until a pattern is looked for, and when words or amounts change. */
  line: SentenceLine | null
}

export function createReading(text: string, effort = new ParseBudget()): SentenceReading {
  const tokens = tokenizeSentence(text)
  return {
    text,
    tokens,
    consumed: tokens.map(() => false),
    markedNotUnderstood: tokens.map(() => false),
    negated: new Set(),
    criteria: { ...emptyCriteria },
    stateMayBeCity: false,
    rejectedStates: [],
    flags: { highROI: false, highDiscount: false },
    facts: noPersonFacts,
    fitsMeans: false,
    corrections: [],
    effort,
    listingId: null,
    line: null,
  }
}

/** Consumes the tokens `from` up to but not including `to`; an amount is consumed with all its parts. */
export function consumeTokens(reading: SentenceReading, from: number, to: number): void {
  let at = from
  for (; at < to || reading.tokens[at]?.absorbed; at++) reading.consumed[at] = true
  if (reading.line !== null) hideTokens(reading.line, from, at)
}

/** Consumes the tokens and marks them as not understood. */
export function markNotUnderstood(reading: SentenceReading, from: number, to: number): void {
  consumeTokens(reading, from, to)
  for (let at = from; at < to || reading.tokens[at]?.absorbed; at++) reading.markedNotUnderstood[at] = true
}

/** Notes that the tokens `from` up to but not including `to` were read as a place with another name; the same words once. */
export function noteCorrection(reading: SentenceReading, from: number, to: number, read: string): void {
  const { text, tokens, corrections } = reading
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  if (!corrections.some(one => one.written === written)) corrections.push({ written, read })
}

/** Returns the amounts among some tokens. */
export const listAmounts = ({ tokens }: SentenceReading, from: number, to: number) =>
  tokens.slice(from, to).flatMap(token => (token.amount ? [token.amount] : []))
