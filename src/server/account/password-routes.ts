import { isAPIError } from 'better-auth/api'
import { Hono } from 'hono'
import { PasswordChange, PasswordReset, PasswordResetRequest } from '#contract/account.ts'
import { pagePaths } from '#contract/pages.ts'
import { emailAddress, readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import { passwordResetLetter } from '../mail/letters.ts'
import type { Access } from './access.ts'
import { causeOf, hasPassword, issueLink, ownerOfLink } from './entry.ts'
import type { SignedIn } from './guard.ts'
import { refuseWeak } from './passwords.ts'
import { type Account, accountByEmail, accountById, changeAccount } from './store.ts'

const resetHours = 1
const done = { ok: true } as const

/** `/api/auth`: passwords forgotten, set through a link, and changed. */
export function passwordRoutes(access: Access): Hono<SignedIn> {
  const { db, now, auth, limits, guard } = access
  const app = new Hono<SignedIn>()

  app.post('/request-password-reset', async c => {
    const email = emailAddress((await readBody(c, PasswordResetRequest)).email)
    await limits.count('resetByAddress', clientAddress(c, access.trustProxy))
    const account = await accountByEmail(db, email)
    // The answer is the same, and as fast, whether there is an account or not.
    if (account && !account.demonstration) access.inBackground(sendResetLink(account))
    return c.json(done)
  })

  async function sendResetLink(account: Account): Promise<void> {
    if (!(await limits.mayGoOn('resetByAccount', account.email))) return
    const token = await issueLink(auth, account.id, new Date(now().getTime() + resetHours * 3_600_000))
    const link = `${access.siteUrl()}${pagePaths.newPassword}?token=${token}`
    await access.send(db, {
      to: account.email,
      ...passwordResetLetter({ name: account.name, link, hours: resetHours }),
    })
  }

  app.post('/reset-password', async c => {
    const { token, newPassword } = await readBody(c, PasswordReset)
    await limits.count('resetByAddress', clientAddress(c, access.trustProxy))
    const owner = await ownerOfLink(auth, token, now())
    const account = owner === null ? null : await accountById(db, owner)
    if (!account) throw linkInvalid()
    await refuseWeak(newPassword, account.email)
    try {
      await auth.api.resetPassword({ body: { token, newPassword } })
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) throw linkInvalid(error)
      throw causeOf(error)
    }
    await changeAccount(db, account.id, { mustChangePassword: false }, now())
    await (await auth.$context).adapter.deleteMany({
      model: 'verification',
      where: [{ field: 'value', value: account.id }],
    })
    return c.json(done)
  })

  app.post('/change-password', guard.session, async c => {
    const { currentPassword, newPassword } = await readBody(c, PasswordChange)
    const account = c.get('account')
    if (!(await hasPassword(auth, account.id))) {
      throw new Refusal('no_password', 'Esta conta não tem senha. Peça um link em “Esqueci minha senha”.')
    }
    await refuseWeak(newPassword, account.email)
    await limits.count('passwordByAccount', account.id)
    let cookies: string[]
    try {
      const changed = await auth.api.changePassword({
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        headers: c.req.raw.headers,
        returnHeaders: true,
      })
      cookies = changed.headers.getSetCookie()
    } catch (error) {
      if (!isAPIError(error) || error.body?.code !== 'INVALID_PASSWORD') throw causeOf(error)
      const problem = 'A senha atual não confere.'
      throw new Refusal('wrong_password', problem, { fields: { currentPassword: problem }, cause: error })
    }
    await limits.forgive('passwordByAccount', account.id)
    await changeAccount(db, account.id, { mustChangePassword: false }, now())
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
    return c.json(done)
  })

  return app
}

const linkInvalid = (cause?: unknown) =>
  new Refusal('link_invalid', 'Este link já foi usado ou venceu. Peça outro em “Esqueci minha senha”.', {
    cause,
  })
