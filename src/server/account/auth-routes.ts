import type { Context, Hono } from 'hono'
import type { Me } from '#contract/account-schemas.ts'
import { accountCalls } from '#contract/account-calls.ts'
import { parseEmail } from '../http/request-body.ts'
import { createCallRoutes, actionDone } from '../http/call-routes.ts'
import { readClientAddress } from '../http/client-address.ts'
import { notFoundRefusal, Refusal } from '../http/refusal.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { ensureDemoAccount, isDirectRequest } from './demo-account.ts'
import {
  expireSessionCookies,
  type OpenedSession,
  openWithoutPassword,
  openWithPassword,
} from './session-opening.ts'
import { refuseExpired } from './access-guard.ts'
import { presentMe } from './present-account.ts'
import { endOtherSessions, endSession, listSessions } from './session-store.ts'
import { type Account, findAccountByEmail, createAccountId } from './account-store.ts'

/** Getting in and out, sessions. */
export function authRoutes(access: AccountDependencies): Hono {
  const { db, now, auth, limits, guard, ownedData, unread } = access
  const { app, mountCall } = createCallRoutes(guard)

  const offersDemonstration = async (c: Context): Promise<boolean> =>
    isDirectRequest(c) && (await access.isDemonstrationOpen())

  /** Answers every kind of sign-in: sets the session's cookies, merges the visitor's data, presents the account. */
  async function enter(
    c: Context,
    opened: OpenedSession,
    account: Account,
    visitorId: string | undefined,
  ): Promise<Me> {
    if (visitorId) await ownedData.merge(db, visitorId, account.id)
    for (const cookie of opened.cookies) c.header('Set-Cookie', cookie, { append: true })
    c.header('Cache-Control', 'no-store')
    return presentMe(account, await unread(db, account.id), now())
  }

  mountCall(accountCalls.entry, async ({ c }) => {
    c.header('Cache-Control', 'no-store')
    const present = await guard.present(c)
    const me = present && presentMe(present.account, await unread(db, present.account.id), now())
    return { me, demonstration: await offersDemonstration(c) }
  })

  mountCall(accountCalls.signIn, async ({ c, body: { email: given, password, anonymousId } }) => {
    const email = parseEmail(given)
    const address = readClientAddress(c, access.trustProxy)
    const pair = `${email} ${address}`
    await limits.count('signInByAddress', address)
    await limits.count('signInByAccountFromAddress', pair)
    await limits.count('signInByAccount', email)
    const opened = await openWithPassword(auth, { email, password }, c.req.raw.headers)
    await limits.forgive('signInByAddress', address)
    await limits.forgive('signInByAccountFromAddress', pair)
    await limits.forgive('signInByAccount', email)
    const account = await findAccountByEmail(db, email)
    if (!account) throw notFoundRefusal()
    try {
      refuseExpired(account, now())
    } catch (expired) {
      await (await auth.$context).internalAdapter.deleteSession(opened.token)
      throw expired
    }
    return enter(c, opened, account, anonymousId)
  })

  mountCall(accountCalls.demoSignIn, async ({ c, body: { anonymousId } }) => {
    if (!(await offersDemonstration(c))) throw notFoundRefusal()
    const account = await ensureDemoAccount(db, createAccountId(access.randomId()), now())
    return enter(c, await openWithoutPassword(auth, account.id, c.req.raw.headers), account, anonymousId)
  })

  mountCall(accountCalls.signOut, async ({ c }) => {
    const present = await guard.present(c)
    if (present) await endSession(db, present.account.id, present.sessionId)
    for (const cookie of await expireSessionCookies(auth, c.req.raw.headers))
      c.header('Set-Cookie', cookie, { append: true })
    c.header('Cache-Control', 'no-store')
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
