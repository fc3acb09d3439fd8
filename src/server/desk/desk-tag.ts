import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'

/**
 * Returns a text that changes with everything that the desk's lists show of what its owner wrote: properties, lots, clients,
 * expenses. It costs far less than the lists, so that pages may ask for it every few seconds.
 */
export async function readDeskTag(db: Queryable, ownerId: string): Promise<string> {
  const [row] = await db.query<{ tag: string }>(sql`
    select md5(concat_ws(' ',
      (select concat_ws(',', count(*), sum(version), max(noted_at), max(saved_at)) from favorites
        where user_id = ${ownerId}),
      (select concat_ws(',', count(*), sum(version), max(noted_at), max(saved_at)) from own_lots
        where user_id = ${ownerId}),
      (select string_agg(concat_ws(',', id, name), ' ' order by id) from clients where user_id = ${ownerId}),
      (select string_agg(concat_ws(',', id, item_id, date, kind, amount, note), ' ' order by id) from expenses
        where user_id = ${ownerId}))) as tag`)
  return row?.tag ?? ''
}
