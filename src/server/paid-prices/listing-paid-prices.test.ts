import { AsyncResource } from 'node:async_hooks'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import type { Listing } from '#domain/property/listing.ts'
import { eachEngine } from '#test/support/database.ts'
import { listFile } from '#test/support/list-file.ts'
import { paidFile } from '#test/support/paid-files.ts'
import { noPaidPrices } from '#test/support/no-paid-prices.ts'
import { createDetailReader } from '../catalogue/decision/property-detail.ts'
import { importList } from '../catalogue/import/import-list.ts'
import { findListings } from '../catalogue/listing-store.ts'
import { loadCatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../database/database.ts'
import { recife } from './cities/recife.ts'
import { importPaidPrices } from './import-paid-prices.ts'
import { estimateListings } from './listing-paid-prices.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-estimates-'))
})
afterAll(() => rm(folder, { recursive: true }))

const { signal } = new AbortController()

eachEngine(engine => {
  describe('the estimates of listings', () => {
    let db: Database
    let at = 0
    const now = () => new Date(at)
    const flat = (id: string, address: string, more: Partial<Listing> = {}): Partial<Listing> => ({
      id,
      url: '',
      state: 'PE',
      city: 'RECIFE',
      address,
      price: 120_000_00,
      privateArea: 41,
      totalArea: 60,
      category: 'apartamento',
      ...more,
    })
    const loadRecords = async (rows = 6_000) => {
      const path = join(folder, 'itbi.csv')
      await writeFile(path, paidFile(rows))
      await importPaidPrices(db, { city: recife, path, file: 'itbi.csv', now })
    }
    const take = (date: string, rows: readonly Partial<Listing>[]) =>
      importList(
        db,
        listFile(date, rows),
        { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
        now,
      )
    const estimate = () => estimateListings(db, { now, signal })
    const paidOf = async (...ids: string[]) => (await findListings(db, ids)).map(({ paid }) => paid)

    beforeEach(async () => {
      db = await engine.fresh()
      at = Date.parse('2026-01-10T12:00:00Z')
    })

    it('are kept with the listing and found by the next search, and worked out once', async () => {
      await take('2026-01-08', [
        flat('1', 'RUA EXEMPLO, N. 15, Apto 999'),
        flat('2', 'RUA OUTRA, N. 15, Apto 3'),
        flat('3', 'RUA EXEMPLO, N. 15, Apto 999', { city: 'OLINDA' }),
      ])
      await loadRecords()
      const index = await loadCatalogueIndex(db)
      const { version } = index.current()
      expect(await estimate()).toBe(true)
      await index.follow()
      expect(index.current().version).toBe(version + 1)
      const [paid, ...others] = await paidOf('1', '2', '3')
      expect(paid).toEqual({
        estimate: expect.any(Number),
        low: expect.any(Number),
        high: expect.any(Number),
        sales: 8,
        first: expect.stringMatching(/^202\d-\d\d$/),
        last: expect.stringMatching(/^2025-\d\d$/),
        basis: recife.basis,
        city: 'Recife',
        source: recife.source,
      })
      expect(others).toEqual([null, null])
      const { columns } = index.current().listings
      expect([...columns.paidDiscount].map(value => Math.round(value / 10) * 10)).toEqual([
        Number.NaN,
        Number.NaN,
        40,
      ])
      expect(await estimate()).toBe(false)
      await index.follow()
      expect(index.current().version).toBe(version + 1)
    })

    it('follow another address, newer records, and thirty days', async () => {
      await take('2026-01-08', [flat('1', 'RUA OUTRA, N. 15, Apto 3')])
      await loadRecords()
      await estimate()
      expect(await paidOf('1')).toEqual([null])
      await take('2026-01-09', [flat('1', 'RUA EXEMPLO, N. 15, Apto 3')])
      expect(await estimate()).toBe(true)
      expect(await paidOf('1')).toMatchObject([{ city: 'Recife' }])
      const dayOf = () => db.query(sql`select day, asked from listing_paid_prices`)
      const [before] = await dayOf()
      at += 29 * dayMs
      await estimate()
      expect(await dayOf()).toEqual([before])
      at += dayMs
      await estimate()
      expect(await dayOf()).not.toEqual([before])
      await loadRecords(6_500)
      await estimate()
      const [after] = await dayOf()
      expect(after).not.toMatchObject({ asked: before!.asked })
    })

    it('follow the next list where it names another flat of the building, which is no neighbour then', async () => {
      await loadRecords()
      await take('2026-01-08', [flat('1', 'RUA EXEMPLO, N. 15, Apto 999')])
      await estimate()
      const [before] = await paidOf('1')
      await take('2026-01-09', [
        flat('1', 'RUA EXEMPLO, N. 15, Apto 999'),
        ...['101', '102', '103'].map(unit => flat(unit, `RUA EXEMPLO, N. 15, Apto ${unit}`)),
      ])
      expect(await estimate()).toBe(true)
      const [after] = await paidOf('1')
      expect(before).not.toBeNull()
      expect(after).not.toEqual(before)
      expect(await estimate()).toBe(false)
    })

    it('are made by one at a time, and who waits sees them made', async () => {
      await loadRecords()
      await take('2026-01-08', [flat('1', 'RUA EXEMPLO, N. 15, Apto 999')])
      let waiting: Promise<boolean> | undefined
      const estimateElsewhere = AsyncResource.bind(estimate)
      await db.exclusively('paid prices of listings', async () => {
        waiting = estimateElsewhere()
        await new Promise(resolve => void setTimeout(resolve, 150))
        expect(await paidOf('1')).toEqual([null])
      })
      expect(await waiting).toBe(true)
      expect((await Promise.all([estimate(), estimate()])).toSorted()).toEqual([false, false])
      await take('2026-01-09', [
        flat('1', 'RUA EXEMPLO, N. 15, Apto 999'),
        flat('2', 'RUA EXEMPLO, N. 16, Apto 999'),
      ])
      expect((await Promise.all([estimate(), estimate()])).toSorted()).toEqual([false, true])
    })

    it('do not wait on when their signal aborts', async () => {
      const stopping = new AbortController()
      const estimateElsewhere = AsyncResource.bind(() =>
        estimateListings(db, { now, signal: stopping.signal }),
      )
      await db.exclusively('paid prices of listings', async () => {
        const waiting = expect(estimateElsewhere()).rejects.toThrow()
        await new Promise(resolve => void setTimeout(resolve, 150))
        stopping.abort()
        await waiting
      })
    })

    it('of the demonstration are invented, marked as such, and leave with it', async () => {
      const ids = Array.from({ length: 60 }, (_, id) => String(9_999_000_000_000 + id))
      const rows = ids.map(id =>
        flat(id, `RUA EXEMPLO, N. 15, Apto ${id.slice(-3)}`, { evaluation: 200_000_00 }),
      )
      const options = { file: 'lista.csv', partial: false, force: true, date: null } as const
      await importList(db, listFile('2026-01-08', rows), { ...options, source: 'demo' }, now)
      expect(await estimate()).toBe(true)
      expect(await estimate()).toBe(false)
      const found = (await findListings(db, ids)).filter(({ paid }) => paid !== null)
      expect(found.length).toBeGreaterThan(2)
      expect(found[0]?.paid).toMatchObject({ basis: 'valores inventados', source: 'demonstração' })
      const detail = await createDetailReader(db, await loadCatalogueIndex(db), noPaidPrices)(
        found[0]!.id,
        now(),
        null,
      )
      expect(detail?.paidPrices).toMatchObject({ source: 'demonstração', estimate: detail?.paid?.estimate })
      // It counts as seen on the day one looks at it, however long ago it was loaded.
      at += 300 * dayMs
      await estimate()
      const [later] = await findListings(db, [found[0]!.id])
      expect(later!.paid!.last > '2026-01').toBe(true)
      await importList(
        db,
        listFile('2026-11-08', [flat('1', 'RUA A, N. 1')]),
        { ...options, source: 'caixa' },
        now,
      )
      expect(await db.query(sql`select id from listing_paid_prices where id > 9999000000000`)).toEqual([])
    })

    it('leave with the records of their city, and with a flat that is none', async () => {
      await loadRecords()
      await take('2026-01-08', [
        flat('1', 'RUA EXEMPLO, N. 15, Apto 3'),
        flat('2', 'RUA EXEMPLO, N. 15, Apto 4'),
      ])
      await estimate()
      await db.query(sql`update listings set category = 'casa' where id = 1`)
      expect(await estimate()).toBe(true)
      expect(await paidOf('1', '2')).toMatchObject([null, { city: 'Recife' }])
      await db.query(sql`delete from paid_price_cities`)
      expect(await estimate()).toBe(true)
      expect(await paidOf('2')).toEqual([null])
    })

    it('stop at once when their signal aborts', async () => {
      await loadRecords()
      await expect(estimateListings(db, { now, signal: AbortSignal.abort() })).rejects.toThrow()
    })
  })
})
