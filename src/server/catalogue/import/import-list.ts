import sql from 'sql-template-tag'
import { readList } from '#domain/caixa/list-reader.ts'
import type { Database } from '../../database/database.ts'
import { LockLost } from '../../database/held-lock.ts'
import { readCatalogueState } from '../listing-store.ts'
import { type CommittedImport, applyImport } from './apply-import.ts'
import { storeListOrders } from './list-orders.ts'
import * as journal from './import-journal.ts'
import { emptyKnownCatalogue, readKnownCatalogue, readStatedFacts } from './known-catalogue.ts'
import type { ImportOutcome, ImportPhase, ImportProgress } from '#contract/import-schemas.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { createPause, readWholeList, type WholeList } from './read-whole-list.ts'
import { checkList, checkPlan, ListRefused, describeImportNotes } from './list-checks.ts'

export interface ImportOptions {
  /** Name of the file, for the journal. */
  file: string
  source: 'demo' | 'caixa'
  /** Whether the list covers only a part of the states it names: then nothing is marked gone. */
  partial: boolean
  /** Imports a list that would be refused, unless it is not a list or has no date. */
  force: boolean
  /** Date for a file without a generation date, `YYYY-MM-DD`. */
  date: string | null
  /** Stops the import before it is committed. */
  signal?: AbortSignal
  /** Aborts when the process stops: a committed import is left to the next start, with `ImportInterrupted`. */
  stopping?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}

/** A committed import was interrupted by a stop or the loss of its lock; `resumeImports` finishes it. */
export class ImportInterrupted extends Error {}

/**
 * Imports one list: reads it whole, compares, stages, and from the commit point on it is applied to its end even if
 * the process dies. `null` when another import is running.
 * @param text the file as `decodeList` returns it
 */
export const importList = (
  db: Database,
  text: string,
  options: ImportOptions,
  now: () => Date,
): Promise<ImportOutcome | null> =>
  db.exclusively('catalogue', async held => {
    await journal.finishAbandonedImports(db, now, held)
    const { file, signal } = options
    const startedAt = now()
    try {
      return await importAlone(db, text, endWithLock(options, held), startedAt, now)
    } catch (error) {
      if (error instanceof ListRefused) {
        const { message: reason, forcible, issues } = error
        await journal.recordRefusedList(db, { ...options, startedAt, reason, issues })
        return { status: 'refused', file, reason, forcible, issues: [...issues] }
      }
      if (signal?.aborted && error === signal.reason) return { status: 'cancelled', file }
      throw error
    }
  })

type LockedImportOptions = ImportOptions & Required<Pick<ImportOptions, 'signal' | 'stopping'>>

/** The options of an import that ends with its lock, too, as if both its caller and its process stopped. */
const endWithLock = (options: ImportOptions, held: AbortSignal): LockedImportOptions => ({
  ...options,
  signal: options.signal ? AbortSignal.any([options.signal, held]) : held,
  stopping: options.stopping ? AbortSignal.any([options.stopping, held]) : held,
})

async function importAlone(
  db: Database,
  text: string,
  options: LockedImportOptions,
  startedAt: Date,
  now: () => Date,
): Promise<ImportOutcome> {
  const { file, source, partial, force, signal, stopping, onProgress } = options
  const report = (phase: ImportPhase, total: number) => (done: number) => onProgress?.({ phase, done, total })

  const list = readList(text)
  if (list.kind === 'refused') throw new ListRefused(list.reason)
  const whole = await readWholeList(list, createPause(signal, report('reading', countLines(text))))
  const listDate = checkList(list, whole, { ...options, now: startedAt })

  const states = [...whole.rowsByState.keys()]
  const basis = await journal.readImportBasis(db, states)
  const catalogue = await readCatalogueState(db)
  if (source === 'demo' && catalogue.source === 'caixa') {
    throw new ListRefused('O catálogo já tem listas da Caixa: a demonstração não se mistura a elas.')
  }
  const replaced = source === 'caixa' && catalogue.source === 'demo' && whole.listings.length > 0
  const comparing = createPause(signal, report('comparing', whole.listings.length))
  const known = replaced
    ? emptyKnownCatalogue()
    : await readKnownCatalogue(db, states, [...whole.named], comparing)
  const plan = await planImport(
    whole,
    known,
    { listDate, partial },
    ids => readStatedFacts(db, ids, comparing),
    comparing,
  )
  checkPlan(plan, { force, issues: whole.issues })

  const total = plan.differences.length
  const entry = { file, source, partial, forced: force, listDate, states, startedAt }
  const committed = await commitPlan(db, plan, basis, whole, entry, signal, report('staging', total), now)
  await applyImport(db, committed, now, report('applying', total), stopping).catch((error: unknown) => {
    const left = stopping.aborted || error instanceof LockLost
    throw left ? new ImportInterrupted('left to the next start or process', { cause: error }) : error
  })
  // The import stands even if updating the statistics fails: the next import updates them.
  if (await hasMuchChanged(db, total)) await db.maintain().catch(() => undefined)
  const notes = describeImportNotes(list, plan, {
    listDate,
    force,
    demonstrationLeft: replaced && catalogue.version > 0,
  })
  return { status: 'done', file, listDate, states, counts: plan.counts, issues: whole.issues, notes }
}

/**
 * Whether the engine's statistics are outdated: this import changed at least half as many listings as are offered. What
 * smaller ones change is counted by the maintenance that follows when imports rest.
 */
async function hasMuchChanged(db: Database, changes: number): Promise<boolean> {
  if (changes === 0) return false
  const [{ offered } = { offered: 0 }] = await db.query<{ offered: number }>(
    sql`select count(*) as offered from listings_offered`,
  )
  return changes * 2 >= offered
}

/** Runs up to the commit point; a failure here leaves nothing behind. */
async function commitPlan(
  db: Database,
  plan: ImportPlan,
  basis: journal.ImportBasis,
  { issues }: WholeList,
  entry: journal.JournalEntry,
  signal: AbortSignal | undefined,
  report: (done: number) => void,
  now: () => Date,
): Promise<CommittedImport> {
  const id = await journal.openImport(db, entry)
  try {
    await journal.stageDifferences(db, id, plan.differences, done => {
      signal?.throwIfAborted()
      report(done)
    })
    signal?.throwIfAborted()
    await storeListOrders(db, id, plan.orders)
    return await journal.commitImport(db, id, basis, plan, issues)
  } catch (error) {
    const reason = signal?.aborted ? 'Cancelada antes de ser aplicada.' : 'Falhou antes de ser aplicada.'
    await journal.dropImport(db, id, reason, now()).catch(() => undefined)
    throw error
  }
}

function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
