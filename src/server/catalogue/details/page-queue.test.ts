import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import { propertyNumber, offerListings } from '#test/support/page-worker-setup.ts'
import type { Database } from '../../database/database.ts'
import { requestPageReading } from '../catalogue-capability.ts'
import { dropGonePages, postponePage, listWaitingPages, findWantedPage } from './page-queue.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hour = 3_600_000
const day = 24 * hour
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const ahead = (milliseconds: number) => new Date(now.getTime() + milliseconds)

eachEngine(engine => {
  describe('the page queue', () => {
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
    })
    const read = (n: number, at: Date) =>
      db.query(
        sql`update listings set page_read_at = ${at}::timestamptz where id = ${propertyNumber(n)}::bigint`,
      )
    const saved = (n: number) =>
      db.query(sql`
        insert into favorites (user_id, property_id, price_when_saved, saved_at)
        values ('anon', ${propertyNumber(n)}::bigint, 1, ${now})`)
    const short = (ids: number[]) => ids.map(id => id - Number(propertyNumber(0)))
    const waiting = async (most = 20) => short(await listWaitingPages(db, now, most))
    const wanted = async (at = now) => short([(await findWantedPage(db, at)) ?? Number(propertyNumber(0))])[0]

    it('orders favorites, auctions, the newest, changed and old readings, each once', async () => {
      const old = { changedAt: ago(60 * day).toISOString() }
      await offerListings(db, [
        { id: propertyNumber(1), ...old }, // read long ago
        { id: propertyNumber(2), changedAt: ago(hour).toISOString() }, // changed since
        { id: propertyNumber(3) }, // new
        { id: propertyNumber(4) }, // new, seen before that
        { id: propertyNumber(5), modality: 'leilao' },
        { id: propertyNumber(6), modality: 'licitacao' },
        { id: propertyNumber(7), ...old, firstAuctionAt: ahead(2 * day).toISOString() },
        { id: propertyNumber(8), ...old, secondAuctionAt: ahead(9 * day).toISOString() }, // later than that
        { id: propertyNumber(9) }, // a favourite, never read
        { id: propertyNumber(10), ...old }, // a favourite
        { id: propertyNumber(11), ...old }, // a favourite, read yesterday
        { id: propertyNumber(12), ...old }, // read a week ago
        { id: propertyNumber(13), source: 'demo' },
        { id: propertyNumber(14), gone: true },
        { id: propertyNumber(15), modality: 'leilao', ...old }, // read a week ago
      ])
      await read(1, ago(15 * day))
      await read(2, ago(2 * hour))
      for (const n of [7, 8, 10, 12, 15]) await read(n, ago(7 * day))
      await read(11, ago(day))
      for (const n of [9, 10, 10, 11, 13, 14]) await saved(n).catch(() => undefined)
      expect(await waiting()).toEqual([9, 10, 5, 6, 7, 3, 4, 2, 1])
      expect(await waiting(3)).toEqual([9, 10, 5])
    })

    it('accepts a wanted page when the bank offers it and it was not read for a day, the latest first', async () => {
      await offerListings(db, [
        { id: propertyNumber(1) },
        { id: propertyNumber(2) },
        { id: propertyNumber(3) },
        { id: propertyNumber(4), source: 'demo' },
        { id: propertyNumber(5), gone: true },
      ])
      await read(2, ago(23 * hour))
      await read(3, ago(25 * hour))
      for (const n of [1, 2, 3, 4, 5, 6]) await requestPageReading(db, propertyNumber(n), ahead(n * 1000))
      const requested = async () =>
        short(
          (await db.query<{ id: number }>(sql`select listing_id as id from page_readings`)).map(
            ({ id }) => id,
          ),
        ).toSorted()
      expect(await requested()).toEqual([1, 3])
      expect(await wanted()).toBe(3)
      await requestPageReading(db, propertyNumber(1), ahead(62_000))
      expect(await wanted()).toBe(1)
      expect(await requested()).toEqual([1, 3])
      await read(1, ahead(70_000))
      expect(await wanted()).toBe(3)
    })

    it('counts requests within a minute as one', async () => {
      await offerListings(db, [{ id: propertyNumber(1) }])
      for (const later of [0, 59_000]) await requestPageReading(db, propertyNumber(1), ahead(later))
      expect(await db.query(sql`select wanted_at from page_readings`)).toEqual([{ wanted_at: now }])
    })

    it.each([
      ['unreadable', [1, 3, 7, 30, 30].map(days => days * day)],
      ['away', [hour, 6 * hour, day, 3 * day, 3 * day]],
    ] as const)(
      'postpones a page longer the more often it was %s, also when somebody wants it',
      async (kind, pauses) => {
        await offerListings(db, [{ id: propertyNumber(1) }])
        await requestPageReading(db, propertyNumber(1), now)
        for (const [at, pause] of pauses.entries()) {
          await postponePage(db, Number(propertyNumber(1)), { kind, problem: `Falha ${at}.` }, now)
          expect(await db.query(sql`select attempts, next_attempt_at, problem from page_readings`)).toEqual([
            { attempts: at + 1, next_attempt_at: ahead(pause), problem: `Falha ${at}.` },
          ])
        }
        expect(await waiting()).toEqual([])
        expect(await wanted()).toBe(0)
        expect(await wanted(ahead(pauses.at(-1) ?? 0))).toBe(1)
        expect(short(await listWaitingPages(db, ahead(pauses.at(-1) ?? 0), 20))).toEqual([1])
      },
    )

    it('drops a listing that is gone', async () => {
      await offerListings(db, [{ id: propertyNumber(1) }, { id: propertyNumber(2) }])
      for (const n of [1, 2]) await requestPageReading(db, propertyNumber(n), now)
      await db.query(sql`update listings set gone = true where id = ${propertyNumber(1)}::bigint`)
      await dropGonePages(db, now)
      expect(await db.query(sql`select listing_id from page_readings`)).toEqual([
        { listing_id: Number(propertyNumber(2)) },
      ])
    })
  })
})
