import { Hono } from 'hono'
import { NotificationsRead } from '#contract/notifications.ts'
import type { Guard, SignedIn } from '../account/guard.ts'
import type { Database } from '../database/database.ts'
import { readBody } from '../http/body.ts'
import { clearNotifications, markRead, notificationsOf } from './store.ts'
import { sendTestNotice } from './test-notice.ts'

const mostShown = 100

export interface NotificationDependencies {
  db: Database
  now: () => Date
  guard: Pick<Guard, 'session'>
  newId: () => string
}

/** What the product has told an account. */
export function notificationRoutes({ db, now, guard, newId }: NotificationDependencies): Hono<SignedIn> {
  const app = new Hono<SignedIn>()

  app.get('/', guard.session, async c => c.json(await notificationsOf(db, c.var.account.id, mostShown)))

  app.post('/read', guard.session, async c => {
    const { ids } = await readBody(c, NotificationsRead)
    await markRead(db, c.var.account.id, ids, now())
    return c.json({ ok: true })
  })

  app.post('/test', guard.session, async c =>
    c.json(await sendTestNotice(db, { id: newId(), userId: c.var.account.id }, now())),
  )

  app.delete('/', guard.session, async c => {
    await clearNotifications(db, c.var.account.id)
    return c.json({ ok: true })
  })

  return app
}
