import sql from 'sql-template-tag'
import type { PrecisionErrors } from '#domain/addresses/measure-address-book.ts'
import type { Queryable } from '../database/database.ts'
import type { FileValidators } from '../site-files/download-file.ts'
import type { ImportedMunicipality } from './census-task.ts'

/** What is stored of a municipality's addresses beside their file. */
export interface AddressBookState extends FileValidators {
  municipality: number
  /** `null` while there is none. */
  importedAt: Date | null
  file: string | null
  rows: number | null
  houses: number | null
  bytes: number | null
  measured: PrecisionErrors[] | null
  askedAt: Date | null
  failure: string | null
}

export const readAddressBooks = (db: Queryable): Promise<AddressBookState[]> =>
  db.query<AddressBookState>(sql`
    select municipality, imported_at as "importedAt", file, etag, last_modified as "lastModified", rows_read as rows, houses,
      bytes, measured, asked_at as "askedAt", failure
    from address_books order by municipality`)

/** Notes a municipality whose file was written. */
export async function noteImported(
  db: Queryable,
  { municipality, rows, houses, bytes, measured }: ImportedMunicipality,
  { file, at, validators }: { file: string; at: Date; validators: FileValidators },
): Promise<void> {
  const { etag, lastModified } = validators
  await db.query(sql`
    insert into address_books (municipality, file, etag, last_modified, rows_read, houses, bytes, imported_at, measured,
      asked_at, failure)
    values (${municipality}::integer, ${file}, ${etag}, ${lastModified}, ${rows}::integer, ${houses}::integer,
      ${bytes}::bigint, ${at}::timestamptz, ${JSON.stringify(measured)}::jsonb, ${at}::timestamptz, null)
    on conflict (municipality) do update set file = excluded.file, etag = excluded.etag,
      last_modified = excluded.last_modified, rows_read = excluded.rows_read, houses = excluded.houses,
      bytes = excluded.bytes, imported_at = excluded.imported_at, measured = excluded.measured,
      asked_at = excluded.asked_at, failure = null`)
}

/** Notes that IBGE's site was asked for a municipality, and why it did not give it; `null` = nothing has changed there. */
export async function noteAsked(
  db: Queryable,
  municipality: number,
  { at, failure }: { at: Date; failure: string | null },
): Promise<void> {
  await db.query(sql`
    insert into address_books (municipality, asked_at, failure)
    values (${municipality}::integer, ${at}::timestamptz, ${failure})
    on conflict (municipality) do update set asked_at = excluded.asked_at, failure = excluded.failure`)
}
