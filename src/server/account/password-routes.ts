import { isAPIError } from 'better-auth/api'
import type { Hono } from 'hono'
import { accountCalls } from '#contract/account-calls.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { secretParameter } from '#contract/secret-address.ts'
import { DatabaseError } from '../database/database-errors.ts'
import { parseEmail } from '../http/request-body.ts'
import { createCallRoutes, actionDone } from '../http/call-routes.ts'
import { readClientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import { writePasswordResetMail } from '../mail/account-mails.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { forgetClients, readSignInClient, rememberClient } from './known-clients.ts'
import { findPasswordLinkOwner, issueLink, linkInvalidRefusal } from './mailed-links.ts'
import { sendPasswordNotice } from './password-notice.ts'
import { findAuthCause, hasPassword, readSessionHeaders } from './session-opening.ts'
import { noSessionRefusal } from './access-guard.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { endSessionsExcept } from './session-store.ts'
import {
  type Account,
  findAccountByEmail,
  findAccount,
  changeAccount,
  deletePasswordLinks,
} from './account-store.ts'
import { readGivenName } from './welcome-mail.ts'
import { hourMs } from '#domain/durations.ts'

const resetHours = 1

/** Passwords forgotten, set through a link, and changed. */
export function passwordRoutes(access: AccountDependencies): Hono {
  const { db, now, auth, limits, guard } = access
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(accountCalls.requestPasswordReset, async ({ c, body }) => {
    const email = parseEmail(body.email)
    await limits.count('resetByAddress', readClientAddress(c, access.trustProxy))
    const account = await findAccountByEmail(db, email)
    // The answer is the same and equally fast whether or not there is an account.
    if (account && !account.demonstration) access.inBackground(sendResetLink(account))
    return actionDone
  })

  async function sendResetLink(account: Account): Promise<void> {
    if (!(await limits.tryCount('resetByAccount', account.email))) return
    const expiresAt = new Date(now().getTime() + resetHours * hourMs)
    const token = await issueLink(auth, 'reset-password', account.id, expiresAt)
    const link = `${access.siteUrl()}${pagePaths.newPassword}?${secretParameter}=${token}`
    await access.send(db, {
      to: account.email,
      ...writePasswordResetMail({ name: readGivenName(account), link, hours: resetHours }),
    })
  }

  mountCall(accountCalls.resetPassword, async ({ c, body: { token, newPassword } }) => {
    await limits.count('resetByAddress', readClientAddress(c, access.trustProxy))
    const owner = await findPasswordLinkOwner(auth, token, now())
    const account = owner === null ? null : await findAccount(db, owner)
    if (!account) throw linkInvalidRefusal()
    await refuseWeakPassword(newPassword, account)
    const isFirst = !(await hasPassword(auth, account.id))
    try {
      await auth.api.resetPassword({ body: { token, newPassword } })
    } catch (error) {
      const cause = findAuthCause(error)
      // Another link gave the account its first password at the same moment.
      const overtaken = cause instanceof DatabaseError && cause.code === '23505'
      if (overtaken || (isAPIError(cause) && cause.statusCode < 500)) throw linkInvalidRefusal(cause)
      throw cause
    }
    await settle(account, null, isFirst ? null : 'reset')
    // Who has the link reads the account's mails: from here the owner may come back.
    await rememberClient(c, access, account.id, await readSignInClient(c, access))
    return actionDone
  })

  /**
   * Finishes a password change. The new password is already in effect, so later failures are logged, not answered.
   * Sessions are ended again, because one may have been opened with the old password during the change.
   * @param kind the password was replaced, as the mail to the owner says; `null` for a first password, which replaces none
   */
  async function settle(
    account: Account,
    token: string | null,
    kind: 'changed' | 'reset' | null,
  ): Promise<void> {
    const { id } = account
    try {
      await endSessionsExcept(db, id, token)
      await changeAccount(db, id, { mustChangePassword: false }, now())
      await deletePasswordLinks(db, id)
      await forgetClients(db, id)
      if (kind !== null) await sendPasswordNotice(access, account, kind)
    } catch (error) {
      access.log.error({ err: error }, 'a password was set, its account could not be settled')
    }
  }

  mountCall(accountCalls.changePassword, async ({ c, account, body }) => {
    const { currentPassword, newPassword } = body
    if (!(await hasPassword(auth, account.id))) {
      throw new Refusal('no_password', 'Esta conta não tem senha. Peça um link em “Esqueci minha senha”.')
    }
    if (newPassword === currentPassword) {
      const problem = 'Escolha uma senha diferente da atual.'
      throw new Refusal('weak_password', problem, { fields: { newPassword: problem } })
    }
    await limits.count('passwordByAccount', account.id)
    await refuseWeakPassword(newPassword, account)
    let changed: { headers: Headers; response: { token: string | null } }
    try {
      const change = () =>
        auth.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers: readSessionHeaders(auth, c.req.raw.headers),
          returnHeaders: true,
        })
      const alone = await db.exclusively(`password of ${account.id}`, change)
      if (!alone)
        throw new Refusal('password_changing', 'A senha está sendo trocada em outra aba neste instante.')
      changed = alone
    } catch (error) {
      if (!isAPIError(error) || error.statusCode >= 500) throw findAuthCause(error)
      if (error.statusCode === 401) throw noSessionRefusal(error)
      const problem = 'A senha atual não confere.'
      throw new Refusal('wrong_password', problem, { fields: { currentPassword: problem }, cause: error })
    }
    await limits.forgive('passwordByAccount', account.id)
    await settle(account, changed.response.token, 'changed')
    await rememberClient(c, access, account.id, await readSignInClient(c, access))
    for (const cookie of changed.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    return actionDone
  })

  return app
}
