import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { photoCalls } from '#contract/photo-calls.ts'
import { photoWidths } from '#contract/photo-path.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { readClientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import { BankUnavailable } from './bank-photos.ts'
import type { CheckPhotoLimit, PhotoService } from './photo-service.ts'

const usualWidth = 640
const widest = photoWidths.at(-1) ?? usualWidth

export interface PhotoDependencies {
  /** `null` when photos are off. */
  photos: PhotoService | null
  limits: Pick<RateLimits, 'count'>
  trustProxy: boolean
}

/** Asking the bank takes no turn from the answers of its address. */
const takesOwnTurn = true

/**
 * The routes of the bank's photos, described under "Fotos" of the contract; requests to the bank are limited by
 * address.
 */
export function photoRoutes({ photos, limits, trustProxy }: PhotoDependencies): Hono {
  const { app, mountCall, mountRawCall } = createCallRoutes()
  const mayAsk = (c: Context): CheckPhotoLimit => {
    return () => limits.count('bankPhotosByAddress', readClientAddress(c, trustProxy))
  }

  mountCall(
    photoCalls.knownPhotos,
    ({ c, query: { ids, all } }) => {
      c.header('Cache-Control', 'no-store')
      if (photos) return photos.known(ids, all, mayAsk(c))
      return { photos: Object.fromEntries(ids.map(id => [id, []])), pending: [] }
    },
    { takesOwnTurn },
  )

  mountRawCall(
    photoCalls.photo,
    async ({ c, params: { id, n }, query: { w = usualWidth } }) => {
      const width = photoWidths.find(each => each >= w) ?? widest
      const picture = photos && (await photos.image(id, n, width, mayAsk(c)).catch(asRefusal))
      if (!picture) throw new Refusal('photo_not_found', 'Este imóvel não tem esta foto.')
      const tag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 16)}"`
      c.header('ETag', tag)
      c.header('Cache-Control', 'public, max-age=2592000')
      if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
      return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/webp' })
    },
    { takesOwnTurn },
  )

  return app
}

function asRefusal(error: unknown): never {
  if (!(error instanceof BankUnavailable)) throw error
  throw new Refusal('photos_unavailable', 'A Caixa não está mostrando fotos agora. Tente mais tarde.', {
    retryAfter: error.retryAfter,
    cause: error,
  })
}
