import type { Centavos } from '../../money.ts'
import type { AmortizationSystem } from '../../loans/loan-terms.ts'

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

const bankTable = 'tabela de financiamento da Caixa, por terceiros (set/2026)'
const simulations = 'simulações no site da Caixa, por terceiros (jul/2026)'
const bankPages = 'páginas dos imóveis na Caixa (ago/2026)'
const housingOrder = 'Portaria MCID 333/2026 (abr/2026)'
const fees = 'tabelas de custas dos estados de 2026, por terceiros (nov/2026)'
const smallGains = 'Lei 11.196/2005, arts. 38 a 40 (nov/2005)'

/** The bank's usual terms of a loan for its own homes; percentages as percentages, money in centavos. */
export const bankLoanTerms = {
  /** Over the counter, a year, effective, beside the TR. */
  yearlyRate: 11.49,
  /** The most that is lent, of the lower of price and appraisal. */
  shares: { sac: 80, price: 70 },
  /** The most that the instalment takes of the income. */
  incomeShares: { sac: 30, price: 25 },
  /** DFI, of the property's value a month. */
  damageInsurance: 0.0066,
  /** MIP, of the debt a month, up to each age. */
  lifeInsurance: [
    [25, 0.0093],
    [30, 0.0096],
    [35, 0.0116],
    [40, 0.0093],
    [45, 0.0252],
    [50, 0.0386],
    [55, 0.0676],
    [60, 0.1533],
    [65, 0.2731],
    [Number.POSITIVE_INFINITY, 0.3259],
  ],
  adminFee: 25_00,
  maxMonths: 420,
  /** The oldest buyer's age at the end, in months. */
  maxAgeMonths: 80 * 12 + 6,
} as const

/** Returns the life insurance at an age, percent of the debt a month. */
export const findLifeInsurance = (age: number): number =>
  bankLoanTerms.lifeInsurance.find(([to]) => age <= to)?.[1] ?? 0

/** Computes the least down payment of a price: what the bank does not lend of the lower of price and appraisal. */
export const computeLeastDownPayment = (
  price: Centavos,
  evaluation: Centavos | null,
  system: AmortizationSystem,
): Centavos => price - Math.floor((Math.min(price, evaluation ?? price) * bankLoanTerms.shares[system]) / 100)

const percent = (value: number): string => `${String(value).replace('.', ',')}%`

const rule = (
  value: string,
  from: string | null,
  source: string,
  until: string | null = null,
): StatedRule => ({ value, from, until, source })

/**
 * The figures that topics state: a text names one as `{sbpe-rate}`. Each is from an official text, or from others who
 * cite one, which its source then says.
 */
export const statedRules = {
  'sbpe-rate': rule(percent(bankLoanTerms.yearlyRate), '2026-04', bankTable),
  'sbpe-rate-best': rule('11,19%', '2026-04', bankTable),
  tr: rule('0,17% ao mês', '2026-09', 'Banco Central, série 226, por terceiros (set/2026)'),
  'sac-share': rule(percent(bankLoanTerms.shares.sac), '2025-10-13', simulations),
  'price-share': rule(percent(bankLoanTerms.shares.price), '2025-10-13', simulations),
  'income-share': rule(percent(bankLoanTerms.incomeShares.sac), null, simulations),
  'income-share-price': rule(percent(bankLoanTerms.incomeShares.price), null, simulations),
  'max-term': rule('420 meses (35 anos)', null, bankTable),
  'age-limit': rule('80 anos e 6 meses', null, bankTable),
  'life-insurance': rule('0,01% (até 40 anos) a 0,33% (acima de 65)', '2026-07', simulations),
  'damage-insurance': rule(percent(bankLoanTerms.damageInsurance), '2026-06', simulations),
  'admin-fee': rule('R$ 25', null, simulations),
  'financing-share-of-list': rule('130 de 802', '2026-08-07', bankPages),
  'mcmv-incomes': rule('R$ 3.200, R$ 5.000, R$ 9.600 e R$ 13.000', '2026-04-22', housingOrder),
  'fgts-ceiling': rule('R$ 2,25 milhões', '2025-10-10', 'Conselho Curador do FGTS (nov/2025)'),
  'taxes-share': rule('10% da avaliação', '2026-08', bankPages),
  'sfi-debts': rule('sem limite', '2026-08', bankPages),
  'gain-35': rule('R$ 35 mil', '2005', smallGains),
  'gain-440': rule('R$ 440 mil', null, 'Lei 9.250/1995, art. 23 (dez/1995)'),
  'ibs-cbs': rule('mais de 3 imóveis', '2027-01-01', 'LC 214/2025, art. 251 (jan/2025)'),
  'itbi-base': rule(
    'o valor de mercado que a prefeitura estima',
    '2026-01-13',
    'LC 227/2026, art. 165 (jan/2026)',
  ),
  'deed-registry': rule('1,3% (RS) a 5,3% (PE, MG)', '2026-01', fees),
  'registry-half': rule('50%', '1981-09-14', 'Lei 6.015/1973, art. 290 (set/1981)'),
  laudemio: rule('5%', '2015-12-31', 'Decreto-Lei 2.398/1987, art. 3º, pela Lei 13.240/2015 (dez/2015)'),
  cdi: rule(
    '13,65% ao ano',
    '2026-09-17',
    'Banco Central, série 4389, por terceiros (set/2026)',
    '2026-11-04',
  ),
  'certificate-days': rule('30 dias', null, 'Decreto 93.240/1986, art. 1º (set/1986)'),
  'reform-cost': rule('R$ 500 a R$ 1.500', '2026', 'guia de preços de reforma, por terceiros (out/2026)'),
  'tax-debt-ruling': rule('inválida', '2024-10-24', 'STJ, Tema 1.134 (out/2024)'),
} as const satisfies Record<string, StatedRule>

export type StatedRuleKey = keyof typeof statedRules

const placeholder = /\{([\w-]+)\}/g

/** The sources of `bankLoanTerms`, as shown. */
export const bankLoanSource = `${bankTable}; ${simulations}`

/** Finds the rules that a text states, in its order, each once. */
export const listStatedRules = (text: string): StatedRule[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, key]) => statedRules[key as StatedRuleKey])),
]

/** Writes the rules' values into a text. */
export const fillStatedRules = (text: string): string =>
  text.replace(placeholder, (_, key: string) => statedRules[key as StatedRuleKey].value)
