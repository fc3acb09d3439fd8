import { defaultAccountName } from '#contract/account-limits.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { secretParameter } from '#contract/secret-address.ts'
import type { Queryable } from '../database/database.ts'
import { writeFirstPasswordMail } from '../mail/account-mails.ts'
import { issueLink } from './mailed-links.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { type Account, createAccountId } from './account-store.ts'
import { dayMs } from '#domain/durations.ts'

const firstPasswordDays = 7

/** An account to be created: its id and the token that opens it once. */
export interface AccountOpening {
  id: string
  token: string
}

/**
 * Prepares the link before the account: a link without an account sets nothing and expires, but an account without a
 * link could not be opened.
 */
export async function prepareAccountOpening({
  auth,
  now,
  randomId,
}: AccountDependencies): Promise<AccountOpening> {
  const id = createAccountId(randomId())
  return {
    id,
    token: await issueLink(auth, 'reset-password', id, new Date(now().getTime() + firstPasswordDays * dayMs)),
  }
}

/**
 * Enqueues the mail that explains how to set the first password of a new account. Runs in the caller's transaction.
 */
export async function enqueueWelcomeMail(
  tx: Queryable,
  { siteUrl, send }: Pick<AccountDependencies, 'siteUrl' | 'send'>,
  account: Account,
  { token }: AccountOpening,
): Promise<void> {
  const link = `${siteUrl()}${pagePaths.newPassword}?${secretParameter}=${token}`
  const name = readGivenName(account)
  await send(tx, { to: account.email, ...writeFirstPasswordMail({ name, link, days: firstPasswordDays }) })
}

/**
 * The name that somebody entered; empty when it is the default name or, as in accounts of before, the beginning of the
 * address, so that no mail greets “contato” or “maria1”.
 */
export const readGivenName = ({ name, email }: Pick<Account, 'name' | 'email'>): string =>
  name === defaultAccountName || name === email.split('@')[0]?.slice(0, 100) ? '' : name
