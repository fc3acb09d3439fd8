import sql, { type Sql } from 'sql-template-tag'
import { maxClientsOfItem } from '#contract/desk-limits.ts'
import { notesLength } from '#contract/saved-limits.ts'
import { maxSaved } from '#contract/saved-schemas.ts'
import { toReais } from '#domain/money.ts'
import type { OwnerDataPart } from '../account/owner-data.ts'
import type { Queryable } from '../database/database.ts'
import type { FavoriteRow } from './favorite-store.ts'

/** Whether the visitor's note is the later one. */
const visitorsIsLater = (visitors: Sql, accounts: Sql): Sql =>
  sql`coalesce(${visitors}.noted_at, '-infinity') > coalesce(${accounts}.noted_at, '-infinity')`

/** Takes each column from the owner whose note is newer; a value wins over no value. */
const laterNoted = (column: Sql): Sql => sql`
  ${column} = case when ${visitorsIsLater(sql`excluded`, sql`favorites`)}
    then coalesce(excluded.${column}, favorites.${column}) else coalesce(favorites.${column}, excluded.${column}) end`

/** Keeps the account's clients, and those of the visitor for which there is room. */
const clientsOfBoth = sql`
  clients = (
    select coalesce(jsonb_object_agg(client, true), '{}'::jsonb) from (
      select client from (
        select client, true as ours from jsonb_object_keys(favorites.clients) as client
        union
        select client, false from jsonb_object_keys(excluded.clients - array(
          select jsonb_object_keys(favorites.clients))) as client) of_both
      order by ours desc, client limit ${maxClientsOfItem}::integer) chosen)`

interface BothNoted {
  property_id: number
  later: string
  earlier: string
}

/** Takes each question's answer from the owner who gave it on the later day, of one day the one who noted last. */
const laterAnswers = sql`
  answers = (
    select coalesce(jsonb_object_agg(question, answer), '{}'::jsonb) from (
      select distinct on (question) question, answer from (
        select key as question, value as answer, ${visitorsIsLater(sql`excluded`, sql`favorites`)} as preferred
        from jsonb_each(excluded.answers)
        union all
        select key, value, not ${visitorsIsLater(sql`excluded`, sql`favorites`)} from jsonb_each(favorites.answers)
      ) of_both
      order by question, answer ->> 'day' desc, preferred desc) chosen)`

/** Reads the pairs of differing notes of a visitor and an account about the same listing. */
const listConflictingNotes = (tx: Queryable, visitorId: string, accountId: string): Promise<BothNoted[]> =>
  tx.query<BothNoted>(sql`
    select property_id, case when last then theirs else ours end as later,
      case when last then ours else theirs end as earlier
    from (
      select v.property_id, v.notes as theirs, a.notes as ours, ${visitorsIsLater(sql`v`, sql`a`)} as last
      from favorites v join favorites a on a.property_id = v.property_id
      where v.user_id = ${visitorId} and a.user_id = ${accountId}
        and v.notes <> '' and a.notes <> '' and v.notes <> a.notes) both_noted`)

/** Joins both texts, the later one first; a text that is too long is cut at the end, between whole characters. */
const joinNotes = ({ later, earlier }: BothNoted): string =>
  `${later}\n\n${earlier}`
    .slice(0, notesLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

/**
 * Moves a visitor's favorites to an account; both are locked. A listing that both have counts as saved at the earlier
 * time. Notes of both are kept; in columns that hold one value, the later one wins. When there are too many, the most
 * recently saved stay.
 */
async function moveFavorites(tx: Queryable, from: string, to: string): Promise<void> {
  const notes = (await listConflictingNotes(tx, from, to)).map(both => ({
    id: both.property_id,
    notes: joinNotes(both),
  }))
  await tx.query(sql`
    with moved as (delete from favorites where user_id = ${from} returning *)
    insert into favorites (user_id, property_id, price_when_saved, saved_at, stage, notes, client_notes, sheet, next,
      deposit, clients, documents, answers, noted_at, version)
    select ${to}::text, property_id, price_when_saved, saved_at, stage, notes, client_notes, sheet, next, deposit, clients,
      documents, answers, noted_at, version
    from moved
    on conflict (user_id, property_id) do update set
      price_when_saved = case when excluded.saved_at < favorites.saved_at
        then excluded.price_when_saved else favorites.price_when_saved end,
      saved_at = least(excluded.saved_at, favorites.saved_at),
      ${laterNoted(sql`stage`)}, ${laterNoted(sql`sheet`)}, ${laterNoted(sql`next`)}, ${laterNoted(sql`deposit`)},
      ${laterAnswers}, ${clientsOfBoth}, documents = favorites.documents || excluded.documents,
      version = favorites.version + 1,
      notes = case when favorites.notes = '' then excluded.notes else favorites.notes end,
      client_notes = case when favorites.client_notes = '' then excluded.client_notes else favorites.client_notes end,
      noted_at = greatest(favorites.noted_at, excluded.noted_at)`)
  if (notes.length > 0)
    await tx.query(sql`
      update favorites f set notes = n.notes
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n (id bigint, notes text)
      where f.user_id = ${to} and f.property_id = n.id`)
  await tx.query(sql`
    delete from favorites where user_id = ${to} and property_id in (
      select property_id from favorites where user_id = ${to}
      order by saved_at desc, property_id desc offset ${maxSaved.favorites}::integer)`)
}

async function eraseFavorites(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`delete from favorites where user_id = ${ownerId}`)
}

/** A favorite as it is stored, even when its listing is gone. */
interface KeptFavorite
  extends Pick<
    FavoriteRow,
    'stage' | 'notes' | 'clientNotes' | 'sheet' | 'next' | 'deposit' | 'clients' | 'documents' | 'answers'
  > {
  property_id: string
  city: string | null
  state: string | null
  saved_at: string
  /** In reais. */
  price_when_saved: number
  /** When the owner last changed a note or another field. */
  noted_at: string | null
}

interface Row extends Omit<FavoriteRow, 'version'> {
  id: number
  city: string | null
  state: string | null
}

/** Exports all favorites for their owner. */
export async function exportFavorites(db: Queryable, ownerId: string): Promise<KeptFavorite[]> {
  const rows = await db.query<Row>(sql`
    select f.property_id as id, t.city, l.state, f.saved_at, f.price_when_saved, f.stage, f.notes,
      f.client_notes as "clientNotes", f.sheet, f.next, f.deposit, f.clients, f.documents, f.answers, f.noted_at
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

export const favoriteAccountData: OwnerDataPart = {
  adopt: moveFavorites,
  erase: eraseFavorites,
  export: (db, ownerId) => ({ favorites: () => exportFavorites(db, ownerId) }),
}
