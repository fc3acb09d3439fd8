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
import type { ServerMetrics } from './metrics.ts'
import type { OperatorNotifier } from './operator-troubles.ts'
import { describeDiskTrouble } from './service-health.ts'
import { judgeHealth } from './health-levels.ts'
import { readTroubles, joinTroubles } from './open-troubles.ts'
import { type HealthSources, readHealth } from './read-health.ts'
import { isJudgedKey } from './trouble-kinds.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { adminCalls } from '#contract/admin-calls.ts'
import type { LadderCheck } from '#domain/ladder/ladder-check.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { withTimeout } from './with-timeout.ts'

interface HealthFigureDependencies extends HealthSources {
  guard: Pick<AccessGuard, 'admin'>
  /** Where the price ladder holds in the catalogue of now. */
  ladder: () => LadderCheck
}

/** How the service is, for the operator. Answers also while the database is away. */
export function healthFigureRoutes({ guard, ladder, ...sources }: HealthFigureDependencies): Hono {
  const { db, log, startedAt, timeoutMs = 3_000 } = sources
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  /** Reads the event loop delay in milliseconds, the 99th percentile since the last call. */
  const readLag = (): number => {
    const worst = Math.max(0, delays.percentile(99) / 1e6 - 20)
    delays.reset()
    return Math.round(worst * 10) / 10
  }

  const { app, mountCall } = createCallRoutes(guard)
  mountCall(adminCalls.healthFigures, async () => {
    const health = await readHealth(sources, readLag())
    const { groups, troubles } = judgeHealth(health)
    const stored =
      health.readings === null
        ? null
        : await withTimeout(
            timeoutMs,
            readTroubles(db, health.now).catch((error: unknown) => {
              log.warn({ err: error, code: 'troubles_unread' }, 'the health page shows no stored troubles')
              return null
            }),
          )
    return {
      at: health.now.toISOString(),
      startedAt: startedAt.toISOString(),
      groups,
      ladder: presentLadder(ladder()),
      troubles: joinTroubles(troubles, stored ?? [], health.now),
    }
  })
  return app
}

const presentLadder = ({ all, states }: LadderCheck) => ({
  all,
  states: [...states].map(([uf, evidence]) => ({ uf, ...evidence })).sort((a, b) => (a.uf < b.uf ? -1 : 1)),
})

/** Reported by a check of their own, more often. */
const isWatchedElsewhere = (key: string): boolean => key.startsWith('disk:')

/**
 * Returns a check of what the health page calls wrong: what lasts begins an operator trouble in the page's own words,
 * and ends it when the page no longer says so. A worker's trouble ends only in a process in which that worker works.
 */
export function createHealthWatch(sources: HealthSources, operator: OperatorNotifier): () => Promise<void> {
  const reported = new Map<string, string>()
  return async () => {
    const health = await readHealth(sources, 0)
    if (health.readings === null) return
    const wrong = judgeHealth(health).troubles.filter(
      ({ key, isMailed }) => isMailed && !isWatchedElsewhere(key),
    )
    for (const { key, title, detail, items } of wrong) {
      if (reported.get(key) === title) continue
      const whole = [detail, ...items].join('\n')
      if (await operator.reportTrouble({ key, title, detail: whole })) reported.set(key, title)
    }
    const working = new Set(
      health.workers.flatMap(({ name, hasRun, failures }) =>
        hasRun && failures === 0 ? [`worker:${name}`] : [],
      ),
    )
    for (const { key, overAt } of await readTroubles(sources.db, health.now)) {
      if (overAt !== null || !isJudgedKey(key) || isWatchedElsewhere(key)) continue
      if (wrong.some(each => each.key === key)) continue
      if (key.startsWith('worker:') && !working.has(key)) continue
      if (await operator.endTrouble(key)) reported.delete(key)
    }
  }
}

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
