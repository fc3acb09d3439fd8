import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { lockOwner } from '../account/owner-lock.ts'
import type { Database, Queryable } from '../database/database.ts'

/** Stores an account's logo in place of the one before, and returns its tag. */
export async function storeLogo(db: Database, ownerId: string, picture: Uint8Array): Promise<string> {
  const tag = createHash('sha256').update(picture).digest('base64url').slice(0, 16)
  await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    await tx.query(sql`
      insert into logos (user_id, picture, tag)
      values (${ownerId}, decode(${Buffer.from(picture).toString('base64')}::text, 'base64'), ${tag})
      on conflict (user_id) do update set picture = excluded.picture, tag = excluded.tag`)
  })
  return tag
}

/** Deletes an account's logo. */
export async function deleteLogo(db: Queryable, ownerId: string): Promise<void> {
  await db.query(sql`delete from logos where user_id = ${ownerId}`)
}

/** Returns what changes with an account's logo; `null` when it has none. */
export async function readLogoTag(db: Queryable, ownerId: string): Promise<string | null> {
  const [row] = await db.query<{ tag: string }>(sql`select tag from logos where user_id = ${ownerId}`)
  return row?.tag ?? null
}

/** Returns an account's logo as WebP; `null` when it has none. */
export async function readLogo(db: Queryable, ownerId: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await db.query<{ picture: string }>(sql`
    select encode(picture, 'base64') as picture from logos where user_id = ${ownerId}`)
  return row === undefined ? null : new Uint8Array(Buffer.from(row.picture, 'base64'))
}
