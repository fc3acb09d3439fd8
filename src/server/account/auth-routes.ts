import { type Context, Hono } from 'hono'
import { DemoSignIn, SignIn } from '#contract/account.ts'
import { emailAddress, readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { AccountParts } from './parts.ts'
import { demonstrationAccount, isDirect } from './demonstration.ts'
import { goodbye, type Opened, openWithoutPassword, openWithPassword } from './entry.ts'
import { refuseExpired, type SignedIn } from './guard.ts'
import { presentMe } from './present.ts'
import { endOtherSessions, endSession, sessionsOf } from './sessions.ts'
import { type Account, accountByEmail, newAccountId } from './store.ts'

const done = { ok: true } as const

/** `/api/auth`: getting in and out, sessions. */
export function authRoutes(access: AccountParts): Hono<SignedIn> {
  const { db, now, auth, limits, guard, ownedData, unread } = access
  const app = new Hono<SignedIn>()

  /** What every way in ends with. */
  async function enter(c: Context, opened: Opened, account: Account, visitorId: string | undefined) {
    if (visitorId) await ownedData.merge(db, visitorId, account.id)
    for (const cookie of opened.cookies) c.header('Set-Cookie', cookie, { append: true })
    c.header('Cache-Control', 'no-store')
    return c.json(presentMe(account, await unread(db, account.id)))
  }

  app.get('/session', async c => {
    c.header('Cache-Control', 'no-store')
    const present = await guard.present(c)
    const me = present && presentMe(present.account, await unread(db, present.account.id))
    return c.json({ me, demonstration: access.demonstration && isDirect(c) })
  })

  app.post('/sign-in/email', async c => {
    const { email: given, password, anonymousId } = await readBody(c, SignIn)
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

  app.post('/demo', async c => {
    if (!access.demonstration || !isDirect(c)) throw notFound()
    const { anonymousId } = c.req.header('content-type') ? await readBody(c, DemoSignIn) : {}
    const account = await demonstrationAccount(db, newAccountId(access.randomId()), now())
    return enter(c, await openWithoutPassword(auth, account.id, c.req.raw.headers), account, anonymousId)
  })

  app.post('/sign-out', async c => {
    const present = await guard.present(c)
    if (present) await endSession(db, present.account.id, present.sessionId)
    for (const cookie of await goodbye(auth, c.req.raw.headers))
      c.header('Set-Cookie', cookie, { append: true })
    c.header('Cache-Control', 'no-store')
    return c.json(done)
  })

  app.get('/sessions', guard.session, async c =>
    c.json(await sessionsOf(db, c.get('account').id, c.get('sessionId'), now())),
  )

  app.delete('/sessions/:id', guard.session, async c => {
    const id = c.req.param('id')
    if (!/^[\w-]{1,64}$/.test(id) || !(await endSession(db, c.get('account').id, id))) {
      throw new Refusal('session_not_found', 'Esta sessão já foi encerrada.')
    }
    return c.json(done)
  })

  app.post('/end-other-sessions', guard.session, async c => {
    await endOtherSessions(db, c.get('account').id, c.get('sessionId'))
    return c.json(done)
  })

  return app
}
