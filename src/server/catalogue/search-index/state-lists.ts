import sql, { type Sql } from 'sql-template-tag'
import { toDayNumber } from '#domain/calendar-date.ts'
import type { StateLists } from '#domain/search/index/state-lists.ts'
import type { Queryable } from '../../database/database.ts'

interface StateListRow {
  state: string
  first_list_date: string
  list_date: string
  recent: string[] | null
}

/** Reads the dates of each state's whole lists. */
export const readStateLists = async (db: Queryable): Promise<ReadonlyMap<string, StateLists>> =>
  toStateLists(
    await db.query<StateListRow>(sql`
      select s.state, s.first_list_date, s.list_date, ${recentDates(sql`s.list_date`)} as recent
      from state_lists s`),
  )

/** Days before a state's newest list of which the lists are known one by one. */
const recentDays = 200

/** The dates of the whole lists of `state_lists s` in the days before `newest`. */
const recentDates = (newest: Sql): Sql => sql`
  (select array_agg(distinct i.list_date order by i.list_date) from imports i
   where i.states @> array[s.state] and i.status = 'done' and not i.partial
     and i.source = (select source from catalogue)
     and i.list_date between ${newest} - ${recentDays}::integer and ${newest})`

/** Reads the dates of each state's whole lists as they were at the end of an import of the bank's list. */
export const readStateListsAfter = async (
  db: Queryable,
  importId: number,
): Promise<ReadonlyMap<string, StateLists>> =>
  toStateLists(
    await db.query<StateListRow>(sql`
      select s.state, s.first_list_date, max(i.list_date) as list_date,
        array_agg(distinct i.list_date order by i.list_date)
          filter (where i.list_date > s.list_date - ${recentDays}::integer) as recent
      from state_lists s join imports i on s.state = any(i.states)
      where i.id <= ${importId}::bigint and i.status = 'done' and not i.partial and i.source = 'caixa'
      group by s.state, s.first_list_date`),
  )

function toStateLists(rows: readonly StateListRow[]): ReadonlyMap<string, StateLists> {
  return new Map(
    rows.map(row => {
      const newest = toDayNumber(row.list_date)
      const recent = row.recent?.map(toDayNumber) ?? [newest]
      return [row.state, { first: toDayNumber(row.first_list_date), newest, recent }]
    }),
  )
}
