import { Hono } from 'hono'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { Listing } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import type { WaitingGroupCount } from '#domain/waiting/waiting-interval.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { eachEngine } from '#test/support/database.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { permissiveGuard } from '#test/support/permissive-guard.ts'
import type { Database } from '../../database/database.ts'
import { importList } from '../import/import-list.ts'
import { propertyRoutes } from '../property-routes.ts'
import { loadCatalogueIndex } from '../search-index/catalogue-index.ts'
import { maxStoredIntervals, startWaitingWorker } from './waiting-worker.ts'

const log = pino({ level: 'silent' })
const now = new Date('2026-04-01T12:00:00Z')

const sale: Partial<Listing> = {
  price: 100_000_00,
  evaluation: 200_000_00,
  auctionType: 'Venda Direta Online',
}
const sales = (from: number, to: number, more: Partial<Listing> = {}) =>
  flatRows(to - from + 1, { ...sale, ...more }, from)

/** The last row of a state's list, without a modality that is counted: nothing is missing because the list is cut. */
const lastRow = (state: Uf): Partial<Listing> => ({
  id: `9999${state.charCodeAt(0)}${state.charCodeAt(1)}`,
  state,
  city: 'ZACARIAS',
  auctionType: 'Financiamento',
})

interface StoredInterval {
  state: string
  from_date: string
  to_date: string
  groups: WaitingGroupCount[] | null
}

eachEngine(engine => {
  describe("the waiting intervals of a state's own lists", () => {
    let db: Database
    beforeEach(async () => {
      db = await engine.fresh()
    })

    const take = (date: string, rows: Partial<Listing>[], partial = false) =>
      importList(
        db,
        listFile(
          date,
          [...rows, ...new Set(rows.map(({ state = 'SP' }) => state))].map(row =>
            typeof row === 'string' ? lastRow(row) : row,
          ),
        ),
        { file: date, source: 'caixa', partial, force: false, date: null },
        () => new Date(`${date}T15:00:00Z`),
      )
    const readStored = () =>
      db.query<StoredInterval>(
        sql`select state, from_date, to_date, groups from waiting_intervals order by state, to_date`,
      )
    /** Runs the worker until nothing is missing. */
    async function count(database: Database = db) {
      const worker = startWaitingWorker(database, { log })
      await worker.settled()
      await worker.stop()
      return readStored()
    }

    it('count what left and what became cheaper, a flip of the modality as neither, and move the odds of the detail', async () => {
      await take('2026-01-08', sales(1, 40))
      // Of 40, 12 leave; 6 of the other 28 become cheaper, and 4 go to venda online at the same price.
      await take('2026-02-08', [
        ...sales(1, 6, { price: 92_500_00 }),
        ...sales(7, 10, { auctionType: 'Venda Online' }),
        ...sales(11, 28),
      ])
      expect(await count()).toMatchObject([{ state: 'SP', from_date: '2026-01-08', to_date: '2026-02-08' }])
      // A single interval is not enough.
      const app = new Hono()
      app.route(
        '/',
        propertyRoutes({ db, index: await loadCatalogueIndex(db), now: () => now, guard: permissiveGuard }),
      )
      const { ask } = createContractClient(app)
      const detail = () => ask(catalogueCalls.property, { path: { id: '11' } })
      expect((await detail()).waiting).toMatchObject({ source: 'prior', sample: 2_230 })

      await take('2026-03-12', [
        ...sales(1, 6, { price: 92_500_00 }),
        ...sales(7, 10, { auctionType: 'Venda Online' }),
        ...sales(11, 24),
      ])
      const [first, second] = await count()
      expect(first?.groups).toEqual([{ group: 'V2', listed: 40, gone: 12, cheaper: 6 }])
      expect(second?.groups).toEqual([{ group: 'V2', listed: 28, gone: 4, cheaper: 0 }])
      expect((await detail()).waiting).toMatchObject({
        group: 'V2',
        sample: 68,
        period: { from: '2026-01-08', to: '2026-03-12' },
        source: 'own',
      })
    })

    it('compare only lists at least 28 days apart, whatever lies between them', async () => {
      await take('2026-01-08', sales(1, 30))
      // Gone for a week, and back at the price of before.
      await take('2026-01-20', sales(1, 25))
      await take('2026-02-04', sales(1, 30))
      await take('2026-02-05', sales(1, 29))
      expect(await count()).toEqual([
        {
          state: 'SP',
          from_date: '2026-01-08',
          to_date: '2026-02-05',
          groups: [{ group: 'V2', listed: 30, gone: 1, cheaper: 0 }],
        },
      ])
    })

    it('say nothing where a quarter of a modality vanishes from one list to the next within a week', async () => {
      await take('2026-01-08', sales(1, 40))
      await take('2026-01-15', sales(1, 30))
      await take('2026-02-10', sales(1, 30))
      // The same share over three weeks is no fault of the lists.
      await take('2026-03-03', sales(1, 22))
      await take('2026-03-10', sales(1, 22))
      const [broken, sound] = await count()
      expect(broken).toMatchObject({ to_date: '2026-02-10', groups: null })
      expect(sound).toMatchObject({ to_date: '2026-03-10', groups: [{ listed: 30, gone: 8 }] })
    })

    it('leave out partial lists and lists older than the newest, and are counted again when a list is corrected', async () => {
      await take('2026-01-08', sales(1, 30))
      await take('2026-02-10', sales(1, 28))
      await take('2026-01-30', sales(1, 40))
      await take('2026-03-20', sales(50, 51), true)
      expect(await count()).toMatchObject([{ to_date: '2026-02-10', groups: [{ listed: 30, gone: 2 }] }])
      await take('2026-02-10', sales(1, 26))
      expect(await count()).toMatchObject([{ to_date: '2026-02-10', groups: [{ listed: 30, gone: 4 }] }])
    })

    it('are counted one by one, so that another worker continues where one was stopped', async () => {
      for (const [date, last] of [
        ['2026-01-08', 30],
        ['2026-02-10', 28],
        ['2026-03-12', 27],
      ] as const)
        await take(date, [...sales(1, last), ...sales(101, 100 + last, { state: 'DF', city: 'BRASILIA' })])
      const inserted: string[] = []
      const stops: Promise<void>[] = []
      const watched: Database = {
        ...db,
        exclusively: (job, work) => db.exclusively(job, work),
        async query(statement) {
          const rows = await db.query<never>(statement)
          if (statement.text.includes('insert into waiting_intervals')) {
            inserted.push(statement.text)
            stops.push(worker.stop())
          }
          return rows
        },
      }
      const worker = startWaitingWorker(watched, { log })
      await worker.settled()
      await Promise.all(stops)
      expect(inserted).toHaveLength(1)
      expect(await readStored()).toHaveLength(1)
      const before = await readStored()
      const after = await count()
      expect(after).toHaveLength(4)
      expect(after).toEqual(expect.arrayContaining(before))
      expect(after.map(({ state, groups }) => [state, groups?.[0]?.listed, groups?.[0]?.gone])).toEqual([
        ['DF', 30, 2],
        ['DF', 28, 1],
        ['SP', 30, 2],
        ['SP', 28, 1],
      ])
    })

    it('are stored up to a limit, the newest first to stay', async () => {
      await db.query(sql`
        insert into imports (status, source, file, list_date, states, started_at)
        select 'done', 'caixa', n::text, '2020-01-01'::date + n * 30, '{SP}', ${now}
        from generate_series(0, ${maxStoredIntervals + 2}::integer) n`)
      expect(await count()).toHaveLength(maxStoredIntervals)
      await take('2026-03-01', sales(1, 1))
      const after = await count()
      expect(after).toHaveLength(maxStoredIntervals)
      expect(after.at(-1)?.to_date).toBe('2026-03-01')
    })
  })
})
