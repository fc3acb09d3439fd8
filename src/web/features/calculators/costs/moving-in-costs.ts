import type { CostItem, CostKey } from '#domain/calculators/cost-question.ts'
import type { Centavos } from '#domain/money.ts'

/** What is paid while one owns it, and out of the sale: no part of what it takes to live there. */
const later: readonly CostKey[] = ['holding', 'brokerage', 'incomeTax']

/** Returns what it takes to live in a property, of a cost sheet's items, and the sum. */
export function listMovingInCosts(items: readonly CostItem[]): { items: CostItem[]; total: Centavos } {
  const until = items.filter(({ key }) => !later.includes(key))
  return { items: until, total: until.reduce((sum, { value }) => sum + value, 0) }
}
