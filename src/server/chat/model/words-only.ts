import type { Offer, ListingSource } from '#domain/consultant/answer.ts'
import { consult } from '#domain/consultant/consult.ts'
import type { Asked } from '../answerer.ts'

const nothing: ListingSource<Offer> = {
  search: () => Promise.resolve({ items: [], total: 0 }),
  statesOf: () => Promise.resolve([]),
  byId: () => Promise.resolve(null),
}

/**
 * Suggests questions after an answer without results: those the rules would offer, without querying the catalogue.
 */
export const suggestionsInWords = async ({ message, understanding, about, turn }: Asked): Promise<string[]> =>
  (await consult({ message, understanding, about, turn }, nothing)).suggestions
