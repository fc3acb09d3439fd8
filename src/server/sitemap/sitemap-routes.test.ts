import type { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { pagePaths, readPlacePath, readPropertyPath } from '#contract/page-paths.ts'
import type { Listing } from '#domain/property/listing.ts'
import { eachEngine } from '#test/support/database.ts'
import { importWholeList } from '#test/support/imports.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { appOn } from '#test/support/page-app.ts'
import { readSitemap } from '#test/support/sitemap-file.ts'
import { createAnswerCache } from '../catalogue/answer-cache.ts'
import { loadCatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../database/database.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

const site = 'http://arremate.example'

eachEngine(engine => {
  describe('what search engines read', () => {
    let db: Database
    beforeEach(async () => {
      db = await engine.fresh()
    })

    const take = (date: string, rows: Partial<Listing>[], source: 'caixa' | 'demo' = 'caixa') =>
      importWholeList(db, listFile(date, rows), { force: true, source }, () => new Date(`${date}T15:00:00Z`))

    const read = async (app: Hono, path: string) => {
      const response = await app.request(path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/xml; charset=UTF-8')
      return readSitemap(await response.text(), site + path)
    }
    /** Follows the index, and returns the entries of all its files by their paths. */
    async function readAll(app: Hono) {
      const files = (await read(app, '/sitemap.xml')).entries.map(({ loc }) => loc.slice(site.length))
      const entries = await Promise.all(files.map(file => read(app, file)))
      return {
        files,
        pages: new Map(
          entries.flatMap(file => file.entries.map(({ loc, lastmod }) => [loc.slice(site.length), lastmod])),
        ),
      }
    }

    it('is every offered property and every place with listings, each by its own address and with its change', async () => {
      const goias = { state: 'GO', city: 'ANAPOLIS', neighborhood: 'JD. AMÉRICA & CIA' } as const
      await take('2026-02-01', [...flatRows(3), ...flatRows(1, { ...goias, description: 'Loja, 40.00' }, 50)])
      await take('2026-02-02', [
        ...flatRows(1, { rooms: 3, description: 'Apartamento, 3 qto(s).' }),
        ...flatRows(1, {}, 3),
      ])
      const { files, pages } = await readAll(await appOn(db))
      expect(files).toEqual(['/sitemap-pages.xml', '/sitemap-places-1.xml', '/sitemap-properties-1.xml'])
      expect(Object.fromEntries(pages)).toEqual({
        '/': null,
        '/planos': null,
        '/regras': null,
        '/morar': null,
        '/imoveis': '2026-02-02T15:00:00.000Z',
        '/imoveis/go': '2026-02-01',
        '/imoveis/go/anapolis': '2026-02-01',
        '/imoveis/go/anapolis/comercial': '2026-02-01',
        '/imoveis/sp': '2026-02-02',
        '/imoveis/sp/campinas': '2026-02-02',
        '/imoveis/sp/campinas/apartamento': '2026-02-02',
        '/imovel/1/apartamento-centro-campinas-sp': '2026-02-02T15:00:00Z',
        '/imovel/3/apartamento-centro-campinas-sp': '2026-02-01T15:00:00Z',
        '/imovel/50/loja-jd-america-cia-anapolis-go': '2026-02-01T15:00:00Z',
      })
      for (const path of pages.keys())
        expect(
          Object.values<string>(pagePaths).includes(path) ||
            readPlacePath(path) !== null ||
            readPropertyPath(path) !== null,
        ).toBe(true)
    })

    it('is many files when there are many addresses, without one twice', async () => {
      await take('2026-02-01', flatRows(5))
      const index = await loadCatalogueIndex(db)
      const kept = createAnswerCache({
        version: index.version,
        headers: {},
        now: () => new Date('2026-02-01'),
      })
      const { files, pages } = await readAll(
        sitemapRoutes({ db, index, kept, siteUrl: () => site, entriesPerFile: 2 }),
      )
      expect(files).toEqual([
        '/sitemap-pages.xml',
        ...['places-1', 'places-2', 'properties-1', 'properties-2', 'properties-3'].map(
          name => `/sitemap-${name}.xml`,
        ),
      ])
      expect([...pages.keys()].flatMap(path => readPropertyPath(path) ?? []).sort()).toEqual([
        '1',
        '2',
        '3',
        '4',
        '5',
      ])
      expect(
        [...pages.keys()].filter(path => readPlacePath(path) !== null && path !== '/imoveis'),
      ).toHaveLength(3)
    })

    it('names nothing that was invented for the demonstration', async () => {
      await take('2026-01-09', flatRows(3), 'demo')
      const app = await appOn(db)
      const { files, pages } = await readAll(app)
      expect(files).toEqual(['/sitemap-pages.xml'])
      expect([...pages.keys()]).toEqual(['/', '/planos', '/regras', '/morar'])
      for (const file of ['places-1', 'properties-1'])
        expect((await app.request(`/sitemap-${file}.xml`)).status).toBe(404)
    })

    it.each([
      '/sitemap-properties-2.xml',
      '/sitemap-places-2.xml',
      '/sitemap-properties-0.xml',
      '/sitemap-x.xml',
    ])('has no file %s', async file => {
      await take('2026-02-01', flatRows(3))
      expect((await (await appOn(db)).request(file)).status).toBe(404)
    })

    it('changes with the catalogue', async () => {
      await take('2026-02-01', flatRows(2))
      const app = await appOn(db)
      const tagOf = async () => (await app.request('/sitemap-properties-1.xml')).headers.get('etag')
      const first = await tagOf()
      expect(await tagOf()).toBe(first)
      await take('2026-02-02', flatRows(1))
      expect(await tagOf()).not.toBe(first)
    })

    it('says in robots.txt what is open, and where the sitemap is', async () => {
      const app = await appOn(db)
      const response = await app.request('/robots.txt')
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
      const text = await response.text()
      expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
      const open = [
        '/',
        '/search',
        '/imoveis/sp',
        '/imovel/1/casa',
        '/planos',
        '/regras',
        '/morar',
        '/api/photos/1/2?w=640',
        '/api/pictures/property/1?v=2',
        '/api/pictures/place?uf=SP&city=campinas',
        '/mapa',
      ]
      const closed = ['/api/properties', '/admin/saude', '/profile', '/favorites', '/saved-searches', '/chat']
      expect(open.filter(path => !isAllowed(text, path))).toEqual([])
      expect(closed.filter(path => isAllowed(text, path))).toEqual([])
    })
  })
})

/** Whether a crawler may ask for a path: of the rules that it begins with, the longest decides (RFC 9309). */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
    .filter(([, , prefix = '']) => path.startsWith(prefix))
    .sort(([, , a = ''], [, , b = '']) => b.length - a.length)
  return rules[0]?.[1] !== 'Disallow'
}
