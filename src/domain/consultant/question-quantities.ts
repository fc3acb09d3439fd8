import { foldText } from '../fold-text.ts'
import { numberWordValues } from '../number-words.ts'

/** What a quantity is counted in. */
export type Unit = 'money' | 'percent' | 'months' | 'years' | 'times'

/** A quantity of a question, at tokens `from` up to but not including `to`. */
export interface Quantity {
  unit: Unit
  value: number
  from: number
  to: number
  /** Whether its unit is written; a bare number only counts beside a word that asks for one. */
  sure: boolean
}

const unitsOfWords: readonly (readonly [RegExp, Unit, number])[] = [
  [/^(?:%|porcento)$/, 'percent', 1],
  [/^(?:mes|meses)$/, 'months', 1],
  [/^(?:ano|anos)$/, 'years', 1],
  [/^(?:vezes|x|parcelas|prestacoes)$/, 'times', 1],
  [/^(?:reais|real|conto|contos)$/, 'money', 1],
  [/^(?:mil|k)$/, 'money', 1_000],
  [/^(?:milhao|milhoes|mi)$/, 'money', 1_000_000],
]

const maxLength = 400

/** Divides a sentence into words, numbers and marks: `r$ 30.000,50` → `r$`, `30.000,50`. */
export const splitTokens = (text: string): string[] =>
  foldText(text.slice(0, maxLength))
    .replace(/por ?cento/g, 'porcento')
    .replace(/(\d)(%|k\b|mil\b|x\b)/g, '$1 $2')
    .match(/r\$|\d(?:[\d.]*\d)?(?:,\d+)?|%|[a-z]+|[,;?!]|\.(?= |$)/g) ?? []

const parseDigits = (token: string): number | null => {
  if (!/^\d/.test(token)) return null
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|,/.test(token)
    ? token.replaceAll('.', '').replace(',', '.')
    : token
  const value = Number(plain.replace(/\.$/, ''))
  return Number.isFinite(value) ? value : null
}

const leastHundred = 100

/** Reads a number in digits or words from a position: `cento e vinte`, `30`, `meio`. */
function readNumber(tokens: readonly string[], from: number): { value: number; to: number } | null {
  const digits = parseDigits(tokens[from] ?? '')
  if (digits !== null) return { value: digits, to: from + 1 }
  // "Mil reais", "mil e duzentos": the unit itself is the number.
  if (tokens[from] === 'mil') return { value: 1, to: from }
  let value = 0
  let at = from
  let read = false
  for (;;) {
    const word = tokens[at] ?? ''
    const number = numberWordValues.get(word)
    if (number !== undefined) {
      // "Quatro e quinhentos" is 4.500.
      const isOfThousands = read && value > 0 && value < leastHundred && number >= leastHundred
      value = isOfThousands ? value * 1_000 + number : value + number
      read = true
      at += 1
    } else if (read && word === 'e' && numberWordValues.has(tokens[at + 1] ?? '')) at += 1
    else break
  }
  // "um" and "uma" are articles unless a unit follows.
  const only = at === from + 1 && /^uma?$/.test(tokens[from] ?? '')
  if (only && !/^(?:ano|mes|milhao|porcento)$/.test(tokens[at] ?? '')) return null
  if (!read && /^mei[oa]$/.test(tokens[from] ?? '') && /^milhao|ano$/.test(tokens[from + 1] ?? ''))
    return { value: 0.5, to: from + 1 }
  return read ? { value, to: at } : null
}

/** Matches what a number counts that is neither money nor time: "23h", "3 filhos". */
const counted =
  /^(?:h|hs|hrs|horas?|minutos?|min|dias?|quartos?|vagas?|imoveis|aptos?|casas?|pessoas?|filh[oa]s?|criancas?|m|metros?|andar|leilao|praca|lugar)$/

const months =
  /^(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/

/** Whether a number counts something else, or names a year: "em 2024". */
const isOfNoMoney = (tokens: readonly string[], at: number, to: number): boolean =>
  tokens[at - 1] !== 'r$' &&
  (counted.test(tokens[to] ?? '') ||
    // "Temos 33 e 31 anos"
    (tokens[to] === 'e' && /^\d\d$/.test(tokens[to + 1] ?? '') && tokens[to + 2] === 'anos') ||
    (tokens[to] === 'de' && months.test(tokens[to + 1] ?? '')) ||
    (/^dias?$/.test(tokens[at - 1] ?? '') && tokens[to] !== 'mil') ||
    (/^(?:19|20)\d\d$/.test(tokens[at] ?? '') && /^(?:em|de|desde|ate|ano)$/.test(tokens[at - 1] ?? '')))

/** Finds the quantities of a sentence with their units. */
export function findQuantities(tokens: readonly string[]): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; at++) {
    const number = readNumber(tokens, at)
    if (number === null || isOfNoMoney(tokens, at, number.to)) continue
    const currency = tokens[at - 1] === 'r$'
    let { value, to } = number
    let unit: Unit | null = currency ? 'money' : null
    for (let rest = 0; rest < 2; rest++) {
      const [, named, factor] = unitsOfWords.find(([pattern]) => pattern.test(tokens[to] ?? '')) ?? []
      if (named === undefined || factor === undefined || (unit !== null && named !== 'money')) break
      unit = named
      value *= factor
      to += 1
      // "25 mil e quinhentos", "um milhão e meio"
      const more = factor > 1 && tokens[to] === 'e' ? readNumber(tokens, to + 1) : null
      if (tokens[to] === 'e' && tokens[to + 1] === 'meio' && factor > 1) {
        value += factor / 2
        to += 2
      } else if (more !== null && more.value < factor && more.value >= 100) {
        value += more.value
        to = more.to
      }
      if (named !== 'money') break
      if (tokens[to] === 'de' && tokens[to + 1] === 'reais') to += 1
    }
    found.push({
      unit: unit ?? 'money',
      value,
      from: currency ? at - 1 : at,
      to,
      sure: unit !== null,
    })
    at = to - 1
  }
  return found
}

/** The ages of a couple: "33 e 31 anos". */
const agesOfTwo = /\b([2-8]\d) (?:e|anos e \w+ \w+|anos e) ([2-8]\d) anos\b/

/** Reads the age of the older of two, which a loan's term depends on, and how the second is written. */
export function readOlderOfTwo(text: string): { age: number; said: string } | null {
  const [, first, second] = agesOfTwo.exec(text) ?? []
  return first === undefined || second === undefined
    ? null
    : { age: Math.max(Number(first), Number(second)), said: `${second} anos` }
}

/** Whether an amount is one of every month. */
export const isMonthlyAt = (tokens: readonly string[], { to }: Quantity): boolean =>
  /^(?:por mes|todo mes|ao mes|a cada mes|cada mes|mensa\w+)/.test(tokens.slice(to, to + 3).join(' '))
