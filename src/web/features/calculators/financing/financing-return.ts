import { computeSheetReturn, type ReturnRange } from '#domain/calculators/cost-assumptions.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import {
  type FinancedResult,
  type FinancedReturn,
  computeFinancedReturn,
} from '#domain/calculators/financed-purchase.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import type { FinancingForm } from './financing-form.ts'
import { computeUsualExpenses, type FinancingStart } from './financing-start.ts'

/** Writes the initial expenses into a question: as its percentages where they give them, else all as ITBI. */
function applyInitialExpenses(form: FinancingForm, start: FinancingStart): Partial<CostQuestion> {
  if (form.initialExpenses === computeUsualExpenses(start, form) || form.bid <= 0) return {}
  return { itbiPercent: (form.initialExpenses / form.bid) * 100, deedPercent: 0, registryPercent: 0 }
}

/** Returns the cost sheet of a simulation: the values of the form, and otherwise the costs with which it began. */
function buildFinancedQuestion(
  form: FinancingForm,
  saleValue: Centavos,
  start: FinancingStart,
): CostQuestion {
  const { question } = start
  const { bid, months } = form
  return {
    ...question,
    bid: fromReais(bid),
    saleValue,
    months,
    ...applyInitialExpenses(form, start),
    evictionMonth: Math.min(question.evictionMonth, months),
    reformMonth: Math.min(question.reformMonth, months),
    monthlyHolding: fromReais(form.monthlyTax) + fromReais(form.monthlyCondo),
    // Paid at once and not taken off the gain, as the form's other expenses are.
    taxDebt: question.taxDebt + fromReais(form.additionalExpenses) + fromReais(form.documentExpenses),
  }
}

/** What a financed purchase returns with all costs. */
export interface FinancingReturn extends FinancedReturn {
  /** Net ROI of the same purchase without the loan. */
  paidAtOnce: ReturnRange | null
}

/** Computes the net return of a simulation, by the function of the card on the listing's page. */
export function computeFinancingReturn(
  form: FinancingForm,
  { saleValue }: Pick<FinancedResult, 'saleValue'>,
  start: FinancingStart,
): FinancingReturn {
  const question = buildFinancedQuestion(form, saleValue, start)
  const risks = start.findRisks(question)
  return {
    ...computeFinancedReturn(question, risks, {
      ...form,
      insuredValue: start.insuredValue ?? fromReais(form.marketValue),
    }),
    paidAtOnce: computeSheetReturn(question, risks),
  }
}
