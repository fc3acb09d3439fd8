import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { buildGazetteer } from '#domain/search/sentence/gazetteer.ts'
import { appOn } from '#test/support/page-app.ts'
import { testEngine } from '#test/support/database.ts'
import { writeFakeSite } from '#test/support/fake-site.ts'
import { createAnswerCache } from './catalogue/answer-cache.ts'
import { parseQueryRoutes } from './chat/parse-query-routes.ts'
import { createErrorBoundary } from './http/error-boundary.ts'
import { openPhotoService } from './photos/photo-service.ts'
import { createFairQueue } from './queue/fair-queue.ts'
import { runInRequest } from './queue/request-context.ts'

const [crowd, other] = ['203.0.113.7', '198.51.100.9']
const search = '/api/properties?maxPrice=900000'

describe('the budget of an address', () => {
  /** A queue in which every job takes a second, twice the budget. */
  function slowQueue() {
    let time = 0
    return createFairQueue({
      concurrent: 1,
      budgetMs: 500,
      halfLifeMs: 3_600_000,
      clock: () => (time += 1_000),
    })
  }

  async function expectRefused(response: Response) {
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const { error } = ErrorBody.parse(await response.json())
    expect(error).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('tente de novo'),
    })
  }

  it.each([
    search,
    '/api/properties/count?state=SP',
    '/api/properties/facets?state=SP',
    '/api/properties/suggestions?text=cam',
    '/api/properties/curated/roi',
    '/api/states',
    '/api/states/SP/cities',
    '/api/stats',
    '/api/regions/SP/campinas',
    '/api/map/settings',
  ])('limits uncached answers of %s, but not cached ones', async path => {
    const db = await testEngine('postgres').fresh()
    const now = () => new Date()
    const kept = createAnswerCache({ version: () => 1, headers: {}, now, ordinary: slowQueue() })
    const app = await appOn(db, { kept })
    const ask = (path: string, address: string) =>
      app.request(path, { headers: { 'x-forwarded-for': address } })
    expect((await ask('/api/properties?state=AC', crowd)).status).toBe(200)
    await expectRefused(await ask(path, crowd))
    expect((await ask('/api/properties?state=AC', crowd)).status).toBe(200)
    expect((await ask(`${path}${path.includes('?') ? '&' : '?'}x=1`, other)).status).toBe(200)
    expect((await ask(path, crowd)).status).toBe(200)
  })

  it.each([
    '/api/properties/listed?ids=1,2',
    '/api/properties/1/auction.ics',
    '/api/favorites?user_id=visitor-0123456789',
    '/api/saved-searches?user_id=visitor-0123456789',
  ])('limits %s, which is never cached', async path => {
    const db = await testEngine('postgres').fresh()
    const kept = createAnswerCache({
      version: () => 1,
      headers: {},
      now: () => new Date(),
      ordinary: slowQueue(),
    })
    const app = await appOn(db, { kept })
    const ask = (address: string, asked = path) =>
      app.request(asked, { headers: { 'x-forwarded-for': address } })
    expect((await ask(crowd)).status).not.toBe(429)
    await expectRefused(await ask(crowd))
    expect((await ask(other)).status).not.toBe(429)
  })

  it.each(['/api/photos?ids=1,2', '/api/photos/1/1'])(
    'limits %s, which is made for each request',
    async path => {
      const site = await writeFakeSite()
      const { folder } = site
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const [db, now] = [await testEngine('postgres').fresh(), () => new Date()]
      const kept = createAnswerCache({
        version: () => 1,
        headers: {},
        now,
        ordinary: slowQueue(),
        pages: slowQueue(),
      })
      // No listing of the bank has these numbers, so that the bank is never asked.
      const photos = openPhotoService({
        db,
        log: pino({ level: 'silent' }),
        now,
        bank: { base: 'http://banco.example' },
        runQueued: kept.runQueued,
        folder,
        maxDiskBytes: 0,
      })
      const app = await appOn(db, { kept, photos, site })
      const ask = (address: string) => app.request(path, { headers: { 'x-forwarded-for': address } })
      expect([200, 404]).toContain((await ask(crowd)).status)
      await expectRefused(await ask(crowd))
      expect([200, 404]).toContain((await ask(other)).status)
    },
  )

  it('limits uncached maps, but neither cached ones nor other answers', async () => {
    const db = await testEngine('postgres').fresh()
    const now = () => new Date()
    const kept = createAnswerCache({ version: () => 1, headers: {}, now, expensive: slowQueue() })
    const app = await appOn(db, { kept })
    const ask = (path: string, address: string) =>
      app.request(path, { headers: { 'x-forwarded-for': address } })
    expect((await ask('/api/properties/map?state=SP', crowd)).status).toBe(200)
    await expectRefused(await ask('/api/properties/map', crowd))
    expect((await ask('/api/properties/map?state=SP', crowd)).status).toBe(200)
    expect((await ask(search, crowd)).status).toBe(200)
    expect((await ask('/api/properties/facets', crowd)).status).toBe(200)
    expect((await ask('/api/properties/map', other)).status).toBe(200)
  })

  it('limits sentences', async () => {
    const gazetteer = () => buildGazetteer({ cities: [], neighborhoods: [] })
    const routes = parseQueryRoutes({ now: () => new Date(0), gazetteer, queue: slowQueue() })
    routes.onError(createErrorBoundary(pino({ level: 'silent' })))
    const ask = (address: string) =>
      runInRequest({ lane: address, signal: null }, async () =>
        routes.request('/api/parse-query', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ message: 'casa em campinas' }),
        }),
      )
    expect((await ask(crowd)).status).toBe(200)
    await expectRefused(await ask(crowd))
    expect((await ask(other)).status).toBe(200)
  })
})
