import sql from 'sql-template-tag'
import { type KeptSearch, maxSaved, type SavedSearch } from '#contract/saved-schemas.ts'
import { savedSearchBytes } from '#contract/saved-limits.ts'
import { readSavedFilters, tidyBounds, writeSavedFilters } from '#domain/search/saved-filters.ts'
import type { CriteriaErrors } from '#domain/search/search-criteria.ts'
import { tidyText } from '#domain/fold-text.ts'
import type { OwnerDataPart } from '../account/owner-data.ts'
import type { Database, Queryable } from '../database/database.ts'
import { badRequestRefusal, Refusal } from '../http/refusal.ts'
import { lockOwner } from '../account/owner-lock.ts'
import { checkSearchFilters } from './check-search-filters.ts'

/** The content of a saved search that a caller may set. */
export interface SavedSearchContent {
  name?: string | undefined
  filters?: Record<string, unknown> | undefined
  alerts?: boolean | undefined
}

interface Row {
  id: string
  user_id: string
  name: string
  filters: Record<string, unknown>
  alerts: boolean
  created_at: Date
}

const columns = sql`id, user_id, name, filters, alerts, created_at`

const presentSearch = ({ id, name, filters, created_at, alerts }: Row): SavedSearch => ({
  id,
  name,
  filters: writeSavedFilters(readSavedFilters(filters)),
  created_at: created_at.toISOString(),
  alerts,
})

/** Lists saved searches, the last saved first. */
export async function listSavedSearches(db: Queryable, ownerId: string): Promise<SavedSearch[]> {
  const rows = await db.query<Row>(sql`
    select ${columns} from saved_searches where user_id = ${ownerId} order by created_at desc, id desc`)
  return rows.map(presentSearch)
}

/**
 * Saves a search under an id; when the owner has that id already, the search stays unchanged.
 * @throws Refusal 409 when another owner has the id, 422 when there are `maxSaved.searches` already
 */
export async function insertSavedSearch(
  db: Database,
  ownerId: string,
  { id, name = '', filters = {}, alerts = false }: SavedSearchContent & { id: string },
  now: Date,
): Promise<KeptSearch> {
  const { json, leftOut } = canonical(filters)
  const kept = { name: readName(name), filters: json }
  const row = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const [added] = await tx.query<Row>(sql`
      insert into saved_searches (id, user_id, name, filters, alerts, created_at, updated_at)
      select ${id}::uuid, ${ownerId}::text, ${kept.name}::text, ${kept.filters}::jsonb, ${alerts}::boolean,
        ${now}::timestamptz, ${now}::timestamptz
      where (select count(*) from saved_searches where user_id = ${ownerId}) < ${maxSaved.searches}::integer
      on conflict (id) do nothing
      returning ${columns}`)
    if (added) return added
    const [there] = await tx.query<Row>(sql`select ${columns} from saved_searches where id = ${id}::uuid`)
    return there
  })
  if (!row) {
    throw new Refusal(
      'too_many_saved_searches',
      `Você já tem ${maxSaved.searches} buscas salvas. Exclua alguma para salvar outra.`,
    )
  }
  if (row.user_id !== ownerId) {
    throw new Refusal('id_taken', 'Este identificador já está em uso. Salve a busca com outro.')
  }
  return { ...presentSearch(row), ...leftOut }
}

/**
 * Updates the given fields and leaves the rest unchanged.
 * @throws Refusal 404 when the owner has no such search
 */
export async function changeSavedSearch(
  db: Queryable,
  ownerId: string,
  id: string,
  { name, filters, alerts }: SavedSearchContent,
  now: Date,
): Promise<KeptSearch> {
  const kept = filters && canonical(filters)
  const [row] = await db.query<Row>(sql`
    update saved_searches set
      name = coalesce(${name === undefined ? null : readName(name)}::text, name),
      filters = coalesce(${kept?.json}::jsonb, filters),
      alerts = coalesce(${alerts}::boolean, alerts),
      updated_at = ${now}
    where id = ${id}::uuid and user_id = ${ownerId}
    returning ${columns}`)
  if (!row) throw savedSearchNotFound()
  return { ...presentSearch(row), ...kept?.leftOut }
}

/** Deletes an owner's saved search; nothing happens when there is none with this id. */
export async function deleteSavedSearch(db: Queryable, ownerId: string, id: string): Promise<void> {
  await db.query(sql`delete from saved_searches where id = ${id}::uuid and user_id = ${ownerId}`)
}

async function eraseSavedSearches(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`delete from saved_searches where user_id = ${ownerId}`)
}

/** Creates the refusal (404) of a saved search that its owner does not have. */
export const savedSearchNotFound = () => new Refusal('saved_search_not_found', 'Busca salva não encontrada.')

/**
 * Moves one owner's searches to another; both are locked. A search with the same name and filters is kept once; when
 * there are too many, the most recently saved stay.
 */
async function moveSavedSearches(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.query(sql`
    with twice as (
      delete from saved_searches a using saved_searches b
      where a.user_id = ${from} and b.user_id = ${to} and a.name = b.name and a.filters = b.filters
      returning b.id, a.alerts)
    update saved_searches set alerts = true where id in (select id from twice where alerts)`)
  await tx.query(sql`update saved_searches set user_id = ${to} where user_id = ${from}`)
  await tx.query(sql`
    delete from saved_searches where user_id = ${to} and id in (
      select id from saved_searches where user_id = ${to}
      order by created_at desc, id desc offset ${maxSaved.searches}::integer)`)
}

export const searchAccountData: OwnerDataPart = {
  adopt: moveSavedSearches,
  erase: eraseSavedSearches,
  export: (db, ownerId) => ({ savedSearches: () => listSavedSearches(db, ownerId) }),
}

/**
 * The same filters are always kept as the same JSON. A wrong bound of price or area is left out, and named.
 * @throws Refusal 400 when another filter is wrong, or when they take more than `savedSearchBytes`
 */
function canonical(given: Record<string, unknown>): { json: string; leftOut: { leftOut?: CriteriaErrors } } {
  const { filters, leftOut } = tidyBounds(given)
  const json = JSON.stringify(checkSearchFilters(filters))
  if (Buffer.byteLength(json) > savedSearchBytes) {
    throw badRequestRefusal({ filters: 'São filtros demais para uma busca. Tire alguns e salve de novo.' })
  }
  return { json, leftOut: Object.keys(leftOut).length === 0 ? {} : { leftOut } }
}

const readName = (given: string): string => tidyText(given) || 'Busca'
