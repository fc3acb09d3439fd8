import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import { type Favorite, type FavoriteChange, maxSaved } from '#contract/saved-schemas.ts'
import { toReais } from '#domain/money.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import {
  type ListingRow,
  listingColumns,
  findListings,
  listingDetailJoin,
  toListing,
} from '../catalogue/listing-store.ts'
import type { Database, Queryable } from '../database/database.ts'
import { changeItems, favoriteItems, refuseFullItem } from '../desk/change-items.ts'
import { propertyNotFoundRefusal, Refusal } from '../http/refusal.ts'
import { lockOwner } from '../account/owner-lock.ts'

/** When a listing was saved, its price then in centavos, and the owner's notes about it. */
export interface FavoriteRow
  extends Pick<
    Favorite,
    | 'stage'
    | 'notes'
    | 'clientNotes'
    | 'sheet'
    | 'next'
    | 'deposit'
    | 'clients'
    | 'documents'
    | 'answers'
    | 'version'
  > {
  saved_at: Date
  price_when_saved: number
  /** When anything of it last changed but when it was saved. */
  noted_at: Date | null
}

const columnsOf = (table: Sql): Sql =>
  sql`${table}saved_at, ${table}price_when_saved, ${table}stage, ${table}notes, ${table}client_notes as "clientNotes", ${table}sheet, ${table}next,
    ${table}deposit, ${table}clients, ${table}documents, ${table}answers, ${table}version, ${table}noted_at`
const savingColumns = columnsOf(sql``)

/**
 * Lists favorites, the last saved first. Listings that are gone are included, except those of a demonstration that
 * was removed.
 */
export async function listFavorites(
  db: Queryable,
  ownerId: string,
  context: PresentationContext,
): Promise<Favorite[]> {
  const rows = await db.query<FavoriteRow & ListingRow>(sql`
    select ${columnsOf(sql`f.`)}, ${listingColumns}
    from favorites f
    join listings l on l.id = f.property_id
    ${listingDetailJoin(sql`f.property_id`)}
    where f.user_id = ${ownerId}
    order by f.saved_at desc, f.property_id desc`)
  return rows.map(row => presentFavorite(toListing(row), row, context))
}

/**
 * Saves a listing; one that is saved already stays unchanged.
 * @throws Refusal 404 for an unknown listing, 422 when there are `maxSaved.favorites` already
 */
export async function addFavorite(
  db: Database,
  ownerId: string,
  propertyId: string | number,
  context: PresentationContext,
): Promise<Favorite> {
  const id = parsePropertyNumber(propertyId)
  const [listing] = id === null ? [] : await findListings(db, [id])
  if (!listing) throw propertyNotFoundRefusal()
  const saving = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const [row] = await tx.query<FavoriteRow>(sql`
      with added as (
        insert into favorites (user_id, property_id, price_when_saved, saved_at)
        select ${ownerId}::text, ${listing.id}::bigint, ${listing.price}::bigint, ${context.now}::timestamptz
        where (select count(*) from favorites where user_id = ${ownerId}) < ${maxSaved.favorites}::integer
        on conflict do nothing
        returning *)
      select ${savingColumns} from added
      union all
      select ${savingColumns} from favorites
      where user_id = ${ownerId} and property_id = ${listing.id}::bigint`)
    return row
  })
  if (!saving) {
    throw new Refusal(
      'too_many_favorites',
      `Você já tem ${maxSaved.favorites} favoritos. Remova algum para salvar outro.`,
    )
  }
  return presentFavorite(listing, saving, context)
}

/**
 * Updates the given notes of a favorite and leaves the rest unchanged.
 * @throws Refusal 404 when the listing is not among the owner's favorites, 400 when there is no room for the notes or
 *   clients
 */
export async function updateFavorite(
  db: Database,
  ownerId: string,
  propertyId: string,
  change: Omit<z.output<typeof FavoriteChange>, 'user_id'>,
  context: PresentationContext,
): Promise<Favorite> {
  const id = parsePropertyNumber(propertyId)
  const [listing] = id === null ? [] : await findListings(db, [id])
  if (!listing) throw favoriteNotFoundRefusal()
  const saving = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    refuseFullItem(await changeItems(tx, favoriteItems, ownerId, [listing.id], change, context.now))
    const [row] = await tx.query<FavoriteRow>(sql`
      select ${savingColumns} from favorites where user_id = ${ownerId} and property_id = ${listing.id}::bigint`)
    return row
  })
  if (!saving) throw favoriteNotFoundRefusal()
  return presentFavorite(listing, saving, context)
}

const favoriteNotFoundRefusal = (): Refusal =>
  new Refusal('favorite_not_found', 'Este imóvel não está nos seus favoritos. Salve-o de novo.')

/** Removes a property from an owner's favorites; nothing happens when it is none. */
export async function removeFavorite(db: Queryable, ownerId: string, propertyId: string): Promise<void> {
  const id = parsePropertyNumber(propertyId)
  if (id === null) return
  await db.query(sql`delete from favorites where user_id = ${ownerId} and property_id = ${id}::bigint`)
}

function presentFavorite(
  listing: CataloguedListing,
  saving: FavoriteRow,
  context: PresentationContext,
): Favorite {
  const property = presentProperty(listing, context)
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
    stage: saving.stage,
    notes: saving.notes,
    clientNotes: saving.clientNotes,
    sheet: saving.sheet,
    next: saving.next,
    deposit: saving.deposit,
    clients: saving.clients,
    documents: saving.documents,
    answers: saving.answers,
    version: saving.version,
    noted_at: saving.noted_at === null ? null : saving.noted_at.toISOString(),
    property,
  }
}

/**
 * Deletes favorites of listings that no longer exist: those of a demonstration that real bank lists have replaced.
 */
export async function deleteOrphanedFavorites(db: Queryable): Promise<void> {
  await db.query(
    sql`delete from favorites f where not exists (select from listings where id = f.property_id)`,
  )
}
