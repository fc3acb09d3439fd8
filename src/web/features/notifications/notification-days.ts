import { formatDayOfMonth, formatDayOfYear, toDeviceDate } from '#domain/format-date.ts'
import type { Notification } from '#contract/notification-schemas.ts'

const dayOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** Names a day as seen from `now`: `Hoje`, `Ontem`, `12 de novembro`, with the year when it differs. */
function dayWords(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (dayOf(at) >= dayOf(now)) return 'Hoje'
  if (dayOf(at) === yesterday.getTime()) return 'Ontem'
  return (at.getFullYear() === now.getFullYear() ? formatDayOfMonth : formatDayOfYear)(toDeviceDate(at))
}

export interface NotificationDay {
  words: string
  notifications: Notification[]
}

/** Groups notifications by day of arrival, in the given order; `now` in epoch ms, days in this device's time zone. */
export function groupByDay(notifications: readonly Notification[], now: number): NotificationDay[] {
  const days: NotificationDay[] = []
  for (const notification of notifications) {
    const words = dayWords(new Date(notification.createdAt), new Date(now))
    const last = days.at(-1)
    if (last?.words === words) last.notifications.push(notification)
    else days.push({ words, notifications: [notification] })
  }
  return days
}
