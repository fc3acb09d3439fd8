import { randomInt } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { AccountGrant } from '#contract/account.ts'
import { bears } from '../http/bearer.ts'
import { emailAddress, readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import { lockPlan, recordBaseline, recordGrant } from './plan-ledger.ts'
import type { AccountParts } from './parts.ts'
import { setPassword } from './entry.ts'
import { presentPlan, presentUser } from './present.ts'
import { endOtherSessions } from './sessions.ts'
import { accountByEmail, changeAccount, createAccount, forgetLinks } from './store.ts'
import { nameIn, prepareOpening, welcome } from './welcome.ts'

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const provisional = (): string =>
  Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** `/api/admin/users`: accounts as an administrator makes and changes them. */
export function userAdministration(access: AccountParts): Hono {
  const { db, now, auth } = access
  const app = new Hono()
  const emailOf = (c: Context) => emailAddress(c.req.param('email') ?? '')

  app.put('/:email', async c => {
    const email = emailOf(c)
    const { name, premiumUntil, ...plan } = await readBody(c, AccountGrant)
    const opening = await prepareOpening(access)
    const granted = await db.transaction(async tx => {
      await lockPlan(tx, email)
      const made = { id: opening.id, email, name: name || nameIn(email) }
      const { account, created } = await createAccount(tx, made, now())
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
      // Later payments go on from what was given.
      if (given) await recordGrant(tx, { id: access.randomId(), account: changed, now: now() })
      if (created) await welcome(tx, access, changed, opening)
      return { user: presentUser(changed), plan: presentPlan(changed), created }
    })
    return c.json(granted)
  })

  app.post('/:email/provisional-password', async c => {
    const email = emailOf(c)
    const account = await accountByEmail(db, email)
    if (!account) throw new Refusal('account_not_found', 'Não há conta com este e-mail.')
    const password = provisional()
    await changeAccount(db, account.id, { mustChangePassword: true }, now())
    await setPassword(auth, account.id, password)
    await forgetLinks(db, account.id)
    await endOtherSessions(db, account.id, null)
    c.header('Cache-Control', 'no-store')
    return c.json({ email, password })
  })

  return app
}

/** Lets through who shows the administrator's token; `null` = there is none, so nobody. */
export function adminOnly(
  token: string | null,
  { limits, trustProxy }: Pick<AccountParts, 'limits' | 'trustProxy'>,
): MiddlewareHandler {
  return async (c, next) => {
    // Only wrong tokens count, and the right one passes whatever was tried before it.
    if (token === null || !bears(c, token)) {
      await limits.count('adminByAddress', clientAddress(c, trustProxy))
      throw new Refusal('unauthorized', 'Informe o token de administração.')
    }
    c.header('Cache-Control', 'no-store')
    await next()
  }
}
