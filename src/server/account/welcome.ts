import { pagePaths } from '#contract/pages.ts'
import type { Queryable } from '../database/database.ts'
import { firstPasswordLetter } from '../mail/letters.ts'
import { issueLink } from './entry.ts'
import type { AccountParts } from './parts.ts'
import { type Account, newAccountId } from './store.ts'

const firstPasswordDays = 7
const day = 86_400_000

/** An account that may be made: its id, and what opens it once. */
export interface Opening {
  id: string
  token: string
}

/** Before the account: a link without one sets nothing and runs out, an account without a link is shut. */
export async function prepareOpening({ auth, now, randomId }: AccountParts): Promise<Opening> {
  const id = newAccountId(randomId())
  return { id, token: await issueLink(auth, id, new Date(now().getTime() + firstPasswordDays * day)) }
}

/** Tells somebody whose account was just made how to set its first password. In the caller's transaction. */
export async function welcome(
  tx: Queryable,
  { siteUrl, send }: Pick<AccountParts, 'siteUrl' | 'send'>,
  account: Account,
  { token }: Opening,
): Promise<void> {
  const link = `${siteUrl()}${pagePaths.newPassword}?token=${token}`
  const name = ownName(account)
  await send(tx, { to: account.email, ...firstPasswordLetter({ name, link, days: firstPasswordDays }) })
}

/** What an account is called until somebody says otherwise. */
export const nameIn = (email: string): string => email.split('@')[0]?.slice(0, 100) || 'Investidor'

/** The name somebody gave; empty where it was made of the address, so that no letter greets “contato” or “maria1”. */
export const ownName = ({ name, email }: Pick<Account, 'name' | 'email'>): string =>
  name === nameIn(email) ? '' : name
