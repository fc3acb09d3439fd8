import type { PropertyDetail } from '#contract/property-detail.ts'
import { assumptions } from '#domain/calculators/assumptions.ts'
import type { FinancedPurchase } from '#domain/calculators/financing.ts'
import type { AmortizationSystem } from '#domain/calculators/instalments.ts'
import { knownItbi } from '#domain/calculators/itbi.ts'
import { calculatorLimits } from '#domain/calculators/limits.ts'
import { financingDefaults } from '#domain/calculators/simulation.ts'
import { fromReais } from '#domain/money.ts'

/** What the simulator is asked. Money in reais, percentages as percentages. */
export interface FinancingForm {
  marketValue: number
  /** Valor de arrematação. */
  bid: number
  downPercent: number
  yearlyRate: number
  instalments: number
  system: AmortizationSystem
  initialExpenses: number
  /** Percent a month. */
  appreciation: number
  /** Months until the sale. */
  months: number
  monthlyTax: number
  monthlyCondo: number
  additionalExpenses: number
  documentExpenses: number
}

/** With what it begins where no property is named (access-tools-account.md 9). */
export const example: FinancingForm = {
  marketValue: 272_500,
  bid: 197_976,
  downPercent: financingDefaults.downPercent,
  yearlyRate: financingDefaults.yearlyRate,
  instalments: 240,
  system: financingDefaults.system,
  initialExpenses: 22_776,
  appreciation: 0.3,
  months: 10,
  monthlyTax: 0,
  monthlyCondo: 0,
  additionalExpenses: 0,
  documentExpenses: 0,
}

export type FinancingNumber = Exclude<keyof FinancingForm, 'system'>

const { money, months, instalments, downPercent, yearlyRate, appreciation } = calculatorLimits
/** Nothing is sold for nothing. */
const priced = [1, money[1]] as const

/** What each number may be, and its name in the address. */
export const fields: Record<
  FinancingNumber,
  { name: string; limits: readonly [least: number, most: number]; whole?: true }
> = {
  marketValue: { name: 'mercado', limits: priced },
  bid: { name: 'arremate', limits: priced },
  downPercent: { name: 'entrada', limits: downPercent },
  yearlyRate: { name: 'juros', limits: yearlyRate },
  instalments: { name: 'parcelas', limits: instalments, whole: true },
  initialExpenses: { name: 'despesas', limits: money },
  appreciation: { name: 'valorizacao', limits: appreciation },
  months: { name: 'meses', limits: months, whole: true },
  monthlyTax: { name: 'iptu', limits: money },
  monthlyCondo: { name: 'condominio', limits: money },
  additionalExpenses: { name: 'adicionais', limits: money },
  documentExpenses: { name: 'documentacao', limits: money },
}

/** The form in centavos, as the domain works. */
export const purchaseOf = (form: FinancingForm): FinancedPurchase => ({
  ...form,
  marketValue: fromReais(form.marketValue),
  bid: fromReais(form.bid),
  initialExpenses: fromReais(form.initialExpenses),
  additionalExpenses: fromReais(form.additionalExpenses),
  documentExpenses: fromReais(form.documentExpenses),
  monthlyTax: fromReais(form.monthlyTax),
  monthlyCondo: fromReais(form.monthlyCondo),
})

/** ITBI and what the notary and the registry take, in percent of the bid. */
interface Acquiring {
  itbi: number
  /** Where the municipality's rate is written; `null` = the usual one. */
  source: string | null
  papers: number
}

/** By the municipality's rate where it is known. */
export function acquiringOf(property: PropertyDetail | null): Acquiring {
  const known = property && knownItbi(property.state, property.city)
  return {
    itbi: known?.percent ?? assumptions.itbiPercent,
    source: known?.source ?? null,
    papers: assumptions.deedPercent + assumptions.registryPercent,
  }
}

/** Those percentages of a bid, in reais. */
export const expensesOf = (bid: number, { itbi, papers }: Acquiring): number =>
  Math.round(bid * (itbi + papers)) / 100

/** The shape of what a property will fill in; nobody reads its figures. */
export const comingForm: FinancingForm = {
  ...example,
  initialExpenses: expensesOf(example.bid, acquiringOf(null)),
}

/** What a property fills in: market value (without appraisal its price), price, initial expenses. */
export const presetOf = (property: PropertyDetail): FinancingForm => ({
  ...example,
  marketValue: property.analysis?.marketValue ?? property.price,
  bid: property.price,
  initialExpenses: expensesOf(property.price, acquiringOf(property)),
})
