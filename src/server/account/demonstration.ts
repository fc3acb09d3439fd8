import type { Context } from 'hono'
import { isLoopback } from '../config.ts'
import type { Queryable } from '../database/database.ts'
import { type Account, changeAccount, createAccount } from './store.ts'

const email = 'demonstracao@arremate.local'
const year = 360 * 86_400_000

/** The demonstration's account, made at first, its annual plan always running. */
export async function demonstrationAccount(db: Queryable, id: string, now: Date): Promise<Account> {
  const { account } = await createAccount(db, { id, email, name: 'Investidor', demonstration: true }, now)
  const renewed = account.premiumUntil !== null && account.premiumUntil.getTime() - now.getTime() > year / 2
  if (renewed && account.plan === 'annual') return account
  const premiumUntil = new Date(now.getTime() + year)
  return (await changeAccount(db, account.id, { plan: 'annual', premiumUntil }, now)) ?? account
}

const proxies = new Set(['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])

/**
 * Whether the request came straight from this machine: a name of this machine as host and no trace of a proxy,
 * which on the same machine is how a public site is usually deployed (decisions.md 15).
 */
export function isDirect(c: Context): boolean {
  const host = c.req.header('host') ?? ''
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  const proxied = Object.keys(c.req.header()).some(
    header => proxies.has(header) || header.startsWith('x-forwarded'),
  )
  return isLoopback(name) && !proxied
}
