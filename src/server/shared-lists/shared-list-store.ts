import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { maxSharedLists, sharedListKeptDays } from '#contract/shared-list-limits.ts'
import type {
  NewSharedList,
  SharedList,
  SharedListChange,
  SharedListLink,
  SharedSource,
} from '#contract/shared-list-schemas.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { Database, Queryable } from '../database/database.ts'
import { readDeskItemId } from '../desk/desk-item.ts'
import { dayMs } from '#domain/durations.ts'
import { badRequestRefusal, Refusal } from '../http/refusal.ts'
import { listDeskProperties, selectSharedProperties } from './shared-items.ts'
import { presentSharedList, sharedListColumns, type SharedListRow } from './shared-list-row.ts'
import { createSharedToken, hashSharedToken } from './shared-list-token.ts'

const addDays = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs)

/** Creates the refusal (404) of a shared list that its owner does not have. */
export const sharedListNotFoundRefusal = (): Refusal =>
  new Refusal('shared_list_not_found', 'Não encontramos esta lista.')

/**
 * Returns a source with each property's id in its one form, once.
 * @throws Refusal 400 for an id that can name no property
 */
function readSource(source: SharedSource): SharedSource {
  if (source.kind === 'client') return source
  const items = source.items.map(readDeskItemId)
  if (items.includes(null)) throw badRequestRefusal({ source: 'Um dos imóveis não é nem número nem lote.' })
  return { kind: 'items', items: [...new Set(items.filter(id => id !== null))] }
}

async function presentAll(
  db: Queryable,
  ownerId: string,
  rows: readonly SharedListRow[],
  now: Date,
): Promise<SharedList[]> {
  const properties = rows.length === 0 ? [] : await listDeskProperties(db, ownerId)
  return rows.map(row => presentSharedList(row, selectSharedProperties(properties, row.source).length, now))
}

async function selectLists(db: Queryable, ownerId: string, condition: Sql, now: Date): Promise<SharedList[]> {
  const rows = await db.query<SharedListRow>(sql`
    select ${sharedListColumns} from shared_lists s where s.user_id = ${ownerId} ${condition}
    order by s.created_at desc, s.id desc`)
  return presentAll(db, ownerId, rows, now)
}

/** Lists what an account shares, the last created first. */
export const listSharedLists = (db: Queryable, ownerId: string, now: Date): Promise<SharedList[]> =>
  selectLists(db, ownerId, sql``, now)

/** @throws Refusal 404 when the account has no such list */
export async function readSharedList(
  db: Queryable,
  ownerId: string,
  id: string,
  now: Date,
): Promise<SharedList> {
  const [list] = await selectLists(db, ownerId, sql`and s.id = ${id}::uuid`, now)
  if (!list) throw sharedListNotFoundRefusal()
  return list
}

/** A new link, at whose end is the token, which is known only while it is created. */
export interface MadeLink {
  list: SharedList
  token: SharedListLink['url']
}

/**
 * Creates a list under the id that the browser chose; one that is there stays as it is, and its token is not known.
 * @throws Refusal 422 when there are `maxSharedLists` already
 */
export async function createSharedList(
  db: Database,
  ownerId: string,
  list: z.output<typeof NewSharedList>,
  now: Date,
): Promise<MadeLink> {
  const token = createSharedToken()
  const inserted = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const added = await tx.query(sql`
      insert into shared_lists (user_id, id, title, adviser_name, words, show_logo, figures, source, token_hash, created_at,
        linked_at, expires_at)
      select ${ownerId}::text, ${list.id}::uuid, ${list.title}::text, ${list.adviserName}::text, ${list.words}::text,
        ${list.showLogo}::boolean, ${JSON.stringify(list.figures)}::jsonb, ${JSON.stringify(readSource(list.source))}::jsonb,
        ${hashSharedToken(token)}::text, ${now}::timestamptz, ${now}::timestamptz, ${addDays(now, list.days)}::timestamptz
      where (select count(*) from shared_lists where user_id = ${ownerId}) < ${maxSharedLists}::integer
      on conflict (user_id, id) do nothing
      returning 1`)
    return added.length > 0
  })
  if (inserted) return { list: await readSharedList(db, ownerId, list.id, now), token }
  const [known] = await selectLists(db, ownerId, sql`and s.id = ${list.id}::uuid`, now)
  if (known) return { list: known, token: null }
  throw new Refusal(
    'too_many_shared_lists',
    `Você já tem ${maxSharedLists} listas para clientes. Exclua alguma para criar outra.`,
  )
}

/**
 * Changes the given parts of a list and leaves the rest.
 * @throws Refusal 404 when the account has no such list, 409 when a revoked one is to be renewed
 */
export async function changeSharedList(
  db: Database,
  ownerId: string,
  id: string,
  { days, revoked, figures, source, ...change }: z.output<typeof SharedListChange>,
  now: Date,
): Promise<SharedList> {
  await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const [before] = await tx.query<{ revoked: boolean }>(sql`
      select revoked_at is not null as revoked from shared_lists where user_id = ${ownerId} and id = ${id}::uuid`)
    if (!before) throw sharedListNotFoundRefusal()
    if (before.revoked && days !== undefined && revoked === undefined)
      throw new Refusal(
        'shared_list_closed',
        'O link desta lista foi fechado. Para abri-la de novo, crie um novo link.',
      )
    await tx.query(sql`
      update shared_lists set
        title = coalesce(${change.title}::text, title),
        adviser_name = coalesce(${change.adviserName}::text, adviser_name),
        words = coalesce(${change.words}::text, words),
        show_logo = coalesce(${change.showLogo}::boolean, show_logo),
        figures = coalesce(${figures && JSON.stringify(figures)}::jsonb, figures),
        source = coalesce(${source && JSON.stringify(readSource(source))}::jsonb, source),
        expires_at = coalesce(${days && addDays(now, days)}::timestamptz, expires_at),
        revoked_at = case when ${revoked ?? false}::boolean then coalesce(revoked_at, ${now}::timestamptz) else revoked_at end
      where user_id = ${ownerId} and id = ${id}::uuid`)
  })
  return readSharedList(db, ownerId, id, now)
}

/**
 * Gives a list a new link, which opens it for so many days; the one before is closed.
 * @throws Refusal 404 when the account has no such list
 */
export async function renewSharedLink(
  db: Database,
  ownerId: string,
  id: string,
  days: number,
  now: Date,
): Promise<MadeLink> {
  const token = createSharedToken()
  const renewed = await db.query(sql`
    update shared_lists set previous_token_hash = token_hash, token_hash = ${hashSharedToken(token)}::text,
      linked_at = ${now}::timestamptz, expires_at = ${addDays(now, days)}::timestamptz, revoked_at = null
    where user_id = ${ownerId} and id = ${id}::uuid
    returning 1`)
  if (renewed.length === 0) throw sharedListNotFoundRefusal()
  return { list: await readSharedList(db, ownerId, id, now), token }
}

/** Deletes a list with what its visitors answered. */
export async function deleteSharedList(db: Queryable, ownerId: string, id: string): Promise<void> {
  await db.query(sql`delete from shared_lists where user_id = ${ownerId} and id = ${id}::uuid`)
}

/** Deletes the lists whose end, by their days or by their owner, is long past. */
export async function deleteEndedSharedLists(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`
    delete from shared_lists
    where least(expires_at, revoked_at) <= ${addDays(now, -sharedListKeptDays)}::timestamptz`)
}
