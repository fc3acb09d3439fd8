import { createHash } from 'node:crypto'
import type { Uf } from '#domain/states.ts'
import { DatabaseUnavailable } from '../../database/database-errors.ts'
import { decodeList } from '../import/decode-list.ts'
import { type ListDownload, downloadIfChanged } from '../import/download-list.ts'
import { DownloadFailed } from '../import/download-failed.ts'
import { ImportInterrupted, importList } from '../import/import-list.ts'
import { ImportLost } from '../import/import-journal.ts'
import type { ImportOutcome } from '#contract/import-schemas.ts'
import { type ListEnding, readKnownList } from './refresh-list-store.ts'
import type { RoundDependencies } from './round-dependencies.ts'

/** Milliseconds before a running import is checked again. */
const importBusy = 2_000

/** How a list ended; `away` means that the bank did not answer and a later attempt may help. */
export type RefreshedList = ListEnding & { away?: boolean }

/**
 * Requests the list of one area and imports it when it is new. Anything but a whole list of that area does no harm:
 * the download recognizes it by its content, the importer by what would become of the catalogue.
 * @throws DownloadFailed when the bank refuses the client; the database's errors; the signal's reason
 */
export async function refreshList(
  area: Uf,
  parts: RoundDependencies,
  signal: AbortSignal,
): Promise<RefreshedList> {
  const { db, url, pause, timeoutMs } = parts
  const known = await readKnownList(db, area)
  let answer: ListDownload | 'unchanged'
  try {
    answer = await downloadIfChanged(area, known, {
      base: url,
      signal,
      wait: async milliseconds => void (await pause(milliseconds, signal)),
      ...(timeoutMs !== undefined && { timeoutMs }),
    })
  } catch (error) {
    if (!(error instanceof DownloadFailed) || error.blocked) throw error
    return { kind: 'failed', problem: error.message, away: error.passing }
  }
  if (answer === 'unchanged') return { kind: 'unchanged', validators: null }
  const { bytes, etag, lastModified } = answer
  const validators = { etag, lastModified }
  const digest = createHash('sha256').update(bytes).digest('hex')
  if (digest === known.digest) return { kind: 'unchanged', validators }
  const problem = await importWhole(area, decodeList(bytes), parts, signal)
  return problem === null ? { kind: 'imported', validators, digest } : { kind: 'failed', problem }
}

/** Returns why the list was not imported; `null` when it was. */
async function importWhole(
  area: Uf,
  text: string,
  { log, ...parts }: RoundDependencies,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const outcome = await onceFree(area, text, { log, ...parts }, signal)
    if (outcome.status === 'cancelled') signal.throwIfAborted()
    return outcome.status === 'refused' ? outcome.reason : null
  } catch (error) {
    if (
      signal.aborted ||
      error instanceof DatabaseUnavailable ||
      error instanceof ImportLost ||
      error instanceof ImportInterrupted
    )
      throw error
    log.error({ err: error, area }, 'import failed')
    return 'A importação falhou. A causa está no registro do servidor.'
  }
}

async function onceFree(
  area: Uf,
  text: string,
  { db, now, onImported, pause, stopping }: RoundDependencies,
  signal: AbortSignal,
): Promise<ImportOutcome> {
  const file = `Lista_imoveis_${area}.csv`
  const options = { file, source: 'caixa', partial: false, force: false, date: null, signal } as const
  for (;;) {
    let began = true
    try {
      const outcome = await importList(db, text, { ...options, stopping }, now)
      began = outcome !== null
      if (outcome !== null) return outcome
    } finally {
      if (began) await onImported()
    }
    await pause(importBusy, signal)
  }
}
