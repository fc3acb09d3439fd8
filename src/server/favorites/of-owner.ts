import sql, { type Sql } from 'sql-template-tag'
import { mostSaved } from '#contract/saved.ts'
import { toReais } from '#domain/money.ts'
import type { Queryable } from '../database/database.ts'
import type { Saving } from './store.ts'

const hasNotes = (row: Sql): Sql =>
  sql`(${row}.stage is not null or ${row}.notes <> '' or ${row}.sheet is not null)`

/** What both have noted is as who noted last had it, whole; something noted wins over nothing. */
const noted = sql`
  ${hasNotes(sql`excluded`)}
  and (not ${hasNotes(sql`favorites`)} or excluded.noted_at > coalesce(favorites.noted_at, '-infinity'))`
const ofLast = (column: Sql): Sql =>
  sql`${column} = case when ${noted} then excluded.${column} else favorites.${column} end`

/**
 * One owner's favourites become another's, both being locked. What both have counts as saved at the earlier time;
 * of what is too many the last ones saved stay.
 */
export async function moveFavorites(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.query(sql`
    with moved as (delete from favorites where user_id = ${from} returning *)
    insert into favorites (user_id, property_id, price_when_saved, saved_at, stage, notes, sheet, noted_at)
    select ${to}::text, property_id, price_when_saved, saved_at, stage, notes, sheet, noted_at from moved
    on conflict (user_id, property_id) do update set
      price_when_saved = case when excluded.saved_at < favorites.saved_at
        then excluded.price_when_saved else favorites.price_when_saved end,
      saved_at = least(excluded.saved_at, favorites.saved_at),
      ${ofLast(sql`stage`)}, ${ofLast(sql`notes`)}, ${ofLast(sql`sheet`)}, ${ofLast(sql`noted_at`)}`)
  await tx.query(sql`
    delete from favorites where user_id = ${to} and property_id in (
      select property_id from favorites where user_id = ${to}
      order by saved_at desc, property_id desc offset ${mostSaved.favorites}::integer)`)
}

export async function eraseFavorites(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`delete from favorites where user_id = ${ownerId}`)
}

/** A favourite as it is kept, whatever became of its listing. */
export interface KeptFavorite extends Pick<Saving, 'stage' | 'notes' | 'sheet'> {
  property_id: string
  city: string | null
  state: string | null
  saved_at: string
  /** In reais. */
  price_when_saved: number
  /** When stage, notes or sheet last changed. */
  noted_at: string | null
}

interface Row extends Saving {
  id: number
  city: string | null
  state: string | null
  noted_at: Date | null
}

/** All of them, for their owner to take along. */
export async function exportFavorites(db: Queryable, ownerId: string): Promise<KeptFavorite[]> {
  const rows = await db.query<Row>(sql`
    select f.property_id as id, t.city, l.state, f.saved_at, f.price_when_saved, f.stage, f.notes, f.sheet,
      f.noted_at
    from favorites f
    left join listings l on l.id = f.property_id
    left join listing_texts t on t.id = f.property_id
    where f.user_id = ${ownerId}
    order by f.saved_at desc, f.property_id desc`)
  return rows.map(({ id, saved_at, price_when_saved, noted_at, ...rest }) => ({
    property_id: String(id),
    ...rest,
    saved_at: saved_at.toISOString(),
    price_when_saved: toReais(price_when_saved),
    noted_at: noted_at === null ? null : noted_at.toISOString(),
  }))
}
