import type { Hono } from 'hono'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { operationCalls } from '#contract/operation-calls.ts'
import { minuteMs } from '#domain/durations.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { startWorker } from '../background/worker.ts'
import type { Capability } from '../capability.ts'
import type { Queryable } from '../database/database.ts'
import { type ReadFreeDisk, judgeDiskLevel } from '../free-disk.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import { type HealthFigureDependencies, healthFigureRoutes } from './health-figure-routes.ts'
import type { ServerMetrics } from './metrics.ts'
import type { OperatorNotifier } from './operator-troubles.ts'
import { describeDiskTrouble } from './service-health.ts'
import { createHealthWatch } from './watch-health.ts'

/**
 * Returns a check of the data folder's free disk space, which never rejects: little space begins an operator trouble,
 * enough space ends it.
 */
export function createDiskWatch(disk: ReadFreeDisk, operator: OperatorNotifier): () => Promise<void> {
  let last: string | null = null
  return async () => {
    const found = await disk()
    if (found === null) return
    const level = judgeDiskLevel(found)
    if (level === last) return
    const trouble = describeDiskTrouble(found)
    const stored =
      level === 'enough' ? await operator.endTrouble(trouble.key) : await operator.reportTrouble(trouble)
    // A full disk may refuse the report itself, which is then made again at the next check.
    last = stored ? level : null
  }
}

/** `live`: the process answers. `ready`: the database answers, its schema is there, and the disk takes writes. */
function healthRoutes({ db, disk }: { db: Queryable; disk: ReadFreeDisk }): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(operationCalls.live, () => ({ status: 'ok' }) as const)
  mountCall(operationCalls.ready, async () => {
    try {
      await db.query(sql`select version from catalogue`)
    } catch (cause) {
      throw new Refusal('not_ready', 'O banco de dados não responde.', { retryAfter: 5, cause })
    }
    const found = await disk()
    if (found !== null && judgeDiskLevel(found) === 'full') {
      throw new Refusal('not_ready', 'O disco de DATA_DIR está cheio.', { retryAfter: 60 })
    }
    return { status: 'ok', freeDiskBytes: found?.free ?? null } as const
  })
  return app
}

interface OperationCapability extends HealthFigureDependencies {
  log: Logger
  limits: Pick<RateLimits, 'count'>
  trustProxy: boolean
  metrics: ServerMetrics
  operator: OperatorNotifier
  mailWaitingTroubles: () => Promise<void>
}

/**
 * Health, its figures and the metrics. Checks the disk at once and then every minute, and everything else that can be
 * wrong every five minutes; then mails the troubles that were not mailed to the operator at once.
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
