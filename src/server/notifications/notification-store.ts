import sql from 'sql-template-tag'
import type { Notification } from '#contract/notification-schemas.ts'
import { findOnlyKind, type NotifiedChanges } from '#domain/alerts/listing-change.ts'
import type { OwnerDataPart } from '../account/owner-data.ts'
import type { Queryable } from '../database/database.ts'

/** A new notification. */
export interface NewNotification {
  id: string
  userId: string
  /** The preference it belongs to; the caller must check whether it is on. */
  type: Notification['type']
  title: string
  description: string
  /** A page of this site. */
  link: string | null
}

interface Row {
  id: string
  created_at: Date
  read_at: Date | null
  title: string
  description: string
  type: Notification['type']
  link: string | null
  counts: NotifiedChanges['counts'] | null
}

const columns = sql`id, created_at, read_at, title, description, type, link, changes -> 'counts' as counts`

const presentNotification = (row: Row): Notification => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  read: row.read_at !== null,
  title: row.title,
  description: row.description,
  type: row.type,
  change: findOnlyKind(row.counts ?? {}),
  link: row.link,
})

/** Inserts a notification; the only code that does. The account must exist. */
export async function insertNotification(
  tx: Queryable,
  notification: NewNotification,
  now: Date,
): Promise<Notification> {
  const [row] = await tx.query<Row>(sql`
    insert into notifications (id, user_id, type, title, description, link, created_at)
    values (${notification.id}, ${notification.userId}, ${notification.type}, ${notification.title}, ${notification.description}, ${notification.link},
      ${now})
    returning ${columns}`)
  return presentNotification(row as Row)
}

/** Lists notifications, newest first; all of them without a `limit`. */
export async function listNotifications(
  db: Queryable,
  userId: string,
  limit: number | null = null,
): Promise<Notification[]> {
  const rows = await db.query<Row>(sql`
    select ${columns} from notifications where user_id = ${userId}
    order by created_at desc, id desc limit ${limit}::bigint`)
  return rows.map(presentNotification)
}

/** A notification about listings. */
export interface ListingNotification {
  notification: Notification
  changes: NotifiedChanges
  /** The saved search it is about; its name is `null` when the search was deleted. */
  search: { id: string; name: string | null } | null
}

/** Lists the newest of an account's notifications about listings that came after a moment, in the order of the bell. */
export async function listListingNotifications(
  db: Queryable,
  userId: string,
  after: Date | null,
  atMost: number,
): Promise<ListingNotification[]> {
  const rows = await db.query<
    Row & { changes: NotifiedChanges; search_id: string | null; search_name: string | null }
  >(sql`
    select ${columns}, changes, search_id, (
      select s.name from saved_searches s where s.id = n.search_id and s.user_id = n.user_id) as search_name
    from notifications n
    where user_id = ${userId} and changes is not null and created_at > coalesce(${after}::timestamptz, '-infinity')
    order by created_at desc, id desc limit ${atMost}::integer`)
  return rows.map(row => ({
    notification: presentNotification(row),
    changes: row.changes,
    search: row.search_id === null ? null : { id: row.search_id, name: row.search_name },
  }))
}

/** Counts the account's notifications about listings that came after a moment. */
export async function countListingNotifications(
  db: Queryable,
  userId: string,
  after: Date | null,
): Promise<number> {
  const [row] = await db.query<{ notifications: number }>(sql`
    select count(*) as notifications from notifications
    where user_id = ${userId} and changes is not null and created_at > coalesce(${after}::timestamptz, '-infinity')`)
  return row?.notifications ?? 0
}

/** Counts an account's unread notifications. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ unread: number }>(sql`
    select count(*) as unread from notifications where user_id = ${userId} and read_at is null`)
  return row?.unread ?? 0
}

/** Marks those of `ids` that are the account's own, or all of the account's. */
export async function updateNotificationsRead(
  db: Queryable,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  await db.query(sql`
    update notifications set read_at = ${now}
    where user_id = ${userId} and read_at is null and (${ids === undefined}::boolean or id = any(${ids ?? []}::uuid[]))`)
}

/** Deletes all notifications of an account. */
export async function deleteNotifications(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from notifications where user_id = ${userId}`)
}

/** An account's notifications. */
export const notificationAccountData: OwnerDataPart = {
  erase: deleteNotifications,
  export: (db, ownerId) => ({ notifications: () => listNotifications(db, ownerId) }),
}
