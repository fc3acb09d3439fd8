import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { adminCalls } from '#contract/admin-calls.ts'
import type { ImportResult } from '#contract/admin.ts'
import { isUf } from '#domain/states.ts'
import type { Guard } from '../account/guard.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { badRequest } from '../http/refusal.ts'
import { importEntries } from './administration/imports.ts'
import { resultOf } from './administration/result.ts'
import { uploadIn } from './administration/upload.ts'
import { decode } from './import/decode.ts'
import { type Importing, importAtOnce, importInSteps, refuseLargeList } from './import/over-http.ts'
import type { Refresher } from './refresh/refresh-worker.ts'

export interface CatalogueAdminDependencies {
  guard: Pick<Guard, 'admin'>
  db: Database
  log: Logger
  now: () => Date
  refresher: Refresher
  /** An import has ended. */
  imported: () => void
}

/** Imports, uploads, the refresh from the bank's site. */
export function catalogueAdminRoutes({
  guard,
  db,
  log,
  now,
  refresher,
  imported,
}: CatalogueAdminDependencies): Hono {
  const { app, mountCall, mountRawCall } = createCallRoutes(guard)
  const importing: Importing = { db, log, now, moved: imported }

  mountRawCall(
    adminCalls.uploadList,
    async ({ c }) => {
      const { request, bytes } = await uploadIn(c)
      const text = decode(bytes)
      if (/\bapplication\/x-ndjson\b/i.test(c.req.header('accept') ?? '')) {
        return importInSteps(c, importing, text, request, outcome => ({ result: resultOf(outcome) }))
      }
      const outcome = await importAtOnce(importing, text, request, c.req.raw.signal)
      return c.json(resultOf(outcome) satisfies ImportResult)
    },
    { refuseLargeBody: refuseLargeList },
  )

  mountCall(adminCalls.imports, ({ query: { limit } }) => importEntries(db, limit))

  mountCall(adminCalls.refreshState, () => refresher.state())

  mountCall(adminCalls.refreshNow, async ({ body: { areas } }) => {
    if (areas?.length === 0) throw badRequest({ areas: 'Escolha pelo menos um estado.' })
    if (!(areas ?? []).every(isUf)) throw badRequest({ areas: 'Use as siglas dos estados, como SP e RJ.' })
    await refresher.begin(areas)
    return refresher.state()
  })

  mountCall(adminCalls.stopRefresh, async () => {
    await refresher.cancel()
    return refresher.state()
  })

  return app
}
