import { Hono } from 'hono'
import { pino } from 'pino'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { writePlacePicturePath, writePropertyPicturePath } from '#contract/picture-path.ts'
import { caseListings } from '#test/support/case-listings.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import { loadCatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import { createErrorBoundary } from '../http/error-boundary.ts'
import { runInRequest, type RunInTurn } from '../queue/request-context.ts'
import { pictureRoutes } from './picture-routes.ts'

anyEngine(engine => {
  const app = new Hono()
  app.onError(createErrorBoundary(pino({ level: 'silent' })))
  let rendered = 0

  beforeAll(async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [...caseListings, createListing({ id: '99', gone: true, city: 'CAMPINAS' })])
    const runInTurn: RunInTurn = (_, work) => {
      rendered += 1
      return work()
    }
    app.use((_, next) => runInRequest({ lane: null, signal: null, runInTurn }, next))
    app.route(
      '/',
      pictureRoutes({ db, index: await loadCatalogueIndex(db), now: () => new Date('2026-11-22T12:00:00Z') }),
    )
  })

  const [first] = caseListings
  const paths = [
    writePropertyPicturePath(first?.id ?? '', '2026-11-16'),
    writePropertyPicturePath('99'),
    writePlacePicturePath({ uf: null, city: null, category: null }),
    writePlacePicturePath({ uf: 'SP', city: null, category: 'apartamento' }, '2026-11-16'),
    writePlacePicturePath({ uf: 'SP', city: 'santo-andre', category: null }),
    '/api/pictures/site',
  ]

  it.each(paths)('%s is a small picture of the size that other sites want', async path => {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(100_000)
  })

  it('is rendered once, whatever the version in its address, and named as unchanged by its tag', async () => {
    const [path = ''] = paths
    const answer = await app.request(path)
    const before = rendered
    const again = await app.request(`${path}-later`)
    expect(await again.arrayBuffer()).toEqual(await answer.arrayBuffer())
    expect(rendered).toBe(before)
    const tag = answer.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    expect((await app.request(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
    expect(answer.headers.get('cache-control')).toMatch(/public/)
  })

  it.each([
    ['/api/pictures/property/123456', 404],
    ['/api/pictures/property/abc', 404],
    ['/api/pictures/place?uf=SP&city=lugar-nenhum', 404],
    ['/api/pictures/place?city=campinas', 404],
    ['/api/pictures/place?category=casa', 404],
    ['/api/pictures/place?uf=XX', 400],
    ['/api/pictures/place?uf=SP&city=../x', 400],
  ])('%s is refused with %d', async (path, status) => {
    expect((await app.request(path)).status).toBe(status)
  })
})
