import type { Context, Hono } from 'hono'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { Database } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { readBodyType } from '../http/limit-body.ts'
import { Refusal } from '../http/refusal.ts'
import { cleanLogo } from './clean-logo.ts'
import { deleteLogo, readLogo, storeLogo } from './logo-store.ts'

interface Dependencies {
  db: Database
  guard: Pick<AccessGuard, 'session' | 'plan'>
  limits: Pick<RateLimits, 'count'>
}

/** The address at which an account sees its own logo. */
export const writeLogoAddress = (tag: string | null): string | null =>
  tag === null ? null : `/api/me/logo?v=${tag}`

/** Creates the refusal (404) of an account without a logo. */
export const noLogoRefusal = (): Refusal => new Refusal('logo_not_found', 'Não há logotipo.')

/** Sends an account's logo. @throws Refusal 404 when it has none */
export async function sendLogo(c: Context, db: Database, ownerId: string): Promise<Response> {
  const picture = await readLogo(db, ownerId)
  if (picture === null) throw noLogoRefusal()
  return c.body(picture, 200, {
    'Content-Type': 'image/webp',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  })
}

/** The logo that an account shows on its lists. */
export function logoRoutes({ db, guard, limits }: Dependencies): Hono {
  const { app, mountCall, mountRawCall } = createCallRoutes(guard)

  mountRawCall(sharedListCalls.logo, ({ c, account }) => sendLogo(c, db, account.id))

  mountCall(sharedListCalls.saveLogo, async ({ c, account, usageKey }) => {
    if (readBodyType(c) !== 'application/octet-stream')
      throw new Refusal('unsupported_media_type', 'Envie o arquivo como application/octet-stream.')
    await limits.count('logosByAccount', usageKey)
    const picture = await cleanLogo(new Uint8Array(await c.req.arrayBuffer()))
    if (picture === null)
      throw new Refusal(
        'unreadable_picture',
        'Não foi possível ler esta imagem. Envie um PNG, JPEG ou WebP parado, de até 4 MB.',
      )
    return { logo: writeLogoAddress(await storeLogo(db, account.id, picture)) }
  })

  mountCall(sharedListCalls.deleteLogo, async ({ account }) => {
    await deleteLogo(db, account.id)
    return actionDone
  })

  return app
}
