import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { isAbsolute, basename } from 'node:path'
import { localCalls, type PaidPriceEvent } from '#contract/local-calls.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { createEventLines } from '../http/event-lines.ts'
import { localCheck } from '../http/local-check.ts'
import { badRequestRefusal } from '../http/refusal.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { findPaidCity } from './cities/paid-cities.ts'
import { fetchPaidPrices, type PaidFetchOptions, PaidImportRunning } from './fetch/fetch-paid-prices.ts'
import { SiteFetchFailed } from '../site-files/site-fetch-failed.ts'
import { importPaidPrices } from './import-paid-prices.ts'

interface Dependencies {
  db: Database
  log: Logger
  now: () => Date
  /** Known to this process and, through the data folder, to this user's other processes. */
  token: string
  site: Pick<PaidFetchOptions, 'folder' | 'pauses' | 'wait' | 'timeoutMs'>
  /** Called after the records of a city have changed. */
  onImported: (signal: AbortSignal) => Promise<void>
}

/** Returns a failure as the command shows it. */
function describePaidFailure(error: unknown): string {
  if (error instanceof SiteFetchFailed || error instanceof PaidImportRunning) return error.message
  if (error instanceof Error && 'code' in error && 'syscall' in error)
    return `O servidor não pôde ler o arquivo (${error.code}).`
  return 'A importação falhou. A causa está no registro do servidor.'
}

/**
 * `?city=…&path=…`: how the command hands a city's files to the server that has the database, by their paths on this
 * machine; without a path the server downloads them. Answers with a line for every step.
 */
export function localPaidPriceRoutes({ db, log, now, token, site, onImported }: Dependencies): Hono {
  const { app, mountRawCall } = createCallRoutes({ local: localCheck(token) })
  mountRawCall(localCalls.importPaidPrices, ({ c, query }) => {
    const city = findPaidCity(query.city)
    if (city === null) throw badRequestRefusal({ city: 'Não há importador para esta cidade.' })
    const { path } = query
    if (path !== undefined && !isAbsolute(path))
      throw badRequestRefusal({ path: 'Informe o caminho inteiro.' })
    const events = createEventLines()
    const say = (event: PaidPriceEvent) => events.say(event)
    const work = path === undefined ? fetchCity(city) : importFile(city, path)
    async function importFile(of: PaidCity, file: string): Promise<void> {
      const name = basename(file)
      const outcome = await importPaidPrices(db, {
        city: of,
        path: file,
        file: name,
        now,
        signal: events.signal,
        onProgress: progress => say({ progress, file: name }),
      })
      if (outcome === null) throw new PaidImportRunning()
      say({ outcome })
    }
    async function fetchCity(of: PaidCity): Promise<void> {
      const onProgress: PaidFetchOptions['onProgress'] = (progress, file) => say({ progress, file })
      for await (const outcome of fetchPaidPrices(db, of, {
        ...site,
        now,
        signal: events.signal,
        onProgress,
      }))
        say({ outcome })
    }
    work
      .then(() => onImported(events.signal))
      .then(
        () => events.end({ done: true } satisfies PaidPriceEvent),
        (error: unknown) => {
          log.error({ err: error, city: city.id }, 'import of paid prices failed')
          events.end({
            error: { code: 'internal_error', message: describePaidFailure(error) },
          } satisfies PaidPriceEvent)
        },
      )
    return c.body(events.lines, 200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' })
  })
  return app
}
