import { fromReais } from '../money.ts'
import { emptyCriteria } from '../search/search-criteria.ts'
import { noPersonFacts } from '../search/sentence/person-facts.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'
import type { ListingSource, OfferedListing, SearchResult } from './consultant-answer.ts'
import { capitalize } from '../capitalize.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { searchListings } from './search-listings.ts'

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
