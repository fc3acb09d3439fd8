import type { CostItem, CostQuestion } from '#domain/calculators/cost-question.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import type { Centavos } from '#domain/money.ts'

/** What a purchase costs on its first day. */
export interface FirstDayCosts {
  items: readonly CostItem[]
  total: Centavos
}

/** Lists what is paid with the bid, before the property is of any use. */
export function listFirstDayCosts(question: CostQuestion): FirstDayCosts {
  const items = computeCostSums(question).items.filter(({ month, value }) => month === 0 && value > 0)
  return { items, total: items.reduce((sum, { value }) => sum + value, 0) }
}
