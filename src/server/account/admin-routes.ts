import { randomInt } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { AccountGrant } from '#contract/account.ts'
import { pagePaths } from '#contract/pages.ts'
import { bears } from '../http/bearer.ts'
import { emailAddress, readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import { firstPasswordLetter } from '../mail/letters.ts'
import type { AccountParts } from './parts.ts'
import { issueLink, setPassword } from './entry.ts'
import { presentPlan, presentUser } from './present.ts'
import { endOtherSessions } from './sessions.ts'
import { accountByEmail, changeAccount, createAccount, forgetLinks, newAccountId } from './store.ts'

const firstPasswordDays = 7
const day = 86_400_000

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
    const id = newAccountId(access.randomId())
    // Before the account: a link without one sets nothing and runs out, an account without a link is shut.
    const token = await issueLink(auth, id, new Date(now().getTime() + firstPasswordDays * day))
    const granted = await db.transaction(async tx => {
      const { account, created } = await createAccount(tx, { id, email, name: name || nameIn(email) }, now())
      const change = {
        ...plan,
        ...(name && { name }),
        ...(premiumUntil !== undefined && {
          premiumUntil: premiumUntil === null ? null : new Date(premiumUntil),
        }),
      }
      const changed = (await changeAccount(tx, account.id, change, now())) ?? account
      if (created) {
        const link = `${access.siteUrl()}${pagePaths.newPassword}?token=${token}`
        const letter = firstPasswordLetter({ name: changed.name, link, days: firstPasswordDays })
        await access.send(tx, { to: email, ...letter })
      }
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

const nameIn = (email: string): string => email.split('@')[0]?.slice(0, 100) || 'Investidor'

/** Lets through who shows the administrator's token; `null` = there is none, so nobody. */
export function adminOnly(
  token: string | null,
  { limits, trustProxy }: Pick<AccountParts, 'limits' | 'trustProxy'>,
): MiddlewareHandler {
  return async (c, next) => {
    const address = clientAddress(c, trustProxy)
    await limits.count('adminByAddress', address)
    if (token === null || !bears(c, token)) {
      throw new Refusal('unauthorized', 'Informe o token de administração.')
    }
    await limits.forgive('adminByAddress', address)
    c.header('Cache-Control', 'no-store')
    await next()
  }
}
