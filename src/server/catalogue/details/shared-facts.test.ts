import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { type PageCase, caseNumber, readCaseFile, readCasePage } from '#test/support/page-cases.ts'
import type { Database } from '#server/database/database.ts'
import { eachEngine } from '#test/support/database.ts'
import { importList } from '../import/import-list.ts'
import { findListings, readCatalogueState } from '../listing-store.ts'
import { storePage } from './detail-store.ts'
import { mergeDueFacts } from './merge-listing-facts.ts'

const noon = new Date('2026-08-30T12:00:00-03:00')
const later = new Date('2026-11-28T12:00:00-03:00')

const take = (db: Database, name: PageCase, date?: string) => {
  const text = readCaseFile(`${name}-list.csv`).toString('latin1')
  const dated =
    date === undefined ? text : text.replace(/\d{2}\/\d{2}\/\d{4}/, date.split('-').reverse().join('/'))
  return importList(
    db,
    dated,
    { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
    () => later,
  )
}
const readPage = (db: Database, name: PageCase, readAt = noon, now = readAt) =>
  storePage(db, readCasePage(name), { readAt, now })
const shown = async (db: Database, name: PageCase) => (await findListings(db, [caseNumber(name)]))[0]

const lasting = new AbortController().signal

const fromPage = {
  modality: 'venda-online',
  auctionType: 'Venda Online',
  fgts: true,
  debtsStated: true,
  firstAuctionAt: '2026-09-01T20:34:05-03:00',
  propertyType: 'Apartamento',
  privateArea: 50,
  landArea: 160,
}
const fromList = {
  modality: 'venda-direta',
  fgts: null,
  debtsStated: false,
  firstAuctionAt: null,
  propertyType: 'Casa',
}

eachEngine(engine => {
  describe('facts that list and page share', () => {
    it('D01: the page fills what the list gives as a minimum', async () => {
      const db = await engine.fresh()
      await take(db, 'D01')
      await readPage(db, 'D01')
      expect(await shown(db, 'D01')).toMatchObject({ bathrooms: 2, rooms: 2, garage: 1 })
      await take(db, 'D01', '2026-09-10')
      expect(await shown(db, 'D01')).toMatchObject({ bathrooms: 2 })
    })

    it('D02: the newer page wins over the modality, with FGTS, debts and the end of the sale', async () => {
      const db = await engine.fresh()
      await take(db, 'D02')
      expect(await shown(db, 'D02')).toMatchObject(fromList)
      await readPage(db, 'D02')
      expect(await shown(db, 'D02')).toMatchObject(fromPage)
    })

    it('D02: a page dated before the list overwrites nothing that the list states', async () => {
      const db = await engine.fresh()
      await take(db, 'D02')
      await readPage(db, 'D02', new Date('2026-08-27T12:00:00-03:00'))
      expect(await shown(db, 'D02')).toMatchObject({ ...fromList, rooms: 2 })
    })

    it('a newer list corrects what a page said, also when its line is the same as before', async () => {
      const db = await engine.fresh()
      await take(db, 'D02')
      await readPage(db, 'D02')
      const before = (await readCatalogueState(db)).version
      expect(await take(db, 'D02', '2026-09-02')).toMatchObject({ status: 'done' })
      expect(await shown(db, 'D02')).toMatchObject(fromList)
      const changes = await db.query(sql`
        select 1 from catalogue_changes where version > ${before} and listing_id = ${caseNumber('D02')}::bigint`)
      expect(changes).toHaveLength(1)
      await readPage(db, 'D02', new Date('2026-09-03T12:00:00-03:00'))
      expect(await shown(db, 'D02')).toMatchObject({
        ...fromPage,
        firstAuctionAt: '2026-09-05T20:34:05-03:00',
      })
    })

    it('what the page says is no change of the list: the next list reports none', async () => {
      const db = await engine.fresh()
      await take(db, 'D02')
      await readPage(db, 'D02')
      expect(await take(db, 'D02', '2026-08-30')).toMatchObject({ counts: { changed: 0, unchanged: 1 } })
      expect(await shown(db, 'D02')).toMatchObject(fromPage)
    })

    it('do not depend on the order in which lists and pages come', async () => {
      const pages = [
        { name: 'D02', readAt: new Date('2026-08-30T12:00:00-03:00') },
        { name: 'D02', readAt: new Date('2026-09-04T12:00:00-03:00') },
      ] as const
      const outcome = async (steps: ((db: Database) => Promise<unknown>)[]) => {
        const db = await engine.fresh()
        await take(db, 'D02')
        for (const step of steps) await step(db)
        return shown(db, 'D02')
      }
      const [older, newer] = pages.map(
        ({ name, readAt }) =>
          (db: Database) =>
            readPage(db, name, readAt, later),
      )
      const list = (db: Database) => take(db, 'D02', '2026-09-02')
      const orders = [
        [older!, list, newer!],
        [newer!, older!, list],
        [list, newer!, older!],
        [newer!, list, older!],
      ]
      const [first, ...others] = await Promise.all(orders.map(outcome))
      for (const other of others)
        expect(other).toEqual({ ...first, changedAt: other?.changedAt, firstSeenAt: other?.firstSeenAt })
    })

    it('D03: the remaining time gives the end; the same end read again stays', async () => {
      const db = await engine.fresh()
      await take(db, 'D08')
      const page = { ...readCasePage('D03'), id: caseNumber('D08') }
      await storePage(db, page, { readAt: noon, now: noon })
      const end = '2026-08-30T20:34:05-03:00'
      expect(await shown(db, 'D08')).toMatchObject({ firstAuctionAt: end })
      const again = new Date(noon.getTime() + 62_000)
      const running = { ...page, remainingSeconds: (page.remainingSeconds ?? 0) - 60 }
      expect(await storePage(db, running, { readAt: again, now: again })).toBe('same')
      expect(await shown(db, 'D08')).toMatchObject({ firstAuctionAt: end })
      // As HTML that names the end in its script, beside the countdown.
      expect(await storePage(db, { ...running, firstAuctionAt: end }, { readAt: again, now: again })).toBe(
        'same',
      )
    })

    it('D04: between two auctions the price is that of the second, and the clock alone changes it', async () => {
      const db = await engine.fresh()
      await take(db, 'D04')
      const before = new Date('2026-11-20T09:00:00-03:00')
      await readPage(db, 'D04', before)
      expect(await shown(db, 'D04')).toMatchObject({ price: 211_000_00 })
      const { version } = await readCatalogueState(db)
      expect(await mergeDueFacts(db, new Date('2026-11-20T09:59:59-03:00'), lasting)).toBe(false)
      expect(await mergeDueFacts(db, new Date('2026-11-20T10:00:00-03:00'), lasting)).toBe(true)
      expect(await shown(db, 'D04')).toMatchObject({ price: 160_000_00 })
      expect((await readCatalogueState(db)).version).toBe(version + 1)
      expect(await mergeDueFacts(db, later, lasting)).toBe(false)
      await take(db, 'D04', '2026-11-27')
      expect(await shown(db, 'D04')).toMatchObject({ price: 160_000_00 })
    })

    it('D05: a dispute is a state of the present sale', async () => {
      const db = await engine.fresh()
      await take(db, 'D08')
      expect(await shown(db, 'D08')).toMatchObject({ inDispute: null, bids: null })
      await storePage(db, { ...readCasePage('D05'), id: caseNumber('D08') }, { readAt: noon, now: noon })
      expect(await shown(db, 'D08')).toMatchObject({ inDispute: true, bids: null })
    })

    it('D08: the page fills rooms, bathrooms, garage and areas, and its financing counts', async () => {
      const db = await engine.fresh()
      await take(db, 'D08')
      expect(await shown(db, 'D08')).toMatchObject({
        rooms: null,
        bathrooms: null,
        area: null,
        financing: false,
      })
      await readPage(db, 'D08')
      expect(await shown(db, 'D08')).toMatchObject({
        rooms: 3,
        bathrooms: 3,
        garage: 2,
        area: 50,
        totalArea: 60,
        privateArea: 50,
        financing: true,
      })
    })

    it('pages that were stored by the rule before are merged by this one', async () => {
      const db = await engine.fresh()
      await take(db, 'D08')
      await db.query(sql`
        insert into listing_pages (id, page, read_at)
        values (${caseNumber('D08')}::bigint, ${JSON.stringify(readCasePage('D08'))}::jsonb, ${noon})`)
      await db.query(sql`update listings set page_read_at = ${noon}, merge_due_at = ${noon}`)
      expect(await mergeDueFacts(db, later, lasting)).toBe(true)
      expect(await shown(db, 'D08')).toMatchObject({ rooms: 3, financing: true })
    })
  })
})
