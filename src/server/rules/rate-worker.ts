import type { Logger } from 'pino'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { hourMs, minuteMs } from '#domain/durations.ts'
import { rateSeries } from '#domain/rules/measured-rates.ts'
import { startWithBackOff } from '../background/back-off.ts'
import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../background/worker.ts'
import type { Database } from '../database/database.ts'
import { fetchRate } from './fetch-rate.ts'
import { storeRate } from './rate-store.ts'

interface RateWorker extends Pick<WorkerDependencies, 'pause'> {
  log: Logger
  now: () => Date
  /** The site of the series, without a slash at its end. */
  url: string
  /** Milliseconds until an answer has to be there. */
  timeoutMs?: number
}

/** Asks the Banco Central's site for the rates twice a day; one series that fails does not keep the others from being asked. */
export function startRateWorker(
  db: Database,
  { log, now, url, timeoutMs = 30_000, pause }: RateWorker,
): BackgroundWorker {
  async function run(signal: AbortSignal): Promise<void> {
    const failures: unknown[] = []
    const today = toBrasiliaIso(now().getTime()).slice(0, 10)
    for (const series of rateSeries) {
      try {
        const rate = await fetchRate(series, today, { url, timeoutMs, signal })
        await storeRate(db, rate, now())
        log.info({ rate }, 'a rate of the Banco Central')
      } catch (error) {
        signal.throwIfAborted()
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
  return startWorker(
    {
      name: 'rates',
      every: 12 * hourMs,
      first: minuteMs,
      lock: 'rates',
      run,
      backOff: startWithBackOff(hourMs, 6 * hourMs),
    },
    { db, log, now, pause },
  )
}
