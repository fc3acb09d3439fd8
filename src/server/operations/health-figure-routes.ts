import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import type { OperatorTrouble } from '#contract/admin-schemas.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { ReadFreeDisk } from '../free-disk.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { type HealthReadings, judgeHealth } from './health-levels.ts'
import { readServiceReadings } from './service-readings.ts'
import { withTimeout } from './with-timeout.ts'
import { dayMs } from '../durations.ts'

const weekMs = 7 * dayMs

/** How the service is, for the operator. Answers also while the database is away. */
export function healthFigureRoutes({
  db,
  now,
  startedAt,
  disk,
  timeoutMs = 3_000,
  guard,
}: {
  guard: Pick<AccessGuard, 'admin'>
  db: Database
  now: () => Date
  startedAt: Date
  disk: ReadFreeDisk
  /** Milliseconds that the page waits for the database. */
  timeoutMs?: number
}): Hono {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  /** Reads the event loop delay in milliseconds, the 99th percentile since the last call. */
  const lag = (): number => {
    const worst = Math.max(0, delays.percentile(99) / 1e6 - 20)
    delays.reset()
    return Math.round(worst * 10) / 10
  }

  const { app, mountCall } = createCallRoutes(guard)
  mountCall(adminCalls.healthFigures, async () => {
    const at = now()
    const known = await withTimeout(
      timeoutMs,
      knownTo(db, at).catch(() => null),
    )
    const health: HealthReadings = {
      now: at,
      startedAt,
      engine: db.engine,
      nodeVersion: process.version,
      memory: process.memoryUsage.rss(),
      lag: lag(),
      disk: await disk(),
      answeredIn: known?.answeredIn ?? null,
      readings: known?.readings ?? null,
    }
    return {
      at: at.toISOString(),
      startedAt: startedAt.toISOString(),
      groups: judgeHealth(health),
      troubles: known?.troubles ?? [],
    }
  })
  return app
}

async function knownTo(db: Queryable, now: Date) {
  const asked = performance.now()
  await db.query(sql`select version from catalogue`)
  const answeredIn = Math.round((performance.now() - asked) * 10) / 10
  return { answeredIn, readings: await readServiceReadings(db, now), troubles: await troublesOf(db, now) }
}

/** Lists open troubles, the latest first, then those that ended within a week. */
async function troublesOf(db: Queryable, now: Date): Promise<OperatorTrouble[]> {
  const rows = await db.query<{
    key: string
    title: string
    detail: string
    since: Date
    last_at: Date
    times: number
    over_at: Date | null
  }>(sql`
    select key, title, detail, since, last_at, times, over_at from troubles
    where over_at is null or over_at > ${new Date(now.getTime() - weekMs)}::timestamptz
    order by (over_at is not null), coalesce(over_at, last_at) desc, key limit 100`)
  return rows.map(({ key, title, detail, since, last_at, times, over_at }) => ({
    key,
    title,
    detail,
    since: since.toISOString(),
    lastAt: last_at.toISOString(),
    times,
    overAt: over_at?.toISOString() ?? null,
  }))
}
