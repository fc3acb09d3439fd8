import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import { startWithBackOff } from '../background/back-off.ts'
import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../background/worker.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { fetchPaidPrices, type PaidFetchOptions } from './fetch/fetch-paid-prices.ts'
import { SiteFetchFailed } from '../site-files/site-fetch-failed.ts'
import { fitPaidCity } from './fit-paid-city.ts'
import { readCityStates } from './paid-price-store.ts'

/** From one look at a city's site to the next. */
const askEvery = dayMs

interface PaidPriceWorker extends Pick<WorkerDependencies, 'pause'> {
  log: Logger
  now: () => Date
  /** Cities whose sites are asked. */
  cities: readonly PaidCity[]
  site: Pick<PaidFetchOptions, 'folder' | 'pauses' | 'wait' | 'timeoutMs'>
}

/**
 * Asks the sites of cities once a day for files that have changed, imports them, and fits what an import that was cut off left
 * unfitted. One city whose site fails does not keep the others from being asked.
 */
export function startPaidPriceWorker(
  db: Database,
  { log, now, cities, site, pause }: PaidPriceWorker,
): BackgroundWorker {
  const untilDue = async (): Promise<number> => {
    if ((await readCityStates(db)).some(({ isFitted }) => !isFitted)) return 0
    return (await findDueCities(db, cities, now())).length > 0 ? 0 : hourMs
  }
  async function run(signal: AbortSignal): Promise<void> {
    for (const { city, isFitted } of await readCityStates(db))
      if (!isFitted) await fitPaidCity(db, city, { at: now(), signal })
    const failures: SiteFetchFailed[] = []
    for (const city of await findDueCities(db, cities, now())) {
      try {
        for await (const outcome of fetchPaidPrices(db, city, { ...site, now, signal }))
          log.info({ outcome }, 'paid prices of a city')
      } catch (error) {
        if (!(error instanceof SiteFetchFailed)) throw error
        failures.push(new SiteFetchFailed(`${city.name}: ${error.message}`, { cause: error }))
      }
    }
    if (failures[0] !== undefined) throw failures[0]
  }
  return startWorker(
    {
      name: 'paid prices',
      every: hourMs,
      first: minuteMs,
      // Imports take a lock of their own; this one keeps two processes from asking the same site.
      lock: 'paid price sites',
      untilDue,
      run,
      backOff: startWithBackOff(hourMs, 6 * hourMs),
    },
    { db, log, now, pause },
  )
}

async function findDueCities(db: Queryable, cities: readonly PaidCity[], now: Date): Promise<PaidCity[]> {
  if (cities.length === 0) return []
  const asked = await db.query<{ city: string; asked_at: Date }>(
    sql`select city, asked_at from paid_price_sites`,
  )
  const due = new Map(asked.map(row => [row.city, row.asked_at.getTime() + askEvery]))
  return cities.filter(({ id }) => (due.get(id) ?? 0) <= now.getTime())
}
