import { brasiliaOffsetMs } from '../brasilia-time.ts'
import { dayMs, hourMs } from '../durations.ts'

/** Digests are sent at 7 in the morning in Brasília. */
const round = 7 * hourMs
/** 1 January 1970 was a Thursday; the first Monday was the 5th. */
const firstMonday = 4 * dayMs

/** How often an account gets its digest. */
export type DigestFrequency = 'immediately' | 'daily' | 'weekly'

/**
 * The last instant (epoch ms) at or before `now` that lies whole periods after `start` (ms after the epoch,
 * Brasília).
 */
const lastOf = (start: number, period: number, now: number): number =>
  Math.floor((now + brasiliaOffsetMs - start) / period) * period + start - brasiliaOffsetMs

/**
 * Returns the last digest time at or before `now`, in epoch ms: daily at 7 in the morning in Brasília, weekly on Mondays at
 * 7. For immediate mails it is infinite, so that every notification is due.
 */
export function lastDigestTime(rhythm: DigestFrequency, now: number): number {
  if (rhythm === 'immediately') return Number.POSITIVE_INFINITY
  return rhythm === 'daily' ? lastOf(round, dayMs, now) : lastOf(firstMonday + round, 7 * dayMs, now)
}

/**
 * Whether a digest whose oldest notification is from `oldest` is due (both epoch ms). The present frequency counts, not the
 * one at the time of the notification.
 */
export const isDigestDue = (rhythm: DigestFrequency, oldest: number, now: number): boolean =>
  oldest < lastDigestTime(rhythm, now)
