import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import type { ChannelName } from './channel-choice.ts'

const suffixes = { push: 'ByPush', telegram: 'ByTelegram' } as const

/** Whether `usuarios u` wants this type of notification on a channel, if it wants it at all. */
export const wantsOnChannelSql = (type: Sql, channel: ChannelName): Sql =>
  sql`coalesce((u.preferencias ->> (${type} || ${suffixes[channel]}::text))::boolean, true)`

/** Whether a notification `n` may leave the app by now (`AccountNotification.ringsFrom`). */
export const mayLeaveSql = (now: Date): Sql =>
  sql`(n.rings_from is null or n.rings_from <= ${now}::timestamptz)`

/** Whether a notification of this type for `usuarios u` waits for the account's browsers: wanted, and there are any. */
export const waitsForPushSql = (type: Sql): Sql =>
  sql`(${wantsOnChannelSql(type, 'push')} and exists (select from push_subscriptions p where p.user_id = u.id))`

/** Whether a notification of this type for `usuarios u` waits for the account's chat: wanted, and there is one. */
export const waitsForTelegramSql = (type: Sql): Sql =>
  sql`(${wantsOnChannelSql(type, 'telegram')} and exists (select from telegram_links t where t.user_id = u.id))`

/**
 * Lets a notification that was made for the app alone ring at once, also in quiet hours, on the channels that its
 * account wants and has; after `until` nowhere.
 */
export async function ringOnChannels(tx: Queryable, id: string, until: Date): Promise<void> {
  await tx.query(sql`
    update notifications n set urgent = true, expires_at = ${until},
      push = case when ${waitsForPushSql(sql`n.type`)} then 'waiting' else 'none' end,
      telegram = case when ${waitsForTelegramSql(sql`n.type`)} then 'waiting' else 'none' end
    from usuarios u where u.id = n.user_id and n.id = ${id}::uuid`)
}
