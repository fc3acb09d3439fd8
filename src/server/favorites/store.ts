import sql from 'sql-template-tag'
import { present } from '#contract/present.ts'
import { type Favorite, mostSaved } from '#contract/saved.ts'
import { toReais } from '#domain/money.ts'
import { propertyNumber } from '#domain/property/number.ts'
import type { CataloguedListing } from '#domain/property/property.ts'
import { type ListingRow, listingColumns, listingsById, shown, toListing } from '../catalogue/store.ts'
import type { Database, Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { lockOwner } from '../saved/lock.ts'

/** When somebody saved a listing, and what it cost then, in centavos. */
interface Saving {
  saved_at: Date
  price_when_saved: number
}

/** The last ones saved first. Listings that are gone are among them; a demonstration's that no longer is, is not. */
export async function favoritesOf(db: Queryable, ownerId: string, now: Date): Promise<Favorite[]> {
  const rows = await db.query<Saving & ListingRow>(sql`
    select f.saved_at, f.price_when_saved, ${listingColumns}
    from favorites f
    join listings l on l.id = f.property_id
    ${shown(sql`f.property_id`)}
    where f.user_id = ${ownerId}
    order by f.saved_at desc, f.property_id desc`)
  return rows.map(row => presentFavorite(toListing(row), row, now))
}

/**
 * Saves a listing; one that is saved already stays as it was.
 * @throws Refusal 404 for an unknown listing, 422 when there are `mostSaved.favorites` already
 */
export async function addFavorite(
  db: Database,
  ownerId: string,
  propertyId: string | number,
  now: Date,
): Promise<Favorite> {
  const id = propertyNumber(propertyId)
  const [listing] = id === null ? [] : await listingsById(db, [id])
  if (!listing) throw new Refusal('property_not_found', 'Imóvel não encontrado.')
  const saving = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const [row] = await tx.query<Saving>(sql`
      with added as (
        insert into favorites (user_id, property_id, price_when_saved, saved_at)
        select ${ownerId}::text, ${listing.id}::bigint, ${listing.price}::bigint, ${now}::timestamptz
        where (select count(*) from favorites where user_id = ${ownerId}) < ${mostSaved.favorites}::integer
        on conflict do nothing
        returning saved_at, price_when_saved)
      select saved_at, price_when_saved from added
      union all
      select saved_at, price_when_saved from favorites
      where user_id = ${ownerId} and property_id = ${listing.id}::bigint`)
    return row
  })
  if (!saving) {
    throw new Refusal(
      'too_many_favorites',
      `Você já tem ${mostSaved.favorites} favoritos. Remova algum para salvar outro.`,
    )
  }
  return presentFavorite(listing, saving, now)
}

export async function removeFavorite(db: Queryable, ownerId: string, propertyId: string): Promise<void> {
  const id = propertyNumber(propertyId)
  if (id === null) return
  await db.query(sql`delete from favorites where user_id = ${ownerId} and property_id = ${id}::bigint`)
}

/**
 * One owner's favourites become another's, both being locked. What both have counts as saved at the earlier time;
 * of what is too many the last ones saved stay.
 */
export async function moveFavorites(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.query(sql`
    with moved as (
      delete from favorites where user_id = ${from} returning property_id, price_when_saved, saved_at)
    insert into favorites (user_id, property_id, price_when_saved, saved_at)
    select ${to}::text, property_id, price_when_saved, saved_at from moved
    on conflict (user_id, property_id) do update
    set saved_at = excluded.saved_at, price_when_saved = excluded.price_when_saved
    where excluded.saved_at < favorites.saved_at`)
  await tx.query(sql`
    delete from favorites where user_id = ${to} and property_id in (
      select property_id from favorites where user_id = ${to}
      order by saved_at desc, property_id desc offset ${mostSaved.favorites}::integer)`)
}

export async function eraseFavorites(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`delete from favorites where user_id = ${ownerId}`)
}

/** A favourite as it is kept, whatever became of its listing. */
export interface KeptFavorite {
  property_id: string
  city: string | null
  state: string | null
  saved_at: string
  /** In reais. */
  price_when_saved: number
}

/** All of them, for their owner to take along. */
export async function exportFavorites(db: Queryable, ownerId: string): Promise<KeptFavorite[]> {
  const rows = await db.query<Saving & { id: number; city: string | null; state: string | null }>(sql`
    select f.property_id as id, t.city, l.state, f.saved_at, f.price_when_saved
    from favorites f
    left join listings l on l.id = f.property_id
    left join listing_texts t on t.id = f.property_id
    where f.user_id = ${ownerId}
    order by f.saved_at desc, f.property_id desc`)
  return rows.map(({ id, city, state, saved_at, price_when_saved }) => ({
    property_id: String(id),
    city,
    state,
    saved_at: saved_at.toISOString(),
    price_when_saved: toReais(price_when_saved),
  }))
}

function presentFavorite(listing: CataloguedListing, saving: Saving, now: Date): Favorite {
  const property = present(listing, now)
  return {
    property_id: property.id,
    title: property.title,
    city: property.city,
    state: property.state,
    price: property.price,
    evaluation_value: property.evaluationValue,
    area: property.area,
    saved_at: saving.saved_at.toISOString(),
    price_when_saved: toReais(saving.price_when_saved),
    stage: null,
    notes: '',
    sheet: null,
    property,
  }
}
