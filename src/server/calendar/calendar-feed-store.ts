import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { boughtStages } from '#domain/property/favorite-stage.ts'
import type { Queryable } from '../database/database.ts'

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Stores the token of an account's calendar, in place of the one before. */
export async function storeFeedToken(db: Queryable, userId: string, token: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into calendar_feeds (user_id, token_hash, created_at) values (${userId}, ${hashToken(token)}, ${now})
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`)
}

/** Deletes the token of an account's calendar, whose address then leads nowhere. */
export async function deleteFeedToken(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from calendar_feeds where user_id = ${userId}`)
}

/** Returns since when an account's calendar has its address; `null` when it has none. */
export async function findFeedSince(db: Queryable, userId: string): Promise<Date | null> {
  const [row] = await db.query<{ created_at: Date }>(sql`
    select created_at from calendar_feeds where user_id = ${userId}`)
  return row?.created_at ?? null
}

/** Returns the account whose calendar a token opens; `null` for an unknown or deleted token. */
export async function findFeedOwner(db: Queryable, token: string): Promise<string | null> {
  const [row] = await db.query<{ user_id: string }>(sql`
    select user_id from calendar_feeds where token_hash = ${hashToken(token)}`)
  return row?.user_id ?? null
}

/** Lists the numbers of an account's favorites whose sale has a date to come, without those that the account bought. */
export async function listDatedFavorites(db: Queryable, userId: string, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select f.property_id::text as id from favorites f join listings l on l.id = f.property_id
    where f.user_id = ${userId} and not l.gone and not coalesce(f.stage = any(${boughtStages}::text[]), false)
      and greatest(l.first_auction_at, l.second_auction_at) > ${now}
    order by f.property_id`)
  return rows.map(({ id }) => id)
}
