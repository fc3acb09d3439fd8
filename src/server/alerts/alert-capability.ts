import sql from 'sql-template-tag'
import { dayMs, hourMs } from '#domain/durations.ts'
import { type AlertDependencies, startAlertWorker } from './alert-worker.ts'
import type { Capability, ServerEvents } from '../capability.ts'
import type { Database, Queryable } from '../database/database.ts'

/** After this time no notification with the key can come again. */
const keysKeptMs = 400 * dayMs
const notificationsKeptMs = 365 * dayMs
const maxNotifications = 1_000
/** Nothing waits for a channel: without any, all is settled when it is made. */
const settled = sql`'waiting' not in (mail, push, telegram)`

/** Deletes notification keys that are 400 days old or older. */
export async function deleteOldNotificationKeys(db: Queryable, now: Date): Promise<void> {
  await db.query(
    sql`delete from told_notices where told_at < ${new Date(now.getTime() - keysKeptMs)}::timestamptz`,
  )
}

/**
 * Deletes notifications older than a year and, of each account, all but the newest 1,000; never one that
 * waits for its mail or another channel.
 */
export async function deleteOldNotifications(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`
    delete from notifications
    where ${settled} and created_at < ${new Date(now.getTime() - notificationsKeptMs)}::timestamptz`)
  await db.query(sql`
    delete from notifications
    where ${settled} and id in (
      select id from (
        select id, row_number() over (partition by user_id order by created_at desc, id desc) as place
        from notifications
        where user_id in (select user_id from notifications group by user_id having count(*) > ${maxNotifications})) own
      where place > ${maxNotifications})`)
}

interface AlertCapability extends Omit<AlertDependencies, 'onNotified'> {
  db: Database
  events: ServerEvents
}

/** Notifies accounts after each import, and deletes old notifications. */
export const alertCapability = ({ db, events, ...dependencies }: AlertCapability): Capability => ({
  workers: [
    () => {
      const worker = startAlertWorker(db, { ...dependencies, onNotified: () => void events.emit('notified') })
      events.on('imported', worker.kick)
      return worker
    },
  ],
  housekeeping: [
    {
      name: 'forget notifications',
      every: hourMs,
      async run() {
        await deleteOldNotificationKeys(db, dependencies.now())
        await deleteOldNotifications(db, dependencies.now())
      },
    },
  ],
})
