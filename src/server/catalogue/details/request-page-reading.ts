import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database.ts'

/**
 * Queues the page of a listing that somebody views, ahead of others, when the bank offers it and its page was not
 * read in the last 24 hours. Requests within a minute of each other count as one.
 */
export async function requestPageReading(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into page_readings as r (listing_id, wanted_at)
    select l.id, ${now}::timestamptz
    from listings_offered l
    where l.id = ${id}::bigint and l.source = 'caixa'
      and (l.page_read_at is null or l.page_read_at < ${now}::timestamptz - interval '24 hours')
    on conflict (listing_id) do update set wanted_at = excluded.wanted_at
      where r.wanted_at is null or r.wanted_at < excluded.wanted_at - interval '1 minute'`)
}
