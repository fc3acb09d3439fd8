import sql from 'sql-template-tag'
import { type BankList, readList } from '#domain/caixa/list-reader.ts'
import type { Database } from '../../database/database.ts'
import { LockLost } from '../../database/held-lock.ts'
import { readCatalogueState } from '../listing-store.ts'
import { applyImport, type CommittedImport } from './apply-import.ts'
import { storeListOrders } from './list-orders.ts'
import * as journal from './import-journal.ts'
import { emptyKnownCatalogue, readKnownCatalogue, readStatedFacts } from './known-catalogue.ts'
import type { ImportIssue, ImportOutcome, ImportPhase, ImportProgress } from '#contract/import-schemas.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { createPause, readWholeList, type WholeList } from './read-whole-list.ts'
import { describeListGap } from '#domain/caixa/list-gap-words.ts'
import { describeSmallList } from '#domain/caixa/usual-list-sizes.ts'
import { formatBrazilianDate } from '#domain/calendar-date.ts'
import { formatCount } from '#domain/format-count.ts'
import { dayMs } from '#domain/durations.ts'

/** A list that is not imported, with the reason for people; nothing was changed. */
class ListRefused extends Error {
  /** Whether `--force` imports it anyway. */
  readonly forcible: boolean
  readonly issues: readonly ImportIssue[]

  constructor(reason: string, { forcible = false, issues = [] as readonly ImportIssue[] } = {}) {
    super(reason)
    this.forcible = forcible
    this.issues = issues
  }
}

/**
 * Returns the generation date of a list that may be imported.
 * @throws ListRefused
 */
function checkList(
  list: BankList,
  whole: WholeList,
  { date, force, now }: { date: string | null; force: boolean; now: Date },
): string {
  const { issues } = whole
  const listDate = list.date ?? date
  if (listDate === null) {
    throw new ListRefused(
      'O arquivo não traz a data de geração da lista (foi salvo por uma planilha?). Informe-a com --date AAAA-MM-DD.',
      { issues },
    )
  }
  if (force) return listDate
  const refuse = (reason: string) => new ListRefused(reason, { forcible: true, issues })
  if (listDate > new Date(now.getTime() + 2 * dayMs).toISOString().slice(0, 10)) {
    throw refuse(`A data de geração (${formatBrazilianDate(listDate)}) está no futuro.`)
  }
  if (whole.listings.length === 0) {
    throw refuse(
      issues.length === 0
        ? 'A lista tem só o cabeçalho, nenhum imóvel: o download deve ter sido bloqueado.'
        : 'Nenhuma linha da lista pôde ser lida.',
    )
  }
  if (list.damaged) {
    throw refuse('As letras acentuadas do arquivo se perderam numa conversão. Baixe a lista de novo.')
  }
  return listDate
}

/** @throws ListRefused when far too many of a state's listings would be gone */
function checkPlan(
  { vanishing }: ImportPlan,
  { force, issues }: { force: boolean; issues: ImportIssue[] },
): void {
  if (force || vanishing.length === 0) return
  const states = vanishing
    .map(({ state, rows, offered }) => `${state} (${rows} na lista, ${offered} no catálogo)`)
    .join(', ')
  throw new ListRefused(
    `A lista traz menos de um quinto dos imóveis do catálogo em ${states}. Se é só uma parte da lista, use --partial.`,
    { forcible: true, issues },
  )
}

/** Describes what a person should know about an import besides its counts. */
function describeImportNotes(
  list: BankList,
  plan: ImportPlan,
  { listDate, force, demonstrationLeft }: { listDate: string; force: boolean; demonstrationLeft: boolean },
): string[] {
  const { olderStates, counts, gaps, firstStates, doubtful, slippedStates } = plan
  const notes: string[] = []
  if (demonstrationLeft) notes.push('Os imóveis de demonstração foram retirados.')
  if (olderStates.length > 0) {
    const kept = counts.archived > 0 ? `; ${counts.archived} desconhecidos entraram como já baixados` : ''
    notes.push(`Há lista mais nova de ${olderStates.join(', ')}: nada do que ela diz foi alterado${kept}.`)
  }
  if (force && list.damaged) notes.push('As letras acentuadas do arquivo estão danificadas.')
  if (doubtful > 0)
    notes.push(
      `${formatCount(doubtful, 'preço ou avaliação fica', 'preços ou avaliações ficam')} a confirmar: nada explica a diferença, e vale o que se sabia até a próxima lista ou a página da Caixa.`,
    )
  if (slippedStates.length > 0)
    notes.push(
      `Em ${slippedStates.join(', ')}, muitos preços mudaram de uma vez pelo mesmo fator, a metade ou menos, o dobro ou mais: a lista pode estar errada, e nenhum deles vale antes de confirmado.`,
    )
  for (const gap of gaps) notes.push(...describeListGap(gap, listDate))
  for (const each of firstStates) notes.push(...describeSmallList(each))
  return notes
}

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

/** Returns the options of an import that is also stopped when its lock is lost. */
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
    const isAbandoned = stopping.aborted || error instanceof LockLost
    throw isAbandoned ? new ImportInterrupted('left to the next start or process', { cause: error }) : error
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
