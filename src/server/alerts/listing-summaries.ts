import sql from 'sql-template-tag'
import type { ListingSummary } from '#domain/alerts/search-notification.ts'
import type { Queryable } from '../database/database.ts'

/** The columns of `listings l` and `listing_texts t` that a `ListingSummary` needs. */
export const summaryColumns = sql`t.property_type as "propertyType", t.description, t.neighborhood, t.city, l.state`

/** Returns a function that describes listings by number for notifications; each is read once, then cached. */
export function createListingSummaries(
  db: Queryable,
): (ids: readonly string[]) => Promise<ReadonlyMap<string, ListingSummary>> {
  const known = new Map<string, ListingSummary>()
  return async ids => {
    const asked = [...new Set(ids)].filter(id => !known.has(id))
    if (asked.length > 0) {
      const rows = await db.query<ListingSummary & { id: number }>(sql`
        select l.id, ${summaryColumns} from listings l join listing_texts t on t.id = l.id
        where l.id = any(${asked}::bigint[])`)
      for (const { id, ...shown } of rows) known.set(String(id), shown)
    }
    return known
  }
}
