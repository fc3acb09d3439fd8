import { type Centavos, fromReais } from '../../money.ts'
import { type AmortizationSystem, bankShares, incomeShares } from '../../loans/loan-terms.ts'
import { figuresInUse } from '../../rules/figures-in-use.ts'
import type { Rule, RuleSource } from '../../rules/rule.ts'
import { documents } from '../../rules/rule-documents.ts'
import { formatRuleValue } from '../../rules/rules-in-force.ts'
import { rules } from '../../rules/rules.ts'
import { formatDecimal } from '../../format-decimal.ts'
import { monthNames } from '../../format-date.ts'

/** A figure of law or bank that topics state, as it is shown, with its source. Dates as the source gives them. */
export interface StatedRule {
  value: string
  /** A year, a year and month, or `YYYY-MM-DD`; `null` = the source gives none. */
  from: string | null
  /** The last day known; `null` = open. */
  until: string | null
  /** Portuguese, as shown, with the month in which it was read or published. */
  source: string
}

/** The bank's usual terms of a loan for its own homes; percentages as percentages, money in centavos. */
export const bankLoanTerms = {
  /** Over the counter, a year, effective, beside the TR. */
  yearlyRate: figuresInUse['sbpe-rate'],
  /** The most that is lent, of the lower of price and appraisal. */
  shares: bankShares,
  /** The most that the instalment takes of the income. */
  incomeShares,
  /** DFI, of the property's value a month. */
  damageInsurance: figuresInUse.dfi,
  adminFee: fromReais(figuresInUse['admin-fee']),
  maxMonths: figuresInUse['max-term'],
  /** The oldest buyer's age at the end, in months. */
  maxAgeMonths: figuresInUse['age-limit'],
} as const

/** Computes the least down payment of a price: what the bank does not lend of the lower of price and appraisal. */
export const computeLeastDownPayment = (
  price: Centavos,
  evaluation: Centavos | null,
  system: AmortizationSystem,
): Centavos => price - Math.floor((Math.min(price, evaluation ?? price) * bankLoanTerms.shares[system]) / 100)

const writeSource = ({ name, date }: RuleSource): string =>
  date === null ? name : `${name} (${formatMonth(date)})`

/** `2026-04-22` → `abr/2026`; a mere year as it is. */
const formatMonth = (date: string): string =>
  date.length === 4 ? date : `${monthNames[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}/${date.slice(0, 4)}`

/** Takes a rule's newest version from the table, in words of its own where a sentence needs others. */
function take({ versions, unit }: Rule, words?: string): StatedRule {
  const version = versions.at(-1) ?? versions[0]
  return {
    value: words ?? formatRuleValue({ unit }, version),
    from: version.from,
    until: version.until ?? null,
    source: writeSource(version.source),
  }
}

/**
 * The figures that topics state, from the table of rules: a text names one as `{sbpe-rate}`. Each is from an official text,
 * or from others who cite one, which its source then says.
 */
export const statedRules = {
  'sbpe-rate': take(rules['sbpe-rate'], `${formatDecimal(figuresInUse['sbpe-rate'], 0, 2)}%`),
  'sbpe-rate-best': take(rules['sbpe-rate-best'], '11,19%'),
  tr: take(rules.tr, '0,17% ao mês'),
  'sac-share': take(rules['sac-share']),
  'price-share': take(rules['price-share']),
  'income-share': take(rules['income-share'], `${figuresInUse['income-share']}%`),
  'income-share-price': take(rules['income-share-price'], `${figuresInUse['income-share-price']}%`),
  'max-term': take(rules['max-term'], '420 meses (35 anos)'),
  'age-limit': take(rules['age-limit'], '80 anos e 6 meses'),
  'life-insurance': take(rules.mip, '0,01% (até 40 anos) a 0,33% (acima de 65)'),
  'damage-insurance': take(rules.dfi, `${formatDecimal(figuresInUse.dfi, 0, 4)}%`),
  'admin-fee': take(rules['admin-fee'], 'R$ 25'),
  'financing-share-of-list': take(rules['financing-share-of-list']),
  'mcmv-incomes': take(rules['mcmv-income-f4'], 'R$ 3.200, R$ 5.000, R$ 9.600 e R$ 13.000'),
  'fgts-ceiling': take(rules['fgts-ceiling'], 'R$ 2,25 milhões'),
  'taxes-share': take(rules['taxes-vendas']),
  'sfi-debts': take(rules['taxes-condo-sfi']),
  'gain-35': take(rules['gain-35'], 'R$ 35 mil'),
  'gain-440': take(rules['gain-440'], 'R$ 440 mil'),
  'ibs-cbs': take(rules['ibs-cbs'], 'mais de 3 imóveis'),
  'itbi-base': take(rules['itbi-base']),
  'deed-registry': take(rules['deed-registry-percent']),
  'registry-half': take(rules['registry-half']),
  laudemio: take(rules.laudemio, '5%'),
  cdi: take(rules.cdi),
  'certificate-days': take(rules['certificate-30'], '30 dias'),
  'reform-cost': take(rules['reform-cost']),
  'tax-debt-ruling': take(rules.tema1134),
} as const satisfies Record<string, StatedRule>

export type StatedRuleKey = keyof typeof statedRules

const placeholder = /\{([\w-]+)\}/g

/** The sources of `bankLoanTerms`, as shown. */
export const bankLoanSource = `${writeSource(documents.financingTable)}; ${writeSource(documents.simulations)}`

/** Finds the rules that a text states, in its order, each once. */
export const listStatedRules = (text: string): StatedRule[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, key]) => statedRules[key as StatedRuleKey])),
]

/** Writes the rules' values into a text. */
export const fillStatedRules = (text: string): string =>
  text.replace(placeholder, (_, key: string) => statedRules[key as StatedRuleKey].value)
