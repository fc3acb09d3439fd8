import { Hono } from 'hono'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { ListedProperties, type Property as PropertyType } from '#contract/catalogue-schemas.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { SearchQuery } from '#contract/search-schemas.ts'
import { criteriaFields } from '#domain/search/search-criteria.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { loadCatalogueIndex } from './search-index/catalogue-index.ts'
import { findCityPlace } from '../geo/municipalities.ts'
import { createErrorBoundary } from '../http/error-boundary.ts'
import { serveCaseCatalogue } from '#test/support/catalogue-app.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine, eachEngine } from '#test/support/database.ts'
import { searchCases } from '#test/support/search-cases.ts'

anyEngine(engine => {
  const { get, refused } = serveCaseCatalogue(engine)

  const query = (asked: (typeof searchCases)[number][1]) =>
    new URLSearchParams(
      Object.entries(asked).flatMap(([name, value]) => [value ?? []].flat().map(one => [name, one])),
    ).toString()

  describe('GET /api/properties', () => {
    it.each(searchCases)('finds %s', async (_, asked, found) => {
      const page = await get('search', `/api/properties?${query(asked)}`)
      expect(page.items.map(item => item.id).join(' ')).toBe(found)
      expect(await get('count', `/api/properties/count?${query(asked)}`)).toEqual({ total: page.total })
    })

    it('starts on page 0 with 30 listings', async () => {
      expect(await get('search', '/api/properties')).toMatchObject({ page: 0, limit: 30, total: 7 })
    })

    it('returns one page', async () => {
      const { items, ...rest } = await get('search', '/api/properties?page=1&limit=3&sort=newest')
      expect(items.map(item => item.id)).toEqual(['4', '5', '6'])
      expect(rest).toEqual({ page: 1, limit: 3, total: 7, corrections: [] })
    })

    it('returns an empty page after the last one', async () => {
      expect(await get('search', '/api/properties?page=123456789')).toEqual({
        items: [],
        page: 123456789,
        limit: 30,
        total: 7,
        corrections: [],
      })
    })
    it('documents every existing filter', () => {
      const documented = Object.keys(SearchQuery.shape).filter(name => name !== 'page' && name !== 'limit')
      expect(documented.sort()).toEqual([...criteriaFields].sort())
    })

    it('returns every fact, in reais, and null for unknown ones', async () => {
      const { items } = await get('search', '/api/properties?city=sao+paulo')
      expect(items[0]).toMatchObject({
        id: '3',
        title: 'Apartamento 3',
        price: 100000,
        evaluationValue: null,
        discount: null,
        roi: null,
        situation: 'unknown',
        auctionDate: '2026-01-20T10:00:00-03:00',
        firstAuctionDate: '2026-01-05T10:00:00-03:00',
        images: [],
        ...findCityPlace('SP', 'São Paulo'),
        debts: null,
        gone: false,
      } satisfies Partial<PropertyType>)
    })
  })

  describe('GET /api/properties/{id}', () => {
    it('returns the listing, also with leading zeros', async () => {
      expect(await get('property', '/api/properties/0000000000005')).toMatchObject({
        id: '5',
        discount: 60,
        roi: 150,
        situation: 'occupied',
        fgts: false,
      })
    })

    it('returns a gone listing, which is in no list', async () => {
      expect(await get('property', '/api/properties/99')).toMatchObject({
        gone: true,
        price: 100000.5,
        evaluationValue: 150000.33,
      })
      expect((await get('search', '/api/properties?limit=100')).items.map(item => item.id)).not.toContain(
        '99',
      )
    })

    it.each(['8', '0', 'abc', '1e3', '-1', '99999999999999999999', '1%00', '%C3%A3'])(
      'has no %s',
      async id => {
        await refused(`/api/properties/${id}`, 404, 'property_not_found')
      },
    )
  })

  describe('GET /api/properties/curated/{list}', () => {
    it('returns the list and how many qualify', async () => {
      const { items, total } = await get('curated', '/api/properties/curated/roi?limit=2')
      expect([items.map(item => item.id), total]).toEqual([['5', '2'], 5])
    })

    it('refuses a wrong limit and an unknown list', async () => {
      expect(Object.keys(await refused('/api/properties/curated/roi?limit=101', 400, 'bad_request'))).toEqual(
        ['limit'],
      )
      await refused('/api/properties/curated/toString', 404, 'not_found')
    })
  })

  it.each(['/api/properties', '/api/properties/1', '/api/properties/count', '/api/states', '/api/stats'])(
    'accepts no POST on %s',
    async path => {
      await refused(path, 404, 'not_found', { method: 'POST' })
    },
  )
})

eachEngine(engine => {
  describe('GET /api/properties/listed', () => {
    const app = new Hono()
    app.onError(createErrorBoundary(pino({ level: 'silent' })))
    beforeAll(async () => {
      const db = await engine.fresh()
      await seedCatalogue(db, [
        createListing({ id: '1' }),
        createListing({ id: '2', city: 'SANTOS' }),
        createListing({ id: '8444405322578', gone: true }),
      ])
      app.route('/', catalogueRoutes({ db, index: await loadCatalogueIndex(db), now: () => new Date() }))
    })
    const ask = (query: string) => app.request(`/api/properties/listed${query}`)

    it.each([
      ['in the order asked for', '?ids=2,1', ['2', '1']],
      ['without those nobody knows', '?ids=1,77,2', ['1', '2']],
      ['none where nobody knows any', '?ids=77', []],
      ['each once, however it is written', '?ids=1,%201,0001&ids=2', ['1', '2']],
      ['those that have gone, too', '?ids=8444405322578', ['8444405322578']],
    ])('returns properties %s', async (_, query, ids) => {
      const response = await ask(query)
      expect(response.status).toBe(200)
      const { items } = ListedProperties.parse(await response.json())
      expect(items.map(({ id }) => id)).toEqual(ids)
    })

    it('marks gone listings and gives the place of each', async () => {
      const { items } = ListedProperties.parse(await (await ask('?ids=8444405322578,2')).json())
      expect(items.map(({ gone }) => gone)).toEqual([true, false])
      expect(items[1]).toMatchObject({ precision: 'city', lat: -23.961, lng: -46.334 })
    })

    it.each([
      ['none', ''],
      ['nothing', '?ids=,'],
      ['words', '?ids=1,dois'],
      ['what is no number of the bank', '?ids=-1'],
      ['a number that no property can have', `?ids=${'9'.repeat(16)}`],
      ['more than 100', `?ids=${Array.from({ length: 101 }, (_, at) => at + 1).join()}`],
    ])('refuses %s', async (_, query) => {
      const response = await ask(query)
      expect(response.status).toBe(400)
      expect(Object.keys(ErrorBody.parse(await response.json()).error.fields ?? {})).toEqual(['ids'])
    })
  })
})
