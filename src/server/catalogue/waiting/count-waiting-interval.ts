import sql from 'sql-template-tag'
import type { Modality } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import {
  type WaitingInterval,
  WaitingIntervalCounter,
  type WaitingOffer,
} from '#domain/waiting/waiting-interval.ts'
import type { Queryable } from '../../database/database.ts'
import type { WholeStateList } from './whole-lists.ts'

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

/** Whether a listing came by a list older than a whole list imported before it: then it was gone already. */
const isArchived = ({ isNew, importId, listDate }: Entry, all: readonly WholeStateList[]): boolean =>
  isNew && (all.findLast(list => list.importId < importId)?.listDate ?? '') > listDate

/** Returns the listing as it was after an import; `null` when it was not offered then. */
const findOffer = (entries: readonly Entry[], importId: number): WaitingOffer | null =>
  entries.findLast(entry => entry.importId <= importId)?.offer ?? null
