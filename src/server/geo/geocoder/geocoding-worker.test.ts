import { pino } from 'pino'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import { type GeocoderService, type GeocoderReply, startGeocoder } from '#test/support/geocoder-service.ts'
import { buildMapPoints } from '#contract/map-points.ts'
import { readCatalogueState } from '../../catalogue/listing-store.ts'
import { loadCatalogueIndex } from '../../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../../database/database.ts'
import { startGeocodingWorker } from './geocoding-worker.ts'
import { createNominatimGeocoder } from './nominatim-geocoder.ts'

const minute = 60_000
const house = (number: string, lat = -22.9064, lon = -47.0616): GeocoderReply => ({
  json: [{ lat, lon, place_rank: 30, addresstype: 'house', address: { house_number: number } }],
})
const nothing: GeocoderReply = { json: [] }

/** A clock under the test's control: short pauses end at once, long ones when the test ends them. */
function createTestPauses() {
  const pauses: number[] = []
  const resting: (() => void)[] = []
  let resume: (() => void) | null = null
  return {
    pauses,
    pause: (milliseconds: number, signal: AbortSignal) => {
      pauses.push(milliseconds)
      if (milliseconds < minute) return Promise.resolve()
      return new Promise<void>((resolve, reject) => {
        if (signal.aborted) reject(new Error('aborted'))
        resume = resolve
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        for (const resume of resting.splice(0)) resume()
      })
    },
    /** Resolves when the worker starts a long pause. */
    rests: () => new Promise<void>(resolve => (resume ? resolve() : resting.push(resolve))),
    release() {
      resume?.()
      resume = null
    },
  }
}

anyEngine(engine => {
  describe('the geocoding worker', () => {
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
    })

    async function started(
      listings: Partial<CataloguedListing>[],
      answer: Parameters<typeof startGeocoder>[0],
      prepare: () => Promise<unknown> = async () => undefined,
    ) {
      await db.query(sql`truncate listings, listing_texts, listing_pages, listing_places`)
      await seedCatalogue(db, listings.map(createListing))
      await prepare()
      const service = await startGeocoder(answer)
      onTestFinished(() => service.stop())
      const time = createTestPauses()
      const logged: { level: number; msg: string; code?: string }[] = []
      const log = pino(
        {},
        { write: (line: string) => logged.push(JSON.parse(line) as (typeof logged)[number]) },
      )
      const moves: number[] = []
      const begin = () =>
        startGeocodingWorker(db, {
          geocoder: createNominatimGeocoder({ url: service.url, userAgent: 'Arremate', timeoutMs: 10_000 }),
          log,
          now: () => new Date('2026-11-21T12:00:00Z'),
          onCatalogueChanged: () => moves.push(1),
          pause: time.pause,
        })
      const before = await readCatalogueState(db)
      const index = await loadCatalogueIndex(db)
      const { stop } = begin()
      onTestFinished(stop)
      return { service, time, logged, moves, begin, stop, before, index }
    }

    const kept = () => db.query(sql`select id, lat, lng, precision from listing_places order by id`)
    const streets = ({ asked }: GeocoderService) => asked.map(({ query }) => query.street)

    it('requests all addresses, one per second, and shows what was found', async () => {
      const { service, time, moves, before, index } = await started(
        [
          { id: '1', address: 'RUA ALFA, N. 1' },
          { id: '2', address: 'RUA BETA, N. 2' },
          { id: '3', address: 'QUADRA 5, N. SN' },
        ],
        ({ street }) => (street === '1 Rua ALFA' ? house('1') : nothing),
      )
      await time.rests()
      expect(service.asked).toHaveLength(2)
      expect(time.pauses).toEqual([1000, 1000, 10 * minute])
      expect(await kept()).toEqual([
        { id: 1, lat: -22.9064, lng: -47.0616, precision: 'building' },
        { id: 2, lat: null, lng: null, precision: null },
        { id: 3, lat: null, lng: null, precision: null },
      ])
      expect((await readCatalogueState(db)).version).toBe(before.version + 1)
      expect(moves).toHaveLength(1)
      await index.follow()
      const { cities } = buildMapPoints(index.current().listings, emptyCriteria, new Date())
      expect(
        cities.map(({ precision, totals }) => [precision, totals.reduce((sum, total) => sum + total, 0)]),
      ).toEqual([
        ['building', 1],
        ['city', 2],
      ])
    })

    it('requests the flats of one building once, and skips listings that are not the bank’s', async () => {
      const { service, time } = await started(
        [
          { id: '1', address: 'RUA ALFA, N. 1, Apto 11' },
          { id: '2', address: 'RUA ALFA, N. 1, Apto 12' },
          { id: '3', address: 'RUA BETA, N. 2', source: 'demo' },
          { id: '4', address: 'RUA GAMA, N. 3', gone: true },
        ],
        () => house('1'),
      )
      await time.rests()
      expect(streets(service)).toEqual(['1 Rua ALFA'])
      expect(await kept()).toHaveLength(2)
    })

    it('starts with listings whose bank page was read, then the newest', async () => {
      const { service, time } = await started(
        [
          { id: '1', address: 'RUA ALFA, N. 1' },
          { id: '2', address: 'RUA BETA, N. 2', firstSeenAt: '2026-02-01T12:00:00.000Z' },
          { id: '3', address: 'RUA GAMA, N. 3' },
        ],
        () => nothing,
        () =>
          db.query(sql`
            insert into listing_pages (id, page, read_at) values (3, '{"postalCode":"13010100"}', now())`),
      )
      await time.rests()
      expect(streets(service)).toEqual(['3 Rua GAMA', '2 Rua BETA', '1 Rua ALFA'])
      expect(service.asked[0]?.query.postalcode).toBe('13010-100')
    })

    it('rejects places far from the city', async () => {
      const { time, before } = await started([{ id: '1', address: 'RUA ALFA, N. 1' }], () =>
        house('1', -3.7, -38.5),
      )
      await time.rests()
      expect(await kept()).toEqual([{ id: 1, lat: null, lng: null, precision: null }])
      expect((await readCatalogueState(db)).version).toBe(before.version)
    })

    it('resumes after a stop, requests changed addresses again, and no address twice', async () => {
      const run = await started(
        [
          { id: '1', address: 'RUA ALFA, N. 1' },
          { id: '2', address: 'RUA BETA, N. 2' },
        ],
        () => house('1'),
      )
      await run.time.rests()
      await run.stop()
      await db.query(sql`update listing_texts set address = 'RUA ZETA, N. 1' where id = 2`)
      onTestFinished(run.begin().stop)
      await run.service.askedTimes(3)
      expect(streets(run.service).slice(2)).toEqual(['1 Rua ZETA'])
    })

    it('stores no answer for an address that a bank list has changed meanwhile', async () => {
      const { service, time, before } = await started(
        [{ id: '1', address: 'RUA ALFA, N. 1' }],
        async (_, times) => {
          if (times === 1)
            await db.query(sql`update listing_texts set address = 'RUA ZETA, N. 1' where id = 1`)
          return times === 1 ? house('1') : nothing
        },
      )
      await time.rests()
      expect(streets(service)).toEqual(['1 Rua ALFA', '1 Rua ZETA'])
      expect((await readCatalogueState(db)).version).toBe(before.version)
    })

    it('lets another process take over every twenty addresses', async () => {
      const rounds = vi.spyOn(db, 'exclusively')
      onTestFinished(() => rounds.mockRestore())
      const listings = Array.from({ length: 25 }, (_, at) => ({
        id: String(at + 1),
        address: `RUA ALFA, N. ${at + 1}`,
      }))
      const { service, time } = await started(listings, () => nothing)
      await time.rests()
      expect(service.asked).toHaveLength(25)
      expect(rounds).toHaveBeenCalledTimes(3)
    })

    it.each<[string, GeocoderReply, number]>([
      ['broken', { status: 500 }, minute],
      ['tired of us', { status: 429, headers: { 'retry-after': '900' } }, 15 * minute],
      ['a page', { status: 200, body: '<html>' }, minute],
      ['endless', 'huge', minute],
    ])('waits when the service is %s, notifies the operator once, and continues', async (_, reply, rest) => {
      const { service, time, logged } = await started(
        [{ id: '1', address: 'RUA ALFA, N. 1' }],
        (_query, times) => (times <= 2 ? reply : house('1')),
      )
      await time.rests()
      expect(await kept()).toEqual([])
      expect(time.pauses.at(-1)).toBe(rest)
      time.release()
      await time.rests()
      time.release()
      await service.askedTimes(3)
      await time.rests()
      expect(await kept()).toHaveLength(1)
      expect(logged.filter(({ level }) => level >= 40)).toHaveLength(1)
      expect(logged.map(({ code }) => code)).toContain('worker_recovered')
    })

    it('lets others go first when the service fails on one address', async () => {
      const { time } = await started(
        [
          { id: '1', address: 'RUA ALFA, N. 1' },
          { id: '2', address: 'RUA BETA, N. 2' },
        ],
        ({ street }) => (street === '1 Rua ALFA' ? { status: 500 } : house('2')),
      )
      await time.rests()
      time.release()
      await time.rests()
      expect(await kept()).toMatchObject([{ id: 2, precision: 'building' }])
    })

    it('shows what was found at first, then every five minutes, and when it stops', async () => {
      const { service, stop, before, moves } = await started(
        [
          { id: '1', address: 'RUA ALFA, N. 1' },
          { id: '2', address: 'RUA BETA, N. 2' },
          { id: '3', address: 'RUA GAMA, N. 3' },
        ],
        (_, times) => (times < 3 ? house(String(times)) : 'stalls'),
      )
      await service.askedTimes(3)
      expect((await readCatalogueState(db)).version).toBe(before.version + 1)
      await stop()
      expect((await readCatalogueState(db)).version).toBe(before.version + 2)
      expect(moves).toHaveLength(2)
    })

    it('stops at once while the service stalls', async () => {
      const { service, stop } = await started([{ id: '1', address: 'RUA ALFA, N. 1' }], () => 'stalls')
      await service.askedTimes(1)
      await stop()
      expect(await kept()).toEqual([])
    })
  })
})
