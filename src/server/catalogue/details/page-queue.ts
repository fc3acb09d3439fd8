import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/database.ts'
import { dayMs, hourMs } from '#domain/durations.ts'

/** Pauses before requesting again a page that was not a page of its property; the last applies to all that follow. */
const unreadablePauses = [dayMs, 3 * dayMs, 7 * dayMs, 30 * dayMs]
/** Pauses after a page that made the site fail, or that was requested when the site became unreachable. */
const awayPauses = [hourMs, 6 * hourMs, dayMs, 3 * dayMs]

/** Returns the offered listing whose page somebody wants, the latest first; `null` when there is none. */
export async function findWantedPage(db: Queryable, now: Date): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(sql`
    select r.listing_id as id
    from page_readings r join listings_offered l on l.id = r.listing_id
    where r.wanted_at is not null and l.source = 'caixa'
      and (l.page_read_at is null or l.page_read_at < r.wanted_at)
      and (r.next_attempt_at is null or r.next_attempt_at <= ${now}::timestamptz)
    order by r.wanted_at desc, r.listing_id limit 1`)
  return row?.id ?? null
}

/** The groups of waiting pages in order of priority: `l` is the listing, `at` the present. */
const priorityGroups = (at: Sql): readonly Sql[] => [
  sql`(l.page_read_at is null or l.page_read_at < ${at} - interval '3 days')
    and l.id in (select property_id from favorites)`,
  sql`(l.page_read_at is null and l.modality in ('leilao', 'licitacao')
    or l.page_read_at < ${at} - interval '3 days'
      and (l.first_auction_at between ${at} and ${at} + interval '7 days'
        or l.second_auction_at between ${at} and ${at} + interval '7 days'))`,
  sql`l.page_read_at is null`,
  sql`l.page_read_at < l.changed_at`,
  sql`l.page_read_at < ${at} - interval '14 days'`,
]

/**
 * Lists offered listings whose page is to be read, in this order: favorites never read or not for 3 days; leilões and
 * licitações never read, and auctions of the coming week not read for 3 days; the newest never read; those changed by
 * a list since; those not read for 14 days. Runs one query per group until there are enough, because a single query
 * would block the embedded engine for too long.
 */
export async function listWaitingPages(db: Queryable, now: Date, most: number): Promise<number[]> {
  const at = sql`${now}::timestamptz`
  const found: number[] = []
  for (const group of priorityGroups(at)) {
    const rows = await db.query<{ id: number }>(sql`
      select l.id from listings_offered l
      where l.source = 'caixa' and ${group} and l.id <> all(${found}::bigint[])
        and not exists (
          select from page_readings r where r.listing_id = l.id and r.next_attempt_at > ${at})
      order by l.page_read_at nulls first, l.first_seen_at desc, l.id
      limit ${most - found.length}::bigint`)
    found.push(...rows.map(({ id }) => id))
    if (found.length >= most) break
  }
  return found
}

/** Removes a page from the queue after it was read. */
export async function removeFromPageQueue(db: Queryable, id: number): Promise<void> {
  await db.query(sql`delete from page_readings where listing_id = ${id}::bigint`)
}

/** Postpones a page that could not be read, longer with each failure. */
export async function postponePage(
  db: Queryable,
  id: number,
  { kind, problem }: { kind: 'unreadable' | 'away'; problem: string },
  now: Date,
): Promise<void> {
  const pauses = kind === 'unreadable' ? unreadablePauses : awayPauses
  await db.query(sql`
    insert into page_readings as r (listing_id, attempts, next_attempt_at, problem)
    values (${id}::bigint, 1, ${now}::timestamptz + ${pauses[0]}::bigint * interval '1 millisecond', ${problem})
    on conflict (listing_id) do update set attempts = r.attempts + 1, problem = excluded.problem,
      next_attempt_at = ${now}::timestamptz + interval '1 millisecond'
        * (${pauses}::bigint[])[least(r.attempts + 1, ${pauses.length}::integer)]`)
}

/** Postpones a page that says that a listing is gone, until another reading or a list confirms it. */
export async function holdGonePage(db: Queryable, id: number, problem: string, now: Date): Promise<void> {
  await postponePage(db, id, { kind: 'unreadable', problem }, now)
  await db.query(sql`update page_readings set gone_at = ${now}::timestamptz where listing_id = ${id}::bigint`)
}

/** Remembers that a page said at `now` that a listing is gone and was believed, in case it begins a false run. */
export async function rememberGonePage(db: Queryable, id: number, now: Date): Promise<void> {
  await db.query(sql`
    insert into page_readings (listing_id, gone_at) values (${id}::bigint, ${now}::timestamptz)
    on conflict (listing_id) do update set gone_at = excluded.gone_at, wanted_at = null, attempts = 0, problem = null`)
}

/** Milliseconds for which a listing is remembered that left by its page: a run of answers takes far less. */
const goneRememberedMs = 2 * dayMs

/**
 * Removes listings that are no longer offered from the queue, except those that recently were found to be gone by their
 * page.
 */
export async function dropGonePages(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`
    delete from page_readings r where not exists (select from listings_offered l where l.id = r.listing_id)
      and coalesce(r.gone_at < ${new Date(now.getTime() - goneRememberedMs)}::timestamptz, true)`)
}
