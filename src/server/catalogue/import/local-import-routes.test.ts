import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFileBytes } from '#contract/file-limits.ts'
import { ImportEvent } from '#contract/local-calls.ts'
import type { Database } from '#server/database/database.ts'
import { testEngine } from '#test/support/database.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { createErrorBoundary } from '../../http/error-boundary.ts'
import { importList } from './import-list.ts'
import { localImportRoutes } from '../catalogue-capability.ts'

const engine = testEngine('embedded')
const token = 'a-token-of-this-run'
const now = () => new Date('2026-11-21T12:00:00Z')
const log = pino({ level: 'silent' })
let db: Database
let server: Server
let url: string
let moves = 0

beforeAll(async () => {
  db = await engine.fresh()
  const app = new Hono()
  app.onError(createErrorBoundary(log))
  app.route('/', localImportRoutes({ db, log, now, token, onCatalogueChanged: async () => void moves++ }))
  const answer = getRequestListener(app.fetch)
  // The next request finds its connection open even when making a list held up the thread for seconds.
  server = createServer({ keepAliveTimeout: 240_000 }, (req, res) => void answer(req, res))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/local/imports`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const post = (query: string, body: string, more: RequestInit = {}) =>
  fetch(url + query, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` }, ...more })
const events = async (response: Response): Promise<ImportEvent[]> =>
  (await response.text())
    .trimEnd()
    .split('\n')
    .map(line => ImportEvent.parse(JSON.parse(line)))

it('reports every step of an import and how it ended', async () => {
  const response = await post('?file=lista.csv', listFile('2026-01-08', flatRows(700)))
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const sentEvents = await events(response)
  expect(moves).toBe(1)
  const phases = new Set(sentEvents.flatMap(event => ('progress' in event ? [event.progress.phase] : [])))
  expect([...phases]).toEqual(['reading', 'comparing', 'staging', 'applying'])
  expect(sentEvents.at(-1)).toMatchObject({
    outcome: { status: 'done', file: 'lista.csv', counts: { added: 700 } },
  })
})

it('reports why a list is refused, and imports it when forced', async () => {
  const text = listFile('2026-01-09', flatRows(20))
  expect((await events(await post('?file=a', text))).at(-1)).toMatchObject({
    outcome: { status: 'refused', forcible: true },
  })
  expect((await events(await post('?file=a&force=true', text))).at(-1)).toMatchObject({
    outcome: { counts: { gone: 0, unseen: 680 } },
  })
})

it.each([
  ['', 'file'],
  ['?file=a&date=08/01/2026', 'date'],
  ['?file=a&date=2026-02-30', 'date'],
  ['?file=a&partial=sim', 'partial'],
])('answers 400 to %s, naming %s', async (query, field) => {
  const response = await post(query, '')
  expect(response.status).toBe(400)
  expect(Object.keys((await response.json()).error.fields)).toEqual([field])
})

it.each([{}, { Authorization: 'Bearer another' }, { Authorization: token.slice(1) }])(
  'refuses requests without the token: %j',
  async headers => {
    const response = await post('?file=a', listFile('2026-01-10', flatRows(700)), { headers })
    expect(response.status).toBe(401)
    expect((await response.json()).error.code).toBe('unauthorized')
  },
)

it('answers a client that sends too much, over a connection that stays open until all of it is sent', async () => {
  const mega = Buffer.alloc(1024 * 1024)
  const pieces = listFileBytes / mega.length + 1
  const sending = request(`${url}?file=a`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Length': pieces * mega.length },
  })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  await pipeline(Array(pieces).fill(mega), sending)
  const [answer] = await answered
  expect(answer.statusCode).toBe(413)
  expect(await json(answer)).toMatchObject({ error: { code: 'body_too_large' } })
})

it('answers 409 while another import runs', async () => {
  let second: Promise<Response> | undefined
  const options = { file: 'b', source: 'caixa', partial: true, force: false, date: null } as const
  await db.exclusively('catalogue', async () => {
    second = post('?file=a', listFile('2026-01-10', flatRows(10)))
    expect((await second).status).toBe(409)
  })
  expect((await importList(db, listFile('2026-01-10', flatRows(10)), options, now))?.status).toBe('done')
})

it('stops an uncommitted import when the caller disconnects', async () => {
  const stop = new AbortController()
  const response = await post('?file=a', listFile('2026-01-11', flatRows(20_000)), { signal: stop.signal })
  await response.body?.getReader().read()
  stop.abort()
  while ((await db.exclusively('catalogue', async () => true)) === null) await setImmediate()
  const [last] = await db.query<{ list_date: string }>(sql`select list_date from catalogue`)
  expect(last).toEqual({ list_date: '2026-01-10' })
})
