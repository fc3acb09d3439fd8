import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { apiKeyScopes, maxApiKeys } from '#contract/account-limits.ts'
import { apiKeyCalls } from '#contract/api-key-calls.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { deleteApiKey, listApiKeys, storeApiKey } from './api-key-store.ts'
import { lockOwner } from './owner-lock.ts'

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
    const key = { id: randomId(), name: body.name, scopes, createdAt: now() }
    await db.transaction(async tx => {
      await lockOwner(tx, account.id)
      if ((await listApiKeys(tx, account.id)).length >= maxApiKeys)
        throw new Refusal(
          'too_many_keys',
          `A conta tem ${maxApiKeys} chaves. Encerre uma antes de criar outra.`,
        )
      await storeApiKey(tx, account.id, key, token)
    })
    return c.json({ ...key, createdAt: key.createdAt.toISOString(), lastUsedAt: null, token }, 201)
  })

  mountCall(apiKeyCalls.deleteApiKey, async ({ account, params }) => {
    await deleteApiKey(db, account.id, params.id)
    return actionDone
  })

  return app
}
