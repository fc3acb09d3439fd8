import { Hono } from 'hono'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { ListedProperties } from '#contract/catalogue-schemas.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { createErrorBoundary } from '../http/error-boundary.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { loadCatalogueIndex } from './search-index/catalogue-index.ts'

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
