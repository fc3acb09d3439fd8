import type { Context } from 'hono'
import { isLoopback } from '../server-config.ts'
import type { Queryable } from '../database/database.ts'
import { comesFromThisMachine } from '../http/client-address.ts'
import { type Account, changeAccount, createAccount } from './account-store.ts'

const email = 'demonstracao@arremate.local'
const year = 360 * 86_400_000

/** Creates the demonstration account when it is missing and keeps its annual plan active. */
export async function ensureDemoAccount(db: Queryable, id: string, now: Date): Promise<Account> {
  const { account } = await createAccount(db, { id, email, name: 'Investidor', demonstration: true }, now)
  const renewed = account.premiumUntil !== null && account.premiumUntil.getTime() - now.getTime() > year / 2
  if (renewed && account.plan === 'annual') return account
  const premiumUntil = new Date(now.getTime() + year)
  return (await changeAccount(db, account.id, { plan: 'annual', premiumUntil }, now)) ?? account
}

/** Matches names of headers that a proxy adds to a client's request. Of `x-…`, browsers send only the one excepted. */
const forwarding =
  /^(x-(?!requested-with$)|forwarded|via$|client-ip|true-client|remote-|proxy-|ssl-|cf-|cdn-|fastly-|akamai-|incap-|ali-|eagleeye-|surrogate-|max-forwards|traceparent|tracestate|b3$|uber-trace-id)/

/**
 * Whether the request came straight from this machine: a peer of this machine at the other end, a name of this machine
 * as host, and no trace of a proxy, which on the same machine is how a public site is usually deployed. HTTP/1.0 is
 * such a trace: nginx speaks it by default, and no browser does.
 */
export function isDirectRequest(c: Context): boolean {
  const host = c.req.header('host') ?? ''
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  const forwarded = Object.keys(c.req.header()).some(header => forwarding.test(header))
  const version = (c.env as { incoming?: { httpVersion?: string } } | undefined)?.incoming?.httpVersion
  return comesFromThisMachine(c) && isLoopback(name) && !forwarded && version !== '1.0'
}
