import sql from 'sql-template-tag'
import type { Notification } from '#contract/notifications.ts'
import { Owner, type SavedSearch } from '#contract/saved.ts'
import { isAccountId } from '../account/store.ts'
import { eraseChats, type ExportedChat, exportChats } from '../chat/of-owner.ts'
import type { Queryable } from '../database/database.ts'
import { eraseFavorites, exportFavorites, type KeptFavorite, moveFavorites } from '../favorites/of-owner.ts'
import { clearNotifications, notificationsOf } from '../notifications/store.ts'
import { erasePayments, type ExportedPayment, exportPayments } from '../payments/of-owner.ts'
import { eraseSearches, moveSearches, searchesOf } from '../searches/store.ts'
import { lockOwner } from './lock.ts'

/**
 * What a visitor kept becomes the account's, each thing once and the limits observed: of what is too many, the last
 * ones saved stay. Does nothing for what is no visitor's id, above all for another account's. Within a transaction.
 */
export async function mergeVisitor(
  tx: Queryable,
  { visitorId, accountId }: { visitorId: string; accountId: string },
): Promise<void> {
  if (!Owner.safeParse({ user_id: visitorId }).success || isAccountId(visitorId)) return
  await lockOwner(tx, visitorId)
  await lockOwner(tx, accountId)
  await moveFavorites(tx, visitorId, accountId)
  await moveSearches(tx, visitorId, accountId)
}

/** Everything that an account kept or was told. Within a transaction. */
export async function eraseOwner(tx: Queryable, ownerId: string): Promise<void> {
  await lockOwner(tx, ownerId)
  await eraseFavorites(tx, ownerId)
  await eraseSearches(tx, ownerId)
  await clearNotifications(tx, ownerId)
  await eraseChats(tx, ownerId)
  await erasePayments(tx, ownerId)
}

/** The same for its owner to take along. */
export async function exportOwner(
  db: Queryable,
  ownerId: string,
): Promise<{
  favorites: KeptFavorite[]
  savedSearches: SavedSearch[]
  notifications: Notification[]
  chats: ExportedChat[]
  payments: ExportedPayment[]
}> {
  return {
    favorites: await exportFavorites(db, ownerId),
    savedSearches: await searchesOf(db, ownerId),
    notifications: await notificationsOf(db, ownerId),
    chats: await exportChats(db, ownerId),
    payments: await exportPayments(db, ownerId),
  }
}

const forgottenAfter = 180 * 86_400_000

/**
 * Deletes what visitors kept who have saved and noted nothing for 180 days; accounts' never.
 * @returns how many were forgotten
 */
export async function forgetVisitors(db: Queryable, now: Date): Promise<number> {
  const [row] = await db.query<{ forgotten: number }>(sql`
    with old as materialized (
      select user_id from (
        select user_id, greatest(saved_at, noted_at) as at from favorites
        union all
        select user_id, updated_at from saved_searches) kept
      where not exists (select from usuarios where id = user_id)
      group by user_id
      having max(at) < ${new Date(now.getTime() - forgottenAfter)}::timestamptz),
    favorites_gone as (delete from favorites where user_id in (select user_id from old)),
    searches_gone as (delete from saved_searches where user_id in (select user_id from old))
    select count(*) as forgotten from old`)
  return row?.forgotten ?? 0
}
