import type { Context, Hono } from 'hono'
import type { Me } from '#contract/account.ts'
import { accountCalls } from '#contract/account-calls.ts'
import { emailAddress } from '../http/body.ts'
import { createCallRoutes, done } from '../http/call-routes.ts'
import { clientAddress } from '../http/client-address.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { AccountParts } from './parts.ts'
import { demonstrationAccount, isDirect } from './demonstration.ts'
import { goodbye, type Opened, openWithoutPassword, openWithPassword } from './entry.ts'
import { refuseExpired } from './guard.ts'
import { presentMe } from './present.ts'
import { endOtherSessions, endSession, sessionsOf } from './sessions.ts'
import { type Account, accountByEmail, newAccountId } from './store.ts'

/** Getting in and out, sessions. */
export function authRoutes(access: AccountParts): Hono {
  const { db, now, auth, limits, guard, ownedData, unread } = access
  const { app, mountCall } = createCallRoutes(guard)

  /** Answers every kind of sign-in: sets the session's cookies, merges the visitor's data, presents the account. */
  async function enter(
    c: Context,
    opened: Opened,
    account: Account,
    visitorId: string | undefined,
  ): Promise<Me> {
    if (visitorId) await ownedData.merge(db, visitorId, account.id)
    for (const cookie of opened.cookies) c.header('Set-Cookie', cookie, { append: true })
    c.header('Cache-Control', 'no-store')
    return presentMe(account, await unread(db, account.id))
  }

  mountCall(accountCalls.entry, async ({ c }) => {
    c.header('Cache-Control', 'no-store')
    const present = await guard.present(c)
    const me = present && presentMe(present.account, await unread(db, present.account.id))
    return { me, demonstration: access.demonstration && isDirect(c) }
  })

  mountCall(accountCalls.signIn, async ({ c, body: { email: given, password, anonymousId } }) => {
    const email = emailAddress(given)
    const address = clientAddress(c, access.trustProxy)
    const pair = `${email} ${address}`
    await limits.count('signInByAddress', address)
    await limits.count('signInByAccountFromAddress', pair)
    await limits.count('signInByAccount', email)
    const opened = await openWithPassword(auth, { email, password }, c.req.raw.headers)
    await limits.forgive('signInByAddress', address)
    await limits.forgive('signInByAccountFromAddress', pair)
    await limits.forgive('signInByAccount', email)
    const account = await accountByEmail(db, email)
    if (!account) throw notFound()
    try {
      refuseExpired(account, now())
    } catch (expired) {
      await (await auth.$context).internalAdapter.deleteSession(opened.token)
      throw expired
    }
    return enter(c, opened, account, anonymousId)
  })

  mountCall(accountCalls.demoSignIn, async ({ c, body: { anonymousId } }) => {
    if (!access.demonstration || !isDirect(c)) throw notFound()
    const account = await demonstrationAccount(db, newAccountId(access.randomId()), now())
    return enter(c, await openWithoutPassword(auth, account.id, c.req.raw.headers), account, anonymousId)
  })

  mountCall(accountCalls.signOut, async ({ c }) => {
    const present = await guard.present(c)
    if (present) await endSession(db, present.account.id, present.sessionId)
    for (const cookie of await goodbye(auth, c.req.raw.headers))
      c.header('Set-Cookie', cookie, { append: true })
    c.header('Cache-Control', 'no-store')
    return done
  })

  mountCall(accountCalls.sessions, ({ account, sessionId }) => sessionsOf(db, account.id, sessionId, now()))

  const sessionNotFound = () => new Refusal('session_not_found', 'Esta sessão já foi encerrada.')
  mountCall(
    accountCalls.endSession,
    async ({ account, params }) => {
      if (!(await endSession(db, account.id, params.id))) throw sessionNotFound()
      return done
    },
    { invalidPath: sessionNotFound },
  )

  mountCall(accountCalls.endOtherSessions, async ({ account, sessionId }) => {
    await endOtherSessions(db, account.id, sessionId)
    return done
  })

  return app
}
