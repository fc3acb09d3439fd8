import sql from 'sql-template-tag'
import { maxSharedListings } from '#contract/shared-list-limits.ts'
import type { SharedSource } from '#contract/shared-list-schemas.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { findListings } from '../catalogue/listing-store.ts'
import type { Queryable } from '../database/database.ts'
import { sortDeskItemIds } from '../desk/desk-item.ts'

/** A property on the desk that a list can show. */
interface DeskProperty {
  /** Of a favorite its number; of a lot from elsewhere its id. */
  id: string
  isLot: boolean
  clients: Record<string, true>
  clientNotes: string
}

/** Lists the favorites and lots from elsewhere of an account, the last saved first. */
export const listDeskProperties = (db: Queryable, ownerId: string): Promise<DeskProperty[]> =>
  db.query<DeskProperty>(sql`
    select id, is_lot as "isLot", clients, client_notes as "clientNotes" from (
      select f.property_id::text as id, false as is_lot, f.clients, f.client_notes, f.saved_at
      from favorites f join listings l on l.id = f.property_id where f.user_id = ${ownerId}
      union all
      select id::text, true, clients, client_notes, saved_at from own_lots where user_id = ${ownerId}) on_desk
    order by saved_at desc, id desc`)

/** Selects what a list shows: all with a client's label, or those chosen in their order. */
export function selectSharedProperties(
  properties: readonly DeskProperty[],
  source: SharedSource,
): DeskProperty[] {
  if (source.kind === 'client')
    return properties.filter(({ clients }) => clients[source.client]).slice(0, maxSharedListings)
  const byId = new Map(properties.map(property => [property.id, property]))
  return source.items.flatMap(id => byId.get(id) ?? [])
}

/** Returns the names of properties by id; a property that no longer exists is called by its id. */
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
