import type { Hono } from 'hono'
import type { AdminUser } from '#contract/admin-schemas.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { createCallRoutes, actionDone } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import { listAccounts, type AccountEntry, findAccountEntry } from './account-directory.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { presentPlan, presentUser } from './present-account.ts'
import { endOtherSessions } from './session-store.ts'

/** Accounts as an administrator looks for them. */
export function accountListRoutes({ db, now, guard }: AccountDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  const found = async (email: string): Promise<AccountEntry> => {
    const entry = await findAccountEntry(db, email, now())
    if (!entry) throw new Refusal('account_not_found', 'Não há conta com este e-mail.')
    return entry
  }

  mountCall(adminCalls.users, async ({ query }) => {
    const { entries, total } = await listAccounts(db, query, now())
    return { items: entries.map(entry => present(entry, now())), total }
  })

  mountCall(adminCalls.user, async ({ params }) => present(await found(params.email), now()))

  mountCall(adminCalls.endUserSessions, async ({ params }) => {
    const { account } = await found(params.email)
    await endOtherSessions(db, account.id, null)
    return actionDone
  })

  return app
}

const present = ({ account, hasPassword, sessions, lastSeenAt }: AccountEntry, now: Date): AdminUser => ({
  user: presentUser(account),
  plan: presentPlan(account, now),
  mustChangePassword: account.mustChangePassword,
  hasPassword,
  demonstration: account.demonstration,
  sessions,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})
