import type { Context } from 'hono'
import type { Logger } from 'pino'
import { listFileBytes } from '#contract/file-limits.ts'
import { ListImportRequest } from '#contract/local-calls.ts'
import type { Database } from '../../database/database.ts'
import { createEventLines } from '../../http/event-lines.ts'
import { Refusal } from '../../http/refusal.ts'
import { parseParameters } from '../../http/request-body.ts'
import { LockLost } from '../../database/held-lock.ts'
import { ImportLost } from './import-journal.ts'
import { ImportInterrupted, importList } from './import-list.ts'
import type { ImportOutcome, ImportProgress } from '#contract/import-schemas.ts'

/** The dependencies of importing over HTTP. */
export interface HttpImportDependencies {
  db: Database
  log: Logger
  now: () => Date
  /** Called when an import has ended, before its end is reported: cached answers are outdated. */
  onCatalogueChanged: () => Promise<void>
}

/** Creates the refusal (413) of a file that is too large for a list. */
export const listTooLarge = (): Refusal =>
  new Refusal('body_too_large', 'O arquivo é grande demais para ser uma lista da Caixa.')

/** Bytes of an oversized body that are read and discarded; beyond this the connection is cut. */
const maxDiscardedBytes = 4 * listFileBytes

/**
 * Refuses a list that is too large. Its body is read and discarded, because many clients do not read an answer that comes
 * before they have sent everything.
 * @throws Refusal 413
 */
export async function refuseLargeList(c: Context): Promise<never> {
  if (Number(c.req.header('content-length')) <= maxDiscardedBytes) await throwAway(c.req.raw)
  throw listTooLarge()
}

async function throwAway({ body }: Request): Promise<void> {
  if (body === null || body.locked) return
  // A client that disconnects early needs no answer.
  await body.pipeTo(new WritableStream()).catch(() => undefined)
}

/**
 * Reads the options of an import.
 * @throws Refusal 400, the fields named
 */
export const readListRequest = (given: Record<string, unknown>): ListImportRequest =>
  parseParameters(ListImportRequest, given)

const running = (): Refusal =>
  new Refusal('import_running', 'Já há uma importação em andamento. Tente de novo quando ela acabar.')

/**
 * Imports a list; the signal stops it before the commit point.
 * @throws Refusal 409 while another import runs, 503 when its lock was lost
 */
export async function importInOneAnswer(
  { db, now, onCatalogueChanged }: HttpImportDependencies,
  text: string,
  request: ListImportRequest,
  signal: AbortSignal,
): Promise<ImportOutcome> {
  try {
    const outcome = await importList(db, text, { ...request, source: 'caixa', signal }, now)
    if (outcome === null) throw running()
    return outcome
  } catch (error) {
    const { code, message } = describeFailure(error)
    throw code === 'database_unavailable'
      ? new Refusal(code, message, { retryAfter: 5, cause: error })
      : error
  } finally {
    await onCatalogueChanged()
  }
}

/** The message for an import that failed; the cause is only in the log. */
type Failure = { error: { code: 'database_unavailable' | 'internal_error'; message: string } }

function describeFailure(error: unknown): Failure['error'] {
  if (error instanceof ImportInterrupted)
    return {
      code: 'database_unavailable',
      message:
        'A importação foi interrompida depois que a lista passou a valer: o servidor a termina sozinho em seguida.',
    }
  if (error instanceof LockLost || error instanceof ImportLost)
    return {
      code: 'database_unavailable',
      message:
        'A conexão com o banco de dados caiu e outra importação pode ter passado à frente: nada desta lista foi gravado. Importe de novo.',
    }
  return { code: 'internal_error', message: 'A importação falhou. A causa está no registro do servidor.' }
}

/**
 * Imports a list and reports every step, one JSON object a line; `ended` makes the last one. Stops before the commit
 * point when the reader disconnects.
 * @throws Refusal 409 while another import runs
 */
export async function importWithProgress(
  c: Context,
  { db, log, now, onCatalogueChanged }: HttpImportDependencies,
  text: string,
  request: ListImportRequest,
  ended: (outcome: ImportOutcome) => object,
): Promise<Response> {
  const events = createEventLines()
  const outcome = importList(
    db,
    text,
    {
      ...request,
      source: 'caixa',
      signal: events.signal,
      onProgress: (progress: ImportProgress) => events.say({ progress }),
    },
    now,
  )
  if ((await Promise.race([outcome, events.begun])) === null) throw running()
  const report = async () => {
    try {
      const end = await outcome
      await onCatalogueChanged()
      if (end) events.end(ended(end))
    } catch (error) {
      log.error({ err: error, file: request.file }, 'import failed')
      await onCatalogueChanged()
      events.end({ error: describeFailure(error) } satisfies Failure)
    }
  }
  void report()
  return c.body(events.lines, 200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' })
}
