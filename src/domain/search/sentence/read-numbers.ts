import { numberWordValues } from '../../number-words.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { areAdjacent, type SentenceToken } from './tokenize.ts'

const wordsFrom = (least: number, most: number): ReadonlyMap<string, number> =>
  new Map([...numberWordValues].filter(([, value]) => value >= least && value <= most))
const units = new Map([['zero', 0], ...wordsFrom(1, 19)])
const tens = wordsFrom(20, 90)
const hundreds = wordsFrom(100, 900)

/** Words for numbers; none is read as another word misspelled. */
export const numberWords: readonly string[] = [...units.keys(), ...tens.keys(), ...hundreds.keys()]

const scales: Record<string, number> = {
  mil: 1_000,
  conto: 1_000,
  contos: 1_000,
  k: 1_000,
  milhao: 1_000_000,
  milhoes: 1_000_000,
  mi: 1_000_000,
  mm: 1_000_000,
  kk: 1_000_000,
}

/** `um` is an article, unless a counted noun follows. */
const counted =
  /^(quartos?|dorm\w*|qtos?|qts?|vagas?|vgs?|garage\w+|suites?|banheiros?|carros?|hectares?|alqueires?|mil|milhao)$/

/** Parses `150.000,00`, `150,000.00`, `1,5`, `1.5`, `250000`. */
function digitsOf(text: string): number {
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  if (/^\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'))
  return Number(text.replace(/\D/g, '').slice(0, 15))
}

/** Reads a number under a thousand in words (`duzentos e cinquenta`) or one in digits; `null` without a number. */
function readPlainNumber(
  tokens: readonly SentenceToken[],
  at: number,
): { value: number; end: number } | null {
  const first = tokens[at]
  if (first?.kind === 'digits') {
    // "350 000": thousands separated by a space.
    const thousands = /^[1-9]\d{0,2}$/.test(first.word) && tokens[at + 1]?.word === '000'
    return { value: digitsOf(first.word) * (thousands ? 1_000 : 1), end: at + (thousands ? 2 : 1) }
  }
  let value = 0
  let end = at
  for (const [level, words] of [hundreds, tens, units].entries()) {
    const joined = end > at && tokens[end]?.word === 'e' ? end + 1 : end
    const found = words.get(tokens[joined]?.word ?? '')
    if (found === undefined || (end > at && joined === end) || (end > at && level === 2 && found > 9))
      continue
    value += found
    end = joined + 1
  }
  return end === at ? null : { value, end }
}

/**
 * Reads the scale after a number; `m` is million only directly after a small number (`1,5m`, but 300m are meters).
 */
function scaleAt(tokens: readonly SentenceToken[], at: number, value: number): number | null {
  const word = tokens[at]?.word ?? ''
  if (word === 'm')
    return value < 20 &&
      areAdjacent(tokens[at - 1], tokens[at]) &&
      !/^(2|²|quadrad.*)$/.test(tokens[at + 1]?.word ?? '')
      ? 1_000_000
      : null
  return Object.hasOwn(scales, word) ? (scales[word] ?? null) : null
}

function amountAt(
  tokens: readonly SentenceToken[],
  at: number,
): { value: number; unit: number; end: number } | null {
  const word = tokens[at]?.word
  if (word === 'meio' && tokens[at + 1]?.word === 'milhao')
    return { value: 500_000, unit: 1_000_000, end: at + 2 }
  if ((word === 'um' || word === 'uma') && !counted.test(tokens[at + 1]?.word ?? '')) return null
  const plain = word === 'mil' ? { value: 1, end: at } : readPlainNumber(tokens, at)
  if (plain === null) return null
  const unit = scaleAt(tokens, plain.end, plain.value)
  if (unit === null) return { ...plain, unit: 1 }
  const end = plain.end + 1
  // "200.000 mil" means 200 mil.
  const value = unit === 1_000 && plain.value >= 1_000 ? plain.value : plain.value * unit
  if (tokens[end]?.word !== 'e') return { value, unit, end }
  if (unit === 1_000_000 && tokens[end + 1]?.word === 'meio')
    return { value: value + 500_000, unit, end: end + 2 }
  const more = readPlainNumber(tokens, end + 1)
  if (more === null || more.value >= 1_000) return { value, unit, end }
  const scale = scaleAt(tokens, more.end, more.value)
  if (unit === 1_000_000 && more.value >= 100 && scale !== 1_000_000)
    return { value: value + more.value * 1_000, unit, end: scale === null ? more.end : more.end + 1 }
  if (unit === 1_000 && scale === null && tokens[end + 1]?.kind === 'word' && more.value >= 100)
    return { value: value + more.value, unit, end: more.end }
  return { value, unit, end }
}

/** Joins the parts of numbers, with R$ before and reais after them, in tokens that are still unread. */
export function readNumbers(reading: SentenceReading): void {
  const { tokens, consumed } = reading
  reading.line = null
  for (let at = 0; at < tokens.length; ) {
    let from = at
    if (tokens[from]?.word === 'r' && tokens[from + 1]?.word === '$') from += 2
    else if (tokens[from]?.word === '$' || tokens[from]?.word === 'rs') from += 1
    const share = tokens[from]?.word === 'cento' && tokens[from - 1]?.word === 'por'
    const amount = consumed[at] || consumed[from] || share ? null : amountAt(tokens, from)
    const token = tokens[at]
    if (token === undefined || amount === null) {
      at += 1
      continue
    }
    const currency = /^(reais|real|pilas?|mangos?|paus)$/.test(tokens[amount.end]?.word ?? '')
    const end = currency ? amount.end + 1 : amount.end
    token.amount = { value: amount.value, unit: amount.unit, money: amount.unit > 1 || from > at || currency }
    for (let part = at + 1; part < end; part++) {
      const absorbed = tokens[part]
      if (absorbed) absorbed.absorbed = true
    }
    at = end
  }
}
