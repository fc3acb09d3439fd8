import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import { type DataFolderClaim, claimFolder } from '../../data-folder.ts'
import { createErrorBoundary } from '../../http/error-boundary.ts'
import { localDetailRoutes } from '../details/local-detail-routes.ts'
import { ImportNotPossible, openImportTarget, type ImportTarget } from './import-target.ts'

const engine = testEngine('embedded')
const token = 'a-token-of-this-run'
const { signal } = new AbortController()
let db: Database
let server: Server
let folder: string
let claim: DataFolderClaim
let target: ImportTarget
/** Called with the status of each answer. */
let answered: (status: number) => void = () => undefined

beforeAll(async () => {
  db = await engine.fresh()
  await seedCatalogue(db, [createListing({ id: '8444412345678' })])
  const app = new Hono()
  app.onError(createErrorBoundary(pino({ level: 'silent' })))
  app.use(async (c, next) => {
    await next()
    answered(c.res.status)
  })
  const now = () => new Date('2026-11-21T12:00:00Z')
  app.route('/', localDetailRoutes({ db, now, token }))
  const answer = getRequestListener(app.fetch)
  server = createServer((req, res) => void answer(req, res))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  folder = await mkdtemp(join(tmpdir(), 'arremate-target-'))
  const claimed = await claimFolder(folder, { lost: () => undefined })
  if ('heldBy' in claimed) throw new Error('the folder is taken')
  claim = claimed
  await claim.announce({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token })
  target = await openImportTarget({ dataDir: folder, databaseUrl: null }, signal)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await claim.release()
  await rm(folder, { recursive: true })
})

const savedAt = new Date('2026-07-13T12:00:00Z')
const page = { name: '8444412345678.html', bytes: Buffer.from(createBankPage()), savedAt }

it('hands a page to the server that has the data and returns how it ended', async () => {
  expect(await target.importPage(page, signal)).toMatchObject({ status: 'done', change: 'changed' })
  expect(await db.query(sql`select read_at from listing_pages`)).toEqual([{ read_at: savedAt }])
  const other = { name: 'a.txt', bytes: Buffer.from('Bom dia.'), savedAt }
  expect(await target.importPage(other, signal)).toMatchObject({ status: 'refused', file: 'a.txt' })
})

it('waits while the server imports a list', async () => {
  let imported: Promise<unknown> | undefined
  await db.exclusively('catalogue', async () => {
    const busy = new Promise<number>(resolve => (answered = resolve))
    imported = target.importPage(page, signal)
    expect(await busy).toBe(409)
  })
  expect(await imported).toMatchObject({ status: 'done', id: '8444412345678' })
})

it('reports what the server refused, and when the server is gone', async () => {
  const tooLarge = { name: 'b.html', bytes: Buffer.alloc(4 * 1024 * 1024 + 1, 32), savedAt }
  await expect(target.importPage(tooLarge, signal)).rejects.toThrow(/grande demais/)
  server.closeAllConnections()
  server.close()
  await expect(target.importPage(page, signal)).rejects.toThrow(ImportNotPossible)
})
