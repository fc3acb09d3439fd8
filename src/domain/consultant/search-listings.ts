import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'
import type { SearchResult, OfferedListing, RelaxedCriterion, ListingSource } from './consultant-answer.ts'
import { type ResolvedPlace, resolvePlace } from './resolve-place.ts'
import { isCriterionSet, maxResultItems, type CriteriaRelaxation, relaxCriteria } from './relax-criteria.ts'
import { suggestAfterNoResult, suggestAfterSearch } from './suggest-questions.ts'
import { summarizeNoResult, summarizeResult } from './result-summary.ts'

/** Maximum number of searches for one question. */
const maxSearches = 17

/** Sorts by price, or by discount when the sentence asks for return or discount; an explicit order wins. */
export function orderCriteria({
  criteria,
  flags,
}: Pick<SentenceUnderstanding, 'criteria' | 'flags'>): Criteria {
  if (criteria.sort !== 'relevance') return criteria
  return { ...criteria, sort: flags.highROI || flags.highDiscount ? '-discount' : 'price' }
}

/** Returns the criteria without the city, for a city without listings; `null` when there are no other criteria. */
function dropCity(asked: Criteria): Criteria | null {
  const wider: Criteria = { ...asked, city: [], neighborhood: [] }
  return (Object.keys(wider) as (keyof Criteria)[]).some(name => isCriterionSet(wider, name)) ? wider : null
}

/** Finds the closest results to criteria without results, by as many searches as `left` returns. */
async function findNearestResults<T extends OfferedListing>(
  { criteria: asked, city }: ResolvedPlace,
  source: ListingSource<T>,
  left: () => number,
): Promise<CriteriaRelaxation<T> | null> {
  if (city !== 'absent') return relaxCriteria(asked, source, left(), city === 'elsewhere' ? [['state']] : [])
  const wider = dropCity(asked)
  const aside: RelaxedCriterion = asked.neighborhood.length > 0 ? ['neighborhood', 'city'] : ['city']
  if (wider !== null) {
    const there = await source.search(wider, maxResultItems)
    if (there.total > 0) return { ...there, criteria: wider, relaxed: aside }
  }
  // No city has this name, but the names of some may contain it.
  const similar: Criteria = { ...emptyCriteria, state: asked.state, city: asked.city, sort: asked.sort }
  if ((await source.search(similar, 1)).total > 0) return relaxCriteria(asked, source, left())
  const result = wider && (await relaxCriteria(wider, source, left()))
  return result && { ...result, relaxed: [...aside, ...result.relaxed] }
}

/** Searches, dropping criteria that have no results, and summarizes the result. */
export async function searchListings<T extends OfferedListing>(
  understanding: SentenceUnderstanding,
  turn: number,
  source: ListingSource<T>,
): Promise<SearchResult<T>> {
  let left = maxSearches
  const counted: ListingSource<T> = {
    ...source,
    search(criteria, limit) {
      left -= 1
      return source.search(criteria, limit)
    },
  }
  /** Whether a search has results; `false` when the maximum number of searches is reached. */
  const gives = async (criteria: Criteria): Promise<boolean> =>
    left > 0 && (await counted.search(criteria, 1)).total > 0
  const { notUnderstood, corrections } = understanding
  const place = await resolvePlace(orderCriteria(understanding), counted)
  const asked = place.criteria
  const first = await counted.search(asked, maxResultItems)
  const outcome =
    first.total > 0
      ? { ...first, criteria: asked, relaxed: [] }
      : await findNearestResults(place, counted, () => left)
  if (outcome === null)
    return {
      items: [],
      total: 0,
      summary: summarizeNoResult(asked, place, understanding),
      suggestions: await suggestAfterNoResult(asked, turn, gives),
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
    items: outcome.items.slice(0, maxResultItems),
    summary: summarizeResult({ ...outcome, asked, notUnderstood, corrections, place }),
    suggestions: await suggestAfterSearch(outcome, states, turn, gives),
  }
}
