import { foldText } from '../fold-text.ts'
import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import type { RuleSource } from '../rules/rule.ts'
import { itbiRules } from '../rules/tables/itbi-rules.ts'
import type { Uf } from '../states.ts'
import type { CostFigure } from './cost-figure.ts'
import { type ItbiReduction, itbiReductions } from './itbi-reductions.ts'

/** What the ITBI of a purchase depends on. */
export interface ItbiPurchase {
  uf: Uf
  city: string
  /** The price, or the city's own valuation where it is known to be higher. */
  base: Centavos
  /** What a loan of the SFH pays of it; 0 without one. */
  financed: Centavos
  /** Whether it is the first home of a person. */
  isFirstHome: boolean
  /** The rate in percent that the person has found out; it stands before every table. */
  ownPercent?: number | undefined
}

interface CityItbi {
  percent: number
  source: RuleSource
}

const rates: ReadonlyMap<string, CityItbi> = new Map(
  itbiRules.map(({ uf, city, versions }) => {
    const latest = versions.at(-1) ?? versions[0]
    return [`${uf} ${city}`, { percent: Number(latest.value), source: latest.source }]
  }),
)

const percents = [...rates.values()].map(({ percent }) => percent)
/** The lowest and the highest general rate of the cities that are known, in percent. */
const knownSpan = { low: Math.min(...percents), high: Math.max(...percents) }

/** The Federal District is one municipality, but lists give its regions as cities. */
const writeKey = (uf: Uf, city: string): string => `${uf} ${uf === 'DF' ? 'brasilia' : foldText(city)}`

/** Computes the tax where part of a loan has a rate of its own. */
function computeWithReduction(
  { base, financed, isFirstHome }: ItbiPurchase,
  percent: number,
  { financed: rule, firstHomeExemptUpTo }: ItbiReduction,
): Centavos {
  if (isFirstHome && firstHomeExemptUpTo !== undefined && base <= fromReais(firstHomeExemptUpTo)) return 0
  const applies = rule !== undefined && (rule.maxValue === null || base <= fromReais(rule.maxValue))
  const reduced = applies ? Math.min(financed, base, fromReais(rule.upTo)) : 0
  return computePercentOfSum(base - reduced, percent) + computePercentOfSum(reduced, rule?.percent ?? 0)
}

/**
 * Estimates the ITBI of a purchase: by the rate that the person has found out, else by the city's rate with its
 * reductions, as a range where sources conflict. Where no rate is known it is the range of the cities that are, and a
 * question.
 */
export function estimateItbi(purchase: ItbiPurchase): CostFigure {
  const { uf, city, base, financed, ownPercent } = purchase
  if (ownPercent !== undefined) {
    const amount = computePercentOfSum(base, ownPercent)
    return { kind: 'amount', amount, content: 'total', source: null, note: null }
  }
  const key = writeKey(uf, city)
  const rate = rates.get(key)
  if (rate === undefined) {
    return {
      kind: 'range',
      low: computePercentOfSum(base, knownSpan.low),
      high: computePercentOfSum(base, knownSpan.high),
      content: 'total',
      source: null,
      note: `Qual é o ITBI de ${formatPlaceName(city)}? Nas cidades conhecidas vai de ${knownSpan.low}% a ${knownSpan.high}%.`,
    }
  }
  const { percent, source } = rate
  const reduction = itbiReductions[key]
  if (reduction === undefined) {
    const amount = computePercentOfSum(base, percent)
    return { kind: 'amount', amount, content: 'total', source, note: null }
  }
  const about = { content: 'total', source: reduction.source, note: reduction.note } as const
  const { otherPercent, financedOtherPercent } = reduction
  if (otherPercent === undefined)
    return { kind: 'amount', amount: computeWithReduction(purchase, percent, reduction), ...about }
  const all = [percent, otherPercent, financed > 0 ? (financedOtherPercent ?? percent) : percent]
  return {
    kind: 'range',
    low: computePercentOfSum(base, Math.min(...all)),
    high: computePercentOfSum(base, Math.max(...all)),
    ...about,
  }
}
