import { hourMs, minuteMs } from '../durations.ts'
import type { OutboxMessage } from './outbox-channel.ts'

/** Pauses before the next attempt; the last one repeats. */
const pauses = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs]
const giveUpAfter = 72 * hourMs
/** A service may not put us off for longer. */
const maxPause = 24 * hourMs
/** A service that names less, or a time that is over by our clock, is asked no earlier than this. */
const minPause = minuteMs

const pauseFor = (after: number): number => Math.min(Math.max(after, minPause), maxPause)

/**
 * Returns the time of a message's next attempt; `null` for none. The last attempt is made when the three days are over. A
 * service that names a time (`after`, in milliseconds) is asked no earlier.
 */
export function nextAttempt(
  { createdAt, attempts }: Pick<OutboxMessage, 'createdAt' | 'attempts'>,
  after: number | null,
  now: Date,
): Date | null {
  const end = createdAt.getTime() + giveUpAfter
  if (now.getTime() >= end) return null
  if (after !== null) return new Date(now.getTime() + pauseFor(after))
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? hourMs
  return new Date(Math.min(now.getTime() + pause, end))
}

/**
 * Returns until when everything for a service that does not work is left alone: as long as it wants, else so shortly that
 * an old message's long pauses hold up no new one.
 */
export const serviceRest = (after: number | null, now: Date): Date =>
  new Date(now.getTime() + pauseFor(after ?? minPause))
