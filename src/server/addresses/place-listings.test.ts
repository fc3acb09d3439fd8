import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeAddressBook, makeStreet } from '#test/support/address-books.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { runHere } from '#test/support/census-tasks.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { listWaitingAddresses } from '../geo/geocoder/geocoding-worker.ts'
import { storePlaces } from '../geo/listing-places.ts'
import { addressBookPath, writeAddressBook } from './address-book-file.ts'
import { noteImported } from './address-book-store.ts'
import { countPlaced, listCatalogueMunicipalities, listUnplaced, placeListings } from './place-listings.ts'

const minute = 60_000
const begin = Date.parse('2026-11-30T12:00:00Z')
const code = 3_540_705

anyEngine(engine => {
  describe('the listings of a municipality', () => {
    let db: Database
    let folder: string
    let time = begin
    const now = () => new Date(time)
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'arremate-places-'))
      const houses = makeStreet({
        street: 'RUA DAS FLORES',
        from: 100,
        to: 140,
        locality: 'CENTRO',
        postalCode: 13_660_080,
      })
      writeAddressBook(addressBookPath(folder, code), makeAddressBook(houses))
    })
    afterAll(() => rm(folder, { recursive: true }))
    beforeEach(async () => {
      time = begin
      db = await engine.fresh()
      await seedCatalogue(
        db,
        [
          { id: '1', address: 'RUA DAS FLORES, N. 120' },
          { id: '2', address: 'RUA DAS FLORES, N. 121' },
          { id: '3', address: 'RUA NOVA, N. 5', neighborhood: 'VILA NOVA' },
          { id: '4', address: 'RUA DAS FLORES, N. 120', source: 'demo' as const },
          { id: '5', address: 'RUA DAS FLORES, N. 120', city: 'RIO CLARO' },
        ].map(listing =>
          createListing({ state: 'SP', city: 'PORTO FERREIRA', neighborhood: 'CENTRO', ...listing }),
        ),
      )
    })

    const importBook = () =>
      noteImported(
        db,
        { municipality: code, rows: 21, houses: 21, bytes: 500, measured: [] },
        { file: 'x.zip', at: now(), validators: { etag: null, lastModified: null } },
      )
    async function place() {
      let moved = 0
      const found = await listUnplaced(db, await listCatalogueMunicipalities(db))
      let placed = 0
      for (const municipality of found)
        placed += await placeListings(db, municipality, {
          folder,
          now,
          signal: new AbortController().signal,
          onCatalogueChanged: () => moved++,
          run: runHere,
        })
      return { placed, moved }
    }
    const readPrecisions = async () =>
      (
        await db.query<{ id: number; precision: string | null }>(
          sql`select id, precision from listing_places order by id`,
        )
      ).map(({ id, precision }) => [id, precision])
    const putPostalCode = (id: number) =>
      db.query(sql`
        insert into listing_pages (id, page, read_at)
        values (${id}::bigint, '{"postalCode":"13660080"}', ${now()})`)

    it('wait until its file is there, and are placed once', async () => {
      expect(await place()).toEqual({ placed: 0, moved: 0 })
      await importBook()
      expect(await place()).toEqual({ placed: 3, moved: 1 })
      expect(await readPrecisions()).toEqual([
        [1, 'building'],
        [2, 'near'],
        [3, null],
      ])
      time += minute
      expect(await place()).toEqual({ placed: 0, moved: 0 })
      const [municipality] = await listCatalogueMunicipalities(db)
      expect(municipality).toMatchObject({ code, listings: 3 })
      expect(await countPlaced(db, municipality!)).toEqual({ building: 1, near: 1, none: 1 })
    })

    it('are placed again when a bank page brings the postal code, a list another address, or another file comes', async () => {
      await importBook()
      await place()
      time += minute
      await putPostalCode(3)
      expect((await place()).placed).toBe(1)
      expect(await readPrecisions()).toContainEqual([3, 'cep'])
      await db.query(sql`update listing_texts set address = 'RUA DAS FLORES, N. 104' where id = 3`)
      expect((await place()).placed).toBe(1)
      expect(await readPrecisions()).toContainEqual([3, 'building'])
      time += minute
      await importBook()
      expect((await place()).placed).toBe(3)
    })

    it('keep the place of another source where it is the more exact one, and lose it where it is not', async () => {
      const waiting = await listWaitingAddresses(db, 'nominatim', 10)
      const finding = { lat: -21.85, lng: -47.48, precision: 'street', radius: 400 } as const
      const house = { ...finding, precision: 'building', radius: 20 } as const
      const answers = waiting
        .filter(({ id }) => id < 3)
        .map(listing => ({ listing, finding: listing.id === 1 ? finding : house }))
      expect(await storePlaces(db, answers, { provider: 'nominatim', at: now() })).toBe(2)
      time += minute
      await importBook()
      await place()
      expect(await db.query(sql`select id, provider, radius from listing_places order by id`)).toEqual([
        { id: 1, provider: 'cnefe', radius: 30 },
        { id: 2, provider: 'nominatim', radius: 20 },
        { id: 3, provider: 'cnefe', radius: null },
      ])
      expect((await place()).placed).toBe(0)
      expect((await listWaitingAddresses(db, 'nominatim', 10)).map(({ id }) => id)).toEqual([3, 5])
    })
  })
})
