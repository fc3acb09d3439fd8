import type { Hono } from 'hono'
import { accountCalls } from '#contract/account-calls.ts'
import type { AccountChange } from '#contract/account-schemas.ts'
import { tidyHomeProfile } from '#contract/home-profile-schemas.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { type Account, changeAccount, changePreferences, deleteAccount } from './account-store.ts'
import { listApiKeys } from './api-key-store.ts'
import { listKnownClients } from './known-clients.ts'
import type { ExportedData } from './owner-data.ts'
import { presentMe } from './account-store.ts'
import { expireSessionCookies, hasPassword, isPasswordRight } from './session-opening.ts'
import { listSessions } from './session-store.ts'
import { findOfficialName } from '../geo/municipalities.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { Refusal, badRequestRefusal } from '../http/refusal.ts'
import { deleteMailsTo } from '../mail/outbox.ts'

/** Writes exported data as the text of one JSON object, each value or entry of a list when the text is read so far. */
async function* writeExport(data: ExportedData): AsyncGenerator<string> {
  let before = '{'
  for (const [name, read] of Object.entries(data)) {
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    const value = read()
    if (!(Symbol.asyncIterator in value)) {
      yield JSON.stringify(await value)
      continue
    }
    let opening = '['
    for await (const entry of value) {
      yield opening + JSON.stringify(entry)
      opening = ','
    }
    yield opening === '[' ? '[]' : ']'
  }
  yield before === '{' ? '{}' : '}'
}

/** Creates the streams of exports; each account has at most one at a time. */
export function createExportStreams() {
  const running = new Set<string>()

  /**
   * Streams an account's data as JSON. Nothing is read before the reader asks for it.
   * @param gone aborts when the reader disconnects
   * @throws Refusal 429 while another export of the account runs
   */
  return (accountId: string, data: ExportedData, gone: AbortSignal): ReadableStream<Uint8Array> => {
    if (running.has(accountId))
      throw new Refusal(
        'too_many_requests',
        'Seus dados já estão sendo exportados. Espere o arquivo chegar e tente de novo.',
        { retryAfter: 5 },
      )
    running.add(accountId)
    const encoder = new TextEncoder()
    const text = writeExport(data)
    const end = (): void => void running.delete(accountId)
    gone.addEventListener('abort', end, { once: true })
    return new ReadableStream(
      {
        async pull(body) {
          try {
            const { value, done } = await text.next()
            if (done !== true) return body.enqueue(encoder.encode(value))
            end()
            body.close()
          } catch (error) {
            end()
            body.error(error)
          }
        },
        async cancel() {
          end()
          await text.return(undefined)
        },
      },
      { highWaterMark: 0 },
    )
  }
}

const accountGone = () => new Refusal('no_session', 'Esta conta não existe mais.')

/** Routes of the account's own data. They stay open with a suspended or expired plan. */
export function meRoutes({ db, now, auth, limits, guard, ownedData, unread }: AccountDependencies): Hono {
  const { app, mountCall, mountRawCall } = createCallRoutes(guard)
  const streamExport = createExportStreams()

  const present = async (account: Account) => presentMe(account, await unread(db, account.id), now())

  mountCall(accountCalls.me, ({ account }) => present(account))

  mountCall(accountCalls.changeMe, async ({ account, body }) => {
    const changed = await changeAccount(db, account.id, withTidyHome(withValidCity(body, account)), now())
    if (!changed) throw accountGone()
    return present(changed)
  })

  mountCall(accountCalls.changePreferences, async ({ account, body }) => {
    const changed = await changePreferences(db, account.id, body, now())
    if (!changed) throw accountGone()
    return changed.preferences
  })

  mountRawCall(accountCalls.exportMe, async ({ c, account, sessionId }) => {
    // Nobody would read the stream.
    if (c.req.method === 'HEAD') return c.body(null)
    await limits.count('exportsByAccount', account.id)
    const data = streamExport(
      account.id,
      {
        exportedAt: async () => now().toISOString(),
        account: () => present(account),
        sessions: () => listSessions(db, account.id, sessionId, now()),
        apiKeys: () => listApiKeys(db, account.id),
        knownClients: () => listKnownClients(db, account.id),
        ...ownedData.export(db, account.id),
      },
      c.req.raw.signal,
    )
    return c.body(data, 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="arremate-meus-dados.json"',
      'Cache-Control': 'no-store',
    })
  })

  mountCall(accountCalls.deleteMe, async ({ c, account, body: { password } }) => {
    if (await hasPassword(auth, account.id)) {
      await limits.count('passwordByAccount', account.id)
      if (!(await isPasswordRight(auth, account.id, password ?? ''))) {
        const problem = 'A senha não confere.'
        throw new Refusal('wrong_password', problem, { fields: { password: problem } })
      }
    }
    await db.transaction(async tx => {
      await ownedData.erase(tx, account.id)
      await deleteAccount(tx, account.id)
      await deleteMailsTo(tx, account.email)
    })
    for (const cookie of await expireSessionCookies(auth, c.req.raw.headers))
      c.header('Set-Cookie', cookie, { append: true })
    return actionDone
  })

  return app
}

/** Keeps of a family's profile what can be read, and refuses what cannot. */
function withTidyHome(change: AccountChange): AccountChange {
  if (!change.home) return change
  const { profile, errors } = tidyHomeProfile(change.home)
  if (Object.keys(errors).length > 0) throw badRequestRefusal({ home: Object.values(errors).join(' ') })
  return { ...change, home: profile }
}

/** Checks that the city is one of the state's municipalities; changing the state clears the city. */
function withValidCity(change: AccountChange, account: Account): AccountChange {
  const state = change.state === undefined ? account.state : change.state
  if (!change.city) {
    const moved = change.state !== undefined && change.state !== account.state
    return moved || change.city === '' ? { ...change, city: null } : change
  }
  const city = state === null ? null : findOfficialName(state, change.city)
  if (city === null) throw badRequestRefusal({ city: 'Escolha uma cidade do estado.' })
  // Saves city and state together, because another tab may have changed the state meanwhile.
  return { ...change, city, state }
}
