import { type SentenceToken, tokenizeSentence } from './tokenize.ts'
import type { Uf } from '../../states.ts'
import { type Criteria, emptyCriteria } from '../search-criteria.ts'
import { type PersonFacts, noPersonFacts } from './person-facts.ts'

/** A misspelled name of a place in a sentence, and the place that it was read as. */
export interface PlaceCorrection {
  /** As in the sentence. */
  written: string
  /** The place's name as people write it. */
  read: string
}

/** Says how misspelled places were read: `Li “Campinsa” como Campinas.`; empty without any. */
export const describePlaceCorrections = (corrections: readonly PlaceCorrection[]): string =>
  corrections.length === 0
    ? ''
    : `Li ${corrections.map(({ written, read }) => `“${written}” como ${read}`).join(' e ')}.`

/** Limits of the expensive work while reading one sentence; sentences that people write use a small part of them. */
const usualLimits = { comparisons: 600, lookups: 2_500 }

/**
 * Counts the work of reading one sentence. Once a limit is reached nothing more is found by that kind of work: words
 * stay as they are, places that come later are not read.
 */
export class ParseBudget {
  /** Names and words compared letter by letter. */
  comparisons = 0
  /** Runs of words looked up as names of places. */
  lookups = 0
  /** Numbers attached to a noun; each is looked at once, with the words around it. */
  quantities = 0
  readonly #limits: typeof usualLimits

  constructor(limits = usualLimits) {
    this.#limits = limits
  }

  /** Counts a comparison; false = there were enough. */
  mayCompare(): boolean {
    return this.comparisons < this.#limits.comparisons && ++this.comparisons > 0
  }

  /** Whether half of the lookups are used: the first searches leave the other half to the later ones. */
  get halfSpent(): boolean {
    return this.lookups * 2 >= this.#limits.lookups
  }

  /** Counts a lookup, or one that takes so many steps; false = there were enough. */
  mayLookUp(steps = 1): boolean {
    if (this.lookups >= this.#limits.lookups) return false
    this.lookups += steps
    return true
  }
}

/** The tokens of a sentence as patterns see them. */
export interface SentenceLine {
  text: string
  /** Token indexes by their start and end positions in the text. */
  starts: Map<number, number>
  ends: Map<number, number>
  /** Positions in the text by token. */
  positions: Map<number, number>
  /** The different words of all tokens, consumed ones, too. */
  words: readonly string[]
}

const toPatternWord = (token: SentenceToken, isConsumed: boolean): string => {
  const { word, amount } = token
  if (isConsumed) return '_'.repeat(amount ? 1 : word.length)
  if (amount) return amount.money ? '$' : amount.value <= 20 ? '9' : '#'
  return word === '$' ? '_' : word
}

/** Writes the tokens that are not absorbed by an amount, with consumed ones hidden. */
function writeSentenceLine(tokens: readonly SentenceToken[], consumed: readonly boolean[]): SentenceLine {
  let text = ' '
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  const positions = new Map<number, number>()
  tokens.forEach((token, index) => {
    if (token.absorbed) return
    starts.set(text.length, index)
    positions.set(index, text.length)
    text += toPatternWord(token, consumed[index] === true)
    ends.set(text.length, index + 1)
    text += ' '
  })
  const words = [...new Set(tokens.map(({ word }) => word))]
  return { text, starts, ends, positions, words }
}

/** Hides consumed tokens from patterns; the others keep their positions. */
function hideTokens(line: SentenceLine, from: number, to: number): void {
  const { text, positions } = line
  const start = positions.get(from) ?? text.length
  const end = positions.get(to) ?? text.length
  line.text = text.slice(0, start) + text.slice(start, end).replace(/[^ ]/g, '_') + text.slice(end)
}

const buildLine = (reading: SentenceReading): SentenceLine =>
  (reading.line ??= writeSentenceLine(reading.tokens, reading.consumed))

/**
 * Compiles a pattern of whole words; tokens are separated by one space. `9` is a number up to 20, `#` a greater one,
 * `$` money.
 */
export const phrasePattern = (pattern: string): RegExp => new RegExp(`(?<= )(?:${pattern})(?= )`, 'g')

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
  // The method that finds all matches compiles a copy of the pattern at each call.
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

/** A neighborhood of the name that was read as a city. */
export interface NamesakeNeighborhood {
  /** As the catalogue compares it, in capitals. */
  neighborhood: string
  /** Its cities, in capitals. */
  cities: readonly string[]
}

/** The city of a sentence in which its neighborhoods are: tokens `from` up to but not including `to`. */
export interface CityOfParts {
  from: number
  to: number
  /** The token after it and its state. */
  end: number
  /** The name in the sentence, and that of the city, both normalized. */
  name: string
  city: string | null
  /** The state that the name may be, too. */
  state: Uf | null
  /** States that have a city of the name. */
  states: readonly string[]
  total: number
  /** Whether an article places it, as if it were a part of another. */
  isPart: boolean
}

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
  /** Whether what is searched near is an area that people name ("no ABC"), which a city named beside it makes needless. */
  isNearNamedArea: boolean
  /** The city's name is also that of a neighborhood elsewhere: "no Buritis". */
  namesake: NamesakeNeighborhood | null
  /** The city whose neighborhoods the sentence may name; `undefined` until it is looked for. */
  cityOfParts: CityOfParts | null | undefined
  /** Names after "no" or "na" that no list has, in a sentence without a city. */
  unplacedNames: readonly string[]
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

/** Creates the reading of a text, in which no token is consumed and no criterion is set. */
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
    isNearNamedArea: false,
    namesake: null,
    cityOfParts: undefined,
    unplacedNames: [],
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
