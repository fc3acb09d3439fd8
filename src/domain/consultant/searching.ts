import type { Criteria } from '../search/criteria.ts'
import type { Understanding } from '../search/sentence/sentence.ts'
import type { Found, Offer, Relaxed, Shelf } from './answer.ts'
import { placed } from './place.ts'
import { mostItems, relax } from './relaxing.ts'
import { afterNothing, afterSearch } from './suggestions.ts'
import { nothingSummary, summaryOf } from './summary.ts'
import { consultantTexts } from './texts.ts'

/** Cheapest first; by discount where return or discount was asked for; an order that was said wins (discovery.md 9). */
function ordered({ criteria, flags }: Understanding): Criteria {
  if (criteria.sort !== 'relevance') return criteria
  return { ...criteria, sort: flags.highROI || flags.highDiscount ? '-discount' : 'price' }
}

/** Of a city without listings: what is around it. */
const withoutCity = (criteria: Criteria): Criteria => ({ ...criteria, city: [], neighborhood: [] })

/** Searches, setting aside what gives nothing, and tells what came of it. */
export async function searching<T extends Offer>(
  understanding: Understanding,
  turn: number,
  shelf: Shelf<T>,
): Promise<Found<T>> {
  const { notUnderstood } = understanding
  const place = await placed(ordered(understanding), shelf)
  const asked = place.criteria
  const told = { asked, notUnderstood }
  const first = await shelf.search(asked, mostItems)
  let outcome = { ...first, criteria: asked, relaxed: [] as Relaxed }
  if (first.total === 0) {
    const around = place.city === 'absent' ? withoutCity(asked) : asked
    const near = around === asked ? first : await shelf.search(around, mostItems)
    const aside: Relaxed =
      around === asked ? [] : asked.neighborhood.length > 0 ? ['neighborhood', 'city'] : ['city']
    const result =
      near.total > 0
        ? { ...near, criteria: around, relaxed: [] }
        : await relax(around, shelf, place.city === 'elsewhere' ? [['state']] : [])
    if (result === null) {
      return {
        ...told,
        items: [],
        total: 0,
        summary: nothingSummary(consultantTexts.noResults, notUnderstood),
        suggestions: afterNothing(asked, turn),
        criteria: asked,
        relaxed: [],
      }
    }
    outcome = { ...result, relaxed: [...aside, ...result.relaxed] }
  }
  const { criteria } = outcome
  const states = place.city === 'several' ? place.states.map(({ state }) => state) : []
  return {
    ...told,
    ...outcome,
    items: outcome.items.slice(0, mostItems),
    summary: summaryOf({ ...outcome, ...told, place }),
    suggestions: afterSearch(outcome, notUnderstood, criteria.city.length > 0 ? states : [], turn),
  }
}
