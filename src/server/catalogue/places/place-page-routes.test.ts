import { Hono } from 'hono'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { placeCalls } from '#contract/place-calls.ts'
import type { PlaceNeighbors, PlacePage } from '#contract/place-schemas.ts'
import type { Listing } from '#domain/property/listing.ts'
import { eachEngine } from '#test/support/database.ts'
import { importWholeList } from '#test/support/imports.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import type { Database } from '../../database/database.ts'
import { createErrorBoundary } from '../../http/error-boundary.ts'
import { loadCatalogueIndex } from '../search-index/catalogue-index.ts'
import { placePageRoutes } from './place-page-routes.ts'

const now = new Date('2026-03-01T12:00:00Z')

const rows = (from: number, to: number, more: Partial<Listing> = {}) =>
  flatRows(to - from + 1, { price: 100_000_00, ...more }, from)
const goias: Partial<Listing> = { state: 'GO', city: 'ANAPOLIS' }

eachEngine(engine => {
  describe('the pages of places', () => {
    let db: Database
    beforeEach(async () => {
      db = await engine.fresh()
    })

    const take = (date: string, list: Partial<Listing>[], partial = false) =>
      importWholeList(db, listFile(date, list), { force: true, partial }, () => new Date(`${date}T15:00:00Z`))

    async function serve() {
      const app = new Hono()
      app.onError(createErrorBoundary(pino({ level: 'silent' })))
      app.route('/', placePageRoutes({ db, index: await loadCatalogueIndex(db), now: () => now }))
      const request = async (path: string, status: number) => {
        const response = await app.request(path)
        expect(response.status, path).toBe(status)
        return (await response.json()) as unknown
      }
      return {
        place: async (query = ''): Promise<PlacePage> =>
          placeCalls.place.response.parse(await request(`/api/places${query}`, 200)),
        neighbors: async (query: string): Promise<PlaceNeighbors> =>
          placeCalls.placeNeighbors.response.parse(await request(`/api/places/neighbors${query}`, 200)),
        refused: async (path: string, status = 404) =>
          ErrorBody.parse(await request(`/api/places${path}`, status)).error.code,
      }
    }

    it('say what arrived, left and became cheaper since the list before', async () => {
      await take('2026-02-01', rows(1, 10))
      await take('2026-02-02', [...rows(1, 6), ...rows(7, 8, { price: 90_000_00 }), ...rows(11, 13)])
      const { place } = await serve()
      const changes = { since: '2026-02-01', arrived: 3, left: 2, cheaper: 2 }
      for (const query of ['', '?uf=SP', '?uf=sp&city=campinas', '?uf=SP&city=campinas&category=apartamento'])
        expect(await place(query)).toMatchObject({
          total: 11,
          listDate: '2026-02-02',
          lastSeen: null,
          changes,
        })
      expect((await place('?uf=SP')).parts).toEqual([
        { uf: 'SP', name: 'Campinas', slug: 'campinas', total: 11 },
      ])
      const { parts } = await place()
      expect(parts).toHaveLength(27)
      expect(parts.filter(({ total }) => total !== null)).toEqual([
        { uf: 'SP', name: 'São Paulo', slug: 'sp', total: 11 },
      ])
    })

    it('count what came back as arrived, and nothing twice over several lists', async () => {
      await take('2026-02-01', rows(1, 4))
      await take('2026-02-02', rows(1, 3))
      await take('2026-02-03', [...rows(1, 2, { price: 110_000_00 }), ...rows(4, 4)])
      // Of the same day: what is compared with stays the list of the day before.
      await take('2026-02-03', [...rows(1, 1, { price: 95_000_00 }), ...rows(2, 2), ...rows(4, 5)])
      const { place } = await serve()
      expect((await place('?uf=SP')).changes).toEqual({
        since: '2026-02-02',
        arrived: 2,
        left: 1,
        cheaper: 1,
      })
    })

    it('say of generated lists what comparing the last two of them line by line says', async () => {
      const numbers = Array.from({ length: 40 }, (_, at) => at + 1)
      const pricesOn = (list: number) =>
        new Map(
          numbers
            .filter(number => (number * 7 + list * 3) % 5 > 0)
            .map(number => [number, 100_000_00 - ((number * list) % 4) * 1_000_00]),
        )
      const dates = ['2026-02-01', '2026-02-02', '2026-02-03', '2026-02-05']
      for (const [list, date] of dates.entries())
        await take(
          date,
          [...pricesOn(list)].flatMap(([number, price]) => rows(number, number, { price })),
        )
      const [before, last] = [pricesOn(2), pricesOn(3)]
      const expected = {
        since: '2026-02-03',
        arrived: [...last.keys()].filter(number => !before.has(number)).length,
        left: [...before.keys()].filter(number => !last.has(number)).length,
        cheaper: [...last].filter(([number, price]) => price < (before.get(number) ?? 0)).length,
      }
      expect(Math.min(expected.arrived, expected.left, expected.cheaper)).toBeGreaterThan(0)
      expect((await (await serve()).place('?uf=SP')).changes).toEqual(expected)
    })

    it('know no changes before a second list, and none of the country while its states have other lists', async () => {
      await take('2026-02-01', rows(1, 4))
      expect((await (await serve()).place('?uf=SP')).changes).toBeNull()
      await take('2026-02-02', rows(50, 53, goias))
      await take('2026-02-03', rows(1, 3))
      await take('2026-02-04', rows(50, 54, goias))
      const { place } = await serve()
      expect((await place('?uf=SP')).changes).toEqual({
        since: '2026-02-01',
        arrived: 0,
        left: 1,
        cheaper: 0,
      })
      expect((await place('?uf=GO')).changes).toEqual({
        since: '2026-02-02',
        arrived: 1,
        left: 0,
        cheaper: 0,
      })
      expect(await place()).toMatchObject({
        listDate: '2026-02-04',
        changes: null,
      })
    })

    it('stay for a year after the last listing left, with the last list that had one', async () => {
      await take('2025-02-01', [...rows(1, 5), ...rows(6, 6, { city: 'VALINHOS' })])
      await take('2025-02-20', rows(1, 4))
      await take('2025-03-01', [...rows(1, 2), ...rows(7, 7, { city: 'ITU', category: 'casa' })])
      const { place, neighbors } = await serve()
      const gone = { total: 0, lastSeen: '2025-02-01', listings: [], medianPrice: null, priceBands: [] }
      expect(await place('?uf=SP&city=valinhos')).toMatchObject({ ...gone, city: { name: 'Valinhos' } })
      const near = await neighbors('?uf=SP&city=campinas')
      expect(near.neighbors[0]).toMatchObject({ slug: 'valinhos', total: 0, lastSeen: '2025-02-01' })
      expect(near.neighbors[1]).toMatchObject({ slug: 'itu', total: 1, lastSeen: null })

      await take('2026-02-02', rows(1, 2))
      const later = await serve()
      expect(await later.refused('?uf=SP&city=valinhos')).toBe('place_not_found')
      expect(await later.place('?uf=SP&city=itu')).toMatchObject({ total: 0, lastSeen: '2025-03-01' })
    })

    it('are not found without listings; their neighbors are, where the municipality exists', async () => {
      await take('2026-02-01', rows(1, 30))
      const { refused, neighbors, place } = await serve()
      expect(await refused('?uf=SP&city=itu')).toBe('place_not_found')
      expect(await refused('?uf=SP&city=campinas&category=rural')).toBe('place_not_found')
      expect(await refused('?uf=GO')).toBe('place_not_found')
      expect(await refused('?uf=SP&city=nao-existe')).toBe('place_not_found')
      expect(await refused('/neighbors?uf=SP&city=nao-existe')).toBe('place_not_found')
      expect(await neighbors('?uf=SP&city=itu')).toMatchObject({
        city: { name: 'Itu', slug: 'itu' },
        neighbors: [{ slug: 'campinas', total: 30, km: expect.closeTo(46, -1) }],
      })
      expect(await place()).toMatchObject({ uf: null, city: null, total: 30 })
    })

    it('have the country’s page also while there is no listing at all', async () => {
      const { place } = await serve()
      expect(await place()).toMatchObject({ total: 0, listDate: null, changes: null, listings: [] })
    })

    it('list 24 properties a page, newest first, and no page beyond the last', async () => {
      await take('2026-02-01', rows(1, 30))
      await take('2026-02-02', rows(1, 31))
      const { place, refused } = await serve()
      const first = await place('?uf=SP&city=campinas')
      const second = await place('?uf=SP&city=campinas&page=2')
      expect(first).toMatchObject({ page: 1, pageSize: 24, total: 31 })
      expect([...first.listings, ...second.listings].map(({ id }) => Number(id))).toEqual(
        Array.from({ length: 31 }, (_, at) => 31 - at),
      )
      expect(await refused('?uf=SP&city=campinas&page=3')).toBe('place_not_found')
    })

    it.each(['?city=campinas', '?uf=SP&category=casa', '?uf=XX', '?uf=SP&city=Campinas', '?page=0'])(
      'refuse what no place is called: %s',
      async query => {
        const { refused } = await serve()
        expect(await refused(query, 400)).toBe('bad_request')
      },
    )
  })
})
