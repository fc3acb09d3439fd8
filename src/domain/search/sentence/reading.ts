import { type Criteria, everything } from '../criteria.ts'
import { Effort } from './effort.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A sentence while it is read: recognisers take tokens and set what they mean. */
export interface Reading {
  text: string
  tokens: Token[]
  /** Understood, or nobody's business. */
  taken: boolean[]
  /** Seems to ask for something no criterion tells. */
  told: boolean[]
  criteria: Criteria
  /** The state was said by a name that is its capital's, too: São Paulo, Rio de Janeiro. */
  stateMayBeCity: boolean
  flags: { highROI: boolean; highDiscount: boolean }
  /** What may still be spent on looking for names. */
  effort: Effort
  /** The number of a listing, once one was found. */
  listingId: string | null
  /** The tokens as patterns see them, until one is taken. */
  line: Line | null
}

interface Line {
  text: string
  /** Tokens by where they start and end in it. */
  starts: Map<number, number>
  ends: Map<number, number>
}

export function readingOf(text: string, effort = new Effort()): Reading {
  const tokens = tokensOf(text)
  return {
    text,
    tokens,
    taken: tokens.map(() => false),
    told: tokens.map(() => false),
    criteria: { ...everything },
    stateMayBeCity: false,
    flags: { highROI: false, highDiscount: false },
    effort,
    listingId: null,
    line: null,
  }
}

/** Tokens `from` up to, without, `to` are settled; amounts go with all their parts. */
export function take(reading: Reading, from: number, to: number): void {
  reading.line = null
  for (let at = from; at < to || reading.tokens[at]?.absorbed; at++) reading.taken[at] = true
}

/** Settled, and to be told as not understood. */
export function tell(reading: Reading, from: number, to: number): void {
  take(reading, from, to)
  for (let at = from; at < to || reading.tokens[at]?.absorbed; at++) reading.told[at] = true
}

/** Whole words of a pattern; blanks stand between any two tokens. `9` is a number up to 20, `#` a greater one, `$` money. */
export const phrase = (pattern: string): RegExp => new RegExp(`(?<= )(?:${pattern})(?= )`, 'g')

const shownAs = (token: Token, taken: boolean): string => {
  if (taken) return '_'
  if (token.amount) return token.amount.money ? '$' : token.amount.value <= 20 ? '9' : '#'
  return token.word === '$' ? '_' : token.word
}

function lineOf(reading: Reading): Line {
  if (reading.line) return reading.line
  let text = ' '
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  reading.tokens.forEach((token, index) => {
    if (token.absorbed) return
    starts.set(text.length, index)
    text += shownAs(token, reading.taken[index] === true)
    ends.set(text.length, index + 1)
    text += ' '
  })
  reading.line = { text, starts, ends }
  return reading.line
}

/**
 * Each place where the tokens not yet taken read as the pattern: `use` gets the match and its tokens, which are taken
 * afterwards unless it gives `false`. Patterns must not repeat without bound.
 */
export function each(
  reading: Reading,
  pattern: RegExp,
  use: (match: RegExpExecArray, from: number, to: number) => boolean | void,
): void {
  const { text, starts, ends } = lineOf(reading)
  for (const match of text.matchAll(pattern)) {
    const from = starts.get(match.index)
    const to = ends.get(match.index + match[0].length)
    if (from === undefined || to === undefined) continue
    if (use(match, from, to) !== false) take(reading, from, to)
  }
}

/** The amounts among some tokens. */
export const amountsIn = ({ tokens }: Reading, from: number, to: number) =>
  tokens.slice(from, to).flatMap(token => (token.amount ? [token.amount] : []))
