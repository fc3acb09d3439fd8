import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../../background/worker.ts'
import type { Database } from '../../database/database.ts'
import { secondMs } from '#domain/durations.ts'
import { areFactsDue, mergeDueFacts } from './merge-listing-facts.ts'

/** The name of the job that merges facts when their time has come, shared by all processes. */
export const dueFactsJob = 'due facts'

interface DueFactsDependencies extends Pick<WorkerDependencies, 'log' | 'pause'> {
  now: () => Date
  /** Called after the catalogue's version changed. */
  onCatalogueChanged: () => void
}

/** Merges the facts that are due by the clock (a first auction is over), which makes a version. */
export const startDueFactsWorker = (
  db: Database,
  { log, now, pause, onCatalogueChanged }: DueFactsDependencies,
): BackgroundWorker =>
  startWorker(
    {
      name: 'due facts',
      every: secondMs,
      lock: dueFactsJob,
      untilDue: async () => ((await areFactsDue(db, now())) ? 0 : secondMs),
      async run(signal) {
        if (await mergeDueFacts(db, now(), signal)) onCatalogueChanged()
      },
    },
    { db, log, pause },
  )
