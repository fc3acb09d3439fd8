import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { mostAsked, photoWidths } from '#contract/photo-path.ts'
import type { PhotosKnown } from '#contract/photos.ts'
import { propertyNumber } from '#domain/property/number.ts'
import type { Limits } from '../account/limits.ts'
import { clientAddress } from '../http/client-address.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import { BankAway } from './bank.ts'
import { type MayAsk, mostPhotos, type Photos } from './photos.ts'

const usualWidth = 640
const widest = photoWidths.at(-1) ?? usualWidth

interface PhotoParts {
  /** `null`: they are off, and there are none. */
  photos: Photos | null
  limits: Pick<Limits, 'count'>
  trustProxy: boolean
}

/** The bank's photos, described under "Fotos" of the contract; each address may ask the bank for only so many. */
export function photoRoutes({ photos, limits, trustProxy }: PhotoParts): Hono {
  const app = new Hono()
  const mayAsk = (c: Context): MayAsk => {
    return () => limits.count('bankPhotosByAddress', clientAddress(c, trustProxy))
  }

  app.get('/photos', async c => {
    const { ids, all } = askedFor(c)
    const none: PhotosKnown = { photos: Object.fromEntries(ids.map(id => [id, []])), pending: [] }
    c.header('Cache-Control', 'no-store')
    return c.json(photos ? await photos.known(ids, all, mayAsk(c)) : none)
  })

  app.get('/photos/:id/:n', async c => {
    const { id, n, width } = asked(c)
    const picture = photos && (await photos.image(id, n, width, mayAsk(c)).catch(asRefusal))
    if (!picture) throw new Refusal('photo_not_found', 'Este imóvel não tem esta foto.')
    const tag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 16)}"`
    c.header('ETag', tag)
    c.header('Cache-Control', 'public, max-age=2592000')
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
    return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/webp' })
  })

  return app
}

function asRefusal(error: unknown): never {
  if (!(error instanceof BankAway)) throw error
  throw new Refusal('photos_unavailable', 'A Caixa não está mostrando fotos agora. Tente mais tarde.', {
    retryAfter: error.retryAfter,
    cause: error,
  })
}

/** @throws Refusal 400 that names every wrong field */
function askedFor(c: Context): { ids: string[]; all: boolean } {
  const given = (c.req.query('ids') ?? '').split(',').map(id => propertyNumber(id.trim()))
  const ids = [...new Set(given.filter(id => id !== null))]
  const all = c.req.query('all')
  const fields: Record<string, string> = {}
  if (given.includes(null) || given.length > mostAsked)
    fields.ids = `Informe de 1 a ${mostAsked} números de imóveis, separados por vírgula.`
  if (all !== undefined && (all !== '1' || ids.length > 1)) fields.all = 'Use 1, com um só imóvel.'
  if (Object.keys(fields).length > 0) throw badRequest(fields)
  return { ids, all: all === '1' }
}

/** @throws Refusal 400 that names every wrong field */
function asked(c: Context): { id: string; n: number; width: number } {
  const id = propertyNumber(c.req.param('id') ?? '')
  const n = Number(/^[1-9]$/.exec(c.req.param('n') ?? '')?.[0])
  const given = c.req.query('w') ?? String(usualWidth)
  const fields: Record<string, string> = {}
  if (id === null) fields.id = 'Informe o número do imóvel na Caixa.'
  if (!(n <= mostPhotos)) fields.n = `Informe um número de 1 a ${mostPhotos}.`
  if (!/^0*[1-9]\d{0,8}$/.test(given))
    fields.w = 'Informe a largura em pixels: um número inteiro a partir de 1.'
  if (id === null || Object.keys(fields).length > 0) throw badRequest(fields)
  return { id, n, width: photoWidths.find(width => width >= Number(given)) ?? widest }
}
