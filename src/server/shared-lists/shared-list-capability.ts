import type { Logger } from 'pino'
import type { AccessGuard } from '../account/access-guard.ts'
import type { Capability } from '../capability.ts'
import { hourMs } from '#domain/durations.ts'
import { deletePastOpens } from './count-open.ts'
import { logoRoutes } from './logo-routes.ts'
import { type SharedListDependencies, sharedListRoutes } from './shared-list-routes.ts'
import { deleteEndedSharedLists } from './shared-list-store.ts'
import { sharedPageRoutes } from './shared-page-routes.ts'
import { type SharedReaderDependencies, sharedReaderRoutes } from './shared-reader-routes.ts'

interface Dependencies extends SharedListDependencies, SharedReaderDependencies {
  log: Logger
  guard: SharedListDependencies['guard'] & Pick<AccessGuard, 'present'>
  limits: SharedListDependencies['limits']
  now: () => Date
  db: SharedListDependencies['db']
}

/** Lists that an account shares with its clients by link; deletes those that ended long ago, and who opened any. */
export const sharedListCapability = (dependencies: Dependencies): Capability => ({
  routes: [
    logoRoutes(dependencies),
    sharedListRoutes(dependencies),
    sharedReaderRoutes(dependencies),
    sharedPageRoutes(dependencies),
  ],
  housekeeping: [
    {
      name: 'forget shared lists',
      every: hourMs,
      run: () => deleteEndedSharedLists(dependencies.db, dependencies.now()),
    },
    {
      name: 'forget who opened shared lists',
      every: hourMs,
      run: () => deletePastOpens(dependencies.db, dependencies.now()),
    },
  ],
})
