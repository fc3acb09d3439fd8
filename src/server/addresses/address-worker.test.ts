import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { type CensusSite, censusStreet, censusZip, startCensusSite } from '#test/support/census-files.ts'
import { runHere } from '#test/support/census-tasks.ts'
import { testEngine } from '#test/support/database.ts'
import { createManualClock } from '#test/support/manual-clock.ts'
import type { Database } from '../database/database.ts'
import { readAddressBooks } from './address-book-store.ts'
import { startAddressWorker } from './address-worker.ts'

const engine = testEngine('postgres')

describe('the worker of addresses', () => {
  let db: Database
  let site: CensusSite
  let folder: string
  let stop: (() => Promise<void>) | undefined
  let clock: ReturnType<typeof createManualClock>
  beforeEach(async () => {
    clock = createManualClock('2026-11-30T12:00:00Z')
    folder = await mkdtemp(join(tmpdir(), 'arremate-address-worker-'))
    db = await engine.fresh()
    const listing = { state: 'SP' as const, address: 'RUA DAS FLORES, N. 20', neighborhood: 'CENTRO' }
    await seedCatalogue(db, [
      createListing({ ...listing, id: '1', city: 'RIO CLARO' }),
      createListing({ ...listing, id: '2', city: 'PORTO FERREIRA' }),
      createListing({ ...listing, id: '3', city: 'PORTO FERREIRA' }),
      createListing({ ...listing, id: '4', city: 'ADOLFO' }),
    ])
    site = await startCensusSite({
      '/35_SP/3540705_PORTO_FERREIRA.zip': censusZip(censusStreet(60)),
      '/35_SP/3543907_RIO_CLARO.zip': censusZip(censusStreet(60, { municipality: 3_543_907 })),
    })
  })
  afterEach(async () => {
    await stop?.()
    await site.stop()
    await rm(folder, { recursive: true })
  })

  const start = (megabytes: number) => {
    const worker = startAddressWorker(db, {
      log: pino({ level: 'silent' }),
      megabytes,
      options: {
        folder,
        site: { base: site.url, pauses: [], timeoutMs: 5_000 },
        now: clock.now,
        onCatalogueChanged: () => undefined,
        run: runHere,
      },
      pause: clock.pause,
    })
    stop = () => worker.stop()
    return worker
  }
  const listPlaced = async () =>
    (
      await db.query<{ id: number }>(sql`select id from listing_places where lat is not null order by id`)
    ).map(({ id }) => id)
  const askedZips = () => site.asked.map(({ path }) => path).filter(path => path.endsWith('.zip'))

  it('downloads the municipality with most listings first, then the next, and notes one that is not there', async () => {
    const { settled } = start(300)
    await clock.pass(minuteMs)
    await settled()
    await clock.pass(5 * minuteMs)
    await settled()
    expect(askedZips()).toEqual(['/35_SP/3540705_PORTO_FERREIRA.zip', '/35_SP/3543907_RIO_CLARO.zip'])
    expect(await listPlaced()).toEqual([1, 2, 3])
    const books = await readAddressBooks(db)
    expect(books.map(({ houses, failure }) => [houses, failure])).toEqual([
      [null, 'O IBGE não tem um arquivo deste município.'],
      [60, null],
      [60, null],
    ])
    const asked = site.asked.length
    await clock.pass(6 * dayMs)
    await settled()
    expect(site.asked).toHaveLength(asked)
    await clock.pass(2 * dayMs)
    await settled()
    expect(site.asked.length).toBeGreaterThan(asked)
  })

  it('downloads none where it may not, and places new listings by the files that are there', async () => {
    const { settled, stop: end } = start(300)
    await clock.pass(minuteMs)
    await settled()
    await end()
    const asked = site.asked.length
    await db.query(sql`delete from listing_places where id = 3`)
    const again = start(0)
    await clock.pass(2 * minuteMs)
    await again.settled()
    expect(site.asked).toHaveLength(asked)
    expect(await listPlaced()).toContain(3)
  })
})
