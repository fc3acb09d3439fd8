import sql from 'sql-template-tag'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { findListings } from '../catalogue/listing-store.ts'
import type { Queryable } from '../database/database.ts'
import { sortDeskItemIds } from '../desk/desk-item.ts'

/** Returns how properties are called, by id; one that is nowhere any more is called by its id. */
export async function readItemTitles(
  db: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { favorites, ownLots } = sortDeskItemIds(ids)
  const titles = new Map(ids.map(id => [id, id]))
  if (favorites.length > 0)
    for (const { id, propertyType, neighborhood, city } of await findListings(db, favorites))
      titles.set(
        id,
        [propertyType, formatPlaceName(neighborhood), formatPlaceName(city)].filter(Boolean).join(', '),
      )
  if (ownLots.length > 0) {
    const lots = await db.query<{ id: string; title: string }>(sql`
      select id, title from own_lots where user_id = ${ownerId} and id = any(${ownLots}::uuid[])`)
    for (const { id, title } of lots) titles.set(id, title)
  }
  return titles
}
