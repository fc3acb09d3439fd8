import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import { type AccountNotification, notifyAccounts } from './notify-account.ts'

type Gathering = Omit<AccountNotification, 'title' | 'description' | 'gathered' | 'ringsFrom'> & {
  topic: string
  /** Milliseconds between two times at which the topic rings or is mailed. */
  interval: number
}

interface UnreadOfTopic {
  id: string
  gathered: number
  /** When it rings, if no mail, browser or chat has had it yet. */
  waiting: boolean
  rings_from: Date | null
}

/**
 * Notifies an account of one more event of a topic, in place of what it has not read of that topic yet, so that many events
 * are one notification, which leaves the app once an interval. The caller must have locked the account. Returns the
 * number of notifications, as `notifyAccounts`.
 * @param write words for so many events, the newest of which is this one
 */
export async function notifyTogether(
  tx: Queryable,
  { topic, interval, ...notification }: Gathering,
  write: (events: number) => Pick<AccountNotification, 'title' | 'description'>,
  now: Date,
): Promise<number> {
  const { userId } = notification
  const unread = await tx.query<UnreadOfTopic>(sql`
    select id, gathered, rings_from,
      mail = 'waiting' or mail = 'none' and (push = 'waiting' or telegram = 'waiting') as waiting
    from notifications
    where user_id = ${userId} and topic = ${topic} and read_at is null
    for update`)
  const gathered = unread.reduce((sum, each) => sum + each.gathered, 1)
  const ringsFrom = findNextRing(await readLastRing(tx, userId, topic), unread, interval, now)
  const notified = await notifyAccounts(
    tx,
    [{ ...notification, ...write(gathered), topic, gathered, ringsFrom }],
    now,
  )
  if (notified === 0) return 0
  await tx.query(sql`delete from notifications where id = any(${unread.map(({ id }) => id)}::uuid[])`)
  await tx.query(sql`
    insert into told_notices (user_id, key, told_at)
    values (${userId}, ${ringKey(topic)}, ${ringsFrom ?? now}::timestamptz)
    on conflict (user_id, key) do update set told_at = excluded.told_at`)
  return notified
}

/** Under which key it is kept when a topic rings: it stays when the notification is read and cleared. */
const ringKey = (topic: string): string => `rings ${topic}`

async function readLastRing(tx: Queryable, userId: string, topic: string): Promise<Date | null> {
  const [last] = await tx.query<{ told_at: Date }>(sql`
    select told_at from told_notices where user_id = ${userId} and key = ${ringKey(topic)}`)
  return last?.told_at ?? null
}

/** Returns when the next notification of a topic rings; `null`: at once. */
function findNextRing(
  last: Date | null,
  unread: readonly UnreadOfTopic[],
  interval: number,
  now: Date,
): Date | null {
  // A notification that has not been delivered yet is replaced, and the new one is delivered instead.
  const replaced = unread.find(({ waiting }) => waiting)
  if (replaced) return replaced.rings_from
  if (last === null) return null
  if (last > now) return last
  const next = new Date(last.getTime() + interval)
  return next > now ? next : null
}
