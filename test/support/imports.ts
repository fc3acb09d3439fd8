import sql from 'sql-template-tag'
import type { Listing } from '#domain/property/listing.ts'
import type { Database } from '#server/database/database.ts'
import { type ImportOptions, importList } from '#server/catalogue/import/import-list.ts'
import type { ImportCounts, ImportOutcome } from '#contract/import-schemas.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
export const plainImport: ImportOptions = {
  file: 'lista.csv',
  source: 'caixa',
  partial: false,
  force: false,
  date: null,
}

/** Imports a list; fails when another import runs. */
export async function importWholeList(
  db: Database,
  text: string,
  options: Partial<ImportOptions> = {},
  at = now,
): Promise<ImportOutcome> {
  const outcome = await importList(db, text, { ...plainImport, ...options }, at)
  if (outcome === null) throw new Error('another import is running')
  return outcome
}

/** Imports a list and returns the counts of its rows. */
export async function importAndCount(
  ...args: Parameters<typeof importWholeList>
): Promise<Partial<ImportCounts>> {
  const outcome = await importWholeList(...args)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.counts
}

/** Returns why a list is refused. */
export async function importRefusal(...args: Parameters<typeof importWholeList>): Promise<string> {
  const outcome = await importWholeList(...args)
  return outcome.status === 'refused' ? outcome.reason : outcome.status
}

/** Returns the numbers of the offered listings. */
export const listOfferedIds = async (db: Database): Promise<string[]> =>
  (await db.query<{ id: string }>(sql`select id::text as id from listings_offered order by id`)).map(
    ({ id }) => id,
  )

export const firstImportedListing: Partial<Listing> = { id: '1', price: 100_00 }
export const secondImportedListing: Partial<Listing> = { id: '2', price: 200_00 }
