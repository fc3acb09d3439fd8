import { type SentenceLine, writeSentenceLine } from './sentence-line.ts'
import { consumeTokens, type SentenceReading } from './sentence-reading.ts'

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
