import type { Centavos } from '../money.ts'
import { calculatorLimits } from './calculator-limits.ts'
import type { CostQuestion } from './cost-question.ts'
import { computeCostSums } from './cost-sheet.ts'

/** Finds the lowest sale value without a loss, with all else as the sheet has it; `null` where none is. */
export function computeBreakEvenSale(question: CostQuestion): Centavos | null {
  const isWithoutLoss = (saleValue: Centavos): boolean =>
    computeCostSums({ ...question, saleValue }).netProfit >= 0
  let [low, high] = [1, calculatorLimits.money[1] * 100]
  if (!isWithoutLoss(high)) return null
  // The profit rises with the sale value.
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isWithoutLoss(middle)) high = middle
    else low = middle + 1
  }
  return low
}
