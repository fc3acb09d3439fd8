import type { CostItem, CostKey } from '#domain/calculators/cost-question.ts'
import type { Centavos } from '#domain/money.ts'

/** Costs of owning and of selling a property, which are not part of what a resident buyer pays until moving in. */
const later: readonly CostKey[] = ['holding', 'brokerage', 'incomeTax']

/** Returns the items of a cost sheet that a resident buyer pays until moving in, and their sum. */
export function listMovingInCosts(items: readonly CostItem[]): { items: CostItem[]; total: Centavos } {
  const until = items.filter(({ key }) => !later.includes(key))
  return { items: until, total: until.reduce((sum, { value }) => sum + value, 0) }
}
