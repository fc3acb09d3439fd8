import { pino } from 'pino'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { readBankPage } from '#domain/caixa/detail/bank-page-reader.ts'
import { finishWork } from '#domain/finish-work.ts'
import type { Listing } from '#domain/property/listing.ts'
import { createEmptyIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { toIndexedListing } from '#domain/search/index/searchable-listing.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { showChangedCatalogue, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { importWholeList } from '#test/support/imports.ts'
import {
  contentsOf,
  earlierList,
  interruptDatabase,
  laterList,
  pricesOf,
} from '#test/support/imported-index.ts'
import { readIndexContents } from '#test/support/index-contents.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { createManualClock } from '#test/support/manual-clock.ts'
import { someListings } from '#test/support/generated-listings.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { listWaitingAddresses } from '../../geo/geocoder/geocoding-worker.ts'
import { storePlaces } from '../../geo/listing-places.ts'
import { findCityPlace, municipalityTable } from '../../geo/municipalities.ts'
import { storePhotoFact } from '../../photos/photo-service.ts'
import { createPhotoFactPublisher } from '../../photos/photo-capability.ts'
import { publishListingChanges, raiseCatalogueVersion } from '../../catalogue-changes.ts'
import { storePage } from '../details/detail-store.ts'
import { loadCatalogueIndex } from './catalogue-index.ts'
import { startIndexWorker } from '../catalogue-capability.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const cents = (price: number): Partial<Listing> => ({ price })

eachEngine(engine => {
  let db: Database
  beforeEach(async () => {
    db = await engine.fresh()
  })
  const importFirst = () => importWholeList(db, earlierList)
  /** The contents of an index that is loaded now: what every follower must come to. */
  const loadedContents = async () => contentsOf(await loadCatalogueIndex(db))

  describe('the search index of the catalogue', () => {
    it('holds what the listings themselves say, whatever is in them', async () => {
      const listings = someListings(250, 20260108)
      await seedCatalogue(db, listings)
      await db.query(sql`insert into state_lists values ('SP', '2026-01-07', '2026-01-02')`)
      const lists = new Map([
        [
          'SP',
          {
            first: toDayNumber('2026-01-02'),
            newest: toDayNumber('2026-01-07'),
            recent: [toDayNumber('2026-01-07')],
          },
        ],
      ])
      const empty = createEmptyIndex(municipalityTable)
      const changed = listings
        .filter(({ gone }) => !gone)
        .map(listing =>
          toIndexedListing(
            {
              ...listing,
              place: findCityPlace(listing.state, listing.city),
              firstListedOn: listing.firstSeenAt.slice(0, 10),
              lastCutOn: null,
              history: [],
              pageRead: false,
              debtsStated: false,
              condoDebtLimit: null,
            },
            empty.words.dictionary,
            lists,
          ),
        )
      const expected = finishWork(updateIndex(empty, { changed, removed: [], lists }))
      expect(await loadedContents()).toEqual(readIndexContents(expected))
    })

    it('is empty for an empty catalogue, and fills with the first list', async () => {
      const index = await loadCatalogueIndex(db)
      expect(index.current().listings.size).toBe(0)
      await importFirst()
      await index.follow()
      expect(index.current().listings.size).toBe(500)
      expect(contentsOf(index)).toEqual(await loadedContents())
    })

    it('follows imports: new, changed, gone and returned listings, and the lists of their states', async () => {
      await importFirst()
      const index = await loadCatalogueIndex(db)
      const first = index.current()
      await importWholeList(db, laterList)
      expect(index.current()).toBe(first)
      await index.follow()
      expect(Object.keys(pricesOf(index))).toHaveLength(600)
      expect(contentsOf(index)).toEqual(await loadedContents())
      expect(index.current().listings.lists.get('SP')).toEqual({
        first: toDayNumber('2026-01-08'),
        newest: toDayNumber('2026-01-09'),
        recent: [toDayNumber('2026-01-08'), toDayNumber('2026-01-09')],
      })
      await importWholeList(db, listFile('2026-01-10', flatRows(450)))
      await index.follow()
      expect(contentsOf(index)).toEqual(await loadedContents())
      // A search with the first version goes on in it.
      expect(first.listings.size).toBe(500)
    })

    it('counts days from the newest list of a state, also when that list changed no listing', async () => {
      await importWholeList(db, listFile('2026-09-01', flatRows(3)))
      const index = await loadCatalogueIndex(db)
      await importWholeList(db, listFile('2026-09-19', flatRows(3)))
      await index.follow()
      expect(index.current().listings.lists.get('SP')).toEqual({
        first: toDayNumber('2026-09-01'),
        newest: toDayNumber('2026-09-19'),
        recent: [toDayNumber('2026-09-01'), toDayNumber('2026-09-19')],
      })
      expect(contentsOf(index)).toEqual(await loadedContents())
    })

    it('reads a listing again when a photo of it was found, from the start of the process on', async () => {
      await importFirst()
      const index = await loadCatalogueIndex(db)
      let at = now()
      const publish = createPhotoFactPublisher(db, () => at)
      const photosWhenFound = async (n: number) => {
        await index.readListings(['9'])
        await storePhotoFact(db, { id: '9', n, present: true, at })
        at = new Date(at.getTime() + 60_000)
        await publish()
        await index.follow()
        return (await index.readListings(['9']))[0]?.photos
      }
      expect(await photosWhenFound(1)).toEqual([1])
      expect(await photosWhenFound(2)).toEqual([1, 2])
    })

    it('knows of the listings that a partial list merely confirmed', async () => {
      await importWholeList(db, listFile('2026-09-01', flatRows(3)))
      const index = await loadCatalogueIndex(db)
      const seenOn = async () =>
        (await index.readListings(['1', '2', '3'])).map(({ listDate }) => listDate.slice(5))
      expect(await seenOn()).toEqual(['09-01', '09-01', '09-01'])
      await importWholeList(db, listFile('2026-09-19', flatRows(2, {}, 2)), { partial: true })
      await index.follow()
      expect(await seenOn()).toEqual(['09-01', '09-19', '09-19'])
    })

    it('does not take a change at the same price for a cut', async () => {
      const read = async (date: string, row: Partial<Listing>) => {
        await importWholeList(db, listFile(date, [{ id: '1', ...row }]))
        const [listing] = await db.query(sql`select cut_list_date as cut from listings`)
        return listing
      }
      await read('2026-09-01', cents(100_00))
      expect(await read('2026-09-02', { ...cents(100_00), evaluation: 900_00 })).toEqual({ cut: null })
      expect(await read('2026-09-03', cents(99_99))).toEqual({ cut: '2026-09-03' })
      expect(await read('2026-09-04', { ...cents(99_99), evaluation: 900_00 })).toEqual({ cut: '2026-09-03' })
    })

    it('knows when a list named a listing first, and when its price was last cut', async () => {
      await importWholeList(db, listFile('2026-01-08', flatRows(3, cents(100_00))))
      const index = await loadCatalogueIndex(db)
      const lists: [string, number][] = [
        ['2026-01-09', 90_00],
        ['2026-01-10', 95_00],
        ['2026-01-11', 95_00],
      ]
      for (const [date, price] of lists)
        await importWholeList(
          db,
          listFile(date, [
            ...flatRows(1, cents(price), 1),
            ...flatRows(2, cents(100_00), 2),
            ...flatRows(1, {}, 9),
          ]),
        )
      await index.follow()
      const { columns } = index.current().listings
      const dayOf = (date: string) => toDayNumber(date)
      expect([...columns.id]).toEqual([9, 3, 2, 1])
      expect([...columns.firstListedOn]).toEqual(
        ['2026-01-09', '2026-01-08', '2026-01-08', '2026-01-08'].map(dayOf),
      )
      expect([...columns.lastCutOn]).toEqual([NaN, NaN, NaN, dayOf('2026-01-09')])
    })

    it('follows what the bank’s pages, the geocoder and the photos say of single listings', async () => {
      await importFirst()
      const index = await loadCatalogueIndex(db)
      const at = (id: number) => index.current().listings.columns.id.indexOf(id)
      const { version } = index.current()
      const reading = readBankPage(createBankPage({ number: '0000000000007', situation: 'Desocupado' }))
      if (reading.kind === 'refused') throw new Error(reading.reason)
      expect(await storePage(db, reading.page, { readAt: now(), now: now(), publish: false })).toBe('changed')
      await index.follow()
      expect(index.version()).toBe(version)
      await publishListingChanges(db)
      await index.follow()
      expect(index.version()).toBe(version + 1)
      expect(index.current().listings.columns.occupancy[at(7)]).not.toBe(0)

      const [waiting] = await listWaitingAddresses(db, 'nominatim', 1)
      const finding = { lat: -22.5, lng: -47.5, precision: 'building', radius: 40 } as const
      const answers = [{ listing: waiting!, finding }]
      expect(await storePlaces(db, answers, { provider: 'nominatim', at: now() })).toBe(1)
      await db.query(sql`
        insert into listing_photos (id, n, present, checked_at)
        values (9, 1, false, ${new Date(now().getTime() - 60_000)})`)
      await createPhotoFactPublisher(db, now)()
      await index.follow()
      expect(index.current().listings.columns.photoMissing[at(9)]).toBe(1)
      expect(index.current().listings.columns.lat[at(waiting!.id)]).toBe(-22.5)
      expect(contentsOf(index)).toEqual(await loadedContents())
    })

    it('is loaded whole after a change of everything', async () => {
      await importFirst()
      const index = await loadCatalogueIndex(db)
      await db.query(sql`update listings set price = 5 where id = 3`)
      await raiseCatalogueVersion(db)
      await index.follow()
      expect(pricesOf(index)['3']).not.toBe(5)
      await showChangedCatalogue(db)
      await index.follow()
      expect(pricesOf(index)['3']).toBe(5)
      expect(contentsOf(index)).toEqual(await loadedContents())
    })

    it('shares one look among those who follow at the same time, and looks again for those who come later', async () => {
      await importFirst()
      let looks = 0
      const counted = interruptDatabase(db, 'as applying', async () => looks++)
      const index = await loadCatalogueIndex(counted)
      looks = 0
      await Promise.all(Array.from({ length: 20 }, () => index.follow()))
      expect(looks).toBe(1)
      await index.follow()
      expect(looks).toBe(2)
    })
  })

  describe('while the database is away', () => {
    it('searches go on with the version in effect, and the worker follows again later', async () => {
      await importFirst()
      let away = false
      const sometimes: Queryable = {
        query: statement => (away ? Promise.reject(new Error('away')) : db.query(statement)),
      }
      const index = await loadCatalogueIndex(sometimes)
      const version = index.current()
      const lines: { code?: string }[] = []
      const log = pino({}, { write: line => void lines.push(JSON.parse(line) as { code?: string }) })
      const time = createManualClock('2026-11-23T12:00:00Z')
      const worker = startIndexWorker(db, { index, log, pause: time.pause })
      await worker.settled()
      await importWholeList(db, laterList)
      away = true
      await expect(index.follow()).rejects.toThrow('away')
      await time.pass(5_000)
      expect(index.current()).toBe(version)
      away = false
      await time.pass(1_000)
      await worker.stop()
      expect(index.current().listings.size).toBe(600)
      expect(lines.map(({ code }) => code)).toEqual(['worker_failed', 'worker_recovered'])
    })
  })
})
