import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import { type CitySite, startCitySite } from '#test/support/city-site.ts'
import { anyEngine } from '#test/support/database.ts'
import { createManualClock } from '#test/support/manual-clock.ts'
import { paidFile } from '#test/support/paid-files.ts'
import type { Database } from '../database/database.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { recife } from './cities/recife.ts'
import { importPaidPrices } from './import-paid-prices.ts'
import { startPaidPriceWorker } from './paid-price-worker.ts'
import { readCityStates } from './paid-price-store.ts'

anyEngine(engine => {
  describe('the worker of paid prices', () => {
    let db: Database
    let site: CitySite
    let folder: string
    let stop: (() => Promise<void>) | undefined
    const clock = createManualClock('2026-11-29T12:00:00Z')
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'arremate-worker-'))
    })
    afterAll(() => rm(folder, { recursive: true }))
    beforeEach(async () => {
      db = await engine.fresh()
      site = await startCitySite()
      site.offer({ name: 'itbi_2024.csv', bytes: Buffer.from(paidFile(20)), modified: 'x' })
    })
    afterEach(async () => {
      await stop?.()
      await site.stop()
    })

    const cityAt = (ckan: string, changes: Partial<PaidCity> = {}): PaidCity => ({
      ...recife,
      ...changes,
      published: recife.published && { ...recife.published, ckan },
    })
    const start = (...cities: PaidCity[]) => {
      const worker = startPaidPriceWorker(db, {
        log: pino({ level: 'silent' }),
        now: clock.now,
        cities,
        site: { folder, pauses: [], timeoutMs: 2_000 },
        pause: clock.pause,
      })
      stop = () => worker.stop()
      return worker
    }
    const countRows = async () => (await readCityStates(db)).reduce((sum, { rows }) => sum + rows, 0)

    it('asks a site once a day, and imports what has changed', async () => {
      start(cityAt(site.url))
      await clock.pass(2 * minuteMs)
      expect(await countRows()).toBe(20)
      site.offer({ name: 'itbi_2024.csv', bytes: Buffer.from(paidFile(30)), modified: 'y' })
      await clock.pass(20 * hourMs)
      expect(await countRows()).toBe(20)
      await clock.pass(dayMs)
      expect(await countRows()).toBe(30)
      expect(site.asked.filter(({ path }) => path === '/itbi_2024.csv')).toHaveLength(2)
    })

    it('asks the other cities where one fails, and says which', async () => {
      const away = await startCitySite()
      away.behave(() => ({ status: 403 }))
      try {
        const worker = start(cityAt(away.url, { id: 'olinda', name: 'Olinda' }), cityAt(site.url))
        await clock.pass(2 * minuteMs)
        expect(await countRows()).toBe(20)
        expect(worker.states()).toMatchObject([{ failures: 1 }])
        const failures = await db.query(
          sql`select city, failure is null as well from paid_price_sites order by city`,
        )
        expect(failures).toEqual([
          { city: 'olinda', well: false },
          { city: 'recife', well: true },
        ])
      } finally {
        await away.stop()
      }
    })

    it('fits what an import that was cut off left unfitted', async () => {
      const path = join(folder, 'itbi.csv')
      await writeFile(path, paidFile(3_000))
      await importPaidPrices(db, { city: recife, path, file: 'itbi.csv', now: clock.now })
      await db.query(sql`update paid_price_cities set fitted_import = null, growth = null, width = null`)
      expect(await readCityStates(db)).toMatchObject([{ fit: null, isFitted: false }])
      start()
      await clock.pass(2 * minuteMs)
      expect(await readCityStates(db)).toMatchObject([{ fit: { width: expect.any(Number) }, isFitted: true }])
      expect(site.asked).toEqual([])
    })
  })
})
