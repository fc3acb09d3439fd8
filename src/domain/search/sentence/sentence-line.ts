import type { SentenceToken } from './tokenize.ts'

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

const toPatternWord = (token: SentenceToken, taken: boolean): string => {
  const { word, amount } = token
  if (taken) return '_'.repeat(amount ? 1 : word.length)
  if (amount) return amount.money ? '$' : amount.value <= 20 ? '9' : '#'
  return word === '$' ? '_' : word
}

/** Writes the tokens that are not absorbed by an amount, with consumed ones hidden. */
export function writeSentenceLine(
  tokens: readonly SentenceToken[],
  consumed: readonly boolean[],
): SentenceLine {
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
export function hideTokens(line: SentenceLine, from: number, to: number): void {
  const { text, positions } = line
  const start = positions.get(from) ?? text.length
  const end = positions.get(to) ?? text.length
  line.text = text.slice(0, start) + text.slice(start, end).replace(/[^ ]/g, '_') + text.slice(end)
}
