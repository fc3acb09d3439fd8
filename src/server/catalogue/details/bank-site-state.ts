import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database.ts'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'

/** The state of requests to the bank's site, kept in the database for the next start and other processes. */
export interface SiteState {
  /** When the last request began. */
  asked_at: Date | null
  /** No request is made before this time. */
  rests_until: Date | null
  /** Consecutive refusals, missing answers, and answers that are not a page of the property. */
  blocked: number
  away: number
  unreadable: number
  /** Pages in a row that said that a listing is gone, of too many of the last ones. */
  gone: number
  /** The last answers, the newest last: `p` = a page, `g` = it says that a listing is gone that the newest list names. */
  recent: string
}

type Trouble = 'blocked' | 'away' | 'unreadable' | 'gone'

/** Pauses in milliseconds by number of consecutive failures; the last applies to all that follow. */
const pauses: Record<Trouble, readonly number[]> = {
  blocked: [hourMs / 2, 2 * hourMs, 6 * hourMs, dayMs],
  away: [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs],
  unreadable: [hourMs / 2, 2 * hourMs, 6 * hourMs, dayMs],
  gone: [hourMs / 2, 2 * hourMs, 6 * hourMs, dayMs],
}
/** A single one may be the property's fault; this many in a row are the site's. */
export const maxUnreadableInARow = 5

const recentAnswers = 8
/** Beyond this many gone listings among the recent answers, the site is assumed to be wrong. */
const maxRecentGone = 4

/** The recent answers with one more. */
export const addRecentAnswer = ({ recent }: Pick<SiteState, 'recent'>, answer: 'p' | 'g'): string =>
  (recent + answer).slice(-recentAnswers)

/** Whether the recent answers say of too many listings that they are gone. */
export const isTooManyGone = (recent: string): boolean => countGoneAnswers(recent) > maxRecentGone

/** How many of the recent answers say that a listing is gone that the newest list names. */
export const countGoneAnswers = (recent: string): number => recent.split('g').length - 1

/** Longest pause in milliseconds: a longer demand may be a mistake and is cut to this. */
const longestPauseMs = dayMs

/** Reads how the bank's site has answered the requests for pages. */
export async function readSiteState(db: Queryable): Promise<SiteState> {
  const [row] = await db.query<SiteState>(
    sql`select asked_at, rests_until, blocked, away, unreadable, gone, recent from page_site`,
  )
  return row ?? { asked_at: null, rests_until: null, blocked: 0, away: 0, unreadable: 0, gone: 0, recent: '' }
}

/**
 * Returns the milliseconds until requests are allowed again; after the clock was set back, never more than the
 * longest pause.
 */
export const remainingRest = ({ rests_until }: SiteState, now: Date): number =>
  rests_until === null ? 0 : Math.min(longestPauseMs, Math.max(0, rests_until.getTime() - now.getTime()))

/** Returns the milliseconds until the next request may begin, `apart` from the start of the last. */
export const remainingGap = ({ asked_at }: SiteState, apart: number, now: Date): number =>
  asked_at === null ? 0 : Math.min(apart, Math.max(0, asked_at.getTime() + apart - now.getTime()))

/**
 * Records the start of a request and returns whether it may begin: not when another process has begun one since
 * `state` was read.
 */
export async function tryBeginRequest(db: Queryable, { asked_at }: SiteState, now: Date): Promise<boolean> {
  const begun = await db.query(sql`
    update page_site set asked_at = ${now}::timestamptz
    where asked_at is not distinct from ${asked_at}::timestamptz returning 1`)
  return begun.length > 0
}

/** Records a successful answer, which ends any failure state but that of too many gone listings. */
export async function recordPageReceived(db: Queryable, recent: string, now: Date): Promise<void> {
  await db.query(sql`
    update page_site set read_at = ${now}::timestamptz, rests_until = null, blocked = 0, away = 0, unreadable = 0,
      recent = ${recent}, gone = case when ${isTooManyGone(recent)}::boolean then gone else 0 end`)
}

export interface SiteFailure {
  kind: Trouble
  retryAfter?: number | null
  recent?: string
}

/**
 * Counts a failure and pauses requests for as long as it requires or the site demands (`retryAfter`, seconds); a
 * single unreadable page causes no pause. Returns the counts and the pause in milliseconds.
 */
export async function recordSiteFailure(
  db: Queryable,
  state: SiteState,
  { kind, retryAfter = null, recent = state.recent }: SiteFailure,
  now: Date,
): Promise<SiteState & { rest: number }> {
  const hasAnswered = kind === 'unreadable' || kind === 'gone'
  const counted = { ...state, ...(hasAnswered && { away: 0 }), [kind]: state[kind] + 1 }
  const before = kind === 'unreadable' ? maxUnreadableInARow : 1
  const step = counted[kind] - before
  const own = step < 0 ? 0 : (pauses[kind][Math.min(step, pauses[kind].length - 1)] ?? 0)
  const rest = Math.min(longestPauseMs, Math.max(own, (retryAfter ?? 0) * 1000))
  const rests_until = rest === 0 ? null : new Date(now.getTime() + rest)
  const { blocked, away, unreadable, gone } = counted
  await db.query(sql`
    update page_site set rests_until = ${rests_until}::timestamptz, blocked = ${blocked}::integer,
      away = ${away}::integer, unreadable = ${unreadable}::integer, gone = ${gone}::integer, recent = ${recent}`)
  return { ...counted, rests_until, rest }
}
