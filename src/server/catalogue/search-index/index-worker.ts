import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../../background/worker.ts'
import type { Database } from '../../database/database.ts'
import { secondMs } from '../../durations.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/**
 * Follows versions that another process or a command made, every second, and those that the database did not answer
 * for when they were made.
 */
export const startIndexWorker = (
  db: Database,
  { index, log, pause }: { index: CatalogueIndex } & Pick<WorkerDependencies, 'log' | 'pause'>,
): BackgroundWorker =>
  startWorker({ name: 'search index', every: secondMs, run: () => index.follow() }, { db, log, pause })
