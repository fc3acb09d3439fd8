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
  /** Whether it is paid only after contract or deed. */
  isPaidLate: boolean
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

/** The general rates of the cities that are known, in percent. */
const knownPercents = [...rates.values()].map(({ percent }) => percent)
const knownSpan = [Math.min(...knownPercents), Math.max(...knownPercents)] as const

/** The Federal District is one municipality, but lists give its regions as cities. */
const writeKey = (uf: Uf, city: string): string => `${uf} ${uf === 'DF' ? 'brasilia' : foldText(city)}`

/** Computes the tax where part of a loan, or a first home, has a rate of its own. */
function computeReducedItbi(
  { base, financed, isFirstHome, isPaidLate }: ItbiPurchase,
  percent: number,
  { financed: rule, firstHomeExemptUpTo, latePercent }: ItbiReduction,
): Centavos {
  if (isFirstHome && firstHomeExemptUpTo !== undefined && base <= fromReais(firstHomeExemptUpTo)) return 0
  const applies = rule !== undefined && (rule.maxValue === null || base <= fromReais(rule.maxValue))
  const reduced = applies ? Math.min(financed, base, fromReais(rule.upTo)) : 0
  const general = isPaidLate ? (latePercent ?? percent) : percent
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
  const key = writeKey(uf, city)
  const rate = rates.get(key)
  if (rate === undefined) {
    const range = ofPercent(base, knownSpan)
    const note = `Qual é o ITBI de ${formatPlaceName(city)}? Nas cidades conhecidas vai de ${knownSpan.join('% a ')}%.`
    return { ...range, content, source: null, note }
  }
  const reduction = itbiReductions[key]
  if (reduction === undefined) {
    const amount = computePercentOfSum(base, rate.percent)
    return { kind: 'amount', amount, content, source: rate.source, note: baseNote }
  }
  const about = { content, source: reduction.source, note: reduction.note } as const
  const { otherPercent, financedOtherPercent } = reduction
  if (otherPercent === undefined)
    return { kind: 'amount', amount: computeReducedItbi(purchase, rate.percent, reduction), ...about }
  const percents = [rate.percent, otherPercent]
  if (financed > 0 && financedOtherPercent !== undefined) percents.push(financedOtherPercent)
  return { ...ofPercent(base, percents), ...about }
}
