import { describe, expect, it } from 'vitest'
import { type HomePurchasePage, homePurchaseCalls } from '#contract/home-purchase-calls.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { jsonRequest } from '#test/support/accounts.ts'
import { anyEngine } from '#test/support/database.ts'
import { appOn } from '#test/support/page-app.ts'

const home = (id: number, facts: Partial<CataloguedListing> = {}): CataloguedListing =>
  createListing({
    id: String(id),
    state: 'GO',
    city: 'GOIANIA',
    price: 105_156_87,
    evaluation: 175_819_96,
    area: 45.9,
    financing: true,
    occupancy: 'vacant',
    ...facts,
  })

const listings = [
  home(1),
  home(2, { financing: null }),
  home(3, { financing: false }),
  home(4, { category: 'terreno' }),
  home(5, { city: 'APARECIDA DE GOIANIA', price: 90_000_00 }),
  home(6, { city: 'CATALAO' }),
]

anyEngine(engine => {
  describe('POST /api/home-purchase', () => {
    async function serve() {
      const db = await engine.fresh()
      await seedCatalogue(db, listings)
      const app = await appOn(db)
      return async (body: object): Promise<HomePurchasePage> => {
        const answer = await app.request('/api/home-purchase', jsonRequest('POST', body))
        expect(answer.status, JSON.stringify(body)).toBe(200)
        return homePurchaseCalls.homes.response.parse(await answer.json())
      }
    }
    const family = { renda: 4000, entrada: 60_000 }

    it('answers with the homes of a city that fit, in reais, and how many there are of each kind', async () => {
      const ask = await serve()
      const { items, ...page } = await ask({ ...family, uf: 'GO', cidade: 'goiania' })
      expect(page).toEqual({
        total: 2,
        page: 0,
        limit: 20,
        levels: { fits: 1, depends: 1, short: 0 },
        homes: 3,
      })
      expect(items.map(({ property, level, unknown }) => [property.id, level, unknown])).toEqual([
        ['1', 'fits', []],
        ['2', 'depends', ['financing']],
      ])
      expect(items[0]?.best).toMatchObject({ instalment: 1160.9, downPayment: 21031.38, fromFgts: 0 })
      expect(items[1]?.worst).toMatchObject({ instalment: null, downPayment: 105156.87 })
    })

    it('reaches around the city, and pages', async () => {
      const ask = await serve()
      const { items, total } = await ask({
        ...family,
        uf: 'GO',
        cidade: 'Goiânia',
        km: 30,
        limit: 1,
        page: 1,
      })
      expect({ ids: items.map(({ property }) => property.id), total }).toEqual({ ids: ['1'], total: 3 })
    })

    it.each([
      [{}, 'renda'],
      [{ renda: 0, entrada: 0 }, 'renda'],
      [{ renda: 'muito' }, 'renda'],
      [{ renda: 1_000_001 }, 'renda'],
      [{ ...family, uf: 'XX' }, 'uf'],
      [{ ...family, uf: 'GO', cidade: 'Nenhures', km: 30 }, 'near'],
      [{ ...family, limit: 101 }, 'limit'],
    ])('refuses %j, naming %s', async (body, field) => {
      const app = await appOn(await engine.fresh())
      const answer = await app.request('/api/home-purchase', jsonRequest('POST', body))
      expect(answer.status).toBe(400)
      const { error } = (await answer.json()) as { error: { code: string; fields: object } }
      expect(error.code).toBe('bad_request')
      expect(Object.keys(error.fields)).toEqual([field])
    })

    it('is asked in a body alone: an income in an address finds no call', async () => {
      const app = await appOn(await engine.fresh())
      expect((await app.request('/api/home-purchase?renda=4000&entrada=60000')).status).toBe(405)
    })
  })
})
