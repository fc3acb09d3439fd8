import { pino } from 'pino'
import sql, { type Sql } from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { figuresVersion } from '#domain/calculators/cost-assumptions.ts'
import { toSearchable } from '#domain/search/searchable-listing.ts'
import { seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { someListings } from '#test/support/search-generators.ts'
import type { Database } from '../../database/database.ts'
import { DatabaseError } from '../../database/database-errors.ts'
import { importList } from '../import/import-list.ts'
import { readCatalogueState } from '../listing-store.ts'
import { startFiguresWorker } from './figures-worker.ts'
import { recomputeFigures } from './recompute-figures.ts'

const log = pino({ level: 'silent' })
const listings = someListings(60, 20261121)
const right = Object.fromEntries(listings.map(listing => [listing.id, toSearchable(listing).netRoi]))

/** An import that a version with older rules has finished or left behind. */
const olderImport = (db: Database, status: string) =>
  db.query(sql`
    insert into imports (status, source, file, started_at)
    values (${status}, 'caixa', 'lista.csv', '2026-01-09T12:00:00Z')`)

/** Sets the database to the state of a version before net ROI. */
async function upgraded(db: Database): Promise<Database> {
  await seedCatalogue(db, listings)
  await olderImport(db, 'done')
  await db.query(sql`update listings set net_roi = null`)
  return db
}
const keptOf = async (db: Database) => {
  const rows = await db.query<{ id: number; net_roi: number | null }>(sql`select id, net_roi from listings`)
  return Object.fromEntries(rows.map(({ id, net_roi }) => [id, net_roi]))
}
const figures = async (db: Database) =>
  (await db.query<{ figures: number }>(sql`select figures from imports order by id`)).map(row => row.figures)
const version = async (db: Database) => (await readCatalogueState(db)).version

const unpaused = async () => undefined
const run = (db: Database, signal = new AbortController().signal, pause: () => Promise<unknown> = unpaused) =>
  recomputeFigures(db, { log, signal, pause, portions: { read: 25, written: 10 } })

/** Calls `then` before the nth transaction. */
function before(db: Database, nth: number, then: () => Promise<unknown>): Database {
  let transactions = 0
  return {
    ...db,
    async transaction(work) {
      if (++transactions === nth) await then()
      return db.transaction(work)
    },
  }
}
const change = (db: Database, assignment: Sql) =>
  db.query(sql`update listings set ${assignment} where id in (select id from listings order by id limit 50)`)

eachEngine(engine => {
  describe('the figures of listings', () => {
    it('are recomputed after an upgrade, for offered and gone listings, and then no more', async () => {
      const db = await upgraded(await engine.fresh())
      expect(await figures(db)).toEqual([0])
      const was = await version(db)
      await run(db)
      expect(await keptOf(db)).toEqual(right)
      expect(await figures(db)).toEqual([figuresVersion])
      const moved = await version(db)
      expect(moved).toBeGreaterThan(was)

      await change(db, sql`net_roi = 1`)
      await run(db)
      expect(Object.values(await keptOf(db))).toContain(1)
    })

    it.each(['done', 'failed'])(
      'are recomputed after one more import by older rules that is %s',
      async status => {
        const db = await upgraded(await engine.fresh())
        await run(db)
        await olderImport(db, 'applying')
        await change(db, sql`net_roi = 1`)
        await run(db)
        expect(Object.values(await keptOf(db))).toContain(1)
        await db.query(sql`update imports set status = ${status} where status = 'applying'`)
        await run(db)
        expect(await keptOf(db)).toEqual(right)
        expect(await figures(db)).toEqual([figuresVersion, figuresVersion])
      },
    )

    it('are checked again when such an import ends during the computation', async () => {
      const db = await upgraded(await engine.fresh())
      await run(before(db, 2, () => olderImport(db, 'done')))
      expect(await figures(db)).toEqual([figuresVersion, 0])
      await run(db)
      expect(await figures(db)).toEqual([figuresVersion, figuresVersion])
    })

    it('stay when computed by newer rules', async () => {
      const db = await upgraded(await engine.fresh())
      await db.query(sql`update imports set figures = ${figuresVersion + 1}::integer`)
      await change(db, sql`net_roi = 1`)
      await run(db)
      expect(Object.values(await keptOf(db))).toContain(1)
    })

    it('change nothing when they are correct', async () => {
      const db = await engine.fresh()
      await seedCatalogue(db, listings)
      await olderImport(db, 'done')
      const was = await version(db)
      await run(db)
      expect([await version(db), await figures(db)]).toEqual([was, [figuresVersion]])
    })

    it('are left partly done when stopped, and finished the next time', async () => {
      const db = await upgraded(await engine.fresh())
      const stop = new AbortController()
      const stopped = before(db, 3, async () => stop.abort())
      await expect(run(stopped, stop.signal)).rejects.toThrow(/abort/i)
      const written = Object.values(await keptOf(db)).filter(roi => roi !== null)
      expect(written.length).toBeGreaterThan(0)
      expect(written.length).toBeLessThan(Object.values(right).filter(roi => roi !== null).length)
      expect(await figures(db)).toEqual([0])
      await run(db)
      expect(await keptOf(db)).toEqual(right)
    })

    it('include what has changed since they were read', async () => {
      const db = await upgraded(await engine.fresh())
      await run(before(db, 2, () => change(db, sql`occupancy = 'vacant', price = price + 100000`)))
      const rows = await db.query<{ id: number; occupancy: 'vacant'; price: number }>(
        sql`select id, occupancy, price from listings`,
      )
      const now = new Map(rows.map(row => [String(row.id), row]))
      const expected = listings.map(listing => ({ ...listing, ...now.get(listing.id), id: listing.id }))
      expect(await keptOf(db)).toEqual(
        Object.fromEntries(expected.map(listing => [listing.id, toSearchable(listing).netRoi])),
      )
    })

    it('do not change the catalogue’s version while nothing can be written', async () => {
      const db = await upgraded(await engine.fresh())
      const was = await version(db)
      const changed = before(db, 1, () => db.query(sql`update listings set price = price + 100000`))
      const enough = async () => {
        throw new Error('enough')
      }
      await expect(run(changed, undefined, enough)).rejects.toThrow('enough')
      expect(await version(db)).toBe(was)
    })

    it('are correct for a list imported meanwhile', async () => {
      const [db, other] = [await engine.fresh(), await engine.fresh()]
      const day = (date: string, price: number, count: number) => (into: Database) =>
        importList(
          into,
          listFile(date, flatRows(count, { price })),
          { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
          () => new Date('2026-11-21T12:00:00Z'),
        )
      const [first, second] = [day('2026-01-08', 100_000_00, 40), day('2026-01-09', 90_000_00, 30)]
      await first(db)
      await db.query(sql`update listings set net_roi = null`)
      await db.query(sql`update imports set figures = 0`)
      await run(before(db, 2, () => second(db)))
      await first(other)
      await second(other)
      expect(await keptOf(db)).toEqual(await keptOf(other))
    })

    it('wait for rows that an import is moving to the gone partition', async () => {
      const db = await upgraded(await engine.fresh())
      let refused = 0
      const moving: Database = {
        ...db,
        async transaction(work) {
          // Once per portion of the first rows: none of them can be written.
          if (++refused <= 3)
            throw new DatabaseError('moved', { code: '40001', constraint: null, table: null, column: null })
          return db.transaction(work)
        },
      }
      let pauses = 0
      await run(moving, undefined, async () => void pauses++)
      expect(pauses).toBeGreaterThan(0)
      expect(await keptOf(db)).toEqual(right)
    })

    it('are recomputed in the background, and again when another process has imported a list by older rules', async () => {
      const db = await upgraded(await engine.fresh())
      let again = (): void => undefined
      const twice = new Promise<void>(resolve => (again = resolve))
      let ends = 0
      const watched: Database = {
        ...db,
        async query(statement) {
          const rows = await db.query<never>(statement)
          if (statement.text.includes('update imports')) {
            if (++ends === 2) again()
            else {
              await change(db, sql`net_roi = 1`)
              await olderImport(db, 'done')
            }
          }
          return rows
        },
      }
      const { stop } = startFiguresWorker(watched, log, 1)
      await twice
      await stop()
      expect(await keptOf(db)).toEqual(right)
    })

    it('are recomputed in the background, and stopping waits for the batch being written', async () => {
      const db = await upgraded(await engine.fresh())
      let begun = (): void => undefined
      const writing = new Promise<void>(resolve => (begun = resolve))
      const { stop } = startFiguresWorker(
        before(db, 1, async () => begun()),
        log,
      )
      await writing
      await stop()
      expect(Object.values(await keptOf(db)).some(roi => roi !== null)).toBe(true)
      expect(await figures(db)).toEqual([0])
    })
  })
})
