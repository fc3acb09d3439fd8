import { defaultAccountName } from '#contract/account-limits.ts'
import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import { accountCalls } from '#contract/account-calls.ts'
import { planWithoutEnd } from '#contract/plan-words.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { badRequestRefusal, Refusal } from '../http/refusal.ts'
import { lockPlan, recordBaseline, recordGrant } from './plan-ledger.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { forgetClients } from './known-clients.ts'
import { sendPasswordNotice } from './password-notice.ts'
import { setPassword } from './session-opening.ts'
import { presentPlan, presentUser } from './present-account.ts'
import { endOtherSessions } from './session-store.ts'
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
