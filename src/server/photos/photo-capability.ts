import sql from 'sql-template-tag'
import { minuteMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import { raiseCatalogueVersion } from '../catalogue-changes.ts'
import type { Queryable } from '../database/database.ts'
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

interface PhotoDependencies {
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

/** Milliseconds in which a result is written after it was found; newer results wait for the next run. */
const settleMarginMs = 5_000
/** Number of listings changed in one statement. */
const atOnce = 200

/**
 * Returns a function that updates the catalogue from the photos checked since its last run: which listings have none
 * (they are shown last) and, once for all, the catalogue's version.
 */
export function createPhotoFactPublisher(db: Queryable, now: () => Date): () => Promise<void> {
  const settledNow = () => new Date(now().getTime() - settleMarginMs)
  // Listings are kept in memory from the start of the process on: they have the photos that were stored before it.
  const startedAt = settledNow()
  let since: Date | null = null

  return async () => {
    const until = settledNow()
    const { changed, left } = await settleMissing(db, since ?? new Date(0), until)
    const shown = await recordShownPhotos(db, since ?? startedAt, until)
    if (changed > 0 || shown > 0) await raiseCatalogueVersion(db)
    if (left === 0) since = until
  }
}

/** Updates which listings have no photo: those whose first photo was requested and does not exist. */
async function settleMissing(
  db: Queryable,
  since: Date,
  until: Date,
): Promise<{ changed: number; left: number }> {
  const wrong = await db.query<{ id: number; missing: boolean }>(sql`
    select l.id, p.missing
    from (
      select id, bool_or(n = 1) and not bool_or(present) as missing from listing_photos
      where id in (select id from listing_photos where checked_at >= ${since} and checked_at < ${until})
      group by id) p
    join listings l on l.id = p.id
    where l.photo_missing <> p.missing`)
  let changed = 0
  for (let from = 0; from < wrong.length; from += atOnce) {
    const part = wrong.slice(from, from + atOnce)
    // Skips rows locked by an import and leaves them to the next run, so that neither waits for the other.
    const rows = await db.query(sql`
      with found as (
        select * from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) f (id bigint, missing boolean)),
      free as (
        select id from listings where id in (select id from found) for update skip locked),
      updated as (
        update listings l set photo_missing = found.missing
        from found join free using (id) where l.id = found.id
        returning l.id)
      insert into catalogue_changes (listing_id) select id from updated returning 1`)
    changed += rows.length
  }
  return { changed, left: wrong.length - changed }
}

/** Records the offered listings of which a photo was found, so that they are read again. Returns how many there are. */
async function recordShownPhotos(db: Queryable, since: Date, until: Date): Promise<number> {
  const rows = await db.query(sql`
    insert into catalogue_changes (listing_id)
    select id from listings_offered l
    where id in (select p.id from listing_photos p
      where p.present and p.checked_at >= ${since} and p.checked_at < ${until})
    returning 1`)
  return rows.length
}

interface PhotoCapability extends PhotoDependencies {
  db: Queryable
  now: () => Date
}

/** The bank's photos; updates the catalogue with what was found, and keeps the folder of copies within its limit. */
export const photoCapability = ({ db, now, ...dependencies }: PhotoCapability): Capability => ({
  routes: [photoRoutes(dependencies)],
  housekeeping: [
    { name: 'settle photos', every: 5 * minuteMs, run: createPhotoFactPublisher(db, now) },
    // Each process has photos on its own disk.
    {
      name: 'trim photos',
      every: minuteMs,
      lock: null,
      run: async signal => dependencies.photos?.trim(signal),
    },
  ],
})
