import { type Context, Hono } from 'hono'
import type { AdminUser } from '#contract/admin.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { checked, emailAddress } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import { directory, type Entry, entryOf } from './directory.ts'
import type { AccountParts } from './parts.ts'
import { presentPlan, presentUser } from './present.ts'
import { endOtherSessions } from './sessions.ts'

/** `/api/admin/users`: accounts as an administrator looks for them. */
export function userDirectory({ db, now }: AccountParts): Hono {
  const app = new Hono()
  const found = async (c: Context): Promise<Entry> => {
    const entry = await entryOf(db, emailAddress(c.req.param('email') ?? ''), now())
    if (!entry) throw new Refusal('account_not_found', 'Não há conta com este e-mail.')
    return entry
  }

  app.get('/', async c => {
    const asked = checked(adminCalls.users.query, c.req.query())
    const { entries, total } = await directory(db, asked, now())
    return c.json({ items: entries.map(present), total })
  })

  app.get('/:email', async c => c.json(present(await found(c))))

  app.post('/:email/end-sessions', async c => {
    const { account } = await found(c)
    await endOtherSessions(db, account.id, null)
    return c.json({ ok: true })
  })

  return app
}

const present = ({ account, hasPassword, sessions, lastSeenAt }: Entry): AdminUser => ({
  user: presentUser(account),
  plan: presentPlan(account),
  mustChangePassword: account.mustChangePassword,
  hasPassword,
  demonstration: account.demonstration,
  sessions,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})
