import type { Property } from '#contract/property-schemas.ts'
import type { FinancedPurchase } from '#domain/calculators/financed-purchase.ts'
import type { AmortizationSystem } from '#domain/loans/loan-terms.ts'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'
import { financingDefaults } from '#domain/calculators/financing-simulation.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { figuresInUse } from '#domain/rules/figures-in-use.ts'
import type { NumberFieldCodec } from '../state-codec.ts'
import { computeUsualExpenses, exampleFinancingStart, type FinancingStart } from './financing-start.ts'

/** The simulator's inputs. Money in reais, percentages as percentages. */
export interface FinancingForm {
  /** The sale price as of today. */
  marketValue: number
  /** Valor de arrematação. */
  bid: number
  downPercent: number
  yearlyRate: number
  instalments: number
  system: AmortizationSystem
  initialExpenses: number
  /** Percent per month. */
  appreciation: number
  /** Months until the sale. */
  months: number
  monthlyTax: number
  monthlyCondo: number
  additionalExpenses: number
  documentExpenses: number
}

/** The form without a property: an example, with the rate of its time. */
export const exampleFinancingForm: FinancingForm = {
  marketValue: 272_500,
  bid: 197_976,
  downPercent: financingDefaults.downPercent,
  yearlyRate: figuresInUse['simulator-rate'],
  instalments: 240,
  system: financingDefaults.system,
  initialExpenses: 22_776,
  appreciation: figuresInUse.appreciation,
  months: 10,
  monthlyTax: 0,
  monthlyCondo: 0,
  additionalExpenses: 0,
  documentExpenses: 0,
}

export type FinancingNumber = Exclude<keyof FinancingForm, 'system'>

const { money, monthlyMoney, months, instalments, downPercent, yearlyRate, appreciation } = calculatorLimits
/** Limits of a price, which is at least R$ 1. */
const priced = [1, money[1]] as const

/** The limits of each number and its name in the address. */
export const financingFields: Record<FinancingNumber, NumberFieldCodec> = {
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

/** Returns the form in centavos, as the domain computes. */
export const toFinancedPurchase = (
  form: FinancingForm,
  { insuredValue }: Pick<FinancingStart, 'insuredValue'>,
): FinancedPurchase => ({
  ...form,
  insuredValue,
  marketValue: fromReais(form.marketValue),
  bid: fromReais(form.bid),
  initialExpenses: fromReais(form.initialExpenses),
  additionalExpenses: fromReais(form.additionalExpenses),
  documentExpenses: fromReais(form.documentExpenses),
  monthlyTax: fromReais(form.monthlyTax),
  monthlyCondo: fromReais(form.monthlyCondo),
})

/** Placeholder values for the layout while a property loads; they are not readable. */
export const loadingFinancingForm: FinancingForm = {
  ...exampleFinancingForm,
  initialExpenses: computeUsualExpenses(exampleFinancingStart, exampleFinancingForm),
}

/**
 * Returns the form that a property starts with: bought at its price, with the sale value, months and costs of the purchase
 * by which it is judged, so that the two pages give one return.
 */
export function toFinancingForm({ price }: Pick<Property, 'price'>, start: FinancingStart): FinancingForm {
  const { saleValue, months, monthlyHolding } = start.question
  return {
    ...exampleFinancingForm,
    yearlyRate: financingDefaults.yearlyRate,
    bid: price,
    marketValue: toReais(saleValue),
    appreciation: 0,
    months,
    monthlyCondo: toReais(monthlyHolding),
    initialExpenses: computeUsualExpenses(start, {
      bid: price,
      downPercent: exampleFinancingForm.downPercent,
    }),
  }
}
