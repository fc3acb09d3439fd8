import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { Listing } from '#domain/property/listing.ts'
import type { Database } from '#server/database/database.ts'
import { eachEngine } from '#test/support/database.ts'
import { importAndCount } from '#test/support/imports.ts'
import { listFile } from '#test/support/list-file.ts'
import { readCasePage } from '#test/support/page-cases.ts'
import { findListings } from '../listing-store.ts'
import { storePage } from './detail-store.ts'
import { lastListedOn } from './list-facts.ts'
import { storeSiteGone } from './site-gone.ts'

const rowsOf = (auctionType: string, count: number, first: number): Partial<Listing>[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(first + at),
    state: 'SE' as const,
    city: 'ARACAJU',
    description: 'Casa, 0.00 de área total, 0.00 de área privativa, 0.00 de área do terreno.',
    evaluation: 200_000_00,
    price: 120_000_00,
    url: '',
    auctionType,
  }))
const direct = rowsOf('Venda Direta Online', 20, 1000)
const auctions = rowsOf('Leilão SFI - Edital Único', 15, 2000)
const whole = [...direct, ...auctions]
const id = '1000'

/** A page that states another modality, and areas that the list does not give. */
const readPage = (db: Database, day: string) => {
  const at = new Date(`${day}T12:00:00-03:00`)
  return storePage(
    db,
    { ...readCasePage('D02'), id, price: 120_000_00, evaluation: 200_000_00, remainingSeconds: null },
    { readAt: at, now: at },
  )
}
const take = (db: Database, day: string, rows = whole) => importAndCount(db, listFile(day, rows))
const modality = async (db: Database) => (await findListings(db, [id]))[0]?.modality
const listedOn = async (db: Database) =>
  (
    await db.query<{ on: string }>(
      sql`select ${lastListedOn()} as on from listings l where id = ${id}::bigint`,
    )
  )[0]?.on

eachEngine(engine => {
  describe('a list that lacks a modality beside a page of it', () => {
    it('leaves a page that is newer than the last list that named the listing newer, and its group as the lists have it', async () => {
      const db = await engine.fresh()
      await take(db, '2026-01-26')
      await readPage(db, '2026-01-27')
      expect(await modality(db)).toBe('venda-online')
      expect(await take(db, '2026-01-29', auctions)).toMatchObject({ gone: 0, unseen: 20 })
      expect([await modality(db), await listedOn(db)]).toEqual(['venda-online', '2026-01-26'])
      expect(await take(db, '2026-01-30')).toMatchObject({ changed: 0, back: 0, unchanged: 35 })
      expect([await modality(db), await listedOn(db)]).toEqual(['venda-direta', '2026-01-30'])
    })

    it('leaves a page that is older than that list older; one that is read later is newer', async () => {
      const db = await engine.fresh()
      await take(db, '2026-01-26')
      await readPage(db, '2026-01-25')
      await take(db, '2026-01-29', auctions)
      expect(await modality(db)).toBe('venda-direta')
      await readPage(db, '2026-01-28')
      expect(await modality(db)).toBe('venda-online')
    })

    it('dates the listing by the last list that named it when the second one says that it is gone', async () => {
      const db = await engine.fresh()
      await take(db, '2026-01-26')
      await take(db, '2026-01-29', auctions)
      expect(await take(db, '2026-01-30', auctions)).toMatchObject({ gone: 20 })
      expect(await listedOn(db)).toBe('2026-01-26')
    })

    it('a page that says gone on the day of a list does not make that list one without it', async () => {
      const db = await engine.fresh()
      await take(db, '2026-01-26')
      await take(db, '2026-01-29')
      await storeSiteGone(db, Number(id), new Date('2026-01-29T18:00:00Z'))
      expect(await listedOn(db)).toBe('2026-01-29')
    })
  })

  describe('what a page filled', () => {
    it('is no change of the next list, whose words are compared with the list’s own, and stays', async () => {
      const db = await engine.fresh()
      await take(db, '2026-01-26')
      await readPage(db, '2026-01-27')
      const filled = { modality: 'venda-online', privateArea: 50, totalArea: 60 }
      expect((await findListings(db, [id]))[0]).toMatchObject(filled)
      // As after an update of the reader: every line is compared in full, and stored again.
      await db.query(sql`update listings set fingerprint = 1`)
      expect(await take(db, '2026-01-27')).toMatchObject({ changed: 0, unchanged: 35 })
      expect((await findListings(db, [id]))[0]).toMatchObject(filled)
      await db.query(sql`update listings set fingerprint = 1`)
      expect(await take(db, '2026-01-28')).toMatchObject({ changed: 0, unchanged: 35 })
      expect((await findListings(db, [id]))[0]).toMatchObject({ ...filled, modality: 'venda-direta' })
      expect(
        await db.query(sql`
          select list_facts->>'modality' as modality, list_facts->>'totalArea' as total from listings
          where id = ${id}::bigint`),
      ).toEqual([{ modality: 'venda-direta', total: null }])
      expect(await db.query(sql`select 1 from listing_history where kind <> 'new'`)).toEqual([])
    })
  })

  it('an area that was read from the same text as 0.01 m² is no change where it is unknown now', async () => {
    const db = await engine.fresh()
    await take(db, '2026-01-26')
    await db.query(sql`update listing_texts set private_area = 0.01`)
    await db.query(sql`update listings set area = 0.01, fingerprint = 1`)
    expect(await take(db, '2026-01-27')).toMatchObject({ changed: 0, unchanged: 35 })
    expect((await findListings(db, [id]))[0]).toMatchObject({ area: null, privateArea: null })
    expect(await db.query(sql`select 1 from listing_history where kind <> 'new'`)).toEqual([])
  })
})
