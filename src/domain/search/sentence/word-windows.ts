import type { SentenceReading } from './sentence-reading.ts'
import { isKnownWord } from './correct-spelling.ts'
import { ordinaryNames } from './harmless-words.ts'

const mostWords = 7
const abbreviations = new Map([
  ['s', 'sao'],
  ['sta', 'santa'],
  ['sto', 'santo'],
])
const between = new Set(["'", '-'])

/** Returns the folded word of a token; empty beyond the text. */
export const wordAt = ({ tokens }: SentenceReading, at: number): string => tokens[at]?.word ?? ''

/** Whether a token was written with an accent. */
export const isAccented = ({ tokens, text }: SentenceReading, at: number): boolean =>
  /[^\t-~]/.test(text.slice(tokens[at]?.start, tokens[at]?.end))

/**
 * Ends of the windows of 1 to 7 words that begin at a token, shortest first; a mark within a name is no word. Fewer or
 * none once the effort is spent.
 */
export function listWindowsAt(reading: SentenceReading, from: number): { name: string; to: number }[] {
  const { tokens, consumed, effort } = reading
  const windows: { name: string; to: number }[] = []
  let name = ''
  for (let at = from; at < tokens.length && windows.length < mostWords && effort.mayLookUp(); at++) {
    const token = tokens[at]
    if (token === undefined || consumed[at]) break
    if (token.kind === 'mark') {
      const shortened = token.word === '.' && /^(s|sta|sto|j)$/.test(wordAt(reading, at - 1))
      if (at === from || !(shortened || between.has(token.word))) break
      continue
    }
    const word = abbreviations.get(token.word) ?? token.word
    name = name === '' ? word : `${name} ${word}`
    windows.push({ name, to: at + 1 })
  }
  return windows
}

/** Whether all words of a name are everyday words. */
export const isOrdinaryName = (name: string): boolean =>
  ordinaryNames.has(name) || (!name.includes(' ') && isKnownWord(name))
