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

/** Days before a state's newest list of which the lists are known one by one. */
const recentDays = 200

/** Whole lists among `imports i` that meet a condition. */
const wholeLists = (condition: Sql): Sql => sql`i.status = 'done' and not i.partial and ${condition}`

/** Whether an import's list of the state of `s` is cut or lacks a modality: what it does not name may still be listed. */
const lacksListings = sql`
  jsonb_path_exists(i.gaps, '$[*] ? (@.state == $state && (@.cut > 0 || @.missing[*].unseen > 0))',
    jsonb_build_object('state', s.state))`

/** The dates of the whole lists of the state that lack nothing, in the days up to the newest list of `s`. */
const recentDates = (condition: Sql): Sql => sql`
  (select array_agg(distinct i.list_date order by i.list_date) from imports i
   where i.states @> array[s.state] and ${wholeLists(condition)} and not ${lacksListings}
     and i.list_date between s.list_date - ${recentDays}::integer and s.list_date)`

/** Reads the dates of each state's whole lists. */
export const readStateLists = async (db: Queryable): Promise<ReadonlyMap<string, StateLists>> =>
  toStateLists(
    await db.query<StateListRow>(sql`
      select s.state, s.first_list_date, s.list_date,
        ${recentDates(sql`i.source = (select source from catalogue)`)} as recent
      from state_lists s`),
  )

/** Reads the dates of each state's whole lists as they were at the end of an import of the bank's list. */
export async function readStateListsAfter(
  db: Queryable,
  importId: number,
): Promise<ReadonlyMap<string, StateLists>> {
  const before = sql`i.source = 'caixa' and i.id <= ${importId}::bigint`
  return toStateLists(
    await db.query<StateListRow>(sql`
      select s.*, ${recentDates(before)} as recent
      from (
        select l.state, l.first_list_date, max(i.list_date) as list_date
        from state_lists l join imports i on i.states @> array[l.state]
        where ${wholeLists(before)}
        group by l.state, l.first_list_date) s`),
  )
}

function toStateLists(rows: readonly StateListRow[]): ReadonlyMap<string, StateLists> {
  return new Map(
    rows.map(row => {
      const newest = toDayNumber(row.list_date)
      const recent = row.recent?.map(toDayNumber) ?? [newest]
      return [row.state, { first: toDayNumber(row.first_list_date), newest, recent }]
    }),
  )
}
