import sql from 'sql-template-tag'
import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../../background/worker.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { minuteMs } from '#domain/durations.ts'
import { readWholeLists, type WholeStateList } from './whole-lists.ts'
import type { Uf } from '#domain/states.ts'
import {
  selectWaitingIntervals,
  type WaitingInterval,
  WaitingIntervalCounter,
  type WaitingOffer,
} from '#domain/waiting/waiting-interval.ts'
import type { Modality } from '#domain/property/listing.ts'

/** Listings read in one statement: few enough for other statements to run in between. */
const listingsPerRead = 500

/** An entry of a listing's history; the offer is `null` where it was gone. */
interface Entry {
  importId: number
  listDate: string
  isNew: boolean
  offer: WaitingOffer | null
}

/**
 * Counts what became of a state's listings between the first and the last of some of its whole lists; `null` where the
 * lists are broken. Reads the listings in small steps and stops between them once `signal` is aborted.
 * @param lists the interval's lists, oldest first
 * @param all all whole lists of the state, oldest first
 */
export async function countWaitingInterval(
  db: Queryable,
  state: Uf,
  lists: readonly WholeStateList[],
  all: readonly WholeStateList[],
  signal: AbortSignal,
): Promise<WaitingInterval | null> {
  const counter = new WaitingIntervalCounter(
    lists.map(({ listDate }) => listDate),
    new Set([lists[0], lists.at(-1)].flatMap(list => list?.missing ?? [])),
  )
  const last = lists.at(-1)?.importId ?? 0
  for (let after = '0'; ; ) {
    signal.throwIfAborted()
    const rows = await readHistories(db, state, { after, from: lists[0]?.listDate ?? '', last })
    for (const { history } of rows) {
      const entries = unpackEntries(history).filter(entry => !isArchived(entry, all))
      counter.add(lists.map(({ importId }) => findOffer(entries, importId)))
    }
    const newest = rows.at(-1)
    if (newest === undefined || rows.length < listingsPerRead) return counter.finish()
    after = newest.id
  }
}

/** Reads listings after a number; those that left before the interval are skipped. */
const readHistories = (
  db: Queryable,
  state: Uf,
  { after, from, last }: { after: string; from: string; last: number },
): Promise<{ id: string; history: string }[]> =>
  db.query(sql`
    with page as materialized (
      select id from listings
      where state = ${state} and id > ${after}::bigint and (not gone or list_date > ${from}::date)
      order by id limit ${listingsPerRead}::integer)
    select p.id::text as id, coalesce(string_agg(
      concat_ws(' ', h.import_id, to_char(h.list_date, 'YYYY-MM-DD'), h.kind, h.price, coalesce(h.evaluation::text, '-'), coalesce(h.modality, '-')),
      ',' order by h.import_id), '') as history
    from page p
    left join listing_history h on h.listing_id = p.id and h.import_id <= ${last}::bigint
    group by p.id order by p.id`)

const unpackEntries = (history: string): Entry[] =>
  history === ''
    ? []
    : history.split(',').map(entry => {
        const [importId, listDate = '', kind, price, evaluation, modality] = entry.split(' ')
        return {
          importId: Number(importId),
          listDate,
          isNew: kind === 'new',
          offer:
            kind === 'gone'
              ? null
              : {
                  price: Number(price),
                  evaluation: evaluation === '-' ? null : Number(evaluation),
                  modality: modality === '-' ? null : (modality as Modality),
                },
        }
      })

/**
 * Whether a listing came by a list that is older than a whole list imported before; such a listing was already gone.
 */
const isArchived = ({ isNew, importId, listDate }: Entry, all: readonly WholeStateList[]): boolean =>
  isNew && (all.findLast(list => list.importId < importId)?.listDate ?? '') > listDate

/** Returns the listing as it was after an import; `null` when it was not offered then. */
const findOffer = (entries: readonly Entry[], importId: number): WaitingOffer | null =>
  entries.findLast(entry => entry.importId <= importId)?.offer ?? null

/** Number of intervals stored of a state: the newest, about two years where a list is read daily. */
export const maxStoredIntervals = 24

interface MissingInterval {
  state: Uf
  lists: WholeStateList[]
}

/** Finds the first interval that is not stored yet, after deleting those that the lists no longer give. */
async function findMissingInterval(
  db: Queryable,
  wholeLists: ReadonlyMap<Uf, readonly WholeStateList[]>,
): Promise<MissingInterval | null> {
  const stored = await db.query<{ state: Uf; from_import: number; to_import: number }>(
    sql`select state, from_import, to_import from waiting_intervals`,
  )
  const keyOf = (state: Uf, from: number | undefined, to: number | undefined) => `${state} ${from} ${to}`
  const wanted = new Map<string, MissingInterval>()
  for (const [state, known] of wholeLists)
    for (const lists of selectWaitingIntervals(known).slice(-maxStoredIntervals))
      wanted.set(keyOf(state, lists[0]?.importId, lists.at(-1)?.importId), { state, lists })
  for (const { state, from_import: from, to_import: to } of stored) {
    if (wanted.delete(keyOf(state, from, to))) continue
    await db.query(sql`
      delete from waiting_intervals
      where state = ${state} and from_import = ${from}::bigint and to_import = ${to}::bigint`)
  }
  const [missing] = wanted.values()
  return missing ?? null
}

/** Stores an interval; `null` counts mark broken lists, so that it is not counted again. */
async function storeWaitingInterval(
  db: Queryable,
  { state, lists }: MissingInterval,
  interval: WaitingInterval | null,
): Promise<void> {
  const [first, last] = [lists[0], lists.at(-1)]
  if (first === undefined || last === undefined) return
  await db.query(sql`
    insert into waiting_intervals (state, from_import, to_import, from_date, to_date, groups)
    values (${state}, ${first.importId}::bigint, ${last.importId}::bigint, ${first.listDate}::date,
      ${last.listDate}::date, ${interval && JSON.stringify(interval.groups)}::jsonb)
    on conflict (state, to_import) do update
      set from_import = excluded.from_import, from_date = excluded.from_date, groups = excluded.groups`)
}

/**
 * Counts, after imports, what became of each state's listings between its whole lists: one interval in a run, stored
 * at once, so that it continues where it was stopped.
 */
export function startWaitingWorker(
  db: Database,
  dependencies: Pick<WorkerDependencies, 'log' | 'pause'>,
): BackgroundWorker {
  /** The newest import when nothing was missing. */
  let counted = -1
  const readNewestImport = async () => {
    const [row] = await db.query<{ id: number | null }>(
      sql`select max(id) as id from imports where status = 'done' and source = 'caixa' and not partial`,
    )
    return row?.id ?? 0
  }
  return startWorker(
    {
      name: 'waiting intervals',
      every: 5 * minuteMs,
      lock: 'waiting intervals',
      untilDue: async () => ((await readNewestImport()) === counted ? Number.POSITIVE_INFINITY : 0),
      async run(signal) {
        const newest = await readNewestImport()
        const wholeLists = await readWholeLists(db)
        const missing = await findMissingInterval(db, wholeLists)
        if (missing === null) {
          counted = newest
          return
        }
        const all = wholeLists.get(missing.state) ?? []
        const interval = await countWaitingInterval(db, missing.state, missing.lists, all, signal)
        await storeWaitingInterval(db, missing, interval)
        return 0
      },
    },
    { db, ...dependencies },
  )
}
