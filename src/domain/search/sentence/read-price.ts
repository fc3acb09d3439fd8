import { fromReais } from '../../money.ts'
import { type QuantityBounds, readQuantityBounds, comparisonPatterns } from './quantities.ts'
import { type SentenceReading, markNotUnderstood } from './sentence-reading.ts'
import { forEachMatch, phrasePattern } from './sentence-patterns.ts'
import type { NumberToken } from './tokenize.ts'

const { compared, after } = comparisonPatterns
const lead =
  '(?:(?:(?:o |um |com |meu |no )?(?:valor(?:es)?|precos?|custo|custando|custe|custem|investimento|orcamento|budget|verba)|tenho|disponho|por|pagar|pago|posso pagar)(?: total| disponivel)?(?: maxim[oa]| minim[oa])?(?: de| e| so| vai| :){0,2} ){1,2}'
const leading = new RegExp(` ${lead}`)
const between = '(?:entre|(?:na |numa )?faixa (?:de|dos|entre)|de|dos|do)'

/** "90000-120000": a range of prices without a word for it, if both numbers are that high. */
const bareRangePattern = phrasePattern('(?:de )?# (?:a|ate|-) #')
const patterns = [
  phrasePattern(`(?:${lead})?(?:${between} )?(?:${compared})?[9#$] (?:a|ate|-) (?:no maximo )?\\$`),
  phrasePattern(`(?:${lead})?(?:${between} )?(?:${compared})?\\$ (?:a|ate|-) (?:no maximo )?[#$]`),
  phrasePattern(`(?:${lead})?${between} [9#$] e \\$`),
  phrasePattern(`(?:${lead})?${between} \\$ e [#$]`),
  phrasePattern(
    `(?:(?:${lead})?(?:entre|(?:na |numa )?faixa (?:de|dos|entre))|${lead}${between}) # (?:e|a|ate|-) #`,
  ),
  bareRangePattern,
  phrasePattern(`(?:${lead})?(?:de |por )?${compared}(?:o valor de |os )?[#$](?: ${after})?`),
  phrasePattern(`(?:${lead})(?:de )?[#$](?: ${after})?`),
  phrasePattern(`(?:de |por )?[#$] ${after}`),
  phrasePattern(`(?:de |por )?\\$`),
]
const bareNumberPattern = phrasePattern('#')
/** A number of at least ten thousand is a price even without a word for it. */
const minBarePrice = 10_000

/** Scales an amount to reais: "até 300" and "R$ 300" mean thousands, since no home costs 300 reais. */
const scaleToReais = ({ value, unit }: NumberToken, carried: number): number =>
  unit === 1 && value < 1_000 ? value * (value * carried > value && carried > 1 ? carried : 1_000) : value

function valuesOf(amounts: readonly NumberToken[]): number[] {
  const [first, second] = amounts
  if (first === undefined) return []
  if (second === undefined) return [first.unit === 1 && first.value < 10 ? 0 : scaleToReais(first, 1)]
  const last = scaleToReais(second, first.unit === 1 ? 1 : 1_000)
  const carried = scaleToReais(first, second.unit)
  return [carried > last && second.unit > 1_000 ? scaleToReais(first, 1_000) : carried, last]
}

function setPrice(
  { criteria }: SentenceReading,
  { min, max, said }: QuantityBounds,
  values: number[],
): boolean {
  const least = said === 'nothing' ? null : min
  const most = said === 'nothing' ? (values[0] ?? null) : max
  if (values.some(value => value <= 0 || value > 1e10)) return false
  if ((least !== null && criteria.minPrice !== null) || (most !== null && criteria.maxPrice !== null))
    return false
  const minPrice = least === null ? criteria.minPrice : fromReais(least)
  const maxPrice = most === null ? criteria.maxPrice : fromReais(most)
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice) return false
  criteria.minPrice = minPrice
  criteria.maxPrice = maxPrice
  return true
}

/** Reads a price: a maximum, unless the sentence says otherwise. */
export function readPrice(reading: SentenceReading): void {
  for (const pattern of patterns)
    forEachMatch(reading, pattern, (match, from, to) => {
      if (pattern === bareRangePattern && !isRange(reading, from, to)) return false
      if (isNoPrice(reading, match[0], from, to)) return markNotUnderstood(reading, from, to)
      const amounts = reading.tokens.slice(from, to).flatMap(token => (token.amount ? [token.amount] : []))
      const values = valuesOf(amounts)
      const bounds = readQuantityBounds(withLeadComparison(match), values)
      if (!setPrice(reading, bounds, values)) markNotUnderstood(reading, from, to)
    })
  forEachMatch(reading, bareNumberPattern, (_, from, to) => {
    const value = reading.tokens[from]?.amount?.value ?? 0
    if (value < minBarePrice) return false
    if (!setPrice(reading, { min: null, max: value, said: 'most' }, [value]))
      markNotUnderstood(reading, from, to)
  })
}

const isRange = ({ tokens }: SentenceReading, from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ amount }) => amount === null || amount.value >= minBarePrice)

/**
 * Whether an amount is no price: "construída até 2015", "acima de 1500" have neither R$, mil nor a word for price,
 * and are below ten thousand.
 */
function isNoPrice(reading: SentenceReading, words: string, from: number, to: number): boolean {
  if (leading.test(` ${words}`)) return false
  return reading.tokens
    .slice(from, to)
    .some(({ amount }) => amount && !amount.money && amount.value >= 1_000 && amount.value < minBarePrice)
}

/** Adds the comparison that precedes the number: "valor mínimo de 100 mil". */
function withLeadComparison(match: RegExpExecArray): RegExpExecArray {
  const groups = match.groups
  if (!groups || groups.most || groups.least || groups.about || groups.afterMost || groups.afterLeast)
    return match
  if (/ ?minim[oa] /.test(match[0])) groups.least = 'minimo'
  return match
}
