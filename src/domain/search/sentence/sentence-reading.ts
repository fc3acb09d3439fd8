import type { Uf } from '../../states.ts'
import { type Criteria, emptyCriteria } from '../search-criteria.ts'
import { ParseBudget } from './parse-budget.ts'
import { noPersonFacts, type PersonFacts } from './person-facts.ts'
import { type SentenceToken, tokenizeSentence } from './tokenize.ts'

/** A sentence while it is read: recognizers consume tokens and set the criteria they stand for. */
export interface SentenceReading {
  text: string
  tokens: SentenceToken[]
  /** Whether each token was understood or is irrelevant. */
  consumed: boolean[]
  /** Whether each token seems to ask for something that no criterion covers. */
  markedNotUnderstood: boolean[]
  criteria: Criteria
  /** Whether the state was given by a name that is also its capital's: São Paulo, Rio de Janeiro. */
  stateMayBeCity: boolean
  /** States that the sentence rejects and no criterion excludes yet. */
  rejectedStates: Uf[]
  flags: { highROI: boolean; highDiscount: boolean }
  facts: PersonFacts
  /** What may still be spent on looking for names. */
  effort: ParseBudget
  /** The number of a listing in the sentence; `null` until one is found. */
  listingId: string | null
  /** The tokens as patterns see them; `null` until a pattern is looked for, and when words or amounts change. */
  line: Line | null
}

interface Line {
  text: string
  /** Token indexes by their start and end positions in the text. */
  starts: Map<number, number>
  ends: Map<number, number>
  /** Positions in the text by token. */
  positions: Map<number, number>
  /** The different words of all tokens, consumed ones, too. */
  words: readonly string[]
}

export function createReading(text: string, effort = new ParseBudget()): SentenceReading {
  const tokens = tokenizeSentence(text)
  return {
    text,
    tokens,
    consumed: tokens.map(() => false),
    markedNotUnderstood: tokens.map(() => false),
    criteria: { ...emptyCriteria },
    stateMayBeCity: false,
    rejectedStates: [],
    flags: { highROI: false, highDiscount: false },
    facts: noPersonFacts,
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

/** Hides consumed tokens from patterns; the others keep their positions. */
function hideTokens(line: Line, from: number, to: number): void {
  const { text, positions } = line
  const start = positions.get(from) ?? text.length
  const end = positions.get(to) ?? text.length
  line.text = text.slice(0, start) + text.slice(start, end).replace(/[^ ]/g, '_') + text.slice(end)
}

/** Consumes the tokens and marks them as not understood. */
export function markNotUnderstood(reading: SentenceReading, from: number, to: number): void {
  consumeTokens(reading, from, to)
  for (let at = from; at < to || reading.tokens[at]?.absorbed; at++) reading.markedNotUnderstood[at] = true
}

/**
 * Compiles a pattern of whole words; tokens are separated by one space. `9` is a number up to 20, `#` a greater one,
 * `$` money.
 */
export const phrasePattern = (pattern: string): RegExp => new RegExp(`(?<= )(?:${pattern})(?= )`, 'g')

const toPatternWord = (token: SentenceToken, taken: boolean): string => {
  const { word, amount } = token
  if (taken) return '_'.repeat(amount ? 1 : word.length)
  if (amount) return amount.money ? '$' : amount.value <= 20 ? '9' : '#'
  return word === '$' ? '_' : word
}

function buildLine(reading: SentenceReading): Line {
  if (reading.line) return reading.line
  let text = ' '
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  const positions = new Map<number, number>()
  reading.tokens.forEach((token, index) => {
    if (token.absorbed) return
    starts.set(text.length, index)
    positions.set(index, text.length)
    text += toPatternWord(token, reading.consumed[index] === true)
    ends.set(text.length, index + 1)
    text += ' '
  })
  const words = [...new Set(reading.tokens.map(({ word }) => word))]
  reading.line = { text, starts, ends, positions, words }
  return reading.line
}

/**
 * Calls `use` for each place where unread tokens match the pattern, with the match and its tokens; they are consumed
 * afterwards unless it returns `false`. Patterns must not contain unbounded repetition.
 */
export function forEachMatch(
  reading: SentenceReading,
  pattern: RegExp,
  use: (match: RegExpExecArray, from: number, to: number) => boolean | void,
): void {
  const { text, starts, ends } = buildLine(reading)
  // Not `matchAll`, which compiles a copy of the pattern.
  for (let next = 0; ; ) {
    pattern.lastIndex = next
    const match = pattern.exec(text)
    if (match === null) return
    next = match.index + Math.max(1, match[0].length)
    const from = starts.get(match.index)
    const to = ends.get(match.index + match[0].length)
    if (from === undefined || to === undefined) continue
    if (use(match, from, to) !== false) consumeTokens(reading, from, to)
  }
}

/** Whether unread tokens match a pattern somewhere. */
export const matchesAnywhere = (reading: SentenceReading, pattern: RegExp): boolean =>
  buildLine(reading).text.search(pattern) >= 0

/** Compiles a pattern of whole words for `matchAt`. */
export const phraseAtPattern = (pattern: string): RegExp => new RegExp(`(?:${pattern})(?= )`, 'y')

/**
 * Returns the match of such a pattern that begins at an unread token, and the token after it; `null` without
 * one.
 */
export function matchAt(
  reading: SentenceReading,
  pattern: RegExp,
  at: number,
): { words: string; to: number } | null {
  const { text, ends, positions } = buildLine(reading)
  const position = positions.get(at)
  if (position === undefined || reading.consumed[at]) return null
  pattern.lastIndex = position
  const words = pattern.exec(text)?.[0]
  const to = words === undefined ? undefined : ends.get(position + words.length)
  return words === undefined || to === undefined ? null : { words, to }
}

/** Returns the line as patterns see it before a token, and after it. */
export function lineAround(
  reading: SentenceReading,
  from: number,
  to: number,
): [before: string, after: string] {
  const { text, positions } = buildLine(reading)
  return [
    text.slice(0, positions.get(from) ?? text.length),
    text.slice(Math.max(0, (positions.get(to) ?? text.length) - 1)),
  ]
}

/** Returns the token that begins at a position of the line before (`-`) or after a token, counted in characters. */
export function tokenAtDistance(reading: SentenceReading, at: number, distance: number): number {
  const { starts, positions, text } = buildLine(reading)
  const position = (positions.get(at) ?? text.length) + distance
  return starts.get(position) ?? reading.tokens.length
}

/** Whether some word of the sentence matches; patterns that need such a word are not tried without one. */
export const hasWord = (reading: SentenceReading, pattern: RegExp): boolean => {
  const { words } = buildLine(reading)
  return words.some(word => pattern.test(word))
}

/** Returns the amounts among some tokens. */
export const listAmounts = ({ tokens }: SentenceReading, from: number, to: number) =>
  tokens.slice(from, to).flatMap(token => (token.amount ? [token.amount] : []))
