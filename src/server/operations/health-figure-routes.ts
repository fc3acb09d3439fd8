import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Hono } from 'hono'
import { adminCalls } from '#contract/admin-calls.ts'
import type { LadderCheck } from '#domain/ladder/ladder-check.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { judgeHealth } from './health-levels.ts'
import { joinTroubles, readTroubles } from './open-troubles.ts'
import { type HealthSources, readHealth } from './read-health.ts'
import { withTimeout } from './with-timeout.ts'

export interface HealthFigureDependencies extends HealthSources {
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
