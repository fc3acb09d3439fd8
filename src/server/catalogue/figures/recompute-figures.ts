import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { type CostFacts, figuresVersion, computeNetRoi } from '#domain/calculators/cost-assumptions.ts'
import type { Database } from '../../database/database.ts'
import { DatabaseError } from '../../database/database-errors.ts'
import { costFactColumns } from './cost-facts.ts'

interface Row extends CostFacts {
  id: number
  /** The stored value. */
  net_roi: number | null
}

interface Refiguring {
  log: Logger
  signal: AbortSignal
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  /** Rows per statement. On the embedded engine, searches wait for at most one such transaction. */
  portions?: { read: number; written: number }
}

/** Milliseconds before rows locked by others are tried again. */
const lockRetryMs = 200
/** Number of rows between two log lines. */
const rowsPerLogLine = 5000

/**
 * Recomputes the net ROI stored with every listing, offered or gone, when an import stored figures by older rules
 * than today's, or none: an earlier version, or a journal left by one. At the end it marks each such import in
 * `imports.figures`. Figures by newer rules stay, so that two versions on one database do not undo each other's. Runs
 * alongside imports and other processes: rows changed since they were read are read again, and no row lock is waited
 * for. After a stop it starts over the next time and quickly skips what is already correct.
 */
export async function recomputeFigures(
  db: Database,
  { log, signal, pause = paused, portions = { read: 500, written: 50 } }: Refiguring,
): Promise<void> {
  // Imports that end while this runs are handled by the next run.
  const outdated = await db.query<{ id: number }>(sql`
    select id from imports where status in ('done', 'failed') and figures < ${figuresVersion}::integer`)
  if (outdated.length === 0) return
  let after = 0
  let read = 0
  let changed = 0
  for (;;) {
    signal.throwIfAborted()
    const rows = await rowsAfter(db, after, portions.read)
    const last = rows.at(-1)
    if (last === undefined) break
    const wrong = rows.filter(row => row.net_roi !== computeNetRoi(row))
    if (wrong.length === 0) {
      after = last.id
      read += rows.length
      if (changed > 0 && read % rowsPerLogLine < portions.read) log.info({ read, changed }, 'figures: so far')
      continue
    }
    let written = 0
    for (let from = 0; from < wrong.length; from += portions.written) {
      signal.throwIfAborted()
      written += await write(db, wrong.slice(from, from + portions.written))
    }
    changed += written
    if (written === 0) await pause(lockRetryMs, signal)
  }
  const ids = outdated.map(({ id }) => id)
  await db.query(sql`
    update imports set figures = ${figuresVersion}::integer where id = any(${ids}::bigint[])`)
  log.info({ read, changed, version: figuresVersion }, 'figures: all by the rules of today')
}

const paused = (milliseconds: number, signal: AbortSignal) => wait(milliseconds, null, { signal, ref: false })

const rowsAfter = (db: Database, id: number, most: number): Promise<Row[]> =>
  db.query<Row>(sql`
    select l.id, ${costFactColumns}, l.net_roi from listings l
    where l.id > ${id}::bigint order by l.id limit ${most}`)

/**
 * Writes the rows that are unchanged since they were read and not locked; returns their number. Locks the catalogue's
 * row first, as imports do, and waits for no other lock, which prevents deadlocks.
 */
async function write(db: Database, rows: readonly Row[]): Promise<number> {
  const figured = JSON.stringify(rows.map(row => ({ ...row, net_roi: computeNetRoi(row) })))
  try {
    return await db.transaction(async tx => {
      await tx.query(sql`select 1 from catalogue for update`)
      const written = await tx.query(sql`
        with f as materialized (
          select * from jsonb_to_recordset(${figured}::jsonb) as f (
            id bigint, price bigint, evaluation bigint, modality text, category text, occupancy text, state text,
            city text, area double precision, net_roi double precision)),
        free as materialized (
          select l.id, l.gone from listings l where l.id = any(array(select id from f)) for update skip locked)
        update listings l set net_roi = f.net_roi
        from f join free on free.id = f.id
        where l.id = free.id and l.gone = free.gone
          and (l.price, l.evaluation, l.modality, l.category, l.occupancy, l.state, l.city_key, l.area)
            is not distinct from
            (f.price, f.evaluation, f.modality, f.category, f.occupancy, f.state, f.city, f.area)
        returning 1`)
      if (written.length > 0) await tx.query(sql`update catalogue set version = version + 1`)
      return written.length
    })
  } catch (error) {
    // An import has just moved one of them to the gone partition, or back.
    if (error instanceof DatabaseError && error.code === '40001') return 0
    throw error
  }
}
