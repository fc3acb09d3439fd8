import { isCommonWord } from './common-words.ts'
import { isKnownWord } from './correct-spelling.ts'
import { consumeTokens, type SentenceReading } from './sentence-reading.ts'
import { wordAt } from './word-windows.ts'

/** Whether a token is an unread word that no recognizer knows. */
export const isUnknown = ({ tokens, consumed }: SentenceReading, at: number): boolean => {
  const token = tokens[at]
  return token?.kind === 'word' && !consumed[at] && token.word.length > 2 && !isKnownWord(token.word)
}

/** Reads the name after "bairro" that no list has: the search then says that there is nothing. */
export function readUnlistedNeighborhood(reading: SentenceReading, from: number): boolean {
  const end = findUnlistedName(reading, from)
  if (end === null) return false
  const name = reading.tokens.slice(from, end).map(({ word }) => word)
  reading.criteria.neighborhood = [...reading.criteria.neighborhood, name.join(' ').toUpperCase()]
  consumeTokens(reading, from, end)
  return true
}

const mostUnlistedWords = 3

/** Returns the token after one to three unknown words that may be a neighborhood's name; `null` without any. */
export function findUnlistedName(reading: SentenceReading, from: number): number | null {
  let end = from
  while (end < from + mostUnlistedWords && isUnknown(reading, end) && !isCommonWord(wordAt(reading, end)))
    end += 1
  return end === from ? null : end
}
