import type { Criteria } from '../search/criteria.ts'
import type { Understanding } from '../search/sentence/sentence.ts'
import type { Found, Offer, Relaxed, ListingSource } from './answer.ts'
import { type Placed, placed } from './place.ts'
import { isSet, mostItems, type Relaxation, relax } from './relaxing.ts'
import { afterNothing, afterSearch } from './suggestions.ts'
import { nothingSummary, summaryOf } from './summary.ts'

/** Maximum number of searches for one question. */
const mostSearches = 17

/** Sorts by price, or by discount when the sentence asks for return or discount; an explicit order wins. */
export function ordered({ criteria, flags }: Pick<Understanding, 'criteria' | 'flags'>): Criteria {
  if (criteria.sort !== 'relevance') return criteria
  return { ...criteria, sort: flags.highROI || flags.highDiscount ? '-discount' : 'price' }
}

/** Returns the criteria without the city, for a city without listings; `null` when there are no other criteria. */
function around(asked: Criteria): Criteria | null {
  const wider: Criteria = { ...asked, city: [], neighborhood: [] }
  return (Object.keys(wider) as (keyof Criteria)[]).some(name => isSet(wider, name)) ? wider : null
}

/** Finds the closest results to criteria without results. */
async function nearest<T extends Offer>(
  { criteria: asked, city }: Placed,
  shelf: ListingSource<T>,
): Promise<Relaxation<T> | null> {
  if (city !== 'absent') return relax(asked, shelf, city === 'elsewhere' ? [['state']] : [])
  const wider = around(asked)
  if (wider === null) return null
  const aside: Relaxed = asked.neighborhood.length > 0 ? ['neighborhood', 'city'] : ['city']
  const there = await shelf.search(wider, mostItems)
  if (there.total > 0) return { ...there, criteria: wider, relaxed: aside }
  const result = await relax(wider, shelf)
  return result && { ...result, relaxed: [...aside, ...result.relaxed] }
}

/** Searches, dropping criteria that have no results, and summarizes the result. */
export async function searching<T extends Offer>(
  understanding: Understanding,
  turn: number,
  shelf: ListingSource<T>,
): Promise<Found<T>> {
  let left = mostSearches
  const counted: ListingSource<T> = {
    ...shelf,
    search(criteria, limit) {
      left -= 1
      return shelf.search(criteria, limit)
    },
  }
  /** Whether a search has results; `false` when the maximum number of searches is reached. */
  const gives = async (criteria: Criteria): Promise<boolean> =>
    left > 0 && (await counted.search(criteria, 1)).total > 0
  const { notUnderstood } = understanding
  const place = await placed(ordered(understanding), counted)
  const asked = place.criteria
  const first = await counted.search(asked, mostItems)
  const outcome = first.total > 0 ? { ...first, criteria: asked, relaxed: [] } : await nearest(place, counted)
  if (outcome === null)
    return {
      items: [],
      total: 0,
      summary: nothingSummary(asked, place, notUnderstood),
      suggestions: await afterNothing(asked, turn, gives),
      criteria: asked,
      asked,
      relaxed: [],
      notUnderstood,
    }
  const states =
    place.city === 'several' && outcome.criteria.city.length > 0 ? place.states.map(({ state }) => state) : []
  return {
    ...outcome,
    asked,
    notUnderstood,
    items: outcome.items.slice(0, mostItems),
    summary: summaryOf({ ...outcome, asked, notUnderstood, place }),
    suggestions: await afterSearch(outcome, notUnderstood, states, turn, gives),
  }
}
