import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database.ts'

const minute = 60_000
const hour = 60 * minute

/** How the reading stands with the bank's site: kept in the database, so that the next start and other processes go by it. */
export interface SiteState {
  /** When the last request began. */
  asked_at: Date | null
  /** Nothing is asked for before. */
  rests_until: Date | null
  /** How often in a row the site sent us away, did not answer, sent what is no page of the property. */
  blocked: number
  away: number
  unreadable: number
}

type Trouble = 'blocked' | 'away' | 'unreadable'

/** Milliseconds the site is left alone after so many failures in a row; the last holds for all that follow. */
const pauses: Record<Trouble, readonly number[]> = {
  blocked: [hour / 2, 2 * hour, 6 * hour, 24 * hour],
  away: [minute, 5 * minute, 30 * minute, 2 * hour],
  unreadable: [hour / 2, 2 * hour, 6 * hour, 24 * hour],
}
/** One may be a property's own; so many in a row are the site's. */
export const unreadableInARow = 5

/** Whoever asks for a longer pause is asked again all the same: it may be a mistake. */
const longest = 24 * hour

export async function siteState(db: Queryable): Promise<SiteState> {
  const [row] = await db.query<SiteState>(
    sql`select asked_at, rests_until, blocked, away, unreadable from page_site`,
  )
  return row ?? { asked_at: null, rests_until: null, blocked: 0, away: 0, unreadable: 0 }
}

/** Milliseconds until something may be asked for again; a clock that was put back delays nothing beyond the longest pause. */
export const restOf = ({ rests_until }: SiteState, now: Date): number =>
  rests_until === null ? 0 : Math.min(longest, Math.max(0, rests_until.getTime() - now.getTime()))

/** Milliseconds until the next request may begin, `apart` from the start of the last. */
export const gapOf = ({ asked_at }: SiteState, apart: number, now: Date): number =>
  asked_at === null ? 0 : Math.min(apart, Math.max(0, asked_at.getTime() + apart - now.getTime()))

/** Whether the request may begin: not where another process has begun one since `state` was read. */
export async function requestBegins(db: Queryable, { asked_at }: SiteState, now: Date): Promise<boolean> {
  const begun = await db.query(sql`
    update page_site set asked_at = ${now}::timestamptz
    where asked_at is not distinct from ${asked_at}::timestamptz returning 1`)
  return begun.length > 0
}

/** A page came through: whatever was the matter is over. */
export async function pageCame(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`
    update page_site set read_at = ${now}::timestamptz, rests_until = null, blocked = 0, away = 0, unreadable = 0`)
}

/**
 * Counts a failure and lets the site rest for as long as it takes, or as it asks for (`retryAfter`, seconds); an
 * unreadable page alone is no reason to rest. Returns the counts, and how long it rests in milliseconds.
 */
export async function siteFailed(
  db: Queryable,
  state: SiteState,
  { kind, retryAfter = null }: { kind: Trouble; retryAfter?: number | null },
  now: Date,
): Promise<SiteState & { rest: number }> {
  const counted = { ...state, ...(kind === 'unreadable' && { away: 0 }), [kind]: state[kind] + 1 }
  const before = kind === 'unreadable' ? unreadableInARow : 1
  const step = counted[kind] - before
  const own = step < 0 ? 0 : (pauses[kind][Math.min(step, pauses[kind].length - 1)] ?? 0)
  const rest = Math.min(longest, Math.max(own, (retryAfter ?? 0) * 1000))
  const rests_until = rest === 0 ? null : new Date(now.getTime() + rest)
  const { blocked, away, unreadable } = counted
  await db.query(sql`
    update page_site set rests_until = ${rests_until}::timestamptz, blocked = ${blocked}::integer,
      away = ${away}::integer, unreadable = ${unreadable}::integer`)
  return { ...counted, rests_until, rest }
}

/** A page has changed a listing: the catalogue's version is to move, together with others. */
export const moveLater = (tx: Queryable): Promise<unknown> =>
  tx.query(sql`update page_site set unshown = unshown + 1`)

/** What was read since the last time shows: moves the catalogue's version where there is anything. Whether there was. */
export async function showPages(db: Queryable): Promise<boolean> {
  const moved = await db.query(sql`
    with shown as (update page_site set unshown = 0 where unshown > 0 returning 1)
    update catalogue set version = version + 1 where exists (select from shown) returning 1`)
  return moved.length > 0
}
