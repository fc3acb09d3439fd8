import { join } from 'node:path'
import type { Logger } from 'pino'
import type { ServerConfig } from '../server-config.ts'
import type { Database } from '../database/database.ts'
import { openPhotoService, type PhotoService } from './photo-service.ts'

/** Photos as the operator has set them; `null` where the bank is not to be asked for any. */
export const configuredPhotos = (
  db: Database,
  { photosUrl, photoCacheMegabytes, dataDir }: ServerConfig,
  { log, now }: { log: Logger; now: () => Date },
): PhotoService | null =>
  photosUrl === null
    ? null
    : openPhotoService({
        db,
        log,
        now,
        bank: { base: photosUrl },
        folder: join(dataDir, 'photos'),
        maxDiskBytes: photoCacheMegabytes * 1024 * 1024,
      })
