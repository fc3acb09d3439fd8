import type { Uf } from '../../states.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { stateCodes, statesByName, sureCodes } from './state-words.ts'
import { categoryWords } from './read-types.ts'
import { isAccented, listWindowsAt, wordAt } from './word-windows.ts'

/** A place named in a sentence: tokens `from` up to but not including `to`. */
export interface PlaceMention {
  from: number
  to: number
  /** The name in the sentence, normalized by `normalizeName`. */
  name: string
  /** Normalized name of the city; `null` when it cannot be a city. */
  city: string | null
  /** The state; `null` when it cannot be a state. */
  state: Uf | null
}

/** Whether the sentence distinguishes capital letters: some word of more than two letters begins with a small one. */
export const usesCapitals = ({ tokens }: SentenceReading): boolean =>
  tokens.some(({ kind, capital, word }) => kind === 'word' && !capital && word.length > 2)

const propertyWords = new Set([...categoryWords, 'imovel', 'imoveis', 'leilao', 'leiloes'])

/** Whether a code follows the kind of property: "casas pe", "imóveis ce até 100 mil". */
function followsPropertyWord(reading: SentenceReading, at: number): boolean {
  const next = reading.tokens[at + 1]
  return (
    (next === undefined || !/^(se|to|ap)$/.test(wordAt(reading, at))) &&
    propertyWords.has(wordAt(reading, at - 1)) &&
    (next === undefined || next.kind !== 'word' || /^(ate|com|acima|abaixo|entre)$/.test(next.word))
  )
}

/** Finds a state's code at a token: in capitals, or when small letters can mean nothing else. */
export function findStateCode(reading: SentenceReading, at: number): Uf | null {
  const token = reading.tokens[at]
  const uf = token && !reading.consumed[at] ? stateCodes.get(token.word) : undefined
  if (token === undefined || uf === undefined) return null
  // "pé da serra", "Sé": no code has an accent.
  if (isAccented(reading, at)) return null
  if (reading.tokens.length === 1) return uf
  const before = wordAt(reading, at - 1)
  const after = reading.tokens[at + 1]
  if (/^d[aeo]$/.test(after?.word ?? '') && !sureCodes.has(token.word)) return null
  if (token.word === 'rs' && after?.kind === 'digits' && !/^(em|no|do)$/.test(before)) return null
  if (sureCodes.has(token.word)) return uf
  const capitals = reading.text.slice(token.start, token.end) === uf && usesCapitals(reading)
  if (/^(em|no|na)$/.test(before)) return token.word === 'ap' && !capitals ? null : uf
  if (!capitals && followsPropertyWord(reading, at)) return uf
  if (!capitals) return /^[/(]$/.test(before) ? uf : null
  return token.word === 'ap' && before !== 'do' ? null : uf
}

/**
 * Finds a state's code or name right after a city, with an optional comma or similar mark between; when the city is
 * in that state, small letters are enough.
 */
export function findStateAfter(
  reading: SentenceReading,
  to: number,
  ufs: readonly Uf[],
): PlaceMention | null {
  const skip = /^[-/,(]$/.test(wordAt(reading, to)) ? 1 : 0
  const from = to + skip
  if (reading.consumed[from]) return null
  const code = stateCodes.get(wordAt(reading, from))
  const another = reading.tokens[from + 1]
  // "santos se aceitar": `se` is an ordinary word, unless the place name ends there.
  const ends =
    code !== 'SE' ||
    !another ||
    another.kind === 'mark' ||
    another.kind === 'digits' ||
    propertyWords.has(another.word) ||
    /^(ate|com|de|acima|abaixo|entre|por|no)$/.test(another.word) ||
    reading.tokens[from]?.capital
  if (code && (ufs.includes(code) ? ends : findStateCode(reading, from) !== null))
    return { from, to: from + 1, name: '', city: null, state: code }
  const article = /^(no|na|em|do|da|de)$/.test(wordAt(reading, from)) ? 1 : 0
  const later = article === 1 ? stateCodes.get(wordAt(reading, from + 1)) : undefined
  if (later && sureCodes.has(later.toLowerCase()) && ufs.includes(later) && !reading.consumed[from + 1])
    return { from: from + 1, to: from + 2, name: '', city: null, state: later }
  const named = listWindowsAt(reading, from + article).findLast(({ name }) => statesByName.has(name))
  const state = named && statesByName.get(named.name)
  return named && state && ufs.includes(state)
    ? { from: from + article, to: named.to, name: named.name, city: null, state }
    : null
}

/** Whether a state's name means the state; `para` and `acre` are also ordinary words. */
export function isStateName(reading: SentenceReading, from: number, name: string): boolean {
  const token = reading.tokens[from]
  const before = wordAt(reading, from - 1)
  if (name === 'para')
    return (
      /^(no|do)$/.test(before) || /á/i.test(reading.text.slice(token?.start, token?.end).normalize('NFC'))
    )
  if (name === 'acre') return /^(no|do|,)$/.test(before) || token?.capital === true
  if (name === 'minas') return !/^(as|das)$/.test(before)
  return true
}
