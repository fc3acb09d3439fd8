import {
  type AmortizationSystem,
  assumedAge,
  bankShares,
  findLifeInsurance,
  findMaxTerm,
  incomeShares,
  type LoanTerms,
  loanDefaults,
} from '../loans/loan-terms.ts'
import { costAssumptions } from '../calculators/cost-assumptions.ts'
import { type Centavos, fromReais } from '../money.ts'
import { figuresInUse } from '../rules/figures-in-use.ts'
import type { RuleKey } from '../rules/rules.ts'
import { citeSalesRules, ownMethodSource } from '../rule-sources.ts'

/** The assumptions of a home purchase beside the family and the listing; people can change every one. */
export interface HomeAssumptions {
  /** Percent a year. */
  yearlyRate: number
  years: number
  system: AmortizationSystem
  /** The most that the instalment may take of the income, in percent. */
  incomeShare: number
  /** The most that the bank lends, in percent of the lower of price and appraisal. */
  financedShare: number
  /** MIP, life and disability insurance: percent of the debt per month. */
  lifeInsurance: number
  /** DFI, insurance of the building: percent of the appraisal per month. */
  damageInsurance: number
  /** The bank's fee per month. */
  adminFee: Centavos
  /** The bank's fee for valuing the property and opening the credit, paid once. */
  bankFee: Centavos
  /** First repairs, centavos per m². */
  repairs: Centavos
  /** The cost of taking possession of an occupied property. */
  eviction: Centavos
  /** The yield of savings, percent a month. */
  savingsRate: number
  /** The rise of rents and of prices of homes, percent a year. */
  yearlyRise: number
}

export type HomeAssumptionName = keyof HomeAssumptions

/** On what the bank's terms depend, beside the home. */
export interface BorrowerTerms {
  system: AmortizationSystem
  /** Of the oldest who buys; `null` = not said. */
  age: number | null
}

/**
 * Returns what is assumed of a purchase of which nothing else is said: the bank's terms by system and age. A term is cut to
 * whole years where the age leaves less.
 */
export const buildHomeAssumptions = ({ system, age }: BorrowerTerms): HomeAssumptions => ({
  ...loanDefaults,
  system,
  years: limitYears(loanDefaults.years, age),
  lifeInsurance: findLifeInsurance(age ?? assumedAge),
  incomeShare: incomeShares[system],
  financedShare: bankShares[system],
  bankFee: fromReais(figuresInUse['bank-fee-assumed']),
  repairs: costAssumptions.reform,
  eviction: costAssumptions.eviction,
  savingsRate: figuresInUse.savings,
  yearlyRise: figuresInUse['yearly-rise'],
})

/** Cuts a term in years to what the bank gives at an age. */
export const limitYears = (years: number, age: number | null): number =>
  Math.min(years, Math.floor(findMaxTerm((age ?? assumedAge) * 12) / 12))

/** What is assumed of somebody who has said nothing. */
export const defaultHomeAssumptions: HomeAssumptions = buildHomeAssumptions({
  system: loanDefaults.system,
  age: null,
})

/** Returns assumptions for other terms: what was not changed follows system and age, and the term keeps within the age's. */
export function followBorrowerTerms(
  assumptions: HomeAssumptions,
  from: BorrowerTerms,
  to: BorrowerTerms,
): HomeAssumptions {
  const [before, after] = [buildHomeAssumptions(from), buildHomeAssumptions(to)]
  const follow = <Name extends HomeAssumptionName>(name: Name): HomeAssumptions[Name] =>
    assumptions[name] === before[name] ? after[name] : assumptions[name]
  return {
    ...assumptions,
    system: to.system,
    incomeShare: follow('incomeShare'),
    financedShare: follow('financedShare'),
    lifeInsurance: follow('lifeInsurance'),
    years: limitYears(follow('years'), to.age),
  }
}

/**
 * Returns the terms of a loan by what is assumed.
 * @param insuredValue the appraisal, or the price where it is not known
 */
export const toLoanTerms = (
  amount: Centavos,
  insuredValue: Centavos,
  { yearlyRate, years, system, lifeInsurance, damageInsurance, adminFee }: HomeAssumptions,
): LoanTerms => ({
  amount,
  insuredValue,
  yearlyRate,
  months: years * 12,
  system,
  lifeInsurance,
  damageInsurance,
  adminFee,
})

const askTheBank = 'premissa, confira com a Caixa'

/** The source of each assumption, with its date; a mere assumption is named as such. Portuguese, as shown. */
export const homeAssumptionSources: Record<HomeAssumptionName, string> = {
  yearlyRate: `SBPE no balcão, mais TR, que aqui não entra; de 11,19% a 11,29% para quem já é cliente ou recebe salário na Caixa (tabela de abr/2026, por terceiros). A Caixa não financia estes imóveis pelo Minha Casa, Minha Vida nem pelo Pró-Cotista: ${askTheBank}`,
  years: `prazo das simulações do Arremate (nov/2026); o limite da Caixa é de 35 anos, e idade e prazo somados vão até 80 anos e 6 meses (ago/2026, por terceiros)`,
  system: 'sistema das simulações do Arremate (nov/2026)',
  incomeShare: `no SAC; na PRICE a Caixa usa 25%, e outra fonte diz 25% também no SAC (set/2026, por terceiros): ${askTheBank}`,
  financedShare:
    'no SAC desde 13 out. 2025; na PRICE a Caixa financia até 70% (simulações no site da Caixa, por terceiros, jul/2026)',
  lifeInsurance: `pela idade do mais velho, de ${assumedAge} anos se não dita: simulações no site da Caixa, por terceiros (jul/2026): ${askTheBank}`,
  damageInsurance: `simulações no site da Caixa, por terceiros (jun/2026): ${askTheBank}`,
  adminFee: `simulações no site da Caixa, por terceiros (jul/2026): ${askTheBank}`,
  bankFee: `suposição do Arremate (nov/2026): só a avaliação custa de R$ 800 a R$ 2.500 na Caixa, por terceiros: ${askTheBank}`,
  repairs: `R$ 500 por m², no máximo 10% da avaliação: ${ownMethodSource}, como no custo total`,
  eviction: `advogado e custas: ${ownMethodSource}, como no custo total; o valor real varia muito`,
  savingsRate: 'poupança com a Selic acima de 8,5%, sem a TR: Lei 12.703/2012 (ago/2012)',
  yearlyRise: `perto da inflação de 12 meses, 4,22% em ago/2026: ${ownMethodSource}`,
}

/** The rule that each assumption is from, by its key in the table. */
export const homeAssumptionRules: Partial<Record<HomeAssumptionName, RuleKey>> = {
  yearlyRate: 'sbpe-rate',
  years: 'simulator-years',
  incomeShare: 'income-share',
  financedShare: 'sac-share',
  lifeInsurance: 'mip',
  damageInsurance: 'dfi',
  adminFee: 'admin-fee',
  bankFee: 'bank-fee-assumed',
  repairs: 'reform',
  eviction: 'eviction-cost',
  savingsRate: 'savings',
  yearlyRise: 'yearly-rise',
}

/** The least of the price that is paid with own money, also beside FGTS. */
export const ownMoneyRule = {
  percent: figuresInUse['own-money'],
  source: citeSalesRules('itens 8.2.1 e 8.2.2'),
} as const
