import type { Hono } from 'hono'
import { notificationCalls } from '#contract/notification-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { Database } from '../database/database.ts'
import { minuteMs } from '#domain/durations.ts'
import { createCallRoutes, actionDone } from '../http/call-routes.ts'
import {
  deleteNotifications,
  updateNotificationsRead,
  listNotifications,
  insertNotification,
} from './notification-store.ts'
import { ringOnChannels } from './waiting-for-channels.ts'

const mostShown = 100

/** An example notification. */
const testNotification = {
  type: 'system',
  title: 'Notificação de teste',
  description: 'Os avisos sobre seus favoritos, suas buscas e seu plano chegam aqui.',
  link: null,
} as const

export interface NotificationDependencies {
  db: Database
  now: () => Date
  guard: Pick<AccessGuard, 'session'>
  limits: Pick<RateLimits, 'count'>
  newId: () => string
  /** Called once a notification waits for the account's channels. */
  onNotified?: () => void
}

/** The routes of an account's notifications. */
export function notificationRoutes({
  db,
  now,
  guard,
  limits,
  newId,
  onNotified,
}: NotificationDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(notificationCalls.notifications, ({ account }) => listNotifications(db, account.id, mostShown))

  mountCall(notificationCalls.readNotifications, async ({ account, body: { ids } }) => {
    await updateNotificationsRead(db, account.id, ids, now())
    return actionDone
  })

  mountCall(notificationCalls.testNotification, async ({ account }) => {
    await limits.count('testNotificationByAccount', account.id)
    const id = newId()
    const notification = await db.transaction(async tx => {
      const inserted = await insertNotification(tx, { id, userId: account.id, ...testNotification }, now())
      await ringOnChannels(tx, id, new Date(now().getTime() + 10 * minuteMs))
      return inserted
    })
    onNotified?.()
    return notification
  })

  mountCall(notificationCalls.clearNotifications, async ({ account }) => {
    await deleteNotifications(db, account.id)
    return actionDone
  })

  return app
}
