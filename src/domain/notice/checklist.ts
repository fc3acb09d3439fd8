import { commission, payment, price } from './cost.ts'
import { debt } from './debts.ts'
import type { ChecklistFacts, ChecklistItem } from './facts.ts'
import { dates, notice, occupation, preference } from './sale.ts'
import { areas, titleRecord, warnings } from './title.ts'

/**
 * What to verify before bidding for a property, by its sale modality: only what list and page say, and the general
 * rules with their source. `now` tells past dates from those to come.
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
