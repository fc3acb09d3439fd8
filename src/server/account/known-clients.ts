import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import sql, { join } from 'sql-template-tag'
import type { KnownClient } from '#contract/account-schemas.ts'
import type { Queryable } from '../database/database.ts'
import { dayMs, daySeconds } from '#domain/durations.ts'
import { readClientAddress } from '../http/client-address.ts'
import { cookiePrefix } from '../http/session-cookie.ts'
import type { AccountDependencies } from './account-dependencies.ts'

/** From where somebody signs in. */
export interface SignInClient {
  /** As limits count it. */
  address: string
  /** The hash under which an account remembers the address; keyed, because addresses are few enough to be tried. */
  addressHash: string
  /** The hash of this browser's key; `null` when it has none. */
  deviceHash: string | null
}

/** Newest kept of each kind for one account. */
const kept = 20
/** Days without a sign-in after which a client is forgotten. */
const keptDays = 400
const deviceKey = /^[\w-]{43}$/

const hashDevice = (key: string): string => createHash('sha256').update(key).digest('base64url')

const cookieName = ({ auth }: Pick<AccountDependencies, 'auth'>) => `${cookiePrefix(auth.secure)}.device`

/** Reads from where a request comes. The browser's key opens nothing: it only keeps others' failures from counting. */
export async function readSignInClient(
  c: Context,
  access: Pick<AccountDependencies, 'auth' | 'trustProxy'>,
): Promise<SignInClient> {
  const address = readClientAddress(c, access.trustProxy)
  const { secret } = await access.auth.$context
  const key = getCookie(c, cookieName(access))
  return {
    address,
    addressHash: createHmac('sha256', secret).update(`address ${address}`).digest('base64url'),
    deviceHash: key !== undefined && deviceKey.test(key) ? hashDevice(key) : null,
  }
}

/** Returns by what an account knows a client, the browser before the address; `null` when it never signed in from there. */
export async function findKnownClient(
  db: Queryable,
  userId: string,
  { addressHash, deviceHash }: SignInClient,
): Promise<KnownClient['kind'] | null> {
  const rows = await db.query<{ kind: KnownClient['kind'] }>(sql`
    select kind from known_clients where user_id = ${userId}
      and (kind, client) in (('address', ${addressHash}), ('device', ${deviceHash ?? ''}))`)
  const kinds = rows.map(({ kind }) => kind)
  return kinds.includes('device') ? 'device' : (kinds[0] ?? null)
}

/** Remembers after a sign-in browser and address, and gives the browser a key when it has none. */
export async function rememberClient(
  c: Context,
  access: Pick<AccountDependencies, 'auth' | 'db' | 'now'>,
  userId: string,
  client: SignInClient,
): Promise<void> {
  let { deviceHash } = client
  if (deviceHash === null) {
    const key = randomBytes(32).toString('base64url')
    deviceHash = hashDevice(key)
    const { secure } = access.auth
    setCookie(c, cookieName(access), key, {
      path: '/',
      maxAge: keptDays * daySeconds,
      httpOnly: true,
      sameSite: 'Lax',
      secure,
    })
  }
  const now = access.now()
  const rows = [
    sql`(${userId}, ${deviceHash}, 'device', ${now}::timestamptz, ${now}::timestamptz)`,
    sql`(${userId}, ${client.addressHash}, 'address', ${now}::timestamptz, ${now}::timestamptz)`,
  ]
  await access.db.query(sql`
    insert into known_clients (user_id, client, kind, first_seen_at, last_seen_at) values ${join(rows)}
    on conflict (user_id, client) do update set last_seen_at = excluded.last_seen_at`)
  await access.db.query(sql`
    delete from known_clients where user_id = ${userId} and client in (
      select client from (
        select client, row_number() over (partition by kind order by last_seen_at desc, client) as place
        from known_clients where user_id = ${userId}
      ) ordered where place > ${kept}::int)`)
}

/** Forgets the clients of an account, so that somebody who knows its former password counts as unknown. */
export async function forgetClients(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from known_clients where user_id = ${userId}`)
}

/** Deletes the browsers and networks from which nobody has signed in for `keptDays`. */
export async function deleteExpiredClients(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs)
  await db.query(sql`delete from known_clients where last_seen_at < ${before}`)
}

/** Lists from where an account signed in, newest first, for its export. */
export async function listKnownClients(db: Queryable, userId: string): Promise<KnownClient[]> {
  const rows = await db.query<{ kind: KnownClient['kind']; first_seen_at: Date; last_seen_at: Date }>(sql`
    select kind, first_seen_at, last_seen_at from known_clients
    where user_id = ${userId} order by last_seen_at desc, client limit ${2 * kept}::int`)
  return rows.map(({ kind, first_seen_at, last_seen_at }) => ({
    kind,
    firstSeenAt: first_seen_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
  }))
}
