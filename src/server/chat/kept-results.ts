import type { Results } from '#contract/chat.ts'
import { presentResultItem } from '#contract/present-chat.ts'
import { present } from '#contract/present.ts'
import type { FiltersJson } from '#domain/search/filters-json.ts'
import { listingsById } from '../catalogue/store.ts'
import type { Queryable } from '../database/database.ts'

/** An answer's search as stored: of the listings only their numbers. */
export type KeptResults = Omit<Results, 'items'> & {
  ids: string[]
  /** The edited filters that it answers; `asked` may contain more, such as the only state of a city. */
  edited: FiltersJson | null
}

export const toKept = ({ items, ...rest }: Results, edited: FiltersJson | null): KeptResults => ({
  ids: items.map(({ id }) => id),
  edited,
  ...rest,
})

/**
 * Presents stored results with current listings, in one query for all: gone listings are marked, listings that the
 * catalogue no longer has (a demonstration's) are left out.
 */
export async function presentKept(
  db: Queryable,
  kept: readonly KeptResults[],
  now: Date,
): Promise<(kept: KeptResults) => Results> {
  const ids = [...new Set(kept.flatMap(results => results.ids))]
  const listings = ids.length === 0 ? [] : await listingsById(db, ids)
  const items = new Map(listings.map(each => [each.id, presentResultItem(present(each, now))]))
  return ({ ids, edited, ...rest }) => {
    void edited
    return { items: ids.flatMap(id => items.get(id) ?? []), ...rest }
  }
}
