import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { startWorker } from '../background/worker.ts'
import type { Capability } from '../capability.ts'
import type { Database } from '../database/database.ts'
import type { ReadFreeDisk } from '../free-disk.ts'
import type { Logger } from 'pino'
import { healthFigureRoutes } from './health-figure-routes.ts'
import { healthRoutes } from './health-routes.ts'
import type { ServerMetrics } from './metrics.ts'
import type { OperatorNotifier } from './operator-troubles.ts'
import { createDiskWatch } from './watch-disk.ts'

interface OperationCapability {
  db: Database
  log: Logger
  now: () => Date
  guard: Pick<AccessGuard, 'admin'>
  limits: Pick<RateLimits, 'count'>
  trustProxy: boolean
  startedAt: Date
  disk: ReadFreeDisk
  metrics: ServerMetrics
  operator: OperatorNotifier
}

/** Health, its figures and the metrics; looks at the disk at once, then every minute. */
export const operationCapability = (dependencies: OperationCapability): Capability => {
  const { db, log, disk, metrics, operator } = dependencies
  return {
    routes: [healthRoutes(dependencies), healthFigureRoutes(dependencies), metrics.routes(dependencies)],
    workers: [
      () => startWorker({ name: 'disk', every: 60_000, run: createDiskWatch(disk, operator) }, { db, log }),
    ],
  }
}
