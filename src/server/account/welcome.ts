import { pagePaths } from '#contract/pages.ts'
import type { Queryable } from '../database/database.ts'
import { firstPasswordLetter } from '../mail/letters.ts'
import { issueLink } from './entry.ts'
import type { AccountParts } from './parts.ts'
import { type Account, newAccountId } from './store.ts'

const firstPasswordDays = 7
const day = 86_400_000

/** An account to be created: its id and the token that opens it once. */
export interface Opening {
  id: string
  token: string
}

/**
 * Prepares the link before the account: a link without an account sets nothing and expires, but an account without a
 * link could not be opened.
 */
export async function prepareOpening({ auth, now, randomId }: AccountParts): Promise<Opening> {
  const id = newAccountId(randomId())
  return { id, token: await issueLink(auth, id, new Date(now().getTime() + firstPasswordDays * day)) }
}

/**
 * Enqueues the mail that explains how to set the first password of a new account. Runs in the caller's transaction.
 */
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

/** The default name of an account, derived from its e-mail. */
export const nameIn = (email: string): string => email.split('@')[0]?.slice(0, 100) || 'Investidor'

/**
 * The name that somebody entered; empty when it was derived from the address, so that no mail greets “contato” or
 * “maria1”.
 */
export const ownName = ({ name, email }: Pick<Account, 'name' | 'email'>): string =>
  name === nameIn(email) ? '' : name
