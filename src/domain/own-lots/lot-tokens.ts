import { isCalendarDate } from '../calendar-date.ts'
import { foldedMonthNames } from '../folded-month-names.ts'
import { type Centavos, parsePrice } from '../money.ts'
import type { FoldedText } from './fold-lot-text.ts'

/** What the amount after a label is: the price of a round, an appraisal, the least bid, or another amount. */
type LabelKind = 'first' | 'second' | 'evaluation' | 'minimum' | 'other'

/** A word or figure of a page that says something about prices and dates, with its place in the text. */
export type LotToken = { from: number; to: number } & (
  | { type: 'label'; kind: LabelKind }
  | { type: 'money'; value: Centavos }
  | { type: 'date'; value: string }
  | { type: 'time'; value: string }
)

const rounds = '(?:praca|leilao|hasta|data|etapa|chamada)'
const labels: readonly (readonly [LabelKind, RegExp])[] = [
  [
    'first',
    new RegExp(`(?:\\b1[ªaº°o.]*\\s*|\\bprimeir[ao]\\s+)${rounds}\\b|\\b${rounds}\\s+unic[ao]\\b`, 'g'),
  ],
  ['second', new RegExp(`(?:\\b2[ªaº°o.]*\\s*|\\bsegund[ao]\\s+)${rounds}\\b`, 'g')],
  ['evaluation', /\bavaliacao\b|\bavaliad[ao]\b|\bvalor\s+de\s+mercado\b/g],
  [
    'minimum',
    /\blance\s+(?:minimo|inicial|atual|de\s+abertura)\b|\b(?:valor|preco)\s+(?:minimo|inicial|de\s+venda|atual)\b|\bvenda\s+por\b/g,
  ],
  [
    'other',
    /\bincremento\b|\bcondominio\b|\biptu\b|\bdebitos?\b|\bdividas?\b|\bcomissao\b|\bcaucao\b|\bdesconto\b|\beconomi[ae]\b|\bparcelas?\b|\bentrada\b|\bsinal\b|\bvalor\s+da\s+causa\b|\bvenal\b|\bexecucao\b|\btaxas?\b|\bcredito\b/g,
  ],
]

const money =
  /(?:r\$\s*(\d[\d.]*(?:,\d{1,2})?)|(?<![\d.,/])(\d{1,3}(?:\.\d{3})+,\d{2})(?![\d%]))(?:\s*(mil|milhao|milhoes)\b)?/g
const numericDate = /(?<![\d/])(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2}|\d{2})(?![\d/])/g
const wordedDate = new RegExp(
  `(?<!\\d)(\\d{1,2})[ºo°]?\\s+de\\s+(${foldedMonthNames.join('|')})\\s+de\\s+(20\\d{2})`,
  'g',
)
const time =
  /(?<![\d/:.,])([01]?\d|2[0-3])(?::([0-5]\d)(?::[0-5]\d)?\s*(?:h|horas)?|\s*h(?:oras|rs?)?\s*([0-5]\d)?)(?![\d/]|\w)/g

const twoDigits = (figure: string | number): string => String(figure).padStart(2, '0')

function readMoney(match: RegExpExecArray): Centavos | null {
  const [, marked, plain, scale] = match
  const centavos = parsePrice((marked ?? plain ?? '').replace(/\.$/, ''))
  const times = scale === undefined ? 1 : scale === 'mil' ? 1000 : 1_000_000
  return centavos === null ? null : Math.round(centavos * times)
}

function readDate(day: string, month: string | number, year: string): string | null {
  const date = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`
  return isCalendarDate(date) ? date : null
}

/** Lists the labels, amounts, dates and hours of a page's text in their order. */
export function listLotTokens({ folded }: FoldedText): LotToken[] {
  const tokens: LotToken[] = []
  const each = (pattern: RegExp, add: (match: RegExpExecArray, at: { from: number; to: number }) => void) => {
    for (const match of folded.matchAll(pattern))
      add(match, { from: match.index, to: match.index + match[0].length })
  }
  for (const [kind, pattern] of labels) each(pattern, (_, at) => tokens.push({ ...at, type: 'label', kind }))
  each(money, (match, at) => {
    const value = readMoney(match)
    if (value !== null) tokens.push({ ...at, type: 'money', value })
  })
  const addDate = (value: string | null, at: { from: number; to: number }) => {
    if (value !== null) tokens.push({ ...at, type: 'date', value })
  }
  each(numericDate, ([, day, month, year], at) => addDate(readDate(day ?? '', month ?? '', year ?? ''), at))
  each(wordedDate, ([, day, month, year], at) =>
    addDate(readDate(day ?? '', foldedMonthNames.indexOf(month ?? '') + 1, year ?? ''), at),
  )
  each(time, ([, hour, minute, other], at) =>
    tokens.push({ ...at, type: 'time', value: `${twoDigits(hour ?? '')}:${minute ?? other ?? '00'}` }),
  )
  return tokens.toSorted((one, other) => one.from - other.from)
}
