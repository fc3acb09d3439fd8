import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { adminCalls } from '#contract/admin-calls.ts'
import { isUf } from '#domain/states.ts'
import type { Database } from '../database/database.ts'
import { checked, readBody } from '../http/body.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import { importEntries } from './administration/imports.ts'
import { resultOf } from './administration/result.ts'
import { formSize, uploadIn } from './administration/upload.ts'
import { decode } from './import/decode.ts'
import { type Importing, importAtOnce, importInSteps, listLimit } from './import/over-http.ts'
import type { Refresher } from './refresh/refresh-worker.ts'

export interface CatalogueAdministration {
  db: Database
  log: Logger
  now: () => Date
  refresher: Refresher
  /** An import has ended. */
  imported: () => void
}

const { imports, refreshNow } = adminCalls

/**
 * `/api/admin/catalogue`: imports, uploads, the refresh from the bank's site. Mounted before the general limit of
 * bodies: lists are larger.
 */
export function catalogueAdministration({
  db,
  log,
  now,
  refresher,
  imported,
}: CatalogueAdministration): Hono {
  const app = new Hono()
  const importing: Importing = { db, log, now, moved: imported }
  const short = bodyLimit({
    maxSize: 64 * 1024,
    onError: () => {
      throw new Refusal('body_too_large', 'O conteúdo enviado é grande demais.')
    },
  })

  app.post('/import', listLimit(formSize), async c => {
    const { request, bytes } = await uploadIn(c)
    const text = decode(bytes)
    if (/\bapplication\/x-ndjson\b/i.test(c.req.header('accept') ?? '')) {
      return importInSteps(c, importing, text, request, outcome => ({ result: resultOf(outcome) }))
    }
    return c.json(resultOf(await importAtOnce(importing, text, request, c.req.raw.signal)))
  })

  app.get('/imports', async c => {
    const { limit } = checked(imports.query, c.req.query())
    return c.json(await importEntries(db, limit))
  })

  app.get('/refresh', async c => c.json(await refresher.state()))

  app.post('/refresh', short, async c => {
    const { areas } = await readBody(c, refreshNow.body)
    if (areas?.length === 0) throw badRequest({ areas: 'Escolha pelo menos um estado.' })
    if (!(areas ?? []).every(isUf)) throw badRequest({ areas: 'Use as siglas dos estados, como SP e RJ.' })
    await refresher.begin(areas)
    return c.json(await refresher.state())
  })

  app.delete('/refresh', async c => {
    await refresher.cancel()
    return c.json(await refresher.state())
  })

  return app
}
