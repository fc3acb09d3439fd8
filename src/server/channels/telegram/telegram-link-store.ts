import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { type Channels, telegramCodeMinutes } from '#contract/channel-calls.ts'
import type { Queryable } from '../../database/database.ts'
import { minuteMs } from '#domain/durations.ts'
import { deleteDeliveries } from '../delivery-store.ts'
import type { ChannelTargets } from '../gather-worker.ts'

const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** Stores an account's code, in place of the one before. Returns until when it counts. */
export async function storeTelegramCode(
  db: Queryable,
  userId: string,
  code: string,
  now: Date,
): Promise<Date> {
  const expires = new Date(now.getTime() + telegramCodeMinutes * minuteMs)
  await db.query(sql`
    insert into telegram_codes (user_id, code_hash, expires_at) values (${userId}, ${hashCode(code)}, ${expires})
    on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`)
  return expires
}

/**
 * Links a chat to the account that has this code, which is used up. A chat is one account's, an account has one chat:
 * the last one counts. Returns whether the code counted. In the caller's transaction.
 */
export async function linkTelegramChat(
  tx: Queryable,
  { code, chatId, name }: { code: string; chatId: string; name: string | null },
  now: Date,
): Promise<boolean> {
  const [used] = await tx.query<{ user_id: string; expires_at: Date }>(sql`
    delete from telegram_codes where code_hash = ${hashCode(code)} returning user_id, expires_at`)
  if (!used || used.expires_at <= now) return false
  await unlinkTelegramChat(tx, chatId)
  await deleteTelegramLink(tx, used.user_id)
  await tx.query(sql`
    insert into telegram_links (user_id, chat_id, name, linked_at)
    values (${used.user_id}, ${chatId}, ${name}, ${now})`)
  return true
}

/** Deletes the link of a chat, with the messages that wait for it; returns whether there was one. */
export async function unlinkTelegramChat(tx: Queryable, chatId: string): Promise<boolean> {
  const rows = await tx.query<{ user_id: string }>(sql`
    delete from telegram_links where chat_id = ${chatId} returning user_id`)
  for (const { user_id } of rows) await deleteDeliveries(tx, user_id, 'telegram')
  return rows.length > 0
}

/** Deletes an account's link and its code, with the messages that wait for it. */
export async function deleteTelegramLink(tx: Queryable, userId: string): Promise<void> {
  await tx.query(sql`delete from telegram_codes where user_id = ${userId}`)
  await tx.query(sql`delete from telegram_links where user_id = ${userId}`)
  await deleteDeliveries(tx, userId, 'telegram')
}

/** Finds the chat that is linked to an account; `null` without one. */
export async function findTelegramLink(
  db: Queryable,
  userId: string,
): Promise<Channels['telegram']['linked']> {
  const [row] = await db.query<{ name: string | null; linked_at: Date }>(sql`
    select name, linked_at from telegram_links where user_id = ${userId}`)
  return row ? { name: row.name, since: row.linked_at.toISOString() } : null
}

/** Finds the account's chat; `null` when it has none. */
async function findTelegramChat(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.query<{ chat_id: string }>(sql`
    select chat_id from telegram_links where user_id = ${userId}`)
  return row?.chat_id ?? null
}

/** Finds whether messages can go to the account's chat. */
export async function findTelegramTargets(tx: Queryable, userId: string): Promise<ChannelTargets> {
  const linked = (await findTelegramChat(tx, userId)) !== null
  return { targets: linked ? [{ subscriptionId: null, service: 'telegram' }] : [], returning: false }
}

/** Returns the number of the next update to be read, locked until the transaction ends. */
export async function lockNextUpdate(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ next_id: number }>(sql`select next_id from telegram_updates for update`)
  return row?.next_id ?? 0
}

/** Stores the number of the next update to be read. */
export async function storeNextUpdate(tx: Queryable, next: number): Promise<void> {
  await tx.query(sql`update telegram_updates set next_id = ${next}::bigint`)
}

/** Returns the number of the next update to be read. */
export async function readNextUpdate(db: Queryable): Promise<number> {
  const [row] = await db.query<{ next_id: number }>(sql`select next_id from telegram_updates`)
  return row?.next_id ?? 0
}

/** Deletes codes that do not count any more. */
export async function deleteExpiredCodes(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from telegram_codes where expires_at < ${now}`)
}
