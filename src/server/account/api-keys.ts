import { createHash, randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import sql from 'sql-template-tag'
import {
  type ApiKey,
  apiKeyCalls,
  type ApiKeyScope,
  apiKeyScopes,
  maxApiKeys,
} from '#contract/api-key-calls.ts'
import { hourMs } from '#domain/durations.ts'
import type { Queryable } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { readApiKeyToken } from '../http/api-key-token.ts'
import { Refusal } from '../http/refusal.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { lockOwner } from './owner-lock.ts'

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

/** Routes of an account's keys. */
export function apiKeyRoutes({ db, now, limits, guard, randomId }: AccountDependencies): Hono {
  const { app, mountCall, mountRawCall } = createCallRoutes(guard)

  mountCall(apiKeyCalls.apiKeys, ({ account }) => listApiKeys(db, account.id))

  mountRawCall(apiKeyCalls.createApiKey, async ({ c, account, body }) => {
    if (account.demonstration)
      throw new Refusal('not_in_demonstration', 'A conta de demonstração não tem chaves de API.')
    await limits.count('apiKeysByAccount', account.id)
    const token = `ark_${randomBytes(32).toString('base64url')}`
    const scopes = apiKeyScopes.filter(scope => body.scopes.includes(scope))
    const row: ApiKeyRow = { id: randomId(), name: body.name, scopes, created_at: now(), last_used_at: null }
    await db.transaction(async tx => {
      await lockOwner(tx, account.id)
      if ((await listApiKeys(tx, account.id)).length >= maxApiKeys)
        throw new Refusal(
          'too_many_keys',
          `A conta tem ${maxApiKeys} chaves. Encerre uma antes de criar outra.`,
        )
      await tx.query(sql`
        insert into api_keys (id, user_id, name, scopes, token_hash, created_at)
        values (${row.id}, ${account.id}, ${row.name}, ${scopes}, ${hashToken(token)}, ${row.created_at})`)
    })
    return c.json({ ...presentKey(row), token }, 201)
  })

  mountCall(apiKeyCalls.deleteApiKey, async ({ account, params }) => {
    await db.query(sql`delete from api_keys where user_id = ${account.id} and id = ${params.id}`)
    return actionDone
  })

  return app
}
