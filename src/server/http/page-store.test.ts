import { getRequestListener } from '@hono/node-server'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import type { RenderPage } from '#contract/page-rendering.ts'
import { writeFakeSite } from '#test/support/fake-site.ts'
import { createAnswerCache } from '../catalogue/answer-cache.ts'
import { createErrorBoundary } from './error-boundary.ts'
import { pageRoutes } from './page-routes.ts'
import { BudgetSpent, type RunInTurn, currentRequest } from '../queue/request-context.ts'
import { assignRequestLane } from '../create-app.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Serves pages; the address 203.0.113.1 gets no turn once its budget is spent. */
async function servePages({ most, size = 100 }: { most?: number; size?: number } = {}) {
  const state = { version: 1, rendered: [] as string[], isSpent: false }
  const site = await writeFakeSite()
  ends.push(() => rm(site.folder, { recursive: true, force: true }))
  const kept = createAnswerCache({
    version: () => state.version,
    headers: {},
    now: () => new Date(0),
    ...(most !== undefined && { most }),
  })
  const render: RenderPage = async ({ address, hasSession, answerAccount }) => {
    const question = { method: 'GET', headers: {} }
    const own = answerAccount && `own ${await (await answerAccount('/api/me', question)).text()}`
    const text = `${own ?? (hasSession ? 'session' : 'visitor')} ${address}`
    state.rendered.push(text)
    return {
      kind: 'page',
      status: 200,
      html: `${text} of ${state.version}`.padEnd(size),
      content: `${text} of ${state.version}`,
      isIndexed: true,
    }
  }
  const app = new Hono()
  app.onError(createErrorBoundary(pino({ level: 'silent' })))
  const runInTurn: RunInTurn = ({ queue }, work) =>
    state.isSpent && queue === 'pages' && currentRequest().lane === '203.0.113.1'
      ? Promise.reject(new BudgetSpent())
      : work()
  app.use(assignRequestLane(true, runInTurn))
  const { folder } = site
  const options = { folder, render, siteUrl: () => 'https://a.example', now: () => new Date(0) }
  app.route(
    '/',
    await pageRoutes({
      ...options,
      keep: kept.keepPage,
      answerAccount: async (cookie, path) =>
        new Response(`${path} of ${cookie}`, { headers: { 'set-cookie': `prolonged=${cookie.length}` } }),
    }),
  )
  const ask = async (path: string, { from = '203.0.113.1', cookie = '' } = {}) =>
    app.request(path, { headers: { 'x-forwarded-for': from, cookie } })
  const textOf = async (path: string, cookie = '') => (await (await ask(path, { cookie })).text()).trim()
  return { state, app, kept, ask, textOf }
}

const session = 'arremate.session_token=any'

describe('the rendering of pages', () => {
  it('is refused to an address that waits for too many, and to no other', async () => {
    const { state, ask } = await servePages()
    state.isSpent = true
    const refused = await ask('/search?page=3')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10)
    expect(refused.headers.get('content-type')).toContain('text/html')
    expect(await refused.text()).toMatch(/<noscript>[^]*Muitos pedidos deste endereço/)
    expect(state.rendered).toEqual([])
    expect((await ask('/search?page=3', { from: '198.51.100.1' })).status).toBe(200)
  })

  it('takes no turn when it is kept, also for an address without budget', async () => {
    const { state, ask } = await servePages()
    await ask('/map')
    state.isSpent = true
    expect([(await ask('/map')).status, (await ask('/planos')).status]).toEqual([200, 429])
  })

  it('is asked for once by many who ask at the same time', async () => {
    const { state, ask } = await servePages()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask('/map', { from: `192.0.2.${at}` })),
    )
    expect(new Set(await Promise.all(answers.map(answer => answer.text())))).toHaveLength(1)
    expect(state.rendered).toEqual(['visitor /map'])
  })
})

describe('the page of a property', () => {
  const path = '/imovel/1/casa-centro-natal-rn'
  const ana = `${session}-of-ana`
  const rui = `${session}-of-rui`

  it('is rendered for the account that asks, each time, and nobody may keep it', async () => {
    const { state, ask, textOf } = await servePages()
    expect(await textOf(path, ana)).toContain(`own /api/me of ${ana}`)
    expect(await textOf(path, rui)).toContain(`own /api/me of ${rui}`)
    expect(await textOf(path)).toContain('visitor')
    const { headers } = await ask(path, { cookie: ana })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('vary')).toContain('Cookie')
    expect(headers.get('etag')).toBeNull()
    expect(state.rendered).toHaveLength(4)
  })

  it('is never sent without the application, and keeps the visitors’ page apart', async () => {
    const { state, textOf } = await servePages()
    await textOf(path)
    await textOf(path, ana)
    expect(await textOf(path)).toBe(`visitor ${path} of 1`)
    expect(state.rendered).toHaveLength(2)
  })

  it('hands on the cookie of a session that its calls have prolonged', async () => {
    const { ask } = await servePages()
    expect((await ask(path, { cookie: ana })).headers.getSetCookie()).toEqual([`prolonged=${ana.length}`])
    expect((await ask(path)).headers.getSetCookie()).toEqual([])
    expect((await ask('/search', { cookie: ana })).headers.getSetCookie()).toEqual([])
  })

  it('takes a turn of its address like any other', async () => {
    const { state, ask } = await servePages()
    await ask(path, { cookie: ana })
    state.isSpent = true
    expect((await ask(path, { cookie: ana })).status).toBe(429)
  })
})

const address = fc
  .tuple(fc.constantFrom('/search', '/map', '/imoveis/sp', '/nada'), fc.stringMatching(/^[a-c1=&]{0,6}$/))
  .map(([path, query]) => `${path}?${query}`)

describe('the kept pages', () => {
  it('are each those of their address, visitor and version, whatever is asked', async () => {
    const asked = fc.record({ address, cookie: fc.constantFrom('', session), passes: fc.nat(9) })
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { maxLength: 30 }), async all => {
        const { state, textOf } = await servePages({ most: 20_000 })
        for (const { address: path, cookie, passes } of all) {
          if (passes === 0) state.version += 1
          const expected = `${cookie === '' ? 'visitor' : 'session'} ${path} of ${state.version}`
          expect(await textOf(path, cookie)).toBe(expected)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('are the last ones that fit: old ones make room for new ones', async () => {
    const { state, ask } = await servePages({ most: 40_000, size: 2_000 })
    for (let page = 0; page < 100; page++) await ask(`/search?page=${page}`)
    expect(state.rendered).toHaveLength(100)
    for (const page of [99, 98, 97]) await ask(`/search?page=${page}`)
    expect(state.rendered).toHaveLength(100)
    await ask('/search?page=0')
    expect(state.rendered).toHaveLength(101)
  })

  it('leave what is asked for again and again in place under made-up addresses', async () => {
    const { state, ask } = await servePages({ most: 40_000, size: 2_000 })
    for (let page = 0; page < 100; page++) {
      await ask('/')
      await ask(`/search?q=${page}`)
    }
    expect(state.rendered.filter(entry => entry === 'visitor /')).toHaveLength(1)
  })

  it('are none that would take a quarter of the room', async () => {
    const { state, ask } = await servePages({ most: 40_000, size: 12_000 })
    for (let attempt = 0; attempt < 2; attempt++) await ask('/map')
    expect(state.rendered).toHaveLength(2)
  })

  it('are sent without the application, each to its own kind of visitor', async () => {
    const { state, app, kept } = await servePages()
    const listener = getRequestListener(app.fetch)
    let bypassed = 0
    const server = createServer((req, res) => {
      if (kept.serve(req, res)) bypassed += 1
      else void listener(req, res)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    ends.push(() => server.close().closeAllConnections())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/map`
    const read = async (cookie: string) => {
      const answer = await fetch(url, { headers: { cookie } })
      return [(await answer.text()).trim(), answer.headers.get('cache-control')]
    }
    const visitor = ['visitor /map of 1', 'public, no-cache']
    const user = ['session /map of 1', 'private, no-cache']
    expect([await read(''), await read(session)]).toEqual([visitor, user])
    expect([await read(session), await read('theme=dark')]).toEqual([user, visitor])
    expect([bypassed, state.rendered.length]).toEqual([2, 2])
  })
})
