import type { ChatResults } from '#contract/chat-schemas.ts'
import { presentResultItem } from '#contract/present-chat.ts'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'
import { findListings } from '../catalogue/listing-store.ts'
import type { Queryable } from '../database/database.ts'

/** An answer's search as stored: of the listings only their numbers. */
export type StoredResults = Omit<ChatResults, 'items'> & {
  ids: string[]
  /** The edited filters that it answers; the executed criteria may contain more, such as the only state of a city. */
  edited: SavedFiltersJson | null
}

export const toStoredResults = (
  { items, ...rest }: ChatResults,
  edited: SavedFiltersJson | null,
): StoredResults => ({
  ids: items.map(({ id }) => id),
  edited,
  ...rest,
})

/**
 * Presents stored results with current listings, in one query for all: gone listings are marked, listings that the
 * catalogue no longer has (a demonstration's) are left out.
 */
export async function presentStoredResults(
  db: Queryable,
  kept: readonly StoredResults[],
  context: PresentationContext,
): Promise<(kept: StoredResults) => ChatResults> {
  const ids = [...new Set(kept.flatMap(results => results.ids))]
  const listings = ids.length === 0 ? [] : await findListings(db, ids)
  const items = new Map(listings.map(each => [each.id, presentResultItem(presentProperty(each, context))]))
  return ({ ids, edited, ...rest }) => {
    void edited
    return { items: ids.flatMap(id => items.get(id) ?? []), ...rest }
  }
}
