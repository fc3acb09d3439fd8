import type { Logger } from 'pino'
import { type BackgroundWorker, startWorker } from '../../background/worker.ts'
import type { Database } from '../../database/database.ts'
import { secondMs } from '../../durations.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/** Follows versions that another process or a command made, every second. */
export const startIndexWorker = (
  db: Database,
  { index, log }: { index: CatalogueIndex; log: Logger },
): BackgroundWorker =>
  startWorker({ name: 'search index', every: secondMs, run: () => index.follow() }, { db, log })
