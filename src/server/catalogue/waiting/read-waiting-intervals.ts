import sql, { type Sql } from 'sql-template-tag'
import type { Uf } from '#domain/states.ts'
import type { WaitingInterval } from '#domain/waiting/waiting-interval.ts'
import type { Queryable } from '../../database/database.ts'

/** What became of a state's listings between whole lists, oldest first, as JSON; SQL null where nothing was counted. */
export const waitingIntervalsOf = (state: Sql): Sql => sql`
  (select json_agg(json_build_object('from', w.from_date, 'to', w.to_date, 'groups', w.groups) order by w.to_date)
    from waiting_intervals w where w.state = ${state} and w.groups is not null)`

/** Reads the same of several states; one of which nothing was counted has none. */
export async function readWaitingIntervals(
  db: Queryable,
  states: readonly Uf[],
): Promise<ReadonlyMap<Uf, readonly WaitingInterval[]>> {
  const rows = await db.query<{ state: Uf; intervals: WaitingInterval[] | null }>(sql`
    select s.state, ${waitingIntervalsOf(sql`s.state`)} as intervals from unnest(${states}::text[]) as s (state)`)
  return new Map(rows.map(({ state, intervals }) => [state, intervals ?? []]))
}
