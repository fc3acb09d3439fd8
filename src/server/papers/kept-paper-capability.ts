import type { Logger } from 'pino'
import type { Capability } from '../capability.ts'
import { hourMs } from '#domain/durations.ts'
import { type KeptPaperDependencies, keptPaperRoutes } from './kept-paper-routes.ts'
import { resealPapers } from './reseal-papers.ts'

interface Dependencies extends KeptPaperDependencies {
  log: Logger
}

/** Papers that accounts keep, encrypted; after a change of keys, all are encrypted with the new one. */
export const keptPaperCapability = (dependencies: Dependencies): Capability => ({
  routes: [keptPaperRoutes(dependencies)],
  housekeeping: [
    {
      name: 'encrypt kept papers with the new key',
      every: hourMs,
      run: signal => resealPapers(dependencies.db, { ...dependencies, signal }),
    },
  ],
})
