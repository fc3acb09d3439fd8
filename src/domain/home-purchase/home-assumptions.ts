import { type AmortizationSystem, type LoanTerms, loanDefaults } from '../loans/loan-terms.ts'
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
  /** The most that the bank lends, in percent of the price. */
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

export const defaultHomeAssumptions: HomeAssumptions = {
  ...loanDefaults,
  incomeShare: figuresInUse['income-share'],
  financedShare: figuresInUse['sac-share'],
  bankFee: fromReais(figuresInUse['bank-fee-assumed']),
  repairs: costAssumptions.reform,
  eviction: costAssumptions.eviction,
  savingsRate: figuresInUse.savings,
  yearlyRise: figuresInUse['yearly-rise'],
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
  yearlyRate: `taxa com que as simulações do Arremate abrem (nov/2026), abaixo da que a Caixa cobra no SBPE em 2026, de 11,19% a 11,49% mais TR (tabela de abr/2026, por terceiros): ${askTheBank}`,
  years: `prazo das simulações do Arremate (nov/2026); o limite da Caixa é de 35 anos (ago/2026, por terceiros)`,
  system: 'sistema das simulações do Arremate (nov/2026)',
  incomeShare: `no SAC; na PRICE a Caixa usa 25%, e outra fonte diz 25% também no SAC (set/2026, por terceiros): ${askTheBank}`,
  financedShare:
    'no SAC desde 13 out. 2025; na PRICE a Caixa financia até 70% (simulações no site da Caixa, por terceiros, jul/2026)',
  lifeInsurance: `tabela da CCCPM (Marinha) para 36 a 40 anos, lida em nov/2026; é de outro credor, e na Caixa muda com a idade: ${askTheBank}`,
  damageInsurance: `tabela da CCCPM (Marinha), lida em nov/2026, que é de outro credor: ${askTheBank}`,
  adminFee: `simulações no site da Caixa, por terceiros (jul/2026): ${askTheBank}`,
  bankFee: `suposição do Arremate (nov/2026): só a avaliação custa de R$ 800 a R$ 2.500 na Caixa, por terceiros: ${askTheBank}`,
  repairs: `R$ 500 por m², no máximo 10% da avaliação: ${ownMethodSource}, como no custo total`,
  eviction: `advogado e custas: ${ownMethodSource}, como no custo total; o valor real varia muito`,
  savingsRate: 'poupança com a Selic acima de 8,5%, sem a TR: Lei 12.703/2012 (ago/2012)',
  yearlyRise: `perto da inflação de 12 meses, 4,22% em ago/2026: ${ownMethodSource}`,
}

/** The rule that each assumption is from, by its key in the table. */
export const homeAssumptionRules: Partial<Record<HomeAssumptionName, RuleKey>> = {
  yearlyRate: 'simulator-rate',
  years: 'simulator-years',
  incomeShare: 'income-share',
  financedShare: 'sac-share',
  lifeInsurance: 'simulator-mip',
  damageInsurance: 'simulator-dfi',
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
