import { capitalize } from '../capitalize.ts'
import { fromReais } from '../money.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { noPersonFacts } from '../search/sentence/person-facts.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'
import type { ListingSource, OfferedListing, RelaxedCriterion, SearchResult } from './consultant-answer.ts'
import {
  type CriteriaRelaxation,
  type ResolvedPlace,
  isCriterionSet,
  maxResultItems,
  relaxCriteria,
  resolvePlace,
} from './relax-criteria.ts'
import { summarizeNoResult, summarizeResult } from './result-summary.ts'
import { suggestAfterNoResult, suggestAfterSearch } from './suggest-questions.ts'

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

/** The price range from 30 % below to 30 % above. */
const similarPriceRange = (price: number) => ({
  minPrice: fromReais(Math.floor(price * 0.7)),
  maxPrice: fromReais(Math.ceil(price * 1.3)),
})

/** Finds other listings of the same category and city at a similar price, without this one. */
export async function findSimilarListings<T extends OfferedListing>(
  about: OfferedListing,
  turn: number,
  source: ListingSource<T>,
): Promise<SearchResult<T>> {
  const understanding: SentenceUnderstanding = {
    kind: 'search',
    criteria: {
      ...emptyCriteria,
      state: [about.state],
      city: [about.city],
      category: about.category === null ? [] : [about.category],
      ...similarPriceRange(about.price),
    },
    flags: { highROI: false, highDiscount: false },
    facts: noPersonFacts,
    listingId: null,
    corrections: [],
    notUnderstood: [],
  }
  const others: ListingSource<T> = {
    ...source,
    async search(criteria, limit) {
      const { items, total } = await source.search(criteria, limit + 1)
      const rest = items.filter(item => item.id !== about.id)
      // The listing matches its own criteria, so it counts in the total even if it is not among the first.
      return { items: rest.slice(0, limit), total: Math.max(0, total - (about.gone ? 0 : 1)) }
    },
  }
  const found = await searchListings(understanding, turn, others)
  if (found.total === 0 || found.relaxed.length > 0) return found
  const { many, gender } = categoryNoun(about.category === null ? [] : [about.category])
  const like = `${capitalize(many)} parecid${gender}s, com preço até 30% acima ou abaixo.`
  return { ...found, summary: `${like} ${found.summary}` }
}
