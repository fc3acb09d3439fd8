import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { anyEngine } from '#test/support/database.ts'
import { pageOf } from '#test/support/detail-bank.ts'
import {
  pageIntervalMs,
  propertyNumber,
  offerListings,
  readingPages,
} from '#test/support/page-worker-setup.ts'
import type { Database } from '../../database/database.ts'
import { readCatalogueState, findListings } from '../listing-store.ts'
import { requestPageReading } from '../catalogue-capability.ts'

const offered = (count: number) => Array.from({ length: count }, (_, at) => ({ id: propertyNumber(at + 1) }))

anyEngine(engine => {
  describe('the page worker', () => {
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
    })
    async function reading(
      ...parameters: Parameters<typeof readingPages> extends [Database, ...infer R] ? R : never
    ) {
      const run = await readingPages(db, ...parameters)
      onTestFinished(run.end)
      return run
    }
    const version = async () => (await readCatalogueState(db)).version

    it('requests one page after the other and publishes what they say', async () => {
      await offerListings(db, offered(3))
      const { bank, time, numbers } = await reading(id => pageOf(id, { situation: 'Ocupado' }))
      expect(await time.rests()).toBe(30_000)
      expect(numbers()).toEqual([1, 2, 3])
      expect(bank.atOnce()).toBe(1)
      expect(bank.asked[0]?.userAgent).toMatch(/^Arremate/)
      expect((await findListings(db, [propertyNumber(2)]))[0]).toMatchObject({
        occupancy: 'occupied',
        titleRecord: '12345',
      })
    })

    it('keeps the interval between two requests, varied at random', async () => {
      await offerListings(db, offered(13))
      let n = 0
      const { bank, time } = await reading(undefined, { random: () => [0, 0.5, 0.999][n++ % 3] ?? 0 })
      await time.rests()
      const gaps = bank.asked.slice(1).map(({ at }, n) => at - (bank.asked[n]?.at ?? 0))
      expect(gaps).toHaveLength(12)
      expect(Math.min(...gaps)).toBe(pageIntervalMs * 0.7)
      expect(Math.max(...gaps)).toBeCloseTo(pageIntervalMs * 1.3, -2)
      expect(gaps.reduce((sum, gap) => sum + gap) / 12).toBeCloseTo(pageIntervalMs, -3)
    })

    it('prefers pages that people open meanwhile, the latest first', async () => {
      await offerListings(db, offered(6))
      const now = new Date('2026-11-21T12:00:00Z')
      const { time, numbers } = await reading(async (id, times) => {
        if (times === 2) {
          await requestPageReading(db, propertyNumber(5), now)
          await requestPageReading(db, propertyNumber(6), new Date(now.getTime() + 1000))
        }
        return pageOf(id)
      })
      await time.rests()
      expect(numbers()).toEqual([1, 2, 6, 5, 3, 4])
      expect(await db.query(sql`select 1 from page_readings`)).toEqual([])
    })

    it('notices a wanted page when nothing else waits', async () => {
      await offerListings(db, offered(1))
      const { bank, time, numbers } = await reading()
      await time.rests()
      time.pass(2 * 86_400_000)
      await requestPageReading(db, propertyNumber(1), time.now())
      time.endPause()
      await bank.askedTimes(2)
      expect(numbers()).toEqual([1, 1])
    })

    it('never requests the demonstration’s listings nor gone ones', async () => {
      await offerListings(db, [
        { id: propertyNumber(1), source: 'demo' },
        { id: propertyNumber(2), gone: true },
        { id: propertyNumber(3) },
      ])
      for (const n of [1, 2]) await requestPageReading(db, propertyNumber(n), new Date())
      const { time, numbers } = await reading()
      await time.rests()
      expect(numbers()).toEqual([3])
    })

    it('resumes after a restart where it was, no sooner than the interval allows', async () => {
      await offerListings(db, offered(3))
      const run = await reading((id, times) => (times === 2 ? { does: 'stall' } : pageOf(id)))
      await run.bank.askedTimes(2)
      await run.stop()
      onTestFinished(run.begin())
      await run.time.rests()
      expect(run.numbers()).toEqual([1, 2, 2, 3])
      expect(run.bank.asked.map(({ at }) => at - (run.bank.asked[0]?.at ?? 0))).toEqual([
        0,
        pageIntervalMs,
        2 * pageIntervalMs,
        3 * pageIntervalMs,
      ])
    })

    it('changes the catalogue’s version once a minute at most, and for the last pages before it pauses', async () => {
      await offerListings(db, offered(12))
      const before = await version()
      const { time, moves } = await reading()
      await time.rests()
      const start = moves[0] ?? 0
      expect(moves.map(at => (at - start) / 1000)).toEqual([0, 60, 72])
      expect(await version()).toBe(before + 3)
    })

    it('publishes what another process read but did not publish', async () => {
      await offerListings(db, [])
      await db.query(sql`insert into catalogue_changes (listing_id) values (3)`)
      const before = await version()
      const { time, moves } = await reading()
      await time.rests()
      expect([await version(), moves.length]).toEqual([before + 1, 1])
    })

    it('stores a page only when no list is being imported, and requests none meanwhile', async () => {
      await offerListings(db, offered(2))
      let free: () => void = () => undefined
      const freed = new Promise<void>(resolve => (free = resolve))
      let imported: Promise<unknown> = Promise.resolve()
      await new Promise<void>(begun => {
        imported = db.exclusively('catalogue', () => {
          begun()
          return freed
        })
      })
      const { bank, time } = await reading()
      await eventually(() => expect(time.pauses.filter(each => each === 2000).length).toBeGreaterThan(2))
      expect(bank.asked).toHaveLength(1)
      expect(await db.query(sql`select 1 from listing_pages`)).toEqual([])
      free()
      await imported
      await time.rests()
      expect(await db.query(sql`select id from listing_pages`)).toHaveLength(2)
    })

    it('stops at once while the site stalls, and publishes what it had read', async () => {
      await offerListings(db, offered(3))
      const { bank, stop, moves } = await reading((id, times) => (times < 3 ? pageOf(id) : { does: 'stall' }))
      await bank.askedTimes(3)
      await stop()
      expect(moves).toHaveLength(2)
      expect(await db.query(sql`select 1 from listing_pages`)).toHaveLength(2)
    })

    it('requests nothing while the database fails, and resumes when it answers again', async () => {
      await offerListings(db, offered(1))
      const broken = vi.spyOn(db, 'exclusively').mockRejectedValueOnce(new Error('lost'))
      onTestFinished(() => broken.mockRestore())
      const { bank, time } = await reading()
      expect(await time.rests()).toBe(60_000)
      expect(bank.asked).toEqual([])
      time.endPause()
      await bank.askedTimes(1)
    })
  })
})
