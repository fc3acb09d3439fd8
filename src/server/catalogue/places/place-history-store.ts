import sql, { type Sql } from 'sql-template-tag'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import type { EarlierOffer, EarlierOffers, LastOffer, PlaceHistory } from '#domain/places/place-history.ts'
import type { Category } from '#domain/property/listing.ts'
import type { StateLists } from '#domain/search/index/state-lists.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../../database/database.ts'
import { type PackedColumns, packRows, unpackRows } from '../../database/packed-rows.ts'
import { readWholeLists } from '../waiting/whole-lists.ts'

type StateDays = ReadonlyMap<string, number>
type Lists = ReadonlyMap<string, StateLists>

/** Reads what earlier lists said, for comparison with the lists of a version of the catalogue. */
async function readPlaceHistory(db: Queryable, lists: Lists): Promise<PlaceHistory> {
  return {
    earlier: await readEarlierOffers(db, findListsBefore(lists)),
    lastOffers: await readLastOffers(db, lists),
  }
}

/** Returns the day of the list before the newest one, by state; states with a single list are left out. */
const findListsBefore = (lists: Lists): StateDays =>
  new Map(
    [...lists].flatMap(([state, { newest, recent }]) => {
      const before = recent.findLast(day => day < newest)
      return before === undefined ? [] : [[state, before]]
    }),
  )

const offerColumns: PackedColumns<EarlierOffer> = {
  id: sql`l.id`,
  state: sql`l.state`,
  cityKey: sql`l.city_key`,
  category: sql`l.category`,
  price: sql`case when was.kind <> 'gone' then was.price end`,
}

/**
 * Reads what the listings that changed after a day of their state were on that day. History that was not imported in
 * the order of its dates is read by date, as the lists say it.
 */
async function readEarlierOffers(db: Queryable, since: StateDays): Promise<EarlierOffers> {
  if (since.size === 0) return { since, offers: [] }
  const earliest = toDate(Math.min(...since.values()))
  const [read] = await db.query<{ packed: string }>(sql`
    with days as (${selectDays(since)}),
    touched as (
      select distinct h.listing_id as id from imports i join listing_history h on h.import_id = i.id
      where i.list_date > ${earliest}::date)
    select ${packRows(offerColumns)} as packed
    from touched t
    join listings l on l.id = t.id
    join days d on d.state = l.state
    left join lateral (
      select h.kind, h.price from listing_history h
      where h.listing_id = l.id and h.list_date <= d.day
      order by h.list_date desc, h.import_id desc limit 1) was on true
    where exists (select from listing_history h where h.listing_id = l.id and h.list_date > d.day)`)
  return { since, offers: unpackRows(offerColumns, read?.packed ?? '[]') }
}

const selectDays = (days: StateDays): Sql => sql`
  select unnest(${[...days.keys()]}::text[]) as state, unnest(${[...days.values()].map(toDate)}::date[]) as day`

/** What is stored of a city's gone listings of one category. */
interface GoneRow {
  state: Uf
  cityKey: string
  category: Category | null
  /** The newest list that named one, where that is not the one before the first without it. */
  namedOn: string | null
  /** The newest list that was the first without one. */
  missedOn: string | null
}

const goneColumns: PackedColumns<GoneRow> = {
  state: sql`g.state`,
  cityKey: sql`g.city_key`,
  category: sql`g.category`,
  namedOn: sql`g.named_on`,
  missedOn: sql`g.missed_on`,
}

/** Days before a state's newest list in which listings must have left to be read: a year, and the list before. */
const goneDays = 400

/** Reads the newest list that named a gone listing, by city and category. */
async function readLastOffers(db: Queryable, lists: Lists): Promise<LastOffer[]> {
  if (lists.size === 0) return []
  const wholeLists = await readWholeLists(db)
  const [read] = await db.query<{ packed: string }>(sql`
    with days as (${selectDays(new Map([...lists].map(([state, { newest }]) => [state, newest - goneDays])))}),
    g as (
      select l.state, l.city_key, l.category,
        greatest(max(l.list_date) filter (where l.gone_at = l.first_seen_at), max(l.seen_on)) as named_on,
        max(l.list_date) filter (where l.gone_at > l.first_seen_at and l.seen_on is null) as missed_on
      from listings_gone l join days d on d.state = l.state
      where l.list_date > d.day
      group by l.state, l.city_key, l.category)
    select ${packRows(goneColumns)} as packed from g`)
  return unpackRows(goneColumns, read?.packed ?? '[]').flatMap(({ namedOn, missedOn, ...place }) => {
    const before =
      missedOn === null
        ? undefined
        : wholeLists.get(place.state)?.findLast(({ listDate }) => listDate < missedOn)?.listDate
    const seen = [namedOn, before].filter(date => date !== null && date !== undefined).sort()
    const last = seen.at(-1)
    return last === undefined ? [] : [{ ...place, seenOn: toDayNumber(last) }]
  })
}

/** Reads the number of the newest import that has ended; what lists said before changes with it alone. */
async function readNewestImport(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: number | null }>(
    sql`select max(id) as id from imports where status = 'done'`,
  )
  return row?.id ?? 0
}

/** Reads the history for a version's lists. */
export type ReadPlaceHistory = (lists: Lists) => Promise<PlaceHistory>

/** Creates a reader that keeps the history until another import has ended; requests at the same time share one reading. */
export function createPlaceHistoryReader(db: Queryable): ReadPlaceHistory {
  let kept: { key: string; history: Promise<PlaceHistory> } | null = null
  return async lists => {
    const days = [...lists].map(([state, { newest }]) => `${state}${newest}`).sort()
    const key = `${await readNewestImport(db)} ${days.join(' ')}`
    if (kept?.key === key) return kept.history
    const reading = { key, history: readPlaceHistory(db, lists) }
    kept = reading
    reading.history.catch(() => {
      if (kept === reading) kept = null
    })
    return reading.history
  }
}
