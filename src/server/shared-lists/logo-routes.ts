import type { Context, Hono } from 'hono'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { logoBytes, logoSidePx } from '#contract/shared-list-limits.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { Database } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { readBodyType } from '../http/limit-body.ts'
import { Refusal } from '../http/refusal.ts'
import { loadSharp } from '../photos/load-sharp.ts'
import { createLimitedQueue } from '../queue/limited-queue.ts'
import { deleteLogo, readLogo, storeLogo } from './logo-store.ts'

/** Maximum pixels of a picture as it is sent: more take more memory than a logo is worth. */
const mostPixels = 24_000_000
/** Maximum side in pixels as it is sent. */
const mostSidePx = 10_000
const seconds = 10
const run = createLimitedQueue({ atOnce: 1, most: 20 })

/** What a file begins with, for the formats that are taken: the decoders of all others never see it. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  bytes => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  bytes => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  bytes => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]
const formats: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp'])

/**
 * Draws a logo again, as WebP without any of the file's metadata, within `logoSidePx` and `logoBytes.kept`. `null` when it is
 * none of PNG, JPEG or WebP, is damaged, moves, or is too large.
 * @throws QueueFull
 */
async function cleanLogo(bytes: Uint8Array): Promise<Uint8Array | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!signatures.some(isSigned => isSigned(file))) return null
  return run(async () => {
    const sharp = await loadSharp()
    try {
      const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      const { format, width, height, pages = 1 } = await picture.metadata()
      if (!formats.has(format) || pages > 1 || Math.max(width, height) > mostSidePx) return null
      const clean = await picture
        .autoOrient()
        .resize({ width: logoSidePx, height: logoSidePx, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .timeout({ seconds })
        .toBuffer()
      return clean.length <= logoBytes.kept ? clean : null
    } catch {
      return null
    }
  })
}

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
