import sql from 'sql-template-tag'
import type { Database, Queryable } from './database/database.ts'

/** The listings that changed after a known version. */
export interface CatalogueChanges {
  version: number
  /** Numbers of the listings, offered or gone; `null` = everything may have changed. */
  ids: number[] | null
}

/** The number of versions whose changes are kept; a process that is further behind reads everything. */
const versionsKept = 1000

/** Records listings that changed; the next version shows them. In the transaction that changes them. */
export const recordListingChanges = (tx: Queryable, ids: readonly (number | string)[]): Promise<unknown> =>
  tx.query(sql`insert into catalogue_changes (listing_id) select unnest(${ids.map(String)}::bigint[])`)

/** Records all that an import changed. */
export const recordImportChanges = (tx: Queryable, importId: number): Promise<unknown> =>
  tx.query(sql`insert into catalogue_changes (import_id) values (${importId}::bigint)`)

/** Records that everything may have changed. */
export const recordWholeChange = (tx: Queryable): Promise<unknown> =>
  tx.query(sql`insert into catalogue_changes default values`)

/** Changes the catalogue's version, so that recorded changes show and cached answers become outdated. */
export async function raiseCatalogueVersion(tx: Queryable): Promise<void> {
  await tx.query(sql`
    with raised as (update catalogue set version = version + 1 returning version)
    update catalogue_changes c set version = raised.version from raised where c.version is null`)
}

/** Shows what single listings have changed since the last version, when anything has. Returns whether it did. */
export async function publishListingChanges(db: Database): Promise<boolean> {
  return db.transaction(async tx => {
    const [waiting] = await tx.query(
      sql`select 1 from catalogue_changes where version is null and listing_id is not null limit 1`,
    )
    if (!waiting) return false
    await raiseCatalogueVersion(tx)
    return true
  })
}

/** Reads the version now in effect, and what changed since the version `known`; below 0, none is. */
export async function readCatalogueChanges(db: Queryable, known: number): Promise<CatalogueChanges> {
  const [state] = await db.query<{ version: number; whole: boolean }>(sql`
    select version, ${known}::bigint < 0 or version < ${known}::bigint
      or version - ${known}::bigint > ${versionsKept}::bigint
      or exists (
        select from catalogue_changes c
        where c.version > ${known}::bigint and c.import_id is null and c.listing_id is null) as whole
    from catalogue`)
  if (!state || state.version === known) return { version: known, ids: [] }
  if (state.whole) return { version: state.version, ids: null }
  const rows = await db.query<{ id: number }>(sql`
    with changes as (
      select * from catalogue_changes
      where version > ${known}::bigint and version <= ${state.version}::bigint)
    select listing_id as id from changes where listing_id is not null
    union
    select h.listing_id from changes c join listing_history h on h.import_id = c.import_id`)
  return { version: state.version, ids: rows.map(({ id }) => id) }
}

/** Deletes the changes of versions that nobody asks for any more. */
export async function deleteOldChanges(db: Queryable): Promise<void> {
  await db.query(sql`
    delete from catalogue_changes
    where version < (select version from catalogue) - ${versionsKept}::bigint`)
}
