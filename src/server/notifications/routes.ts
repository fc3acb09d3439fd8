import { Hono } from 'hono'
import { NotificationsRead } from '#contract/notifications.ts'
import type { Guard, SignedIn } from '../account/guard.ts'
import type { Limits } from '../account/limits.ts'
import type { Database } from '../database/database.ts'
import { readBody } from '../http/body.ts'
import { clearNotifications, markRead, notificationsOf, notify } from './store.ts'

const mostShown = 100

/** Shows somebody what a notification looks like. */
const testNotice = {
  type: 'system',
  title: 'Notificação de teste',
  description: 'Os avisos sobre seus favoritos, suas buscas e seu plano chegam aqui.',
  link: null,
} as const

export interface NotificationDependencies {
  db: Database
  now: () => Date
  guard: Pick<Guard, 'session'>
  limits: Pick<Limits, 'count'>
  newId: () => string
}

/** What the product has told an account. */
export function notificationRoutes({
  db,
  now,
  guard,
  limits,
  newId,
}: NotificationDependencies): Hono<SignedIn> {
  const app = new Hono<SignedIn>()

  app.get('/', guard.session, async c => c.json(await notificationsOf(db, c.var.account.id, mostShown)))

  app.post('/read', guard.session, async c => {
    const { ids } = await readBody(c, NotificationsRead)
    await markRead(db, c.var.account.id, ids, now())
    return c.json({ ok: true })
  })

  app.post('/test', guard.session, async c => {
    const userId = c.var.account.id
    await limits.count('testNoticeByAccount', userId)
    return c.json(await notify(db, { id: newId(), userId, ...testNotice }, now()))
  })

  app.delete('/', guard.session, async c => {
    await clearNotifications(db, c.var.account.id)
    return c.json({ ok: true })
  })

  return app
}
