import { toOwnCostFacts } from '#contract/cost-sheet.ts'
import { buildJudgedPurchase, type JudgedFor } from '#contract/judge-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import {
  buildAssumedCosts,
  computeSheetReturn,
  estimateWorstCondoDebt,
  type ReturnRange,
} from '#domain/calculators/cost-assumptions.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import { computeFinancedReturn, type FinancedReturn } from '#domain/calculators/financed-return.ts'
import {
  type AcquisitionPercents,
  computeAcquisitionExpenses,
  findAcquisitionPercents,
} from '#domain/calculators/purchase-preset.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import { exampleCostForm, formToCostQuestion } from '../costs/cost-form.ts'
import type { FinancingForm } from './financing-form.ts'

/** The purchase whose costs a simulation begins from. */
export interface FinancingStart {
  question: CostQuestion
  /** Whose costs they are: the person's sheet or answers, our assumptions, or the example of the cost sheet. */
  basis: 'own' | 'assumed' | 'example'
  /** Where the ITBI rate of the municipality comes from; `null` = the usual rate. */
  itbiSource: string | null
  estimateWorstCondoDebt: (question: CostQuestion) => Centavos
}

/** The costs of a simulation without a listing: those of the cost sheet's example. */
export const exampleFinancingStart: FinancingStart = {
  question: formToCostQuestion(exampleCostForm),
  basis: 'example',
  itbiSource: null,
  estimateWorstCondoDebt: () => 0,
}

/**
 * Finds the purchase by which a listing is judged; of a gone listing, and of one whose sale value nobody has said, the one
 * that our assumptions give, sold for its price.
 */
export function findFinancingStart(property: Property, judgedFor: JudgedFor): FinancingStart {
  const judged = buildJudgedPurchase(property, judgedFor)
  const facts = toOwnCostFacts(property, judgedFor.answers)
  const question =
    judged?.question ?? buildAssumedCosts({ ...facts, evaluation: facts.evaluation ?? facts.price })
  if (question === null) return exampleFinancingStart
  return {
    question,
    basis: judged?.own ? 'own' : 'assumed',
    itbiSource: findAcquisitionPercents(property).source,
    estimateWorstCondoDebt: asked => estimateWorstCondoDebt(facts, asked),
  }
}

/** Returns what ITBI, deed and registry take of the bid. */
export const listAcquisitionPercents = ({ question, itbiSource }: FinancingStart): AcquisitionPercents => ({
  itbi: question.itbiPercent,
  papers: question.deedPercent + question.registryPercent,
  source: itbiSource,
})

/** Writes the initial expenses into a question: as its percentages where they give them, else all as ITBI. */
function applyInitialExpenses(form: FinancingForm, start: FinancingStart): Partial<CostQuestion> {
  const usual = computeAcquisitionExpenses(form.bid, listAcquisitionPercents(start))
  if (form.initialExpenses === usual || form.bid <= 0) return {}
  return { itbiPercent: (form.initialExpenses / form.bid) * 100, deedPercent: 0, registryPercent: 0 }
}

/** Returns the cost sheet of a simulation: what the form says, and for the rest the costs it begins from. */
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
  const worst = start.estimateWorstCondoDebt(question)
  return {
    ...computeFinancedReturn(question, worst, form),
    paidAtOnce: computeSheetReturn(question, worst),
  }
}
