import type { RateLimits } from '../account/rate-limits.ts'
import { startWorker } from '../background/worker.ts'
import type { Capability } from '../capability.ts'
import type { Logger } from 'pino'
import { type HealthFigureDependencies, healthFigureRoutes } from './health-figure-routes.ts'
import { healthRoutes } from './health-routes.ts'
import type { ServerMetrics } from './metrics.ts'
import type { OperatorNotifier } from './operator-troubles.ts'
import { createDiskWatch } from './watch-disk.ts'
import { createHealthWatch } from './watch-health.ts'
import { minuteMs } from '#domain/durations.ts'

interface OperationCapability extends HealthFigureDependencies {
  log: Logger
  limits: Pick<RateLimits, 'count'>
  trustProxy: boolean
  metrics: ServerMetrics
  operator: OperatorNotifier
  mailWaitingTroubles: () => Promise<void>
}

/**
 * Health, its figures and the metrics; looks at the disk at once, then every minute, and at everything else that can be
 * wrong every five minutes; then mails what was not mailed to the operator at once.
 */
export const operationCapability = (dependencies: OperationCapability): Capability => {
  const { db, log, disk, metrics, operator, mailWaitingTroubles } = dependencies
  const watchHealth = createHealthWatch(dependencies, operator)
  return {
    routes: [healthRoutes(dependencies), healthFigureRoutes(dependencies), metrics.routes(dependencies)],
    workers: [
      // Each process watches its own disk.
      () =>
        startWorker(
          { name: 'disk', every: minuteMs, lock: null, run: createDiskWatch(disk, operator) },
          { db, log },
        ),
      () =>
        startWorker(
          {
            name: 'health',
            every: 5 * minuteMs,
            first: minuteMs,
            lock: 'health',
            run: async () => {
              await watchHealth()
              await mailWaitingTroubles()
            },
          },
          { db, log },
        ),
    ],
  }
}
