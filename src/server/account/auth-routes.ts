import type { Hono } from 'hono'
import { accountCalls } from '#contract/account-calls.ts'
import { createCallRoutes, actionDone } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import { hasSessionCookie } from '../http/session-cookie.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { presentMe } from './present-account.ts'
import { expireSessionCookies } from './session-opening.ts'
import { endOtherSessions, endSession, listSessions } from './session-store.ts'
import { offersDemonstration } from './sign-in-routes.ts'

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
