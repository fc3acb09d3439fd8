import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import { allNotesBytes } from '#contract/saved-limits.ts'
import { type Favorite, type FavoriteChange, maxSaved } from '#contract/saved-schemas.ts'
import type { OwnAnswersChange, OwnQuestion } from '#domain/judgement/own-answers.ts'
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
import { badRequestRefusal, propertyNotFoundRefusal, Refusal } from '../http/refusal.ts'
import { lockOwner } from '../account/owner-lock.ts'

/** When a listing was saved, its price then in centavos, and the owner's notes about it. */
export interface FavoriteRow extends Pick<Favorite, 'stage' | 'notes' | 'sheet' | 'answers'> {
  saved_at: Date
  price_when_saved: number
}

const savingColumns = sql`saved_at, price_when_saved, stage, notes, sheet, answers`

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
    select f.saved_at, f.price_when_saved, f.stage, f.notes, f.sheet, f.answers, ${listingColumns}
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
        returning ${savingColumns})
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

/** The new value of a column; the column itself when no value was given. */
const changedColumn = (column: Sql, to: string | null | undefined, type: Sql): Sql =>
  to === undefined ? column : sql`${to}::${type}`

/** The answers with a change applied: the given ones replaced, those that are `null` removed. */
function changedAnswers(change: OwnAnswersChange | undefined): Sql {
  if (change === undefined) return sql`answers`
  const given = Object.entries(change).filter(([, answer]) => answer != null)
  const deleted = Object.keys(change).filter(question => change[question as OwnQuestion] === null)
  return sql`((answers || ${JSON.stringify(Object.fromEntries(given))}::jsonb) - ${deleted}::text[])`
}

/**
 * Updates the given notes of a favorite and leaves the rest unchanged; `noted_at` moves when a value changed.
 * @throws Refusal 404 when the listing is not among the owner's favorites, 400 when the owner's notes would take more
 *   than `allNotesBytes` together
 */
export async function updateFavorite(
  db: Queryable,
  ownerId: string,
  propertyId: string,
  change: Omit<z.output<typeof FavoriteChange>, 'user_id'>,
  context: PresentationContext,
): Promise<Favorite> {
  const id = parsePropertyNumber(propertyId)
  const [listing] = id === null ? [] : await findListings(db, [id])
  const stage = changedColumn(sql`stage`, change.stage, sql`text`)
  const notes = changedColumn(sql`notes`, change.notes, sql`text`)
  const sheet = changedColumn(sql`sheet`, change.sheet && JSON.stringify(change.sheet), sql`jsonb`)
  const answers = changedAnswers(change.answers)
  if (listing && change.notes) await refuseTooManyNotes(db, ownerId, listing.id, change.notes)
  const [saving] = listing
    ? await db.query<FavoriteRow>(sql`
        update favorites set stage = ${stage}, notes = ${notes}, sheet = ${sheet}, answers = ${answers},
          noted_at = case when (stage, notes, sheet, answers) is distinct from (${stage}, ${notes}, ${sheet}, ${answers})
            then ${context.now}::timestamptz else noted_at end
        where user_id = ${ownerId} and property_id = ${listing.id}::bigint
        returning ${savingColumns}`)
    : []
  if (!listing || !saving) {
    throw new Refusal('favorite_not_found', 'Este imóvel não está nos seus favoritos. Salve-o de novo.')
  }
  return presentFavorite(listing, saving, context)
}

/** @throws Refusal 400; shorter notes than before are always accepted */
async function refuseTooManyNotes(
  db: Queryable,
  ownerId: string,
  propertyId: string,
  notes: string,
): Promise<void> {
  const [row] = await db.query<{ others: number; own: number }>(sql`
    select coalesce(sum(octet_length(notes)) filter (where property_id <> ${propertyId}::bigint), 0)::float8 as others,
      coalesce(sum(octet_length(notes)) filter (where property_id = ${propertyId}::bigint), 0)::float8 as own
    from favorites where user_id = ${ownerId}`)
  const { others, own } = row ?? { others: 0, own: 0 }
  const bytes = Buffer.byteLength(notes)
  if (bytes <= own || others + bytes <= allNotesBytes) return
  throw badRequestRefusal({
    notes: 'As suas anotações ocuparam todo o espaço que têm, 1 MB. Apague algumas para escrever mais.',
  })
}

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
    sheet: saving.sheet,
    answers: saving.answers,
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
