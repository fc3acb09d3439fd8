import type { PropertyDetail } from '#contract/property-detail.ts'
import type { FinancedPurchase } from '#domain/calculators/financing.ts'
import type { AmortizationSystem } from '#domain/calculators/instalments.ts'
import { calculatorLimits } from '#domain/calculators/limits.ts'
import { acquiringOf, expensesOf, presetOf } from '#domain/calculators/preset.ts'
import { financingDefaults } from '#domain/calculators/simulation.ts'
import { fromReais } from '#domain/money.ts'
import type { NumberField } from '../codec.ts'

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

const { money, monthlyMoney, months, instalments, downPercent, yearlyRate, appreciation } = calculatorLimits
/** Nothing is sold for nothing. */
const priced = [1, money[1]] as const

/** What each number may be, and its name in the address. */
export const fields: Record<FinancingNumber, NumberField> = {
  marketValue: { name: 'mercado', limits: priced, decimals: 2 },
  bid: { name: 'arremate', limits: priced, decimals: 2 },
  downPercent: { name: 'entrada', limits: downPercent, decimals: 4 },
  yearlyRate: { name: 'juros', limits: yearlyRate, decimals: 4 },
  instalments: { name: 'parcelas', limits: instalments, decimals: 0 },
  initialExpenses: { name: 'despesas', limits: money, decimals: 2 },
  appreciation: { name: 'valorizacao', limits: appreciation, decimals: 4 },
  months: { name: 'meses', limits: months, decimals: 0 },
  monthlyTax: { name: 'iptu', limits: monthlyMoney, decimals: 2 },
  monthlyCondo: { name: 'condominio', limits: monthlyMoney, decimals: 2 },
  additionalExpenses: { name: 'adicionais', limits: money, decimals: 2 },
  documentExpenses: { name: 'documentacao', limits: money, decimals: 2 },
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

/** The shape of what a property will fill in; nobody reads its figures. */
export const comingForm: FinancingForm = {
  ...example,
  initialExpenses: expensesOf(example.bid, acquiringOf(null)),
}

/** The form that a property begins with. */
export const formOf = (property: PropertyDetail): FinancingForm => ({ ...example, ...presetOf(property) })
