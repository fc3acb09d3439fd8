import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { adminCalls } from '#contract/admin-calls.ts'
import type { ImportResult } from '#contract/admin-schemas.ts'
import { isUf } from '#domain/states.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { badRequestRefusal } from '../http/refusal.ts'
import { listImportEntries } from './administration/import-entries.ts'
import { presentImportResult } from './administration/upload-result.ts'
import { readUpload } from './administration/list-upload.ts'
import { decodeList } from './import/decode-list.ts'
import {
  type HttpImportDependencies,
  importInOneAnswer,
  importWithProgress,
  refuseLargeList,
} from './import/http-import.ts'
import type { CatalogueRefresher } from './refresh/catalogue-refresher.ts'

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
