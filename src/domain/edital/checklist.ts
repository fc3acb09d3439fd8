import { checkCommission, checkPayment, checkPrice } from './checklist-costs.ts'
import { checkDebt } from './checklist-debts.ts'
import type { ChecklistFacts, ChecklistItem } from './checklist-facts.ts'
import { checkSaleDates, checkEdital, checkOccupation, checkPreferenceRight } from './checklist-sale.ts'
import { checkAreas, checkMatricula, checkWarnings } from './checklist-title.ts'

/**
 * Builds the list of what to verify before bidding for a property, by its sale modality. It uses only what list and
 * page state, and the general rules with their source. `now` separates past dates from coming ones.
 */
export function buildChecklist(facts: ChecklistFacts, now: Date): ChecklistItem[] {
  return [
    checkWarnings(facts),
    checkOccupation(facts),
    checkDebt('condominium', facts),
    checkDebt('taxes', facts),
    checkMatricula(facts),
    checkPayment(facts),
    checkSaleDates(facts, now),
    checkPrice(facts),
    checkCommission(facts),
    checkPreferenceRight(facts),
    checkAreas(facts),
    checkEdital(facts),
  ].filter(item => item !== null)
}
