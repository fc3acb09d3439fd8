import {
  codeColumns,
  type CodeColumn,
  type NumberColumn,
  numberColumns,
} from '#domain/search/index/indexed-listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { type OrderKey, orderKeys } from '#domain/search/index/listing-orders.ts'
import { showCityName } from '#domain/search/index/place-dictionary.ts'

/** Returns all that an index holds, without its internal numbers: two indexes with equal contents find the same. */
export function readIndexContents(index: ListingIndex) {
  const { columns, places, words, orders } = index
  const wordsAt = (position: number): string[] => {
    const numbers = words.words.subarray(words.wordStarts[position], words.wordStarts[position + 1])
    return [...numbers].map(number => words.dictionary.words[number]!).sort()
  }
  const listingsOf = (word: number): number[] =>
    [...words.listings.subarray(words.listingStarts[word], words.listingStarts[word + 1])]
      .map(position => columns.id[position]!)
      .sort((a, b) => a - b)
  return {
    lists: Object.fromEntries(index.lists),
    listings: Array.from({ length: index.size }, (_, at) => {
      const city = places.cities[columns.city[at]!]!
      const neighborhood = places.neighborhoods[columns.neighborhood[at]!]!
      return {
        ...Object.fromEntries(
          (Object.keys(numberColumns) as NumberColumn[]).map(name => [name, columns[name][at]!]),
        ),
        ...Object.fromEntries(
          (Object.keys(codeColumns) as CodeColumn[]).map(name => [name, columns[name][at]!]),
        ),
        city: [city.state, city.key, showCityName(places.cities[city.group]!)],
        neighborhood: [neighborhood.key, showCityName(places.cities[neighborhood.city]!)],
        judged: [columns.comparables[at], columns.known[at], columns.relevance[at]],
        words: wordsAt(at),
      }
    }),
    words: [...words.sorted].map(word => [words.dictionary.words[word]!, listingsOf(word)]),
    orders: Object.fromEntries(
      (Object.keys(orderKeys) as OrderKey[]).map(name => [
        name,
        [orders[name].known, [...orders[name].positions].map(position => columns.id[position]!)],
      ]),
    ),
  }
}
