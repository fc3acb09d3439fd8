import { findItbiRate, type ItbiRate, knownItbiRange } from './itbi-rate.ts'
import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { type ItbiReduction, itbiReductions } from '../rules/itbi-reductions.ts'
import type { Uf } from '../states.ts'
import type { CostFigure } from './cost-figure.ts'

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
  /** Whether it is paid only after contract or deed. */
  isPaidLate: boolean
  /** The rate in percent that the person has found out; it stands before every table. */
  ownPercent?: number | undefined
}

/** Computes the tax where part of a loan, or a first home, has a rate of its own. */
function computeReducedItbi(
  { base, financed, isFirstHome, isPaidLate }: ItbiPurchase,
  { percent, latePercent }: ItbiRate,
  { financed: rule, firstHomeExemptUpTo }: ItbiReduction,
): Centavos {
  if (isFirstHome && firstHomeExemptUpTo !== undefined && base <= fromReais(firstHomeExemptUpTo)) return 0
  const applies = rule !== undefined && (rule.maxValue === null || base <= fromReais(rule.maxValue))
  const reduced = applies ? Math.min(financed, base, fromReais(rule.upTo)) : 0
  const general = isPaidLate ? latePercent : percent
  return Math.round(((base - reduced) * general + reduced * (rule?.percent ?? 0)) / 100 + 1e-6)
}

/** What applies everywhere since LC 227/2026. */
const baseNote = 'Sobre o preço; a prefeitura pode cobrar sobre o valor de mercado que ela estima.'

const ofPercent = (base: Centavos, percents: readonly number[]) => ({
  kind: 'range' as const,
  low: computePercentOfSum(base, Math.min(...percents)),
  high: computePercentOfSum(base, Math.max(...percents)),
})

/**
 * Estimates the ITBI of a purchase: by the rate that the person has found out, else by the city's rate with its
 * reductions, as a range where sources conflict. Where no rate is known it is the range of the cities that are, and a
 * question.
 */
export function estimateItbi(purchase: ItbiPurchase): CostFigure {
  const { uf, city, base, financed, ownPercent } = purchase
  const content = 'total'
  if (ownPercent !== undefined) {
    const amount = computePercentOfSum(base, ownPercent)
    return { kind: 'amount', amount, content, source: null, note: baseNote }
  }
  const rate = findItbiRate(uf, city)
  if (rate === null) {
    const { low, high } = knownItbiRange
    const range = ofPercent(base, [low, high])
    return {
      ...range,
      content,
      source: null,
      // Written where it is read: searches estimate thousands of costs and show none of them.
      get note() {
        return `Qual é o ITBI de ${formatPlaceName(city)}? Nas cidades conhecidas vai de ${low}% a ${high}%.`
      },
    }
  }
  const reduction = itbiReductions[rate.ruleKey]
  if (reduction === undefined) {
    const amount = computePercentOfSum(base, rate.percent)
    return { kind: 'amount', amount, content, source: rate.ruleSource, note: baseNote }
  }
  const about = { content, source: reduction.source, note: `${reduction.note} ${baseNote}` } as const
  const { otherPercent, financedOtherPercent } = reduction
  if (otherPercent === undefined)
    return { kind: 'amount', amount: computeReducedItbi(purchase, rate, reduction), ...about }
  const percents = [rate.percent, otherPercent]
  if (financed > 0 && financedOtherPercent !== undefined) percents.push(financedOtherPercent)
  return { ...ofPercent(base, percents), ...about }
}
