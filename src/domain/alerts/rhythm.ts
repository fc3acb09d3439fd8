const offset = -3 * 3_600_000
const oneDay = 86_400_000
/** When gathered mails go: 7 in the morning in Brasília. */
const round = 7 * 3_600_000
/** 1 January 1970 was a Thursday; the first Monday was the 5th. */
const firstMonday = 4 * oneDay

/** How often mails gather what can wait. */
export type Rhythm = 'immediately' | 'daily' | 'weekly'

/** The last instant (epoch ms) at or before `now` that is `start` (ms after the epoch, Brasília) and whole periods on. */
const lastOf = (start: number, period: number, now: number): number =>
  Math.floor((now + offset - start) / period) * period + start - offset

/**
 * The last time a digest of this rhythm went, in epoch ms: daily at 7 in the morning in Brasília, weekly on Mondays
 * at 7; at any moment where nothing waits.
 */
export function lastRound(rhythm: Rhythm, now: number): number {
  if (rhythm === 'immediately') return Number.POSITIVE_INFINITY
  return rhythm === 'daily' ? lastOf(round, oneDay, now) : lastOf(firstMonday + round, 7 * oneDay, now)
}

/**
 * Whether what waits since `oldest` goes now (both epoch ms): at the first round after it, by the rhythm that counts
 * now, whatever it was when it was told.
 */
export const digestDue = (rhythm: Rhythm, oldest: number, now: number): boolean =>
  oldest < lastRound(rhythm, now)
