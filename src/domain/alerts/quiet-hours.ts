import { brasiliaOffsetMs } from '../brasilia-time.ts'
import { dayMs, hourMs } from '../durations.ts'

/**
 * The milliseconds after quiet hours within which an event is so near that its notification could not wait for their end.
 */
export const soonAfterQuiet = hourMs / 2

/** Hours of Brasília's day in which nothing rings. */
export interface QuietHours {
  quiet: boolean
  /** 0 to 23. Where both are the same hour, no hour is quiet. */
  quietFrom: number
  quietTo: number
}

/** Returns the hour of Brasília's day (0 to 23) of an instant in epoch ms. */
export const brasiliaHour = (now: number): number =>
  Math.floor(((((now + brasiliaOffsetMs) % dayMs) + dayMs) % dayMs) / hourMs)

/** Returns when the quiet hours that contain `now` end (both epoch ms); `null` outside of them. */
export function findQuietEnd({ quiet, quietFrom, quietTo }: QuietHours, now: number): number | null {
  const hour = brasiliaHour(now)
  const passed = (hour - quietFrom + 24) % 24
  const length = (quietTo - quietFrom + 24) % 24
  if (!quiet || passed >= length) return null
  const thisHour = now - (((now % hourMs) + hourMs) % hourMs)
  return thisHour + (length - passed) * hourMs
}

/** The facts that decide whether a notification may ring now. */
export interface RingingNotification {
  urgent: boolean
  /** When the announced event happens, in epoch ms; `null` when the notification announces none. */
  expiresAt: number | null
}

/**
 * Whether a notification may ring at `now`: in quiet hours only an urgent one about what happens before they end, or
 * within half an hour after.
 */
export function mayRing({ urgent, expiresAt }: RingingNotification, hours: QuietHours, now: number): boolean {
  const end = findQuietEnd(hours, now)
  return end === null || (urgent && expiresAt !== null && expiresAt <= end + soonAfterQuiet)
}
