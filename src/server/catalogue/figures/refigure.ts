import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { type CostFacts, figuresVersion, netRoi } from '#domain/calculators/assumptions.ts'
import type { Database } from '../../database/database.ts'
import { DatabaseError } from '../../database/errors.ts'
import { costFacts } from './facts.ts'

interface Row extends CostFacts {
  id: number
  /** As kept. */
  net_roi: number | null
}

interface Refiguring {
  log: Logger
  signal: AbortSignal
  /** Resolves after so many milliseconds, or rejects when the signal says so. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  /** Rows of one statement. Embedded, searches wait for no more than one such transaction. */
  portions?: { read: number; written: number }
}

/** Until rows that somebody else holds are tried again (milliseconds). */
const heldFor = 200
/** Rows between two lines of the log. */
const toldEvery = 5000

/**
 * Works out anew the net ROI kept with every listing, offered or gone, when an import has put in figures by older
 * rules than today's, or none: a version before this one, or a journal that such a version left behind. At the end
 * `imports.figures` says so of each. Figures of newer rules stay, lest two versions on one database undo each other's.
 * Beside running imports and other processes: what changed since it was read is read again, and no row is waited
 * for. Stopped anywhere, it begins anew the next time and passes quickly over what is right already.
 */
export async function refigure(
  db: Database,
  { log, signal, pause = paused, portions = { read: 500, written: 50 } }: Refiguring,
): Promise<void> {
  // Those that end while this runs have their turn the next time.
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
    const wrong = rows.filter(row => row.net_roi !== netRoi(row))
    if (wrong.length === 0) {
      after = last.id
      read += rows.length
      if (changed > 0 && read % toldEvery < portions.read) log.info({ read, changed }, 'figures: so far')
      continue
    }
    let written = 0
    for (let from = 0; from < wrong.length; from += portions.written) {
      signal.throwIfAborted()
      written += await write(db, wrong.slice(from, from + portions.written))
    }
    changed += written
    if (written === 0) await pause(heldFor, signal)
  }
  const ids = outdated.map(({ id }) => id)
  await db.query(sql`
    update imports set figures = ${figuresVersion}::integer where id = any(${ids}::bigint[])`)
  log.info({ read, changed, version: figuresVersion }, 'figures: all by the rules of today')
}

const paused = (milliseconds: number, signal: AbortSignal) => wait(milliseconds, null, { signal, ref: false })

const rowsAfter = (db: Database, id: number, most: number): Promise<Row[]> =>
  db.query<Row>(sql`
    select l.id, ${costFacts}, l.net_roi from listings l
    where l.id > ${id}::bigint order by l.id limit ${most}`)

/**
 * Writes what is still as it was read and held by nobody; gives how many that were. The catalogue's row first, as
 * imports do, and waiting for no other: so nobody ends in a deadlock.
 */
async function write(db: Database, rows: readonly Row[]): Promise<number> {
  const figured = JSON.stringify(rows.map(row => ({ ...row, net_roi: netRoi(row) })))
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
    // A list has just moved one of them among the gone, or back.
    if (error instanceof DatabaseError && error.code === '40001') return 0
    throw error
  }
}
