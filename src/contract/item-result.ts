import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { computePurchaseResult, type PurchaseResult } from '#domain/desk/purchase-result.ts'
import { fromReais } from '#domain/money.ts'
import { toCostQuestion } from './cost-sheet.ts'
import type { CostSheet } from './cost-sheet-schemas.ts'
import type { Expense } from './desk-schemas.ts'

/**
 * Computes the result so far of one property on the desk, money in centavos: its expenses against the sheet that its owner
 * saved or that one begins with; `null` = no sheet.
 */
export const computeItemResult = (
  expenses: readonly Pick<Expense, 'date' | 'kind' | 'amount'>[],
  sheet: CostSheet | null,
): PurchaseResult =>
  computePurchaseResult(
    expenses.map(({ date, kind, amount }) => ({ date, kind, amount: fromReais(amount) })),
    sheet && computeCostSums(toCostQuestion(sheet)).items,
  )
