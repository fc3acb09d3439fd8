import { Hono } from 'hono'
import { AccountChange, AccountDeletion, PreferencesChange } from '#contract/account.ts'
import { officialName } from '../geo/municipalities.ts'
import { readBody } from '../http/body.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import type { AccountParts } from './parts.ts'
import { goodbye, hasPassword, passwordIsRight } from './entry.ts'
import { forgetRecipient } from '../mail/outbox.ts'
import type { SignedIn } from './guard.ts'
import { sessionsOf } from './sessions.ts'
import { presentMe } from './present.ts'
import { type Account, changeAccount, changePreferences, deleteAccount } from './store.ts'

const gone = () => new Refusal('no_session', 'Esta conta não existe mais.')

/** `/api/me`: what belongs to the account itself. A suspended or expired plan does not bar it. */
export function meRoutes({ db, now, auth, limits, guard, ownedData, unread }: AccountParts): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use(guard.session)

  const present = async (account: Account) => presentMe(account, await unread(db, account.id))

  app.get('/', async c => c.json(await present(c.get('account'))))

  app.patch('/', async c => {
    const change = whereabouts(await readBody(c, AccountChange), c.get('account'))
    const account = await changeAccount(db, c.get('account').id, change, now())
    if (!account) throw gone()
    return c.json(await present(account))
  })

  app.patch('/preferences', async c => {
    const change = await readBody(c, PreferencesChange)
    const account = await changePreferences(db, c.get('account').id, change, now())
    if (!account) throw gone()
    return c.json(account.preferences)
  })

  app.get('/export', async c => {
    const account = c.get('account')
    c.header('Content-Disposition', 'attachment; filename="arremate-meus-dados.json"')
    return c.json({
      exportedAt: now().toISOString(),
      account: await present(account),
      sessions: await sessionsOf(db, account.id, c.get('sessionId'), now()),
      ...(await ownedData.export(db, account.id)),
    })
  })

  app.post('/delete', async c => {
    const { password } = await readBody(c, AccountDeletion)
    const account = c.get('account')
    if (await hasPassword(auth, account.id)) {
      await limits.count('passwordByAccount', account.id)
      if (!(await passwordIsRight(auth, account.id, password ?? ''))) {
        const problem = 'A senha não confere.'
        throw new Refusal('wrong_password', problem, { fields: { password: problem } })
      }
    }
    await db.transaction(async tx => {
      await ownedData.erase(tx, account.id)
      await deleteAccount(tx, account.id)
      await forgetRecipient(tx, account.email)
    })
    for (const cookie of await goodbye(auth, c.req.raw.headers))
      c.header('Set-Cookie', cookie, { append: true })
    return c.json({ ok: true })
  })

  return app
}

/** A city belongs to its state: another state clears it, and it is one of the state's municipalities. */
function whereabouts(change: AccountChange, account: Account): AccountChange {
  const state = change.state === undefined ? account.state : change.state
  if (!change.city) {
    const moved = change.state !== undefined && change.state !== account.state
    return moved || change.city === '' ? { ...change, city: null } : change
  }
  const city = state === null ? null : officialName(state, change.city)
  if (city === null) throw badRequest({ city: 'Escolha uma cidade do estado.' })
  // Together: another tab may have chosen another state meanwhile.
  return { ...change, city, state }
}
