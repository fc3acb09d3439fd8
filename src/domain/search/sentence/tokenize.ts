import { foldText } from '../../fold-text.ts'

/** A number in a sentence: for `150 mil` the value is 150,000 and the unit 1,000. */
export interface NumberToken {
  value: number
  /** The unit it was counted in: 1, 1,000 or 1,000,000. */
  unit: number
  /** Whether it has R$, reais, mil or milhão: certainly a price, unless a measure follows. */
  money: boolean
}

/** A word, a number or a mark, and its position in the text. */
export interface SentenceToken {
  /** The folded word; for a mark, the mark. */
  word: string
  start: number
  end: number
  kind: 'word' | 'digits' | 'mark'
  /** Whether it begins with a capital letter. */
  capital: boolean
  /** Whether the speller replaced the word. */
  respelled: boolean
  amount: NumberToken | null
  /** Whether it is part of an amount that began before it. */
  absorbed: boolean
}

const piece =
  /m(?:ts?)?[2²](?![\p{L}\d])|\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)*|[,.;:!?/+%$()"'“”’<>=²º°ª\n×-]|[–—]/giu

const marks: Record<string, string> = {
  '“': '"',
  '”': '"',
  '’': "'",
  '–': '-',
  '—': '-',
  '×': 'x',
  '\n': '.',
  '°': 'º',
}

/** Stretched letters: `muuuito`, `casaaaa`. */
const stretchedLettersPattern = /([a-z])\1{2,}/g

const roman = /^[ivx]+$/
const unstretched = (word: string): string =>
  roman.test(word) ? word : word.replace(stretchedLettersPattern, '$1')

/** Maximum number of digits of an amount; longer numbers identify something. */
const maxAmountDigits = 10

/** Splits the text into tokens; other characters, such as emoji, are skipped. */
export function tokenizeSentence(text: string): SentenceToken[] {
  const tokens: SentenceToken[] = []
  for (const { 0: raw, index } of text.matchAll(piece)) {
    const letter = /\p{L}/u.test(raw)
    const digit = !letter && /\d/.test(raw)
    const long = digit && raw.replace(/\D/g, '').length > maxAmountDigits + 2
    tokens.push({
      word: letter ? unstretched(foldText(raw)) : (marks[raw] ?? raw),
      start: index,
      end: index + raw.length,
      kind: letter || long || raw === '×' ? 'word' : digit ? 'digits' : 'mark',
      capital: letter && raw.charAt(0) !== raw.charAt(0).toLowerCase(),
      respelled: false,
      amount: null,
      absorbed: false,
    })
  }
  return tokens
}

/** Whether two tokens are written without a gap: `150k`, `m²`. */
export const areAdjacent = (first: SentenceToken | undefined, second: SentenceToken | undefined): boolean =>
  first !== undefined && second !== undefined && first.end === second.start
