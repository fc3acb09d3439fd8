import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import { createErrorBoundary } from '../../http/error-boundary.ts'
import { readCatalogueState, findListings } from '../listing-store.ts'
import { localDetailRoutes } from './local-detail-routes.ts'

const engine = testEngine('embedded')
const token = 'a-token-of-this-run'
const now = () => new Date('2026-11-21T12:00:00Z')
let db: Database
let server: Server
let url: string
const version = async () => (await readCatalogueState(db)).version

beforeAll(async () => {
  db = await engine.fresh()
  const sale = { modality: 'venda-direta', auctionType: 'Venda Direta Online' } as const
  await seedCatalogue(db, [createListing({ id: '8444412345678', ...sale })])
  const app = new Hono()
  app.onError(createErrorBoundary(pino({ level: 'silent' })))
  app.route('/', localDetailRoutes({ db, now, token }))
  const answer = getRequestListener(app.fetch)
  server = createServer((req, res) => void answer(req, res))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/local/details`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const post = (
  query: string,
  body: string | Buffer<ArrayBuffer>,
  headers = { Authorization: `Bearer ${token}` },
) => fetch(url + query, { method: 'POST', body, headers })

it('imports a page, in the bank’s encoding as well, and reports when it has nothing new', async () => {
  const latin1 = Buffer.from(createBankPage({ name: 'CONDOMÍNIO SÃO JOSÉ' }), 'latin1')
  const done = {
    status: 'done',
    file: 'a.html',
    id: '8444412345678',
    name: 'CONDOMÍNIO SÃO JOSÉ',
    whole: true,
  }
  const before = await version()
  const response = await post('?file=a.html', latin1)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ ...done, change: 'changed' })
  const moved = await version()
  expect(moved).toBe(before + 1)
  expect(await (await post('?file=a.html', latin1)).json()).toEqual({ ...done, change: 'same' })
  expect(await version()).toBe(moved)
  expect((await findListings(db, ['8444412345678']))[0]).toMatchObject({ fgts: true, titleRecord: '12345' })
})

it('dates a page by when it was saved, at the latest now', async () => {
  const readAt = async () =>
    (await db.query<{ read_at: Date }>(sql`select read_at from listing_pages`))[0]?.read_at
  await db.query(sql`delete from listing_pages`)
  const old = '2026-07-13T12:00:00.000Z'
  expect(await (await post(`?file=a.html&saved=${old}`, createBankPage())).json()).toMatchObject({
    change: 'changed',
  })
  expect(await readAt()).toEqual(new Date(old))
  await post('?file=a.html&saved=2030-01-01T00:00:00.000Z', createBankPage())
  expect(await readAt()).toEqual(now())
  const before = await version()
  expect(
    await (await post(`?file=b.html&saved=${old}`, createBankPage({ rooms: '3' }))).json(),
  ).toMatchObject({
    status: 'done',
    change: 'older',
  })
  expect(await readAt()).toEqual(now())
  expect(await version()).toBe(before)
  expect((await post('?file=a.html&saved=ontem', createBankPage())).status).toBe(400)
})

it('refuses a file that is no page, and a page of an unknown property', async () => {
  expect(await (await post('?file=b.html', 'Bom dia.')).json()).toMatchObject({
    status: 'refused',
    file: 'b.html',
    reason: expect.stringContaining('não é a página'),
  })
  expect(
    await (await post('?file=c.html', createBankPage({ number: '111111111111-1' }))).json(),
  ).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('não conhece o imóvel 1111111111111'),
  })
})

it('answers 409 while a list is imported', async () => {
  await db.exclusively('catalogue', async () => {
    const response = await post('?file=a.html', createBankPage())
    expect(response.status).toBe(409)
    expect((await response.json()).error.code).toBe('import_running')
  })
})

it('refuses requests without the token, above 4 MB, or without a name', async () => {
  expect((await post('?file=a.html', createBankPage(), { Authorization: 'Bearer another' })).status).toBe(401)
  expect((await post('?file=a.html', 'x'.repeat(4 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await post('', createBankPage())).status).toBe(400)
})
