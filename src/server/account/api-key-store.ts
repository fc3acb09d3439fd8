import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import sql from 'sql-template-tag'
import { type ApiKeyScope, maxApiKeys } from '#contract/account-limits.ts'
import type { ApiKey } from '#contract/api-key-calls.ts'
import { hourMs } from '#domain/durations.ts'
import type { Queryable } from '../database/database.ts'
import { readApiKeyToken } from '../http/api-key-token.ts'
import { Refusal } from '../http/refusal.ts'

interface ApiKeyRow {
  id: string
  name: string
  scopes: ApiKeyScope[]
  created_at: Date
  last_used_at: Date | null
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const presentKey = ({ id, name, scopes, ...row }: ApiKeyRow): ApiKey => ({
  id,
  name,
  scopes,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** Lists an account's keys, the newest first; their tokens are not known. */
export const listApiKeys = async (db: Queryable, userId: string): Promise<ApiKey[]> =>
  (
    await db.query<ApiKeyRow>(sql`
      select id, name, scopes, created_at, last_used_at from api_keys
      where user_id = ${userId} order by created_at desc, id limit ${maxApiKeys}`)
  ).map(presentKey)

/** A key that a request shows, and whose it is. */
export interface ShownApiKey {
  id: string
  userId: string
}

/**
 * Returns the key that a request shows; `null` without one. Reading asks for the scope `read`, everything else for `write`.
 * @throws Refusal 401 for an unknown or ended key, 403 without the scope
 */
export async function findShownApiKey(db: Queryable, c: Context, now: Date): Promise<ShownApiKey | null> {
  const token = readApiKeyToken(c)
  if (token === null) return null
  const [key] = await db.query<{
    id: string
    user_id: string
    scopes: ApiKeyScope[]
    last_used_at: Date | null
  }>(sql`
    select id, user_id, scopes, last_used_at from api_keys where token_hash = ${hashToken(token)}`)
  if (key === undefined) throw new Refusal('unauthorized', 'Esta chave de API não existe ou foi encerrada.')
  const scope: ApiKeyScope = c.req.method === 'GET' || c.req.method === 'HEAD' ? 'read' : 'write'
  if (!key.scopes.includes(scope))
    throw new Refusal('key_scope', `Esta chave não tem a permissão ${scope}. Crie outra no seu perfil.`)
  if (key.last_used_at === null || now.getTime() - key.last_used_at.getTime() >= hourMs)
    await db.query(sql`update api_keys set last_used_at = ${now} where id = ${key.id}`)
  return { id: key.id, userId: key.user_id }
}

/** Stores a new key, of its token the hash alone. */
export async function storeApiKey(
  db: Queryable,
  userId: string,
  { id, name, scopes, createdAt }: { id: string; name: string; scopes: ApiKeyScope[]; createdAt: Date },
  token: string,
): Promise<void> {
  await db.query(sql`
    insert into api_keys (id, user_id, name, scopes, token_hash, created_at)
    values (${id}, ${userId}, ${name}, ${scopes}, ${hashToken(token)}, ${createdAt})`)
}

/** Deletes a key of the account, if it has one with this id. */
export async function deleteApiKey(db: Queryable, userId: string, id: string): Promise<void> {
  await db.query(sql`delete from api_keys where user_id = ${userId} and id = ${id}`)
}
