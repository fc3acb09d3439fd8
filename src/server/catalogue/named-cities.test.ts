import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { placeListings } from '#test/support/place-cases.ts'
import { seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { permissiveGuard } from '#test/support/permissive-guard.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { propertyRoutes } from './property-routes.ts'
import { loadCatalogueIndex } from './search-index/catalogue-index.ts'

eachEngine(engine => {
  const app = new Hono()

  beforeAll(async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, placeListings)
    const now = () => new Date('2026-01-10T12:00:00Z')
    const index = await loadCatalogueIndex(db)
    app.route('/', catalogueRoutes({ db, index, now }))
    app.route('/', propertyRoutes({ db, index, now, guard: permissiveGuard }))
  })

  const get = async (path: string): Promise<unknown> => (await app.request(path)).json()
  const figuresOf = async (state: string, city: string, type = '') =>
    catalogueCalls.region.response.parse(
      await get(`/api/regions/${state}/${encodeURIComponent(city)}?type=${type}`),
    )
  const regionOf = async (state: string, city: string) => (await figuresOf(state, city)).sampleSize
  const detailOf = async (id: string) =>
    catalogueCalls.property.response.parse(await get(`/api/properties/${id}`))
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

  describe('the page of a property', () => {
    it('has the figures that the region of its city’s name has', async () => {
      for (const { id, state, city, category } of placeListings) {
        const { region } = await detailOf(id)
        expect(region, city).toEqual(await figuresOf(state, city, category ?? ''))
        expect(region.sampleSize, city).toBe(await countOf(state, city))
      }
    })

    it('compares with all listings that lie in the city by what its name means', async () => {
      const comparablesOf = async (id: string) => (await detailOf(id)).comparables.map(other => other.id)
      expect(await comparablesOf('3')).toEqual(['1', '9', '10'])
      expect(await comparablesOf('9')).toEqual([])
    })
  })
})
