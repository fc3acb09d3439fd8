import sql from 'sql-template-tag'
import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../../background/worker.ts'
import type { Database } from '../../database/database.ts'
import { minuteMs } from '../../durations.ts'
import { countWaitingInterval } from './count-waiting-interval.ts'
import { findMissingInterval, storeWaitingInterval } from './waiting-interval-store.ts'
import { readWholeLists } from './whole-lists.ts'

/**
 * Counts, after imports, what became of each state's listings between its whole lists: one interval in a run, stored
 * at once, so that it continues where it was stopped.
 */
export function startWaitingWorker(
  db: Database,
  dependencies: Pick<WorkerDependencies, 'log' | 'pause'>,
): BackgroundWorker {
  /** The newest import when nothing was missing. */
  let counted = -1
  const readNewestImport = async () => {
    const [row] = await db.query<{ id: number | null }>(
      sql`select max(id) as id from imports where status = 'done' and source = 'caixa' and not partial`,
    )
    return row?.id ?? 0
  }
  return startWorker(
    {
      name: 'waiting intervals',
      every: 5 * minuteMs,
      lock: 'waiting intervals',
      untilDue: async () => ((await readNewestImport()) === counted ? Number.POSITIVE_INFINITY : 0),
      async run(signal) {
        const newest = await readNewestImport()
        const wholeLists = await readWholeLists(db)
        const missing = await findMissingInterval(db, wholeLists)
        if (missing === null) {
          counted = newest
          return
        }
        const all = wholeLists.get(missing.state) ?? []
        const interval = await countWaitingInterval(db, missing.state, missing.lists, all, signal)
        await storeWaitingInterval(db, missing, interval)
        return 0
      },
    },
    { db, ...dependencies },
  )
}
