import type { ListedProperties } from '#contract/catalogue-schemas.ts'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import type { Queryable } from '../database/database.ts'
import { findListings } from './listing-store.ts'

/** Returns the properties with these numbers, offered or gone, in this order; unknown numbers are omitted. */
export async function presentListingsById(
  db: Queryable,
  ids: readonly string[],
  context: PresentationContext,
): Promise<ListedProperties> {
  return { items: (await findListings(db, ids)).map(listing => presentProperty(listing, context)) }
}
