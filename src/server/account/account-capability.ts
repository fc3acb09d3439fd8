import sql from 'sql-template-tag'
import { hourMs } from '#domain/durations.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { accountListRoutes } from './account-list-routes.ts'
import { apiKeyRoutes } from './api-key-routes.ts'
import { deleteExpiredClients, forgetClients } from './known-clients.ts'
import { meRoutes } from './me-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { signInRoutes, offersDemonstration } from './sign-in-routes.ts'
import type { Capability } from '../capability.ts'
import type { Queryable } from '../database/database.ts'
import type { Hono } from 'hono'
import { accountCalls } from '#contract/account-calls.ts'
import { createCallRoutes, actionDone } from '../http/call-routes.ts'
import { Refusal, badRequestRefusal } from '../http/refusal.ts'
import { hasSessionCookie } from '../http/session-cookie.ts'
import { presentMe, presentPlan, presentUser } from './account-store.ts'
import { expireSessionCookies, setPassword } from './session-opening.ts'
import { endOtherSessions, endSession, listSessions } from './session-store.ts'
import { defaultAccountName } from '#contract/account-limits.ts'
import { randomInt } from 'node:crypto'
import { planWithoutEnd } from '#contract/plan-words.ts'
import { lockPlan, recordBaseline, recordGrant } from './plan-ledger.ts'
import { sendPasswordNotice } from './password-notice.ts'
import {
  type Account,
  findAccountByEmail,
  changeAccount,
  createAccount,
  deletePasswordLinks,
} from './account-store.ts'
import { prepareAccountOpening, enqueueWelcomeMail } from './welcome-mail.ts'

/** Leaves out letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const createProvisionalPassword = (): string =>
  Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * Refuses a plan without an end: an account is open until its plan's end, so it would be closed at once.
 * @throws Refusal 400
 */
function refusePlanWithoutEnd({ plan, premiumUntil }: Pick<Account, 'plan' | 'premiumUntil'>): void {
  if (plan !== 'none' && premiumUntil === null) throw badRequestRefusal({ premiumUntil: planWithoutEnd })
}

/** Accounts as an administrator makes and changes them. */
export function accountAdminRoutes(access: AccountDependencies): Hono {
  const { db, now, auth } = access
  const { app, mountCall } = createCallRoutes(access.guard)

  mountCall(accountCalls.grant, async ({ params: { email }, body }) => {
    const { name, premiumUntil, ...plan } = body
    const opening = await prepareAccountOpening(access)
    return db.transaction(async tx => {
      await lockPlan(tx, email)
      const newAccount = { id: opening.id, email, name: name || defaultAccountName }
      const { account, created } = await createAccount(tx, newAccount, now())
      await recordBaseline(tx, { id: access.randomId(), account, now: now() })
      const change = {
        ...plan,
        ...(name && { name }),
        ...(premiumUntil !== undefined && {
          premiumUntil: premiumUntil === null ? null : new Date(premiumUntil),
        }),
      }
      const given = [plan.plan, plan.status, premiumUntil].some(part => part !== undefined)
      const renews = given ? { renews: null } : {}
      const changed = (await changeAccount(tx, account.id, { ...change, ...renews }, now())) ?? account
      if (plan.plan !== undefined || premiumUntil !== undefined) refusePlanWithoutEnd(changed)
      // Later payments extend the plan granted here.
      if (given) await recordGrant(tx, { id: access.randomId(), account: changed, now: now() })
      if (created) await enqueueWelcomeMail(tx, access, changed, opening)
      return { user: presentUser(changed), plan: presentPlan(changed, now()), created }
    })
  })

  mountCall(accountCalls.provisionalPassword, async ({ params: { email } }) => {
    const account = await findAccountByEmail(db, email)
    if (!account) throw new Refusal('account_not_found', 'Não há conta com este e-mail.')
    const password = createProvisionalPassword()
    await changeAccount(db, account.id, { mustChangePassword: true }, now())
    await setPassword(auth, account.id, password)
    await deletePasswordLinks(db, account.id)
    await endOtherSessions(db, account.id, null)
    await forgetClients(db, account.id)
    await sendPasswordNotice(access, account, 'provisional')
    return { email, password }
  })

  return app
}

/** Routes of the current session, of sign-out, and of the account's open sessions. */
export function authRoutes(access: AccountDependencies): Hono {
  const { db, now, auth, guard, unread } = access
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(accountCalls.entry, async ({ c }) => {
    c.header('Cache-Control', 'no-store')
    const present = await guard.present(c)
    const me = present && presentMe(present.account, await unread(db, present.account.id), now())
    return { me, demonstration: await offersDemonstration(c, access) }
  })

  mountCall(accountCalls.signOut, async ({ c }) => {
    c.header('Cache-Control', 'no-store')
    // Without a session's cookie there is no session to end and no cookie to expire.
    if (!hasSessionCookie(c.req.header('cookie'))) return actionDone
    const present = await guard.present(c)
    if (present) await endSession(db, present.account.id, present.sessionId)
    for (const cookie of await expireSessionCookies(auth, c.req.raw.headers))
      c.header('Set-Cookie', cookie, { append: true })
    return actionDone
  })

  mountCall(accountCalls.sessions, ({ account, sessionId }) => listSessions(db, account.id, sessionId, now()))

  const sessionNotFound = () => new Refusal('session_not_found', 'Esta sessão já foi encerrada.')
  mountCall(
    accountCalls.endSession,
    async ({ account, params }) => {
      if (!(await endSession(db, account.id, params.id))) throw sessionNotFound()
      return actionDone
    },
    { invalidPath: sessionNotFound },
  )

  mountCall(accountCalls.endOtherSessions, async ({ account, sessionId }) => {
    await endOtherSessions(db, account.id, sessionId)
    return actionDone
  })

  return app
}

/** Deletes expired sessions, mail links, rate-limit counts, and clients that were not seen for long. */
async function deleteExpiredAccess(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from sessions where expires_at < ${now}`)
  await db.query(sql`delete from verifications where expires_at < ${now}`)
  await deleteExpiredClients(db, now)
  await db.query(sql`delete from limits where expire < ${now.getTime()}`)
}

/** Accounts and sign-in; deletes expired sessions, mail links and rate-limit counts. */
export const accountCapability = (dependencies: AccountDependencies): Capability => ({
  routes: [
    authRoutes(dependencies),
    signInRoutes(dependencies),
    passwordRoutes(dependencies),
    meRoutes(dependencies),
    apiKeyRoutes(dependencies),
    accountAdminRoutes(dependencies),
    accountListRoutes(dependencies),
  ],
  housekeeping: [
    {
      name: 'forget sessions',
      every: hourMs,
      run: () => deleteExpiredAccess(dependencies.db, dependencies.now()),
    },
  ],
})
