import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { readBankPage } from '#domain/caixa/detail/bank-page-reader.ts'
import type { BankPage } from '#domain/property/bank-page.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { Database } from '#server/database/database.ts'
import { createBankPage, type InventedPage } from '#test/support/bank-page.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { listFile } from '#test/support/list-file.ts'
import { importList } from '../import/import-list.ts'
import { readCatalogueState, findListings } from '../listing-store.ts'
import { storePage } from './detail-store.ts'

const id = '8444412345678'
const first = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-22T12:00:00Z')

const auction: InventedPage = {
  situation: 'Ocupado',
  sale: [
    'Leilão SFI',
    'Edital: 0029/0226 - CPA/RE',
    'Leiloeiro(a): MARIA INVENTADA',
    'Data do 1º Leilão - 13/12/2026 - 10h00',
    'Data do 2º Leilão - 17/12/2026 - 10h00',
  ],
  description: 'Existe área não averbada. 2 Quartos.',
}

const page = (says: InventedPage = auction): BankPage => {
  const reading = readBankPage(createBankPage(says))
  if (reading.kind === 'refused') throw new Error(reading.reason)
  return reading.page
}
const at = (readAt: Date) => ({ readAt, now: later })
const shownOf = async (db: Database) => (await findListings(db, [id]))[0]
const version = async (db: Database) => (await readCatalogueState(db)).version
const readAt = async (db: Database) =>
  (await db.query<{ read_at: Date }>(sql`select read_at from listing_pages where id = ${id}::bigint`))[0]
    ?.read_at

type RowsAndColumns = [Parameters<typeof listFile>[1], Parameters<typeof listFile>[2]?]
const take = (db: Database, date: string, ...[rows, columns]: RowsAndColumns) =>
  importList(
    db,
    listFile(date, rows, columns),
    { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
    () => later,
  )

const withListing = async (db: Database, overrides: Partial<CataloguedListing> = {}) => {
  const sale = { modality: 'leilao', auctionType: 'Leilão SFI - Edital Único' } as const
  await seedCatalogue(db, [createListing({ id, ...sale, ...overrides }), createListing({ id: '2' })])
  return db
}

const ofProperty = {
  occupancy: 'occupied',
  legalNotes: 'Existe área não averbada.',
  titleRecord: '12345',
  registryOffice: '01 · CAMPINAS-SP',
} as const
const ofSale = {
  fgts: true,
  firstAuctionAt: '2026-12-13T10:00:00-03:00',
  secondAuctionAt: '2026-12-17T10:00:00-03:00',
  auctioneer: 'MARIA INVENTADA',
  editalUrl: 'https://venda-imoveis.caixa.gov.br/editais/EL00290226CPARE.PDF',
} as const
const noLonger = {
  fgts: null,
  firstAuctionAt: null,
  secondAuctionAt: null,
  auctioneer: null,
  editalUrl: null,
} as const
const facts = { ...ofProperty, ...ofSale, financing: false } as const

eachEngine(engine => {
  describe('the facts of a bank page', () => {
    it('are shown and searchable, for this listing only', async () => {
      const db = await withListing(await engine.fresh())
      const [before, other] = [await version(db), (await findListings(db, ['2']))[0]]
      expect(await storePage(db, page(), at(first))).toBe('changed')
      expect(await shownOf(db)).toMatchObject(facts)
      expect(await version(db)).toBe(before + 1)
      expect((await findListings(db, ['2']))[0]).toEqual(other)
    })

    it('are also stored for a gone listing', async () => {
      const db = await withListing(await engine.fresh(), { gone: true })
      expect(await storePage(db, page(), at(first))).toBe('changed')
      expect(await shownOf(db)).toMatchObject({ ...facts, gone: true })
    })

    it('change nothing the second time except the reading time', async () => {
      const db = await withListing(await engine.fresh())
      await storePage(db, page(), at(first))
      const [before, shown] = [await version(db), await shownOf(db)]
      expect(await storePage(db, page(), at(later))).toBe('same')
      expect(await version(db)).toBe(before)
      expect(await shownOf(db)).toEqual(shown)
      expect(await readAt(db)).toEqual(later)
    })

    it('are replaced by a later reading, even one with fewer facts', async () => {
      const db = await withListing(await engine.fresh())
      await storePage(db, page(), at(first))
      expect(await storePage(db, page({ description: '2 Quartos.' }), at(later))).toBe('changed')
      expect(await shownOf(db)).toMatchObject({
        occupancy: null,
        firstAuctionAt: null,
        secondAuctionAt: null,
        auctioneer: null,
        legalNotes: null,
      })
    })

    it('are not replaced by an older reading, which does not even change the reading time', async () => {
      const db = await withListing(await engine.fresh())
      await storePage(db, page(), at(later))
      const [before, shown] = [await version(db), await shownOf(db)]
      expect(await storePage(db, page({ description: '2 Quartos.' }), at(first))).toBe('older')
      expect([await version(db), await shownOf(db), await readAt(db)]).toEqual([before, shown, later])
    })

    it('include financing where the page is newer, or the list is silent', async () => {
      const db = await withListing(await engine.fresh(), { financing: true, listDate: '2026-11-22' })
      await storePage(db, page(), at(first))
      expect(await shownOf(db)).toMatchObject({ financing: true, fgts: true })
      await storePage(db, page(), at(later))
      expect(await shownOf(db)).toMatchObject({ financing: false, fgts: true })
      const other = await withListing(await engine.fresh(), { financing: null })
      await storePage(other, page(), at(first))
      expect(await shownOf(other)).toMatchObject({ financing: false, fgts: true })
    })

    it('do not make the list’s next import a change of the listing', async () => {
      const db = await engine.fresh()
      const row = { id, auctionType: 'Leilão SFI - Edital Único', financing: true }
      await take(db, '2026-11-20', [row], { financing: true })
      await storePage(db, page(), at(first))
      const again = await take(db, '2026-11-22', [row], { financing: true })
      expect(again).toMatchObject({ counts: { changed: 0, unchanged: 1 } })
      expect(await shownOf(db)).toMatchObject({ ...facts, financing: true })
    })

    it('of a sale other than the present one leave dates and conditions unknown', async () => {
      const db = await withListing(await engine.fresh(), {
        modality: 'venda-online',
        auctionType: 'Venda Online',
        listDate: '2026-11-22',
      })
      await storePage(db, page(), at(first))
      expect(await shownOf(db)).toMatchObject({ ...ofProperty, ...noLonger, financing: null })
    })

    it('do not include photos, which are discovered by requests', async () => {
      const db = await withListing(await engine.fresh())
      await storePage(db, page({ photos: ['/fotos/F844441234567821.jpg'] }), at(first))
      expect(await shownOf(db)).toMatchObject({ photos: [], photoMissing: false })
    })

    it('are not stored for a listing that the catalogue does not know', async () => {
      const db = await engine.fresh()
      const before = await version(db)
      expect(await storePage(db, page(), at(first))).toBe('unknown')
      expect(await version(db)).toBe(before)
      expect(await readAt(db)).toBeUndefined()
    })

    it('outlive the lists that follow: another price, leaving, coming back', async () => {
      const db = await engine.fresh()
      const row = { id, auctionType: 'Leilão SFI - Edital Único' }
      await take(db, '2026-11-20', [row, { id: '2' }])
      await storePage(db, page(), at(first))
      await take(db, '2026-11-22', [{ ...row, price: 90_000_00 }, { id: '2' }])
      expect(await shownOf(db)).toMatchObject({ ...ofProperty, ...ofSale, price: 90_000_00 })
      await take(db, '2026-11-23', [{ id: '2' }])
      expect(await shownOf(db)).toMatchObject({ ...ofProperty, ...ofSale, gone: true })
      await take(db, '2026-11-24', [row, { id: '2' }])
      expect(await shownOf(db)).toMatchObject({ ...ofProperty, ...ofSale, gone: false })
    })

    it('end with their sale: another modality keeps only facts of the property, until the sale is the page’s again', async () => {
      const db = await engine.fresh()
      const row = { id, auctionType: 'Leilão SFI - Edital Único' }
      const online = { ...row, auctionType: 'Venda Online' }
      await take(db, '2026-11-20', [row, { id: '2' }])
      await storePage(db, page(), at(first))
      await take(db, '2026-11-22', [online, { id: '2' }])
      expect(await shownOf(db)).toMatchObject({ ...ofProperty, ...noLonger, modality: 'venda-online' })
      await take(db, '2026-11-23', [{ id: '2' }])
      await take(db, '2026-11-24', [row, { id: '2' }])
      expect(await shownOf(db)).toMatchObject({ ...ofProperty, ...ofSale })
    })

    it('end also for a listing that returns by another modality', async () => {
      const db = await engine.fresh()
      await take(db, '2026-11-20', [{ id, auctionType: 'Leilão SFI - Edital Único' }, { id: '2' }])
      await storePage(db, page(), at(first))
      await take(db, '2026-11-22', [{ id: '2' }])
      await take(db, '2026-11-23', [{ id, auctionType: 'Venda Online' }, { id: '2' }])
      expect(await shownOf(db)).toMatchObject({ ...ofProperty, ...noLonger, gone: false })
    })
  })
})
