import sql from 'sql-template-tag'
import type { StateLists } from '#domain/search/index/listing-index.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import type { Queryable } from '../../database/database.ts'

interface StateListRow {
  state: string
  first_list_date: string
  list_date: string
}

/** Reads the dates of each state's whole lists. */
export const readStateLists = async (db: Queryable): Promise<ReadonlyMap<string, StateLists>> =>
  toStateLists(await db.query<StateListRow>(sql`select state, first_list_date, list_date from state_lists`))

/** Reads the dates of each state's whole lists as they were at the end of an import of the bank's list. */
export const readStateListsAfter = async (
  db: Queryable,
  importId: number,
): Promise<ReadonlyMap<string, StateLists>> =>
  toStateLists(
    await db.query<StateListRow>(sql`
      select s.state, s.first_list_date, max(i.list_date) as list_date
      from state_lists s join imports i on s.state = any(i.states)
      where i.id <= ${importId}::bigint and i.status = 'done' and not i.partial and i.source = 'caixa'
      group by s.state, s.first_list_date`),
  )

function toStateLists(rows: readonly StateListRow[]): ReadonlyMap<string, StateLists> {
  return new Map(
    rows.map(row => [
      row.state,
      { first: toDayNumber(row.first_list_date), newest: toDayNumber(row.list_date) },
    ]),
  )
}
