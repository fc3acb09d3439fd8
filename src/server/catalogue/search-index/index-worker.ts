import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../../background/worker.ts'
import { secondMs } from '#domain/durations.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/**
 * Follows new versions every second: those made by another process or a command, and those that could not be read when they
 * were made.
 */
export const startIndexWorker = (
  db: WorkerDependencies['db'],
  { index, log, pause }: { index: CatalogueIndex } & Pick<WorkerDependencies, 'log' | 'pause'>,
): BackgroundWorker =>
  startWorker(
    // Each process has its own index.
    { name: 'search index', every: secondMs, lock: null, run: () => index.follow() },
    { db, log, pause },
  )
