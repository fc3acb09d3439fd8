import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { BankPage } from '#domain/property/bank-page.ts'
import type { Listing } from '#domain/property/listing.ts'
import type { Database } from '#server/database/database.ts'
import { eachEngine } from '#test/support/database.ts'
import { importAndCount } from '#test/support/imports.ts'
import { listFile } from '#test/support/list-file.ts'
import { readCasePage } from '#test/support/page-cases.ts'
import { findListings } from '../listing-store.ts'
import { storePage } from './detail-store.ts'

const id = '1'
const right = 76_957_50
const tenth = 7_695_75
const evaluation = 137_679_39
const row = (changes: Partial<Listing> = {}): Partial<Listing> => ({
  id,
  price: right,
  evaluation,
  modality: 'venda-direta',
  auctionType: 'Venda Direta Online',
  url: '',
  ...changes,
})

/** The page of the same sale, which states nothing but its figures. */
const pageWith = (figures: Partial<BankPage>): BankPage => ({
  ...readCasePage('D08'),
  id,
  modality: 'Venda Direta Online',
  price: null,
  secondAuctionPrice: null,
  evaluation: null,
  firstAuctionAt: null,
  secondAuctionAt: null,
  remainingSeconds: null,
  ...figures,
})
const noonOf = (day: string) => new Date(`${day}T12:00:00-03:00`)
const read = (db: Database, figures: Partial<BankPage>, day: string) =>
  storePage(db, pageWith(figures), { readAt: noonOf(day), now: noonOf(day) })

const shown = async (db: Database) => {
  const [listing] = await findListings(db, [id])
  return { price: listing?.price, doubtful: listing?.doubtful?.price ?? null }
}
const history = async (db: Database) =>
  (
    await db.query<{ kind: string; price: number; on: string }>(
      sql`select kind, price, list_date as on from listing_history order by import_id`,
    )
  ).map(({ kind, price, on }) => `${kind} ${price} ${on}`)

const held = { price: right, doubtful: tenth }

eachEngine(engine => {
  describe('a doubtful price and the bank’s page', () => {
    async function doubting(changes: Partial<Listing> = { price: tenth }): Promise<Database> {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-30', [row()]))
      await importAndCount(db, listFile('2026-01-31', [row(changes)]))
      return db
    }

    it('the same price confirms it: it is the price, a change of its list, and no change of the next one', async () => {
      const db = await doubting()
      expect(await shown(db)).toEqual(held)
      expect(await read(db, { price: tenth }, '2026-02-01')).toBe('changed')
      expect(await shown(db)).toEqual({ price: tenth, doubtful: null })
      const known = [`new ${right} 2026-01-30`, `changed ${tenth} 2026-01-31`]
      expect(await history(db)).toEqual(known)
      expect(await db.query(sql`select cut_list_date from listings`)).toEqual([
        { cut_list_date: '2026-01-31' },
      ])
      expect(await importAndCount(db, listFile('2026-02-02', [row({ price: tenth })]))).toMatchObject({
        changed: 0,
        unchanged: 1,
      })
      expect(await shown(db)).toEqual({ price: tenth, doubtful: null })
      expect(await history(db)).toEqual(known)
    })

    it('a page read before on the day of the list confirms it while it is imported', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-30', [row()]))
      await read(db, { price: tenth }, '2026-01-31')
      await importAndCount(db, listFile('2026-01-31', [row({ price: tenth })]))
      expect(await shown(db)).toEqual({ price: tenth, doubtful: null })
      expect(await history(db)).toEqual([`new ${right} 2026-01-30`, `changed ${tenth} 2026-01-31`])
      expect(await db.query(sql`select 1 from imports`)).toHaveLength(2)
    })

    it('another price refutes it', async () => {
      const db = await doubting()
      await read(db, { price: 70_000_00 }, '2026-02-01')
      expect(await shown(db)).toEqual({ price: 70_000_00, doubtful: null })
      expect(await history(db)).toEqual([`new ${right} 2026-01-30`])
    })

    it.each([
      ['older than the list', { price: tenth }, '2026-01-30'],
      ['without a price', {}, '2026-02-01'],
    ])('a page decides nothing that is %s', async (_, figures, day) => {
      const db = await doubting()
      await read(db, figures, day)
      expect((await shown(db)).doubtful).toBe(tenth)
      expect(await history(db)).toEqual([`new ${right} 2026-01-30`])
    })

    it('a page that states the price confirms no appraisal of ten times as much; one that states it does', async () => {
      const db = await doubting({ evaluation: evaluation * 10 })
      await read(db, { price: right }, '2026-02-01')
      expect(await shown(db)).toEqual({ price: right, doubtful: right })
      await read(db, { price: right, evaluation: evaluation * 10 }, '2026-02-02')
      expect(await shown(db)).toEqual({ price: right, doubtful: null })
      expect((await findListings(db, [id]))[0]).toMatchObject({ evaluation: evaluation * 10 })
    })
  })
})
