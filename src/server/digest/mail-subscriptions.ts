import sql from 'sql-template-tag'
import type { z } from 'zod'
import type { UnsubscribeChoice, Unsubscription } from '#contract/notification-schemas.ts'
import { findAccount, changePreferences } from '../account/account-store.ts'
import type { Database, Queryable } from '../database/database.ts'
import { deleteSubscribedMailsTo } from '../mail/outbox.ts'
import type { MailSubscription } from './unsubscribe-token.ts'

type What = z.output<typeof UnsubscribeChoice>['what']

/** Masks an address for its owner, who may have several: `maria@exemplo.com.br` → `m•••@exemplo.com.br`. */
export function maskOwnAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address].slice(0, at > 0 ? 1 : 0).join('')}•••${address.slice(Math.max(at, 0))}`
}

/**
 * Finds what a link is about; `null` when its account was deleted. When only the search was deleted, the link is
 * about the account's mails.
 */
export async function findSubscription(
  db: Queryable,
  { userId, searchId }: MailSubscription,
): Promise<Unsubscription | null> {
  const account = await findAccount(db, userId)
  if (account === null) return null
  const [search] = await db.query<{ name: string; alerts: boolean }>(sql`
    select name, alerts from saved_searches where id = ${searchId}::uuid and user_id = ${userId}`)
  return {
    address: maskOwnAddress(account.email),
    search: search?.name ?? null,
    mails: account.preferences.email && (search?.alerts ?? true),
  }
}

/** Applies the choice, which may be repeated; returns `null` when the account was deleted. */
export function applyUnsubscribeChoice(
  db: Database,
  subscription: MailSubscription,
  what: What,
  now: Date,
): Promise<Unsubscription | null> {
  const { userId, searchId } = subscription
  return db.transaction(async tx => {
    if (what !== 'all' && searchId !== null) {
      await tx.query(sql`
        update saved_searches set alerts = ${what === 'again'}::boolean, updated_at = ${now}
        where id = ${searchId}::uuid and user_id = ${userId}`)
    }
    if (what !== 'search') {
      const account = await changePreferences(tx, userId, { email: what === 'again' }, now)
      if (account && what === 'all') await deleteSubscribedMailsTo(tx, account.email)
    }
    return findSubscription(tx, subscription)
  })
}
