import sql from 'sql-template-tag'
import { readList } from '#domain/caixa/list.ts'
import type { Database } from '../../database/database.ts'
import { catalogueState } from '../store.ts'
import { type Applying, applyImport } from './apply.ts'
import * as journal from './journal.ts'
import { nothingKnown, readKnown } from './known.ts'
import type { ImportOutcome, Phase, Progress } from './outcome.ts'
import { type Plan, planImport } from './plan.ts'
import { pausing, readWhole, type WholeList } from './reading.ts'
import { checkList, checkPlan, ListRefused, notesOn } from './refusals.ts'

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
  /** Aborts when the process stops: a committed import is left to the next start, with `ImportLeft`. */
  stopping?: AbortSignal
  onProgress?: (progress: Progress) => void
}

/** A committed import was interrupted; `resumeImports` finishes it. */
export class ImportLeft extends Error {}

/**
 * Imports one list: reads it whole, compares, stages, and from the commit point on it is applied to its end even if
 * the process dies. `null` when another import is running.
 * @param text the file as `decode` returns it
 */
export const importList = (
  db: Database,
  text: string,
  options: ImportOptions,
  now: () => Date,
): Promise<ImportOutcome | null> =>
  db.exclusively('catalogue', async () => {
    await journal.settle(db, now)
    const { file, signal } = options
    const startedAt = now()
    try {
      return await importAlone(db, text, options, startedAt, now)
    } catch (error) {
      if (error instanceof ListRefused) {
        const { message: reason, forcible, issues } = error
        await journal.recordRefusal(db, { ...options, startedAt, reason, issues })
        return { status: 'refused', file, reason, forcible, issues: [...issues] }
      }
      if (signal?.aborted && error === signal.reason) return { status: 'cancelled', file }
      throw error
    }
  })

async function importAlone(
  db: Database,
  text: string,
  options: ImportOptions,
  startedAt: Date,
  now: () => Date,
): Promise<ImportOutcome> {
  const { file, source, partial, force, signal, stopping, onProgress } = options
  const report = (phase: Phase, total: number) => (done: number) => onProgress?.({ phase, done, total })

  const list = readList(text)
  if (list.kind === 'refused') throw new ListRefused(list.reason)
  const whole = await readWhole(list, pausing(signal, report('reading', countLines(text))))
  const listDate = checkList(list, whole, { ...options, now: startedAt })

  const catalogue = await catalogueState(db)
  if (source === 'demo' && catalogue.source === 'caixa') {
    throw new ListRefused('O catálogo já tem listas da Caixa: a demonstração não se mistura a elas.')
  }
  const replaced = source === 'caixa' && catalogue.source === 'demo' && whole.listings.length > 0
  const comparing = pausing(signal, report('comparing', whole.listings.length))
  const states = [...whole.rowsByState.keys()]
  const known = replaced ? nothingKnown() : await readKnown(db, states, [...whole.named], comparing)
  const plan = await planImport(whole, known, { listDate, partial }, comparing)
  checkPlan(plan, { force, issues: whole.issues })

  const total = plan.differences.length
  const entry = { file, source, partial, forced: force, listDate, states, startedAt }
  const committed = await commitPlan(db, plan, whole, entry, signal, report('staging', total), now)
  await applyImport(db, committed, now, report('applying', total), stopping).catch((error: unknown) => {
    throw stopping?.aborted ? new ImportLeft('left to the next start', { cause: error }) : error
  })
  // The import stands even if updating the statistics fails: the next import updates them.
  if (await hasMuchChanged(db, total)) await db.maintain().catch(() => undefined)
  const notes = notesOn(list, plan, { force, demonstrationLeft: replaced && catalogue.version > 0 })
  return { status: 'done', file, listDate, states, counts: plan.counts, issues: whole.issues, notes }
}

/** Whether the engine's statistics are outdated (a tenth of the rows changed, PostgreSQL's own threshold). */
async function hasMuchChanged(db: Database, changes: number): Promise<boolean> {
  const [{ offered } = { offered: 0 }] = await db.query<{ offered: number }>(
    sql`select count(*) as offered from listings_offered`,
  )
  return changes > 0 && changes * 10 >= offered
}

/** Runs up to the commit point; a failure here leaves nothing behind. */
async function commitPlan(
  db: Database,
  plan: Plan,
  { issues }: WholeList,
  entry: journal.Entry,
  signal: AbortSignal | undefined,
  report: (done: number) => void,
  now: () => Date,
): Promise<Applying> {
  const id = await journal.open(db, entry)
  try {
    await journal.stage(db, id, plan.differences, done => {
      signal?.throwIfAborted()
      report(done)
    })
    signal?.throwIfAborted()
    return await journal.commit(db, id, plan.counts, issues)
  } catch (error) {
    const reason = signal?.aborted ? 'Cancelada antes de ser aplicada.' : 'Falhou antes de ser aplicada.'
    await journal.drop(db, id, reason, now()).catch(() => undefined)
    throw error
  }
}

function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
