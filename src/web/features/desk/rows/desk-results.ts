import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import type { Expense } from '#contract/desk-schemas.ts'
import { computeItemResult, type ItemResult } from '#contract/item-result.ts'
import { findLotSheet } from '#contract/own-lot.ts'
import { isBought } from '#domain/property/favorite-stage.ts'
import type { DeskRow } from './desk-row.ts'
import type { DeskItem } from './desk-item.ts'

/** Returns the sheet that a property is planned by: the saved one, or the one that it begins with. */
export const findPlan = (item: DeskItem): CostSheet | null =>
  'property' in item ? (item.sheet ?? buildAssumedSheet(item.property, item.answers)) : findLotSheet(item)

/** Computes the result so far of what was bought, or has expenses, by id. */
export function computeResults(
  rows: readonly DeskRow[],
  expenses: ReadonlyMap<string, readonly Expense[]>,
): ReadonlyMap<string, ItemResult> {
  const results = new Map<string, ItemResult>()
  for (const { id, item, stage } of rows) {
    const paid = expenses.get(id) ?? []
    if (isBought(stage) || paid.length > 0) results.set(id, computeItemResult(paid, findPlan(item)))
  }
  return results
}
