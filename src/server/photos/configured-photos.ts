import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../server-config.ts'
import type { Database } from '../database/database.ts'
import { openPhotos, type Photos } from './photo-service.ts'

/** Photos as the operator has set them; `null` where the bank is not to be asked for any. */
export const configuredPhotos = (
  db: Database,
  { photosUrl, photoCacheMegabytes, dataDir }: Config,
  { log, now }: { log: Logger; now: () => Date },
): Photos | null =>
  photosUrl === null
    ? null
    : openPhotos({
        db,
        log,
        now,
        bank: { base: photosUrl },
        folder: join(dataDir, 'photos'),
        maxDiskBytes: photoCacheMegabytes * 1024 * 1024,
      })
