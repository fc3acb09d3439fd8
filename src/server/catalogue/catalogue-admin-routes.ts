import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { adminCalls } from '#contract/admin-calls.ts'
import type { ImportEntry, ImportResult } from '#contract/admin-schemas.ts'
import { listFileBytes } from '#contract/file-limits.ts'
import type { ImportOutcome } from '#contract/import-schemas.ts'
import { missingListDateText } from '#contract/list-date.ts'
import type { ListImportRequest } from '#contract/local-calls.ts'
import { isUf } from '#domain/states.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { decodeList } from './import/decode-list.ts'
import {
  type HttpImportDependencies,
  importInOneAnswer,
  importWithProgress,
  listTooLarge,
  readListRequest,
  refuseLargeList,
} from './import/http-import.ts'
import type { CatalogueRefresher } from './refresh/catalogue-refresher.ts'
import type { Database, Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { Refusal, badRequestRefusal } from '../http/refusal.ts'
import { readUploadForm } from '../http/upload-form.ts'

/** Rewrites a reason so that it names the form's options instead of the command's. */
const describeForBrowser = (reason: string): string =>
  reason
    .replace('Informe-a com --date AAAA-MM-DD.', missingListDateText)
    .replace('use --partial.', 'envie-a como parte da lista.')

/** How an upload ended, as the contract defines it. */
function presentImportResult(outcome: ImportOutcome): ImportResult {
  const emptyResult = {
    file: outcome.file,
    listDate: null,
    states: [],
    counts: null,
    issues: [],
    notes: [],
    reason: null,
    forcible: false,
  }
  if (outcome.status === 'done') return { ...emptyResult, ...outcome, issues: outcome.issues.slice(0, 1000) }
  if (outcome.status === 'cancelled') return { ...emptyResult, status: 'cancelled' }
  const { reason, forcible, issues } = outcome
  return {
    ...emptyResult,
    status: 'refused',
    reason: describeForBrowser(reason),
    forcible,
    issues: issues.slice(0, 1000),
  }
}

type Row = Omit<ImportEntry, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null }

/** Lists the imports, newest first, each with its first 50 issues only: all stored issues would make megabytes. */
async function listImportEntries(db: Queryable, limit: number): Promise<ImportEntry[]> {
  const rows = await db.query<Row>(sql`
    select id::text as id, status, source, file, list_date as "listDate", states, partial, forced, read, added, changed,
      back, unchanged, gone, unseen, gaps, rejected, archived, reason, started_at as "startedAt", finished_at as "finishedAt",
      jsonb_path_query_array(issues, '$[0 to 49]') as issues
    from imports where not of_page order by imports.id desc limit ${limit}::integer`)
  return rows.map(({ reason, startedAt, finishedAt, ...row }) => ({
    ...row,
    reason: reason === null ? null : describeForBrowser(reason),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
}

/**
 * Reads a list uploaded by a form.
 * @throws Refusal 400 (fields named), 413, 415
 */
async function readUpload(c: Context): Promise<{ request: ListImportRequest; bytes: Uint8Array }> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'multipart/form-data') {
    throw new Refusal(
      'unsupported_media_type',
      'Envie o arquivo da lista em multipart/form-data, no campo file.',
    )
  }
  const form = await readUploadForm(c)
  const files = form.getAll('file')
  const [file] = files
  if (!(file instanceof File) || file.size === 0)
    throw badRequestRefusal({ file: 'Escolha o arquivo da lista.' })
  if (files.length > 1) throw badRequestRefusal({ file: 'Envie um arquivo de cada vez.' })
  if (file.size > listFileBytes) throw listTooLarge()
  const request = readListRequest({
    file: nameOf(file),
    partial: form.get('partial') ?? undefined,
    force: form.get('force') ?? undefined,
    date: form.get('date') || null,
  })
  return { request, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** The file's name without folders and control characters, shortened for display in the journal. */
const nameOf = ({ name }: File): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 300) || 'lista.csv'

interface CatalogueAdminDependencies {
  guard: Pick<AccessGuard, 'admin'>
  db: Database
  log: Logger
  now: () => Date
  refresher: CatalogueRefresher
  /** An import has ended. */
  onImported: () => Promise<void>
}

/** Imports, uploads, the refresh from the bank's site. */
export function catalogueAdminRoutes({
  guard,
  db,
  log,
  now,
  refresher,
  onImported,
}: CatalogueAdminDependencies): Hono {
  const { app, mountCall, mountRawCall } = createCallRoutes(guard)
  const importing: HttpImportDependencies = { db, log, now, onCatalogueChanged: onImported }

  mountRawCall(
    adminCalls.uploadList,
    async ({ c }) => {
      const { request, bytes } = await readUpload(c)
      const text = decodeList(bytes)
      if (/\bapplication\/x-ndjson\b/i.test(c.req.header('accept') ?? '')) {
        return importWithProgress(c, importing, text, request, outcome => ({
          result: presentImportResult(outcome),
        }))
      }
      const outcome = await importInOneAnswer(importing, text, request, c.req.raw.signal)
      return c.json(presentImportResult(outcome) satisfies ImportResult)
    },
    { refuseLargeBody: refuseLargeList },
  )

  mountCall(adminCalls.imports, ({ query: { limit } }) => listImportEntries(db, limit))

  mountCall(adminCalls.refreshState, () => refresher.state())

  mountCall(adminCalls.refreshNow, async ({ body: { areas } }) => {
    if (areas?.length === 0) throw badRequestRefusal({ areas: 'Escolha pelo menos um estado.' })
    if (!(areas ?? []).every(isUf))
      throw badRequestRefusal({ areas: 'Use as siglas dos estados, como SP e RJ.' })
    await refresher.begin(areas)
    return refresher.state()
  })

  mountCall(adminCalls.stopRefresh, async () => {
    await refresher.cancel()
    return refresher.state()
  })

  return app
}
