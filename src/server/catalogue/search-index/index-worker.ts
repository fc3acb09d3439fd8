import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../../background/worker.ts'
import type { Database } from '../../database/database.ts'
import { secondMs } from '../../durations.ts'
import { mergeDueFacts } from '../details/merge-listing-facts.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/**
 * Follows versions that another process or a command made, every second, and those that the database did not answer
 * for when they were made; before that, merges the facts that are due by the clock (a first auction is over), which
 * makes a version.
 */
export const startIndexWorker = (
  db: Database,
  {
    index,
    log,
    now,
    pause,
  }: { index: CatalogueIndex; now: () => Date } & Pick<WorkerDependencies, 'log' | 'pause'>,
): BackgroundWorker =>
  startWorker(
    {
      name: 'search index',
      every: secondMs,
      async run() {
        await mergeDueFacts(db, now())
        await index.follow()
      },
    },
    { db, log, pause },
  )
