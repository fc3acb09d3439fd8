import { AsyncResource } from 'node:async_hooks'
import sql from 'sql-template-tag'
import type { Listing } from '#domain/property/listing.ts'
import { resumeImports } from '#server/catalogue/import/import-journal.ts'
import { importList } from '#server/catalogue/import/import-list.ts'
import type { Database, Queryable, SqlStatement } from '#server/database/database.ts'
import { createListing } from './catalogue.ts'
import { importWholeList, plainImport } from './imports.ts'

import { cutJobLocks } from './job-locks.ts'
import { flatRows, listFile } from './list-file.ts'

const now = () => new Date('2026-11-21T12:00:00Z')

type Rows = readonly Partial<Listing>[]

/** One list as it is imported. */
interface ImportedList {
  date: string
  rows: Rows
  source: 'demo' | 'caixa'
}

/**
 * The listings that were in the catalogue, a list whose import is cut, and a newer one that another process imports
 * meanwhile.
 */
interface CutCase {
  before: ImportedList
  cut: ImportedList
  newer: ImportedList
}

const caixa = (date: string, rows: Rows): ImportedList => ({ date, rows, source: 'caixa' })
const demonstration: ImportedList = { date: '2026-01-01', rows: flatRows(130), source: 'demo' }
/**
 * The cut list lowers prices that the newer one raises, leaves listings out that it has, and has some that it lacks. Both
 * name the last listing of the list before: what they lack is gone, not cut off.
 */
const cut = caixa('2026-01-09', [
  ...flatRows(60, { price: 140_000_00 }, 31),
  ...flatRows(60, {}, 131),
  ...flatRows(1, {}, 130),
])
const newer = caixa('2026-01-10', [
  ...flatRows(100, { price: 160_000_00 }, 11),
  ...flatRows(30, {}, 201),
  ...flatRows(1, {}, 130),
])

export const cutCases: Record<string, CutCase> = {
  'a list after another': { before: caixa('2026-01-08', flatRows(130)), cut, newer },
  'the first real list': { before: demonstration, cut, newer },
  'the demonstration': { before: caixa('2026-01-01', []), cut: demonstration, newer },
}

const fileOf = ({ date, rows }: ImportedList) => listFile(date, rows)

async function take(db: Database, list: ImportedList): Promise<void> {
  const { source } = list
  if (list.rows.length === 0) return
  const outcome = await importWholeList(db, fileOf(list), { source })
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
}

/** How much the process whose lock is cut knows of it. */
export type Noticing = 'notices' | 'ignores'

/** The database, which does `at` before its step number `step`: a statement, or the answer of a completed commit. */
function withStep(db: Database, step: number, at: (inside: boolean) => Promise<void>) {
  let steps = 0
  const next = async (inside: boolean) => {
    if (steps++ === step) await at(inside)
  }
  const over = (queryable: Queryable, inside: boolean): Queryable => ({
    async query<Row extends object>(statement: SqlStatement): Promise<Row[]> {
      await next(inside)
      return queryable.query<Row>(statement)
    },
  })
  const counting: Database = {
    ...db,
    ...over(db, false),
    async transaction(work) {
      const result = await db.transaction(tx => work(over(tx, true)))
      await next(false)
      return result
    },
  }
  return { counting, steps: () => steps }
}

/**
 * The database of a process that neither notices that its lock is lost nor is fenced off, as versions before fencing
 * tokens are: only what the import itself checks protects the catalogue.
 */
const unaware = (db: Database): Database => ({
  ...db,
  async exclusively(job, work) {
    let giveBack = (): void => undefined
    const given = new Promise<void>(resolve => (giveBack = resolve))
    const isHeld = await new Promise<boolean>((resolve, reject) => {
      db.exclusively(job, () => {
        resolve(true)
        return given
      }).then(held => resolve(held !== null), reject)
    })
    if (!isHeld) return null
    try {
      return await work(new AbortController().signal)
    } finally {
      giveBack()
    }
  },
})

interface CutOutcome {
  /** Whether the step was reached. */
  reached: boolean
  /** How the import of the process whose lock was cut ended: its status, or the name of the error. */
  result: string
  /** The offered listings with their prices. */
  offered: Record<string, number>
  /** The journal's statuses of the cut list and of the newer one. */
  statuses: [cut: string | null, newer: string | null]
  left: unknown
}

/**
 * Cuts the lock before step `step` of importing `cut`; another process then imports `newer` and finishes what is left.
 */
export async function cutImport(
  db: Database,
  parts: CutCase,
  noticing: Noticing,
  step: number,
): Promise<CutOutcome> {
  await take(db, parts.before)
  // As another process does it: outside of the transaction and the lock of the one that is cut.
  const elsewhere = AsyncResource.bind(<T>(work: () => Promise<T>) => work())
  let second: Promise<void> = Promise.resolve()
  let reached = false
  const { counting } = withStep(noticing === 'ignores' ? unaware(db) : db, step, async inside => {
    reached = true
    await elsewhere(() => cutJobLocks(db))
    second = elsewhere(() => take(db, parts.newer))
    second.catch(() => undefined)
    // Inside a transaction the other one has to wait for its end.
    if (!inside) await second
  })
  const result = await importList(
    counting,
    fileOf(parts.cut),
    { ...plainImport, source: parts.cut.source },
    now,
  ).then(
    outcome => outcome?.status ?? 'busy',
    (error: unknown) => (error instanceof Error ? error.constructor.name : String(error)),
  )
  await second
  await resumeImports(db, now)
  return { reached, result, ...(await readOutcome(db, parts)) }
}

async function readOutcome(
  db: Database,
  { cut, newer }: CutCase,
): Promise<Omit<CutOutcome, 'reached' | 'result'>> {
  const offered = await db.query<{ id: string; price: number }>(
    sql`select id::text as id, price from listings_offered order by id`,
  )
  const statusOf = async ({ date, source }: ImportedList) => {
    const [row] = await db.query<{ status: string }>(
      sql`select status from imports where list_date = ${date}::date and source = ${source} order by id desc limit 1`,
    )
    return row?.status ?? null
  }
  const [left] = await db.query(sql`
    select (select count(*) from import_batches) as batches,
      (select count(*) from imports where status in ('staging', 'applying')) as open,
      (select list_date from state_lists where state = 'SP') as "stateDate",
      (select count(*) from listings where source = 'demo') as demonstration,
      (select count(*) from listings_offered join listings_gone using (id)) as twice`)
  return {
    offered: Object.fromEntries(offered.map(({ id, price }) => [id, price])),
    statuses: [await statusOf(cut), await statusOf(newer)],
    left,
  }
}

/** The catalogue of the whole newer list, whatever was cut. */
export const newerStands = ({ newer }: CutCase): Pick<CutOutcome, 'offered' | 'left'> => ({
  offered: Object.fromEntries(newer.rows.map(({ id, price }) => [id, price ?? flatPrice])),
  left: { batches: 0, open: 0, stateDate: newer.date, demonstration: 0, twice: 0 },
})

/** The price, in centavos, of a flat whose row states no other. */
const flatPrice = createListing({}).price
