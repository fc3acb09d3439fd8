import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import { type AccountNotification, notifyAccounts } from './notify-account.ts'

type Gathering = Omit<AccountNotification, 'title' | 'description' | 'gathered'> & { topic: string }

/**
 * Notifies an account of one more event of a topic, in place of what it has not read of that topic yet, so that many events
 * are one notification. The caller must have locked the account. Returns the number of notifications, as `notifyAccounts`.
 * @param write words for so many events, the newest of which is this one
 */
export async function notifyTogether(
  tx: Queryable,
  { topic, ...notification }: Gathering,
  write: (events: number) => Pick<AccountNotification, 'title' | 'description'>,
  now: Date,
): Promise<number> {
  const unread = await tx.query<{ id: string; gathered: number }>(sql`
    select id, gathered from notifications
    where user_id = ${notification.userId} and topic = ${topic} and read_at is null
    for update`)
  const gathered = unread.reduce((sum, each) => sum + each.gathered, 1)
  const notified = await notifyAccounts(tx, [{ ...notification, ...write(gathered), topic, gathered }], now)
  if (notified > 0)
    await tx.query(sql`delete from notifications where id = any(${unread.map(({ id }) => id)}::uuid[])`)
  return notified
}
