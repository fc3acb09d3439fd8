import { type AmortizationSystem, type LoanTerms, loanDefaults } from '../loans/loan-terms.ts'
import { costAssumptions } from '../calculators/cost-assumptions.ts'
import type { Centavos } from '../money.ts'
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
  incomeShare: 30,
  financedShare: 80,
  bankFee: 1_150_00,
  repairs: costAssumptions.reform,
  eviction: costAssumptions.eviction,
  savingsRate: 0.5,
  yearlyRise: 4,
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
  yearlyRate: `taxa das simulações do Arremate (nov/2026): ${askTheBank}, que em jan/2025 anunciava acima de 10% mais TR no SBPE`,
  years: `prazo das simulações do Arremate (nov/2026); o limite anunciado pela Caixa era de 35 anos (nov/2024)`,
  system: 'sistema das simulações do Arremate (nov/2026)',
  incomeShare: `limite que os bancos costumam usar: ${askTheBank} (nov/2026)`,
  financedShare: 'Caixa volta a financiar até 80% pelo SAC (Correio, 10 out. 2025); na PRICE pode ser menos',
  lifeInsurance: `tabela da CCCPM (Marinha) para 36 a 40 anos, lida em nov/2026; sobe com a idade: ${askTheBank}`,
  damageInsurance: `tabela da CCCPM (Marinha), lida em nov/2026: ${askTheBank}`,
  adminFee: `tarifa mensal usual: ${askTheBank} (nov/2026)`,
  bankFee: `avaliação do imóvel e tarifas: ${askTheBank} (nov/2026)`,
  repairs: `R$ 500 por m², no máximo 10% da avaliação: ${ownMethodSource}, como no custo total`,
  eviction: `advogado e custas: ${ownMethodSource}, como no custo total; o valor real varia muito`,
  savingsRate: 'poupança com a Selic acima de 8,5%, sem a TR: Lei 12.703/2012 (ago/2012)',
  yearlyRise: `entre a meta de inflação de 3% e o seu teto de 4,5%: ${ownMethodSource}`,
}

/** The least of the price that is paid with own money, also beside FGTS. */
export const ownMoneyRule = {
  percent: 5,
  source: citeSalesRules('itens 8.2.1 e 8.3'),
} as const
