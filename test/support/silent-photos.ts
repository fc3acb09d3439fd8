import { pino } from 'pino'
import type { Database } from '#server/database/database.ts'
import { openPhotoService, type PhotoService } from '#server/photos/photo-service.ts'

/** Photos in a folder, of a bank that does not answer. */
export const openSilentPhotos = (db: Database, folder: string): PhotoService =>
  openPhotoService({
    db,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    bank: { base: 'http://127.0.0.1:9' },
    folder,
    maxDiskBytes: 0,
    knownTimeoutMs: 1,
    viewerTimeoutMs: 1,
  })
