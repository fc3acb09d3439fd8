import { setTimeout as sleep } from 'node:timers/promises'
import { localCalls } from '#contract/local-calls.ts'
import type { Database } from '../../database/database.ts'
import {
  fetchLocalCall,
  fetchLocalLines,
  LocalCallRefused,
  type LocalServer,
} from '../../http/fetch-local-call.ts'
import type { DetailOutcome } from '#contract/import-schemas.ts'
import { DatabaseBusy, reachDatabase } from '../../reach-database.ts'
import { importPageFile } from '../details/import-page-file.ts'
import { decodeList } from './decode-list.ts'
import { importList } from './import-list.ts'
import type { ImportOutcome, ImportProgress } from '#contract/import-schemas.ts'

export interface ListFile {
  name: string
  bytes: Uint8Array
}

/** The bank's page of one property, saved as a file. */
interface PageFile extends ListFile {
  savedAt: Date
}

interface ImportTargetOptions {
  partial: boolean
  force: boolean
  date: string | null
  signal: AbortSignal
  onProgress: (progress: ImportProgress) => void
}

/** Where the command's lists go: a database that it opened, or the server that has it open. */
export interface ImportTarget {
  take(list: ListFile, options: ImportTargetOptions): Promise<ImportOutcome>
  /** Waits for a running import. */
  importPage(page: PageFile, signal: AbortSignal): Promise<DetailOutcome>
  close(): Promise<void>
}

/** A list could not be imported now; the message is for people, in Portuguese. */
export class ImportNotPossible extends Error {}

const running = 'Já há uma importação em andamento. Tente de novo quando ela acabar.'
const timeoutMs = 60_000
const pollIntervalMs = 250

/**
 * Opens the database or finds the server that has it open; waits for a server that is starting or a command at work.
 * @throws ImportNotPossible when the data folder stays in use
 */
export async function openImportTarget(
  config: { dataDir: string; databaseUrl: string | null },
  signal: AbortSignal,
): Promise<ImportTarget> {
  const reached = await reachDatabase(config, signal).catch((error: unknown) => {
    throw error instanceof DatabaseBusy ? new ImportNotPossible(error.message) : error
  })
  return 'server' in reached ? runningServer(reached.server) : ownDatabase(reached.db, reached.release)
}

function ownDatabase(db: Database, release: () => Promise<void>): ImportTarget {
  return {
    async take({ name, bytes }, options) {
      const outcome = await importList(
        db,
        decodeList(bytes),
        { ...options, file: name, source: 'caixa' },
        () => new Date(),
      )
      if (outcome === null) throw new ImportNotPossible(running)
      return outcome
    },
    importPage: ({ name, bytes, savedAt }, signal) =>
      onceFree(() => importPageFile(db, name, bytes, savedAt, () => new Date()), signal),
    async close() {
      try {
        // No other process uses this database, so it can be vacuumed now, which makes searches fast.
        await db.maintain({ vacuum: true })
      } finally {
        await db.close()
        await release()
      }
    },
  }
}

/** Repeats the request until no import blocks it (`null`); a page takes milliseconds, a list seconds. */
async function onceFree<T>(ask: () => Promise<T | null>, signal: AbortSignal): Promise<T> {
  for (let waited = 0; ; waited += pollIntervalMs) {
    signal.throwIfAborted()
    const answer = await ask()
    if (answer !== null) return answer
    if (waited >= timeoutMs) throw new ImportNotPossible(running)
    await sleep(pollIntervalMs, undefined, { signal })
  }
}

const gone =
  'O servidor parou no meio da importação: quando voltar, ela será concluída ou desfeita por inteiro.'

function runningServer(server: LocalServer): ImportTarget {
  return {
    async take({ name, bytes }, { partial, force, date, signal, onProgress }) {
      // A list being applied cannot be stopped; all that remains is to wait.
      let applying = false
      const call = new AbortController()
      const stop = () => {
        if (!applying) call.abort()
      }
      signal.addEventListener('abort', stop, { once: true })
      try {
        const events = fetchLocalLines(server, localCalls.importList, {
          query: { file: name, partial: partial ? 'true' : 'false', force: force ? 'true' : 'false', date },
          bytes,
          signal: call.signal,
        })
        for await (const event of events) {
          if ('error' in event) throw new ImportNotPossible(event.error.message)
          if ('outcome' in event) return event.outcome
          applying = event.progress.phase === 'applying'
          onProgress(event.progress)
        }
      } catch (error) {
        if (call.signal.aborted) return { status: 'cancelled', file: name }
        if (error instanceof ImportNotPossible) throw error
        if (error instanceof LocalCallRefused) throw new ImportNotPossible(error.message)
        throw new ImportNotPossible(gone, { cause: error })
      } finally {
        signal.removeEventListener('abort', stop)
      }
      throw new ImportNotPossible(gone)
    },
    importPage: (page, signal) => onceFree(() => handPage(server, page, signal), signal),
    close: async () => undefined,
  }
}

/** Returns `null` while the server imports a list. */
async function handPage(
  server: LocalServer,
  { name, bytes, savedAt }: PageFile,
  signal: AbortSignal,
): Promise<DetailOutcome | null> {
  try {
    return await fetchLocalCall(server, localCalls.importPage, {
      query: { file: name, saved: savedAt.toISOString() },
      bytes,
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    if (!(error instanceof LocalCallRefused))
      throw new ImportNotPossible('O servidor parou: não se sabe se esta página foi lida.', { cause: error })
    if (error.code === 'import_running') return null
    throw new ImportNotPossible(error.message)
  }
}
