import sql from 'sql-template-tag'
import type { Database, Queryable } from '../../database/database.ts'
import { DatabaseError } from '../../database/database-errors.ts'
import { skipCommitSync } from '../../database/open-database.ts'
import { fingerprintListing } from '#domain/caixa/listing-changes.ts'
import { raiseCatalogueVersion, recordImportChanges } from '../../catalogue-changes.ts'
import { applyImport, type CommittedImport, removeDemonstration } from './apply-import.ts'
import type { ImportIssue } from '#contract/import-schemas.ts'
import type { ImportPlan, ListingDifference } from './plan-import.ts'
import type { DoubtfulPrice, Listing } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'

/**
 * The columns that a line of the bank's list writes to `listings`, by name: the form in which the journal stores
 * changes.
 */
export function buildListingRow(
  listing: Listing,
  fingerprint: number,
  doubtful: DoubtfulPrice | null = null,
): Record<string, unknown> {
  return {
    id: listing.id,
    state: listing.state,
    city_key: foldText(listing.city),
    neighborhood_key: foldText(listing.neighborhood),
    category: listing.category,
    modality: listing.modality,
    price: listing.price,
    evaluation: listing.evaluation,
    area: listing.area,
    rooms: listing.rooms,
    garage: listing.garage,
    financing: listing.financing,
    fingerprint,
    doubtful_price: doubtful?.price ?? null,
    doubtful_evaluation: doubtful?.evaluation ?? null,
    doubtful_on: doubtful?.listDate ?? null,
  }
}

/** The columns that it writes to `listing_texts`. */
export const buildTextRow = (listing: Listing): Record<string, unknown> => ({
  id: listing.id,
  city: listing.city,
  neighborhood: listing.neighborhood,
  address: listing.address,
  description: listing.description,
  property_type: listing.propertyType,
  auction_type: listing.auctionType,
  url: listing.url,
  total_area: listing.totalArea,
  private_area: listing.privateArea,
  land_area: listing.landArea,
  bathrooms: listing.bathrooms,
  kitchen: listing.kitchen,
})

export interface JournalEntry {
  source: 'demo' | 'caixa'
  file: string
  /** `YYYY-MM-DD` */
  listDate: string
  states: readonly string[]
  partial: boolean
  forced: boolean
  startedAt: Date
}

/** Lines stored with an import; the command's summary shows all of them. */
const issuesKept = 1000
const serializeIssues = (issues: readonly ImportIssue[]): string =>
  JSON.stringify(issues.slice(0, issuesKept))

/** Changes per batch: on the embedded engine (one transaction at a time) searches wait for at most one batch. */
const batchSize = 50
/** Batches written in one statement. */
const batchesPerStatement = 4

/** Another process took the import over, or imported a list of its states meanwhile; this one applies none of it. */
export class ImportLost extends Error {}

/** What an import's plan is based on; a plan on another basis would put an older list over a newer one. */
export interface ImportBasis {
  /** Number of imports of its states that had ended. */
  ended: number
  source: 'demo' | 'caixa'
}

/** Reads what a plan for these states will be based on. Read before what the plan compares with. */
export async function readImportBasis(db: Queryable, states: readonly string[]): Promise<ImportBasis> {
  const [basis] = await db.query<ImportBasis>(sql`
    select source, (
      select count(*) from imports where status in ('done', 'failed') and states && ${states}::text[]) as ended
    from catalogue`)
  return basis as ImportBasis
}

/** Opens an import, which is staged from here until `commitImport`. */
export async function openImport(db: Database, entry: JournalEntry): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into imports (status, source, file, list_date, states, partial, forced, started_at)
    values ('staging', ${entry.source}, ${entry.file}, ${entry.listDate}, ${entry.states}::text[], ${entry.partial},
      ${entry.forced}, ${entry.startedAt})
    returning id`)
  return (row as { id: number }).id
}

/**
 * Writes differences to the journal, grouped by kind. The lock prevents a statement of a killed process from arriving
 * after `drop`. `pause` is called between the writes and may throw to stop.
 */
export async function stageDifferences(
  db: Database,
  id: number,
  differences: readonly ListingDifference[],
  pause: (done: number) => void,
): Promise<void> {
  let done = 0
  for (const batches of portions([...inBatches(differences)], batchesPerStatement)) {
    pause(done)
    const sizes = batches.map(batch => batch.length)
    const listings = batches.map(batch => JSON.stringify(batch.map(searchPart)))
    const texts = batches.map(batch => JSON.stringify(batch.flatMap(textPart)))
    await db.query(sql`
      with staged as (
        insert into import_batches (import_id, position, kind, size, listings, texts)
        select ${id}::bigint, ${done}::integer + position, kind, size, listings::json, texts::json
        from (select from imports where id = ${id} and status = 'staging' for share) entry,
          unnest(${batches.map(kindOf)}::text[], ${sizes}::integer[], ${listings}::text[], ${texts}::text[])
            with ordinality as batch (kind, size, listings, texts, position))
      ${skipCommitSync}`)
    done += batches.reduce((sum, batch) => sum + batch.length, 0)
  }
}

const kindOf = ([first]: readonly ListingDifference[]): ListingDifference['kind'] =>
  (first as ListingDifference).kind

function* inBatches(differences: readonly ListingDifference[]): Generator<readonly ListingDifference[]> {
  for (const kind of new Set(differences.map(difference => difference.kind))) {
    const alike = differences.filter(difference => difference.kind === kind)
    yield* portions(alike, batchSize)
  }
}

function* portions<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}

/**
 * The part of a difference that the journal stores for `listings`: only the number when a listing is gone or merely
 * seen.
 */
function searchPart(difference: ListingDifference): object {
  if (!('listing' in difference)) return { id: difference.id }
  const { listing, doubtful } = difference
  const row = buildListingRow(listing, fingerprintListing(listing), doubtful)
  return difference.kind === 'new' && difference.archived ? { ...row, gone: true } : row
}

const textPart = (difference: ListingDifference): object[] =>
  'listing' in difference ? [buildTextRow(difference.listing)] : []

/**
 * The commit point: from here on the import is applied to its end, by any process. Imports commit and end one at a time,
 * so that none of the same states has ended since the plan was read, and none is being applied.
 * @param basis of the plan
 * @throws ImportLost when it is no longer staged, or its plan is outdated
 */
export const commitImport = (
  db: Database,
  id: number,
  basis: ImportBasis,
  { counts, gaps }: Pick<ImportPlan, 'counts' | 'gaps'>,
  issues: readonly ImportIssue[],
): Promise<CommittedImport> =>
  db.transaction(async tx => {
    await tx.query(sql`select from catalogue for update`)
    const [row] = await tx.query<CommittedImport>(sql`
      update imports set status = 'applying', read = ${counts.read}, added = ${counts.added}, changed = ${counts.changed},
        gone = ${counts.gone}, back = ${counts.back}, unchanged = ${counts.unchanged}, rejected = ${counts.rejected},
        archived = ${counts.archived}, unseen = ${counts.unseen}, gaps = ${JSON.stringify(gaps)}::jsonb,
        issues = ${serializeIssues(issues)}::jsonb
      where id = ${id} and status = 'staging' returning *`)
    if (!row) throw new ImportLost(`import ${id} is no longer staging`)
    const { ended, source } = await readImportBasis(tx, row.states)
    const [other] = await tx.query(sql`
      select 1 from imports
      where status = 'applying' and id <> ${id} and states && ${row.states}::text[] limit 1`)
    if (other || ended !== basis.ended || source !== basis.source)
      throw new ImportLost(`another list of the states of import ${id} was imported since its plan was read`)
    return row
  })

/** Discards an import that was not committed. */
export const dropImport = (db: Database, id: number, reason: string, at: Date): Promise<void> =>
  db.transaction(async tx => {
    const dropped = await tx.query(sql`
      update imports set status = 'dropped', reason = ${reason}, finished_at = ${at}
      where id = ${id} and status = 'staging' returning 1`)
    if (dropped.length > 0) await tx.query(sql`delete from import_batches where import_id = ${id}`)
  })

/** Records a refused file. */
export async function recordRefusedList(
  db: Database,
  refused: Pick<JournalEntry, 'source' | 'file' | 'partial' | 'startedAt'> & {
    force: boolean
    reason: string
    issues: readonly ImportIssue[]
  },
): Promise<void> {
  const { source, file, partial, force, reason, issues, startedAt } = refused
  await db.query(sql`
    insert into imports (status, source, file, partial, forced, reason, rejected, issues, started_at, finished_at)
    values ('refused', ${source}, ${file}, ${partial}, ${force}, ${reason}, ${issues.length}, ${serializeIssues(issues)}::jsonb,
      ${startedAt}, ${startedAt})`)
}

/**
 * Finishes the imports of processes that died: a committed import is rolled forward, any other is dropped. `signal`
 * stops it between two batches; the next call resumes. Only the holder of the catalogue's lock may call it. Returns
 * the number of imports found.
 */
export async function finishAbandonedImports(
  db: Database,
  now: () => Date,
  signal?: AbortSignal,
): Promise<number> {
  const unfinished = await db.query<CommittedImport & { status: string }>(
    sql`select * from imports where status in ('staging', 'applying') order by id`,
  )
  for (const entry of unfinished) {
    if (entry.status === 'applying') await rollForward(db, entry, now, signal)
    else await dropImport(db, entry.id, 'Interrompida antes de ser aplicada: nada foi alterado.', now())
  }
  if (unfinished.some(entry => entry.status === 'applying')) await db.maintain()
  return unfinished.length
}

/**
 * Applies a committed import; an import that the database refuses would always be refused, so it is abandoned and others
 * can follow.
 */
async function rollForward(
  db: Database,
  entry: CommittedImport,
  now: () => Date,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await applyImport(db, entry, now, undefined, signal)
  } catch (error) {
    if (!(error instanceof DatabaseError && refusedForEver.test(error.code))) throw error
    await db.transaction(async tx => {
      const failed = await tx.query(sql`
        update imports set status = 'failed', reason = ${`O banco de dados recusou os dados (${error.code}).`},
          finished_at = ${now()} where id = ${entry.id} and status = 'applying' returning 1`)
      if (failed.length === 0) return
      await tx.query(sql`delete from import_batches where import_id = ${entry.id}`)
      await removeDemonstration(tx, entry)
      await recordImportChanges(tx, entry.id)
      await raiseCatalogueVersion(tx)
    })
  }
}

/** SQLSTATE classes of invalid data, violated constraints and exceeded limits. */
const refusedForEver = /^(22|23|54)/

/** Finishes abandoned imports, at the start and at intervals; does nothing while an import runs anywhere. */
export async function resumeImports(db: Database, now: () => Date, signal?: AbortSignal): Promise<void> {
  const [left] = await db.query(sql`select 1 from imports where status in ('staging', 'applying') limit 1`)
  if (!left) return
  await db.exclusively('catalogue', held =>
    finishAbandonedImports(db, now, signal ? AbortSignal.any([signal, held]) : held),
  )
}
