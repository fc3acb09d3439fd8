import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import type { WorkerState } from '../background/worker.ts'
import type { LastBackup } from '../backup/last-backup.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { ReadFreeDisk } from '../free-disk.ts'
import type { HealthReadings } from './health-figure.ts'
import { readServiceReadings } from './service-readings.ts'
import type { KeySetting } from '../server-secrets.ts'
import { withTimeout } from './with-timeout.ts'

export interface HealthSources {
  db: Database
  now: () => Date
  startedAt: Date
  disk: ReadFreeDisk
  workerStates: () => readonly WorkerState[]
  /** `null` where backups are made by other means than ours. */
  readLastBackup: (() => Promise<LastBackup>) | null
  missingKeys: readonly KeySetting[]
  /** `null` reads no pages. */
  pages: object | null
  /** Milliseconds to wait for the database. */
  timeoutMs?: number
  log: Pick<Logger, 'warn'>
}

/** Reads the state of the service. Answers also while the database is away. */
export async function readHealth(
  {
    db,
    now,
    startedAt,
    disk,
    workerStates,
    readLastBackup,
    missingKeys,
    pages,
    log,
    timeoutMs = 3_000,
  }: HealthSources,
  lag: number,
): Promise<HealthReadings> {
  const at = now()
  const known = await withTimeout(
    timeoutMs,
    readDatabase(db, at).catch((error: unknown) => {
      log.warn({ err: error, code: 'health_unread' }, 'the database did not say how the service is')
      return null
    }),
  )
  return {
    now: at,
    startedAt,
    engine: db.engine,
    nodeVersion: process.version,
    memory: process.memoryUsage.rss(),
    lag,
    disk: await disk(),
    workers: workerStates(),
    lastBackup: await readLastBackup?.(),
    missingKeys,
    readsPages: pages !== null,
    answeredIn: known?.answeredIn ?? null,
    readings: known?.readings ?? null,
  }
}

async function readDatabase(db: Queryable, now: Date) {
  const asked = performance.now()
  await db.query(sql`select version from catalogue`)
  const answeredIn = Math.round((performance.now() - asked) * 10) / 10
  return { answeredIn, readings: await readServiceReadings(db, now) }
}
