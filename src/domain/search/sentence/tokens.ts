import { fold } from '../../text.ts'

/** A number as it was said: `150 mil` is 150,000 in `thousands`. */
export interface Amount {
  value: number
  /** What one of it was counted in: 1, 1,000 or 1,000,000. */
  unit: number
  /** R$, reais, mil, milhão: a price beyond doubt, unless a measure follows. */
  money: boolean
}

/** A word, a number or a mark, and where it stands in the text. */
export interface Token {
  /** Folded; of a mark, the mark itself. */
  word: string
  start: number
  end: number
  kind: 'word' | 'digits' | 'mark'
  /** Begins with a capital letter. */
  capital: boolean
  amount: Amount | null
  /** Part of the amount that began before it. */
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

/** `muuuito`, `casaaaa`. */
const stretched = /([a-z])\1{2,}/g

const roman = /^[ivx]+$/
const unstretched = (word: string): string => (roman.test(word) ? word : word.replace(stretched, '$1'))

/** Digits beyond these are a number of something, not an amount. */
const mostDigits = 10

/** The text in pieces; what is neither letter, digit nor a mark that tells something (emoji) is passed over. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: raw, index } of text.matchAll(piece)) {
    const letter = /\p{L}/u.test(raw)
    const digit = !letter && /\d/.test(raw)
    const long = digit && raw.replace(/\D/g, '').length > mostDigits + 2
    tokens.push({
      word: letter ? unstretched(fold(raw)) : (marks[raw] ?? raw),
      start: index,
      end: index + raw.length,
      kind: letter || long || raw === '×' ? 'word' : digit ? 'digits' : 'mark',
      capital: letter && raw.charAt(0) !== raw.charAt(0).toLowerCase(),
      amount: null,
      absorbed: false,
    })
  }
  return tokens
}

/** Whether nothing stands between two tokens: `150k`, `m²`. */
export const glued = (first: Token | undefined, second: Token | undefined): boolean =>
  first !== undefined && second !== undefined && first.end === second.start
