import sql from 'sql-template-tag'
import type { Uf } from '#domain/states.ts'
import { selectWaitingIntervals, type WaitingInterval } from '#domain/waiting/waiting-interval.ts'
import type { Queryable } from '../../database/database.ts'
import type { WholeStateList } from './whole-lists.ts'

/** Number of intervals stored of a state: the newest, about two years where a list is read daily. */
export const maxStoredIntervals = 24

export interface MissingInterval {
  state: Uf
  lists: WholeStateList[]
}

/** Finds the first interval that is not stored yet, after deleting those that the lists no longer give. */
export async function findMissingInterval(
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
export async function storeWaitingInterval(
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
