import type { Logger } from 'pino'
import type { BackgroundWork } from '../background/capability.ts'
import { minute } from '../background/housekeeping.ts'
import type { Database } from '../database/database.ts'
import { type PageWorkerDependencies, startPageWorker } from './details/page-worker.ts'
import { startFiguresWorker } from './figures/figures-worker.ts'
import { resumeImports } from './import/import-journal.ts'
import { vacuumAfterImports } from './vacuum.ts'

/**
 * Recomputes outdated figures, reads the bank's pages (`pages`, `null` = never), finishes imports that another process
 * left, and vacuums after imports.
 */
export const catalogueWork = (
  db: Database,
  { log, now, pages }: { log: Logger; now: () => Date; pages: PageWorkerDependencies | null },
): BackgroundWork => ({
  workers: [() => startFiguresWorker(db, log), ...(pages === null ? [] : [() => startPageWorker(db, pages)])],
  housekeeping: [
    {
      name: 'resume imports',
      every: minute / 2,
      run: signal => resumeImports(db, now, signal),
    },
    { name: 'vacuum', every: minute, run: vacuumAfterImports(db) },
  ],
})
