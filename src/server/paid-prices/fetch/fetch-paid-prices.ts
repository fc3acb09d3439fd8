import sql from 'sql-template-tag'
import { rm } from 'node:fs/promises'
import type { PaidPriceOutcome, PaidPriceProgress } from '#contract/paid-price-schemas.ts'
import type { Database, Queryable } from '../../database/database.ts'
import type { PaidCity } from '../cities/paid-city.ts'
import { importPaidPrices, oldestPaidDay } from '../import-paid-prices.ts'
import { toDate } from '#domain/calendar-date.ts'
import type { SiteOptions } from '../../site-files/ask-site.ts'
import { downloadFile, type FileValidators } from '../../site-files/download-file.ts'
import { listPublishedFiles, type PublishedFile } from './list-published-files.ts'
import { SiteFetchFailed } from '../../site-files/site-fetch-failed.ts'

export interface PaidFetchOptions extends SiteOptions {
  /** Where files lie while they are downloaded and imported. */
  folder: string
  now: () => Date
  onProgress?: (progress: PaidPriceProgress, file: string) => void
}

/** Another import of paid prices runs. */
export class PaidImportRunning extends Error {
  constructor() {
    super('Já há uma importação de preços pagos em andamento. Tente de novo quando ela acabar.')
  }
}

interface KnownFile extends FileValidators {
  version: string
}

/**
 * Downloads the files that a city's site has changed since the last time, and imports each. Yields how each ended; a file that
 * the site did not change is skipped. A file that was refused is asked for again only once it has changed.
 * @throws SiteFetchFailed, once it is noted; PaidImportRunning; as `importPaidPrices` does
 */
export async function* fetchPaidPrices(
  db: Database,
  city: PaidCity,
  options: PaidFetchOptions,
): AsyncGenerator<PaidPriceOutcome> {
  const { now } = options
  try {
    const firstYear = Number(toDate(oldestPaidDay(now())).slice(0, 4))
    for (const file of await listPublishedFiles(city, firstYear, options)) {
      options.signal.throwIfAborted()
      const outcome = await fetchOne(db, city, file, options)
      if (outcome !== null) yield outcome
      if (outcome?.status === 'cancelled') return
    }
    await noteAsked(db, city, now(), null)
  } catch (error) {
    if (error instanceof SiteFetchFailed) await noteAsked(db, city, now(), error.message)
    throw error
  }
}

async function fetchOne(
  db: Database,
  city: PaidCity,
  file: PublishedFile,
  options: PaidFetchOptions,
): Promise<PaidPriceOutcome | null> {
  const { now, signal, onProgress } = options
  const known = await readKnownFile(db, city, file)
  if (known !== null && file.version !== '' && known.version === file.version) return null
  const downloaded = await downloadFile(file, {
    ...options,
    userAgent: city.published?.userAgent,
    known,
    onProgress: share => onProgress?.({ phase: 'downloading', share, rows: 0 }, file.name),
  })
  if (downloaded === 'unchanged') return null
  const { path } = downloaded
  const outcome = await importPaidPrices(db, {
    city,
    path,
    file: file.name,
    now,
    signal,
    onProgress: progress => onProgress?.(progress, file.name),
  })
  if (outcome === null) throw new PaidImportRunning()
  if (outcome.status === 'cancelled') return outcome
  await noteDownload(db, city, file, downloaded, outcome, now())
  await rm(path, { force: true })
  return outcome
}

async function readKnownFile(
  db: Queryable,
  city: PaidCity,
  { url }: PublishedFile,
): Promise<KnownFile | null> {
  const [row] = await db.query<{ version: string; etag: string | null; last_modified: string | null }>(sql`
    select version, etag, last_modified from paid_price_downloads where city = ${city.id} and url = ${url}`)
  return row === undefined ? null : { version: row.version, etag: row.etag, lastModified: row.last_modified }
}

async function noteDownload(
  db: Queryable,
  city: PaidCity,
  { url, version }: PublishedFile,
  { etag, lastModified }: FileValidators,
  outcome: PaidPriceOutcome,
  at: Date,
): Promise<void> {
  await db.query(sql`
    insert into paid_price_downloads (city, url, version, etag, last_modified, at, outcome)
    values (${city.id}, ${url}, ${version}, ${etag}, ${lastModified}, ${at}::timestamptz,
      ${JSON.stringify(outcome)}::jsonb)
    on conflict (city, url) do update set version = excluded.version, etag = excluded.etag,
      last_modified = excluded.last_modified, at = excluded.at, outcome = excluded.outcome`)
}

async function noteAsked(db: Queryable, city: PaidCity, at: Date, failure: string | null): Promise<void> {
  await db.query(sql`
    insert into paid_price_sites (city, asked_at, failure) values (${city.id}, ${at}::timestamptz, ${failure})
    on conflict (city) do update set asked_at = excluded.asked_at, failure = excluded.failure`)
}
