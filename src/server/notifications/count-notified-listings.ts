import sql, { type Sql } from 'sql-template-tag'
import type { ListingChangeKind } from '#domain/alerts/listing-change.ts'
import type { Queryable } from '../database/database.ts'

/** What a notification is about: a favorite's change, a favorite's date, or what a saved search found. */
const reason = sql`case when n.search_id is not null then 'search'
  when kind.key = 'auction' then 'date' else 'favorite' end`

/**
 * Counts the listings in the account's notifications after a moment, by what `per` names and by kind. A listing in
 * several notifications counts once, as the newest of them says; those that a notification does not name by number
 * count as often as they are notified of.
 */
const countDistinct = (userId: string, after: Date | null, per: Sql): Sql => sql`
  with notified as materialized (
    select n.id, n.created_at, ${per} as per, kind.key as kind, kind.value::integer as listings,
      coalesce(n.changes -> 'numbers' -> kind.key, '[]'::jsonb) as numbers
    from notifications n, jsonb_each_text(n.changes -> 'counts') kind
    where n.user_id = ${userId} and n.changes is not null
      and n.created_at > coalesce(${after}::timestamptz, '-infinity')),
  named as (
    select distinct on (per, number) per, kind
    from notified, jsonb_array_elements(numbers) as number
    where per is not null
    order by per, number, created_at desc, id desc),
  counted as (
    select per, kind, count(*) as listings from named group by per, kind
    union all
    select per, kind, listings - jsonb_array_length(numbers) from notified where per is not null)
  select per, kind, sum(listings)::integer as listings from counted group by per, kind`

interface Count {
  per: string
  kind: ListingChangeKind
  listings: number
}

/** Counts the listings that an account was notified of after a moment, by kind; `null`: of all that is in the bell. */
export async function countNotifiedListings(
  db: Queryable,
  userId: string,
  after: Date | null,
): Promise<Partial<Record<ListingChangeKind, number>>> {
  const rows = await db.query<Count>(countDistinct(userId, after, reason))
  return Object.fromEntries(rows.map(({ kind, listings }) => [kind, listings]))
}

/** Counts, by saved search, the listings that are new in it after a moment; those of a first list are not. */
export async function countNewBySearch(
  db: Queryable,
  userId: string,
  after: Date | null,
): Promise<Map<string, number>> {
  const rows = await db.query<Count>(countDistinct(userId, after, sql`n.search_id::text`))
  const counts = new Map<string, number>()
  for (const { per, kind, listings } of rows)
    if (kind !== 'listed') counts.set(per, (counts.get(per) ?? 0) + listings)
  return counts
}
