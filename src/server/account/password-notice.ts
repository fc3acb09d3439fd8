import { pagePaths } from '#contract/page-paths.ts'
import { type PasswordChangeKind, writePasswordChangedMail } from '../mail/account-mails.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import type { Account } from './account-store.ts'
import { readGivenName } from './welcome-mail.ts'

/** Enqueues the mail that notifies an account's owner of a new password, which somebody else may have set. */
export const sendPasswordNotice = (
  { db, send, siteUrl, now }: Pick<AccountDependencies, 'db' | 'send' | 'siteUrl' | 'now'>,
  account: Account,
  kind: PasswordChangeKind,
): Promise<void> =>
  send(db, {
    to: account.email,
    ...writePasswordChangedMail({
      name: readGivenName(account),
      how: kind,
      at: now(),
      link: `${siteUrl()}${pagePaths.forgotPassword}`,
    }),
  })
