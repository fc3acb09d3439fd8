import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { bankPage } from '#test/support/bank-page.ts'
import { listing, seed } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import { errorBoundary } from '../../http/boundary.ts'
import { listingsById } from '../store.ts'
import { localDetailRoutes } from './routes.ts'

const engine = testEngine('embedded')
const token = 'a-token-of-this-run'
const now = () => new Date('2026-11-21T12:00:00Z')
let db: Database
let server: Server
let url: string
let moves = 0

beforeAll(async () => {
  db = await engine.fresh()
  await seed(db, [listing({ id: '8444412345678' })])
  const app = new Hono()
  app.onError(errorBoundary(pino({ level: 'silent' })))
  app.route('/api/local/details', localDetailRoutes({ db, now, token, moved: () => moves++ }))
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

it('takes a page in, in the bank’s encoding as well, and says when it tells nothing new', async () => {
  const latin1 = Buffer.from(bankPage({ name: 'CONDOMÍNIO SÃO JOSÉ' }), 'latin1')
  const done = { status: 'done', file: 'a.html', id: '8444412345678', name: 'CONDOMÍNIO SÃO JOSÉ' }
  const response = await post('?file=a.html', latin1)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ ...done, changed: true })
  expect(moves).toBe(1)
  expect(await (await post('?file=a.html', latin1)).json()).toEqual({ ...done, changed: false })
  expect(moves).toBe(1)
  expect((await listingsById(db, ['8444412345678']))[0]).toMatchObject({ fgts: true, titleRecord: '12345' })
})

it('refuses what is no page, and a page of a property that it does not know', async () => {
  expect(await (await post('?file=b.html', 'Bom dia.')).json()).toMatchObject({
    status: 'refused',
    file: 'b.html',
    reason: expect.stringContaining('não é a página'),
  })
  expect(await (await post('?file=c.html', bankPage({ number: '111111111111-1' }))).json()).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('não conhece o imóvel 1111111111111'),
  })
})

it('answers 409 while a list is imported', async () => {
  await db.exclusively('catalogue', async () => {
    const response = await post('?file=a.html', bankPage())
    expect(response.status).toBe(409)
    expect((await response.json()).error.code).toBe('import_running')
  })
})

it('lets nobody in without the token, nor more than 4 MB, nor without a name', async () => {
  expect((await post('?file=a.html', bankPage(), { Authorization: 'Bearer another' })).status).toBe(401)
  expect((await post('?file=a.html', 'x'.repeat(4 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await post('', bankPage())).status).toBe(400)
})
