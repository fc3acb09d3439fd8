import { commission, payment, price } from './cost.ts'
import { debt } from './debts.ts'
import type { ChecklistFacts, ChecklistItem } from './facts.ts'
import { dates, notice, occupation, preference } from './sale.ts'
import { areas, titleRecord, warnings } from './title.ts'

/**
 * Builds the list of what to verify before bidding for a property, by its sale modality. It uses only what list and
 * page state, and the general rules with their source. `now` separates past dates from coming ones.
 */
export function checklist(facts: ChecklistFacts, now: Date): ChecklistItem[] {
  return [
    warnings(facts),
    occupation(facts),
    debt('condominium', facts),
    debt('taxes', facts),
    titleRecord(facts),
    payment(facts),
    dates(facts, now),
    price(facts),
    commission(facts),
    preference(facts),
    areas(facts),
    notice(facts),
  ].filter(item => item !== null)
}
