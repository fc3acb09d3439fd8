import { noPaidPrices } from '#test/support/no-paid-prices.ts'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Listing } from '#domain/property/listing.ts'
import { eachEngine } from '#test/support/database.ts'
import { importAndCount } from '#test/support/imports.ts'
import { listFile } from '#test/support/list-file.ts'
import { appOn } from '#test/support/page-app.ts'
import { createDetailReader } from './decision/property-detail.ts'
import { storeSiteGone } from './details/site-gone.ts'
import { countWaitingInterval } from './waiting/waiting-worker.ts'
import { readWholeLists } from './waiting/whole-lists.ts'
import { readServiceReadings } from '../operations/service-readings.ts'
import { loadCatalogueIndex } from './search-index/catalogue-index.ts'
import { readStateLists } from './search-index/state-lists.ts'
import type { Database } from '../database/database.ts'

const rowsOf = (auctionType: string, count: number, first: number): Partial<Listing>[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(first + at),
    state: 'SE' as const,
    city: 'ARACAJU',
    price: (60 + at) * 1000_00,
    evaluation: 150_000_00,
    url: '',
    auctionType,
  }))
const direct = rowsOf('Venda Direta Online', 45, 1000)
const auctions = rowsOf('Leilão SFI - Edital Único', 15, 2000)
const now = new Date('2026-02-28T15:00:00Z')

eachEngine(engine => {
  describe('unseen listings', () => {
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-26', [...direct, ...auctions]))
      expect(await importAndCount(db, listFile('2026-02-25', auctions))).toMatchObject({
        gone: 0,
        unseen: 45,
      })
    })

    it.each<[string, unknown]>([
      ['/api/properties?state=SE', { total: 60 }],
      ['/api/properties?state=SE&modality=venda-direta', { total: 45 }],
      ['/api/properties/count?state=SE&modality=venda-direta', { total: 45 }],
      [
        '/api/properties/facets?state=SE',
        { total: 60, modality: expect.arrayContaining([{ value: 'venda-direta', total: 45 }]) },
      ],
      ['/api/properties/map?modality=venda-direta', { total: 45 }],
      ['/api/properties/curated/roi', { total: 60 }],
      ['/api/stats', { total: 60 }],
      ['/api/states', expect.arrayContaining([expect.objectContaining({ uf: 'SE', total: 60 })])],
      [
        '/api/properties?state=SE&modality=venda-direta&limit=1',
        { items: [{ gone: false, listed: 'unseen', unseenSince: '2026-02-25' }] },
      ],
    ])('stay in %s', async (path, expected) => {
      const app = await appOn(db, { now: () => now })
      const response = await app.request(path)
      const body: unknown = await response.json()
      if (Array.isArray(body)) expect(body).toEqual(expected)
      else expect(body).toMatchObject(expected as object)
    })

    it('are compared with the listings of the newest list, among which they are not', async () => {
      const detailOf = createDetailReader(db, await loadCatalogueIndex(db), noPaidPrices)
      const regional = async (id: string) =>
        (await detailOf(id, now, null))?.score.parts.find(({ key }) => key === 'regional')?.reason
      expect(await regional('1001')).toMatch(/ do preço médio de 15 apartamentos em Aracaju$/)
      expect(await regional('2001')).toMatch(/ do preço médio de 15 apartamentos em Aracaju, com este$/)
    })

    it('are reported to the operator by state, until a whole list names them', async () => {
      const gapOf = async (on: Database) => (await readServiceReadings(on, now)).lists
      expect(await gapOf(db)).toMatchObject([
        {
          state: 'SE',
          offered: 60,
          gap: { missing: [{ modality: 'venda-direta', rows: 0, unseen: 45 }], cut: 0 },
        },
      ])
    })

    it('are left out of waiting intervals at whose ends their modality is missing', async () => {
      const lists = (await readWholeLists(db)).get('SE') ?? []
      expect(lists.map(({ missing }) => missing)).toEqual([[], ['venda-direta']])
      const interval = await countWaitingInterval(db, 'SE', lists, lists, new AbortController().signal)
      expect(interval?.groups.map(({ listed }) => listed)).not.toContain(45)
      expect(interval?.groups.every(({ gone }) => gone === 0)).toBe(true)
    })

    it('no ladder window begins at a list that lacks listings', async () => {
      const day = (date: string) => Date.parse(date) / 86_400_000
      expect((await readStateLists(db)).get('SE')).toEqual({
        first: day('2026-01-26'),
        newest: day('2026-02-25'),
        recent: [day('2026-01-26')],
      })
    })

    it('what a page says is gone is no list: neither whole lists, nor freshness, nor gaps change by it', async () => {
      const facts = async () => ({
        lists: (await readWholeLists(db)).get('SE'),
        recent: (await readStateLists(db)).get('SE'),
        gaps: (await readServiceReadings(db, now)).lists.map(({ gap, listDate }) => ({ gap, listDate })),
      })
      const before = await facts()
      await storeSiteGone(db, 1000, now)
      expect(await facts()).toEqual(before)
      expect(await db.query(sql`select of_page, partial from imports order by id desc limit 1`)).toEqual([
        { of_page: true, partial: true },
      ])
      expect(await db.query(sql`select unseen_since as since, gone from listings where id = 1000`)).toEqual([
        { since: null, gone: true },
      ])
    })
  })
})
