import type { Context } from 'hono'
import type { Queryable } from '../database/database.ts'
import { comesFromThisMachine } from '../http/client-address.ts'
import { type Account, changeAccount, createAccount } from './account-store.ts'
import { dayMs } from '#domain/durations.ts'

const email = 'demonstracao@arremate.local'
const yearMs = 360 * dayMs

/** The name suits any visitor of the demonstration, resident buyer or investor. */
const name = 'Visitante'
/** The name that it had before. */
const formerName = 'Investidor'

/** Creates the demonstration account when it is missing and keeps its annual plan active. */
export async function ensureDemoAccount(db: Queryable, id: string, now: Date): Promise<Account> {
  const { account } = await createAccount(db, { id, email, name, demonstration: true }, now)
  const renewed = account.premiumUntil !== null && account.premiumUntil.getTime() - now.getTime() > yearMs / 2
  const isSettled = renewed && account.plan === 'annual'
  if (isSettled && account.name !== formerName) return account
  const change = {
    ...(!isSettled && { plan: 'annual' as const, premiumUntil: new Date(now.getTime() + yearMs) }),
    ...(account.name === formerName && { name }),
  }
  return (await changeAccount(db, account.id, change, now)) ?? account
}

/** Matches the names of headers that browsers and HTTP libraries send by themselves. */
const clientHeader =
  /^(accept(-.+)?|authorization|cache-control|connection|content-(type|length|encoding|language|disposition)|cookie|dnt|expect|host|if-.+|keep-alive|last-event-id|origin|pragma|priority|purpose|range|referer|save-data|sec-.+|te|transfer-encoding|upgrade|upgrade-insecure-requests|user-agent|x-requested-with)$/

/** Matches a Host header that names this machine, spelt as browsers spell it. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether the request came straight from this machine: a peer of this machine at the other end, a name of this machine
 * as host, and no trace of a proxy, which on the same machine is how a public site is usually deployed. Such traces
 * are any header that clients do not send by themselves, a request target with a host of its own (RFC 9112, 3.2.2),
 * and HTTP/1.0, which nginx speaks by default and no browser does.
 */
export function isDirectRequest(c: Context): boolean {
  const forwarded = Object.keys(c.req.header()).some(header => !clientHeader.test(header))
  const incoming = (c.env as { incoming?: { httpVersion?: string; url?: string } } | undefined)?.incoming
  const proxied = incoming?.httpVersion === '1.0' || incoming?.url?.startsWith('/') === false
  return comesFromThisMachine(c) && localHost.test(c.req.header('host') ?? '') && !forwarded && !proxied
}
