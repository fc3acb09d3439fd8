import Bowser from 'bowser'
import sql from 'sql-template-tag'
import type { Session } from '#contract/account-schemas.ts'
import type { Queryable } from '../database/database.ts'
import { hashSessionToken } from './hash-session-tokens.ts'

/** Lists an account's open sessions, most recently used first. */
export async function listSessions(
  db: Queryable,
  userId: string,
  current: string,
  now: Date,
): Promise<Session[]> {
  const rows = await db.query<{
    id: string
    user_agent: string | null
    created_at: Date
    updated_at: Date
  }>(sql`
    select id, user_agent, created_at, updated_at from sessions
    where user_id = ${userId} and expires_at > ${now}
    order by updated_at desc, id limit 100`)
  return rows.map(row => ({
    id: row.id,
    device: describeDevice(row.user_agent),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.updated_at.toISOString(),
    current: row.id === current,
  }))
}

/** Ends one session of the account; returns false when it has none with this id. */
export async function endSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (
    (await db.query(sql`delete from sessions where user_id = ${userId} and id = ${id} returning id`)).length >
    0
  )
}

/** Ends all sessions of an account but the one with the id `current`; `null` ends them all. */
export async function endOtherSessions(db: Queryable, userId: string, current: string | null): Promise<void> {
  await db.query(sql`delete from sessions where user_id = ${userId} and id is distinct from ${current}`)
}

/** Ends all sessions but one; `null` ends them all. */
export async function endSessionsExcept(db: Queryable, userId: string, token: string | null): Promise<void> {
  await db.query(
    sql`delete from sessions where user_id = ${userId} and token is distinct from ${token && hashSessionToken(token)}`,
  )
}

/** Ends the sessions beyond so many that were not used for longest. */
export async function endOldestSessions(db: Queryable, userId: string, most: number): Promise<void> {
  await db.query(sql`
    delete from sessions where user_id = ${userId} and id in (
      select id from sessions where user_id = ${userId}
      order by updated_at desc, created_at desc, id offset ${most}::int)`)
}

/** Whether a session was opened before the cookie had its present name. */
export const hasOlderCookie = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.query(sql`select from sessions where id = ${id} and older_cookie`)).length > 0

/** Names the device: "Chrome no Android"; "Outro aplicativo" when the browser is not recognized. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Outro aplicativo'
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  if (!browser.name) return 'Outro aplicativo'
  return os.name ? `${browser.name} no ${os.name}` : browser.name
}
