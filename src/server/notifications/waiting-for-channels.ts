import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'

const wantsSql = (type: Sql, suffix: 'ByPush' | 'ByTelegram'): Sql =>
  sql`coalesce((u.preferencias ->> (${type} || ${suffix}::text))::boolean, true)`

/** Whether a notification of this type for `usuarios u` waits for the account's browsers: wanted, and there are any. */
export const waitsForPushSql = (type: Sql): Sql =>
  sql`(${wantsSql(type, 'ByPush')} and exists (select from push_subscriptions p where p.user_id = u.id))`

/** Whether a notification of this type for `usuarios u` waits for the account's chat: wanted, and there is one. */
export const waitsForTelegramSql = (type: Sql): Sql =>
  sql`(${wantsSql(type, 'ByTelegram')} and exists (select from telegram_links t where t.user_id = u.id))`

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
