import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { placeListings } from '#test/support/place-cases.ts'
import { seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { loadCatalogueIndex } from './search-index/catalogue-index.ts'

eachEngine(engine => {
  const app = new Hono()

  beforeAll(async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, placeListings)
    const now = () => new Date('2026-01-10T12:00:00Z')
    app.route('/', catalogueRoutes({ db, index: await loadCatalogueIndex(db), now }))
  })

  const get = async (path: string): Promise<unknown> => (await app.request(path)).json()
  const regionOf = async (state: string, city: string) =>
    catalogueCalls.region.response.parse(await get(`/api/regions/${state}/${encodeURIComponent(city)}`))
      .sampleSize
  const countOf = async (state: string, city: string) =>
    catalogueCalls.count.response.parse(
      await get(`/api/properties/count?state=${state}&city=${encodeURIComponent(city)}`),
    ).total

  describe('every city that is named', () => {
    it.each(['DF', 'TO', 'GO', 'RS', 'SP', 'RN'])(
      'in %s has as many listings as are counted for it, and figures of as many',
      async state => {
        const cities = catalogueCalls.cities.response.parse(await get(`/api/states/${state}/cities`))
        expect(cities.length).toBeGreaterThan(0)
        for (const { name, total } of cities) {
          expect(await countOf(state, name), name).toBe(total)
          expect(await regionOf(state, name), name).toBe(total)
        }
      },
    )

    it('is the same on the map and among the facets', async () => {
      const map = catalogueCalls.map.response.parse(await get('/api/properties/map'))
      for (const { state, name, totals } of map.cities)
        expect(await countOf(state, name), name).toBe(totals.reduce((sum, each) => sum + each, 0))
      const { city } = catalogueCalls.facets.response.parse(await get('/api/properties/facets'))
      for (const { value, state, total } of city) expect(await countOf(state, value), value).toBe(total)
      expect(city.length).toBeGreaterThan(5)
    })
  })

  it.each([
    ['RN', 'Assú', 1],
    ['RN', 'açu', 1],
    ['DF', 'Ceilândia', 1],
    ['DF', 'Brasília', 4],
    ['RN', 'guaçu', 0],
    ['SP', 'Açu', 0],
  ])('the figures of %s, %s are of %i listings', async (state, city, listings) => {
    expect(await regionOf(state, city)).toBe(listings)
  })
})
