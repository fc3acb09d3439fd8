import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { testAdminToken } from '#test/support/accounts.ts'
import { appOn } from '#test/support/page-app.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine, testEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { createServerMetrics } from './metrics.ts'

/** Milliseconds, long enough for a busy machine. */
const timeoutMs = 60_000
const local = { headers: { host: '127.0.0.1:3000' } }
const valueOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  )

anyEngine(engine => {
  it('the metrics include the database’s figures', async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [createListing(), createListing({ id: '8444405322579' })])
    await db.query(sql`update catalogue set list_date = '2026-01-09', source = 'caixa'`)
    await db.query(sql`
      insert into outgoing_mail (id, recipient, subject, text_body, html_body, created_at, next_attempt_at)
      values (gen_random_uuid(), 'maria@exemplo.com.br', '', '', '', '2026-01-10T11:00:00Z', '2026-01-10T11:00:00Z')`)
    await db.query(sql`update outbox_counts set sent = 7, failed = 2 where channel = 'telegram'`)
    await db.query(sql`
      insert into webhook_events (id, event_type, status, processed_successfully, occurred_at, created_at)
      values (gen_random_uuid(), 'x', 'pending', false, now(), now())`)
    await db.query(sql`
      insert into refreshes (trigger, status, areas, started_at) values ('schedule', 'waiting', '{SP}', now())`)
    const now = () => new Date('2026-01-10T12:00:00Z')
    const app = await appOn(db, {
      metrics: createServerMetrics({ db, now, adminToken: null, localOnly: true, timeoutMs }),
    })
    const response = await app.request('/api/metrics', local)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await response.text()
    for (const [name, value] of [
      ['arremate_database_up', 1],
      ['arremate_catalogue_offered', 2],
      ['arremate_catalogue_list_age_seconds', 86_400],
      ['arremate_outbox_waiting{channel="mail"}', 1],
      ['arremate_outbox_waiting{channel="push"}', 0],
      ['arremate_outbox_oldest_seconds{channel="mail"}', 3_600],
      ['arremate_outbox_sent{channel="telegram"}', 7],
      ['arremate_outbox_failed{channel="telegram"}', 2],
      ['arremate_webhook_events{status="pending"}', 1],
      ['arremate_webhook_events{status="processed"}', 0],
      ['arremate_refresh_state{state="waiting"}', 1],
      ['arremate_refresh_state{state="running"}', 0],
    ] as const) {
      expect([name, valueOf(text, name)]).toEqual([name, value])
    }
    expect(valueOf(text, 'arremate_database_bytes')).toBeGreaterThan(1_000_000)
    expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
    expect(text, 'nothing was imported').not.toContain('\narremate_catalogue_imported_timestamp_seconds ')
    expect(text).not.toContain('maria')
  })
})

describe('the metrics of requests and process', () => {
  const engine = testEngine('embedded')
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
  })

  it('count by the pattern of the route, never by the path', async () => {
    const app = await appOn(db)
    for (const id of ['8444405322578', '8444405322579']) await app.request(`/api/photos/${id}/1`)
    await app.request('/api/admin/users/maria@exemplo.com.br', {
      headers: { authorization: `Bearer ${testAdminToken}` },
    })
    await app.request('/api/nada/maria@exemplo.com.br')
    await app.request('/qualquer/coisa', { method: 'BREW' })
    const text = await (await app.request('/api/metrics', local)).text()
    const lines = text.split('\n').filter(line => line.startsWith('arremate_http_requests_total{'))
    expect(lines.sort()).toEqual([
      'arremate_http_requests_total{method="GET",route="/api/*",status="4xx"} 1',
      'arremate_http_requests_total{method="GET",route="/api/admin/users/:email",status="4xx"} 1',
      'arremate_http_requests_total{method="GET",route="/api/photos/:id/:n",status="4xx"} 2',
      'arremate_http_requests_total{method="other",route="/*",status="4xx"} 1',
    ])
    expect(text).toContain('arremate_http_request_seconds_count{method="GET",route="/api/photos/:id/:n"} 2')
  })

  it('cover the process while the database is unavailable, and nothing stale of the database', async () => {
    let away = false
    let time = 0
    const refuse = () => Promise.reject(new DatabaseUnavailable('connection refused'))
    let asked = 0
    const query: Database['query'] = statement => (++asked > 0 && away ? refuse() : db.query(statement))
    const metrics = createServerMetrics({
      db: { ...db, query },
      now: () => new Date(time),
      adminToken: null,
      localOnly: true,
      timeoutMs,
    })
    const app = await appOn(db, { metrics })
    const scrape = async () => (await app.request('/api/metrics', local)).text()
    expect(valueOf(await scrape(), 'arremate_sessions')).toBe(0)
    time = 4_999
    await Promise.all([scrape(), scrape()])
    expect(asked).toBe(1)
    away = true
    time = 5_000
    const text = await scrape()
    expect(valueOf(text, 'arremate_database_up')).toBe(0)
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(text).not.toMatch(/^arremate_(sessions|webhook_events)\b/m)
    away = false
    expect(valueOf(await scrape(), 'arremate_database_up')).toBe(1)
  })

  it('count what is answered before the application', async () => {
    const metrics = createServerMetrics({
      db,
      now: () => new Date(),
      adminToken: null,
      localOnly: true,
      timeoutMs,
    })
    const app = await appOn(db, { metrics })
    const answers = [true, false, true]
    const serve = metrics.counted(() => answers.shift() ?? false)
    for (const statusCode of [200, 200, 304]) serve({} as never, { statusCode } as never)
    const text = await (await app.request('/api/metrics', local)).text()
    expect(valueOf(text, 'arremate_http_requests_total{method="GET",route="kept",status="2xx"}')).toBe(1)
    expect(valueOf(text, 'arremate_http_requests_total{method="GET",route="kept",status="3xx"}')).toBe(1)
  })

  it.each<[string, Record<string, string>, number]>([
    ['this machine', { host: 'localhost:3000' }, 200],
    ['a proxy on this machine', { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }, 404],
    ['another name', { host: 'arremate.example' }, 404],
    ['a wrong token', { host: 'arremate.example', authorization: 'Bearer errado' }, 404],
    ['the token, from anywhere', { 'x-real-ip': '8.8.8.8', authorization: `Bearer ${testAdminToken}` }, 200],
  ])('answer %s (%j) with %i', async (_, headers, status) => {
    const app = await appOn(db)
    expect((await app.request('/api/metrics', { headers })).status).toBe(status)
  })
})

it('the metrics of a server that others reach need the token on this machine, too', async () => {
  const db = await testEngine('embedded').fresh()
  const metrics = createServerMetrics({ db, now: () => new Date(), adminToken: testAdminToken, timeoutMs })
  const app = await appOn(db, { metrics })
  expect((await app.request('/api/metrics', local)).status).toBe(404)
  const authorization = `Bearer ${testAdminToken}`
  expect((await app.request('/api/metrics', { headers: { authorization } })).status).toBe(200)
})

it('the metrics refuse an address that tries tokens, like the administration, but always accept the right one', async () => {
  const app = await appOn(await testEngine('postgres').fresh())
  const ask = (token: string) =>
    app.request('/api/metrics', {
      headers: { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` },
    })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 21; attempt++) statuses.push((await ask(`wrong ${attempt}`)).status)
  expect(statuses).toEqual([...Array(20).fill(404), 429])
  const administration = await app.request('/api/admin/health', {
    headers: { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer wrong' },
  })
  expect(administration.status).toBe(429)
  expect((await ask(testAdminToken)).status).toBe(200)
})
