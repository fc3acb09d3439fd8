import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach } from 'vitest'
import { photoCalls } from '#contract/photo-calls.ts'
import type { Database } from '#server/database/database.ts'
import { createRateLimits, type RateLimits } from '#server/account/rate-limits.ts'
import { createErrorBoundary } from '#server/http/error-boundary.ts'
import {
  openPhotoService,
  type PhotoService,
  type PhotoServiceOptions,
} from '#server/photos/photo-service.ts'
import { photoRoutes } from '#server/photos/photo-capability.ts'
import { createContractClient } from './contract-client.ts'
import { createListing, seedCatalogue } from './catalogue.ts'
import { testEngine } from './database.ts'
import { type PhotoBank, startPhotoBank } from './photo-bank.ts'

/** Listings of the bank, and one of the demonstration. */
export const photoListingIds = Array.from({ length: 12 }, (_, index) => String(8444405322570 + index))
export const demonstrationId = '99'
/** Returns the bank's file name of a listing's photo number `n`. */
export const fileOf = (id: string, n = 1): string => `F${id}2${n}.jpg`

/** Milliseconds; a test that is about giving up says how soon. */
const longEnough = 120_000

const silent = pino({ level: 'silent' })

/** Photos of a few listings, with a bank and an empty folder for each test. Called once in a file. */
export function photoSet() {
  const engine = testEngine('embedded')
  const opened: PhotoService[] = []
  let db: Database
  const set = {
    bank: undefined as unknown as PhotoBank,
    folder: '',
    time: Date.UTC(2026, 10, 21, 12),
    photosOn(changes: Partial<PhotoServiceOptions> = {}): PhotoService {
      const photos = openPhotoService({
        db,
        log: silent,
        now: () => new Date(set.time),
        bank: { base: set.bank.url, answerTimeoutMs: longEnough, downloadTimeoutMs: longEnough },
        folder: set.folder,
        maxDiskBytes: 1_000_000,
        interval: 0,
        knownTimeoutMs: longEnough,
        viewerTimeoutMs: longEnough,
        ...changes,
      })
      opened.push(photos)
      return photos
    },
    rows: () => db.query(sql`select id, n, present from listing_photos order by id, n`),
    forgetRows: () => db.query(sql`delete from listing_photos`),
    served(
      photos: PhotoService | null = set.photosOn(),
      limits: Pick<RateLimits, 'count'> = createRateLimits(db),
    ) {
      const app = new Hono()
      app.onError(createErrorBoundary(silent))
      app.route('/', photoRoutes({ photos, limits, trustProxy: true }))
      const { ask, refusal } = createContractClient(app)
      return {
        photo: async (id: string, n = 1, query = '', headers = {}) =>
          app.request(`/api/photos/${id}/${n}${query}`, { headers }),
        refused: (id: string, n = 1) => refusal(photoCalls.photo, { path: { id, n: String(n) } }),
        wrong: (path: string) => refusal({ ...photoCalls.knownPhotos, path: path as '/api/photos' }),
        known: (ids: readonly string[], all = false) =>
          ask(photoCalls.knownPhotos, { query: { ids: ids.join(','), ...(all && { all: '1' }) } }),
      }
    },
  }
  beforeAll(async () => {
    db = await engine.fresh()
    await seedCatalogue(db, [
      ...photoListingIds.map(id => createListing({ id })),
      createListing({ id: demonstrationId, source: 'demo' }),
    ])
  })
  beforeEach(async () => {
    await set.forgetRows()
    set.bank = await startPhotoBank()
    set.folder = await mkdtemp(join(tmpdir(), 'arremate-photos-'))
    return async () => {
      await Promise.all(opened.splice(0).map(photos => photos.stop()))
      await set.bank.stop()
      await rm(set.folder, { recursive: true })
    }
  })
  return set
}
