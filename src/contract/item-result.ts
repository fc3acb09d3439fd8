import { computeCostSums, computeRoi } from '#domain/calculators/cost-sheet.ts'
import { computePurchaseResult, type PurchaseResult } from '#domain/desk/purchase-result.ts'
import { fromReais } from '#domain/money.ts'
import { toCostQuestion } from './cost-sheet.ts'
import type { CostSheet } from './cost-sheet-schemas.ts'
import type { Expense } from './desk-schemas.ts'

/** The result of a purchase so far, beside what its sheet plans. */
export interface ItemResult extends PurchaseResult {
  /** No expense was written down, with or without a sale: the sum is unknown rather than zero. */
  isSpendingUnknown: boolean
  /** The sheet's net ROI in percent and its months until the sale; `null` without a sheet. */
  plannedRoi: number | null
  plannedMonths: number | null
}

/**
 * Computes the result so far of one property on the desk, money in centavos: its expenses against the sheet that its owner
 * saved or that one begins with; `null` = no sheet.
 */
export function computeItemResult(
  expenses: readonly Pick<Expense, 'date' | 'kind' | 'amount'>[],
  sheet: CostSheet | null,
): ItemResult {
  const question = sheet && toCostQuestion(sheet)
  const result = computePurchaseResult(
    expenses.map(({ date, kind, amount }) => ({ date, kind, amount: fromReais(amount) })),
    question && computeCostSums(question).items,
  )
  return {
    ...result,
    isSpendingUnknown: result.spent === 0,
    plannedRoi: question && computeRoi(question),
    plannedMonths: question && question.months,
  }
}
