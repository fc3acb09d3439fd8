import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { adminCalls } from '#contract/admin-calls.ts'
import type { AdminUser } from '#contract/admin-schemas.ts'
import { foldText } from '#domain/fold-text.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { type Account, type AccountRow, accountColumns, readAccount } from './account-store.ts'
import { presentPlan, presentUser } from './account-store.ts'
import { endOtherSessions } from './session-store.ts'
import type { Queryable } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'

/** An account as the administrator sees it. */
interface AccountEntry {
  account: Account
  hasPassword: boolean
  /** Number of open sessions. */
  sessions: number
  lastSeenAt: Date | null
}

interface EntryRow extends AccountRow {
  has_password: boolean
  open_sessions: number
  last_seen_at: Date | null
}

const read = (row: EntryRow): AccountEntry => ({
  account: readAccount(row),
  hasPassword: row.has_password,
  sessions: row.open_sessions,
  lastSeenAt: row.last_seen_at,
})

const columns = (now: Date): Sql => sql`
  ${accountColumns},
  exists (select from credentials c
    where c.user_id = usuarios.id and c.provider_id = 'credential' and c.senha is not null) as has_password,
  (select count(*) from sessions s where s.user_id = usuarios.id and s.expires_at > ${now}) as open_sessions,
  greatest(visited_at, (select max(s.updated_at) from sessions s where s.user_id = usuarios.id)) as last_seen_at`

// The accented letters used in names in Portuguese and neighboring languages.
const accented = 'áàâãäåéèêëíìîïóòôõöúùûüçñýÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝ'
const plain = foldText(accented)

/** Accounts whose e-mail contains `q`, or whose name contains it regardless of case and accents. */
const accountMatchesSql = (typed: string): Sql => {
  // NUL is the only character that no database text can contain.
  const q = typed.replaceAll('\0', '')
  if (q === '') return sql`true`
  const name = sql`lower(translate(normalize(nome), ${accented}::text, ${plain}::text))`
  return sql`(strpos(email, ${q.toLowerCase()}::text) > 0 or strpos(${name}, ${foldText(q)}::text) > 0)`
}

/** Returns one page of the accounts, newest first, and the number of all. `page` counts from 0. */
async function listAccounts(
  db: Queryable,
  { q, page, limit }: { q: string; page: number; limit: number },
  now: Date,
): Promise<{ entries: AccountEntry[]; total: number }> {
  const rows = await db.query<EntryRow>(sql`
    select ${columns(now)} from usuarios where ${accountMatchesSql(q)}
    order by created_at desc, id limit ${limit}::int offset ${page * limit}::int`)
  const [count] = await db.query<{ total: number }>(
    sql`select count(*) as total from usuarios where ${accountMatchesSql(q)}`,
  )
  return { entries: rows.map(read), total: count?.total ?? 0 }
}

/** @param email in lower case, as accounts store it */
async function findAccountEntry(db: Queryable, email: string, now: Date): Promise<AccountEntry | null> {
  const [row] = await db.query<EntryRow>(sql`select ${columns(now)} from usuarios where email = ${email}`)
  return row ? read(row) : null
}

/** Accounts as an administrator looks for them. */
export function accountListRoutes({ db, now, guard }: AccountDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  const found = async (email: string): Promise<AccountEntry> => {
    const entry = await findAccountEntry(db, email, now())
    if (!entry) throw new Refusal('account_not_found', 'Não há conta com este e-mail.')
    return entry
  }

  mountCall(adminCalls.users, async ({ query }) => {
    const { entries, total } = await listAccounts(db, query, now())
    return { items: entries.map(entry => present(entry, now())), total }
  })

  mountCall(adminCalls.user, async ({ params }) => present(await found(params.email), now()))

  mountCall(adminCalls.endUserSessions, async ({ params }) => {
    const { account } = await found(params.email)
    await endOtherSessions(db, account.id, null)
    return actionDone
  })

  return app
}

const present = ({ account, hasPassword, sessions, lastSeenAt }: AccountEntry, now: Date): AdminUser => ({
  user: presentUser(account),
  plan: presentPlan(account, now),
  mustChangePassword: account.mustChangePassword,
  hasPassword,
  demonstration: account.demonstration,
  sessions,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})
