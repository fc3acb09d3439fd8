import sql from 'sql-template-tag'
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
    for (const { id, propertyType } of await findListings(db, favorites))
      titles.set(id, `${propertyType} ${id}`)
  if (ownLots.length > 0) {
    const lots = await db.query<{ id: string; title: string }>(sql`
      select id, title from own_lots where user_id = ${ownerId} and id = any(${ownLots}::uuid[])`)
    for (const { id, title } of lots) titles.set(id, title)
  }
  return titles
}
