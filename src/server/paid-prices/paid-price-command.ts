import { basename, resolve } from 'node:path'
import { localCalls, type PaidPriceEvent } from '#contract/local-calls.ts'
import type { PaidPriceOutcome, PaidPriceProgress } from '#contract/paid-price-schemas.ts'
import { asksForHelp } from '../command-help.ts'
import { explainDatabaseError } from '../database/database-errors.ts'
import type { Database } from '../database/database.ts'
import { fetchLocalLines, LocalCallRefused, type LocalServer } from '../http/fetch-local-call.ts'
import { createFilesPrivately } from '../private-files.ts'
import { DatabaseBusy, reachDatabase } from '../reach-database.ts'
import { readDotEnv } from '../read-dot-env.ts'
import { loadConfig, WrongSetting } from '../server-config.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { describePaidCity, describePaidOutcome, describePaidProgress } from './describe-paid-outcome.ts'
import { fetchPaidPrices, PaidImportRunning } from './fetch/fetch-paid-prices.ts'
import { SiteFetchFailed } from '../site-files/site-fetch-failed.ts'
import { importPaidPrices } from './import-paid-prices.ts'
import {
  type PaidPriceRequest,
  paidPriceUsage,
  parsePaidPriceArguments,
  WrongPaidPriceUsage,
} from './paid-price-arguments.ts'
import { paidPriceFolder } from './paid-price-capability.ts'
import { readCityStates } from './paid-price-store.ts'

/** `npm run paid-prices`: the process. Exit codes: 0 all imported or help given, 1 something was not, 130 stopped. */
const { stdout, stderr } = process
const cancel = new AbortController()
const { signal } = cancel
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    cancel.abort()
    stderr.write('\nParando…\n')
  })
}

/** The file and phase whose progress was shown last. */
let shown = ''

/** The server that was asked said that it could not. */
class ServerFailed extends Error {}

try {
  const args = process.argv.slice(2)
  if (asksForHelp(args)) stdout.write(`${paidPriceUsage}\n`)
  else process.exitCode = await run(parsePaidPriceArguments(args))
} catch (error) {
  process.exitCode = signal.aborted ? 130 : 1
  if (!signal.aborted) stderr.write(`${explain(error)}\n`)
}

function explain(error: unknown): string {
  if (error instanceof WrongPaidPriceUsage) return `${error.message}\n\n${paidPriceUsage}`
  const expected = [
    WrongSetting,
    DatabaseBusy,
    SiteFetchFailed,
    PaidImportRunning,
    ServerFailed,
    LocalCallRefused,
  ].some(kind => error instanceof kind)
  if (expected && error instanceof Error) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'O arquivo não foi encontrado.'
  return (
    explainDatabaseError(error) ??
    (error instanceof Error ? `A importação falhou: ${error.stack}` : String(error))
  )
}

async function run(request: PaidPriceRequest): Promise<number> {
  readDotEnv()
  createFilesPrivately()
  const config = loadConfig(process.env)
  const work = listWork(request)
  const reached = await reachDatabase(config, signal)
  let failures = 0
  const end = (outcome: PaidPriceOutcome): void => {
    if (stdout.isTTY) stdout.write('\r\x1b[K')
    const isDone = outcome.status === 'done'
    if (!isDone) failures += 1
    ;(isDone ? stdout : stderr).write(`${describePaidOutcome(outcome)}\n`)
  }
  if ('server' in reached) {
    for (const { city, path } of work) await askServer(reached.server, city, path, end)
  } else {
    const { db, release } = reached
    try {
      for (const { city, path } of work) await importHere(db, city, path, config.dataDir, end)
      await printCities(db, new Set(work.map(({ city }) => city)))
      await db.maintain({ vacuum: true })
    } finally {
      await db.close()
      await release()
    }
  }
  signal.throwIfAborted()
  return failures > 0 ? 1 : 0
}

function listWork(request: PaidPriceRequest): { city: PaidCity; path: string | null }[] {
  if ('fetch' in request) return request.fetch.map(city => ({ city, path: null }))
  return request.files.map(file => ({ city: request.city, path: resolve(file) }))
}

function show(file: string, progress: PaidPriceProgress): void {
  const line = describePaidProgress(file, progress)
  if (stdout.isTTY) stdout.write(`\r\x1b[K${line}`)
  else if (`${file} ${progress.phase}` !== shown) stdout.write(`${line}\n`)
  shown = `${file} ${progress.phase}`
}

async function importHere(
  db: Database,
  city: PaidCity,
  path: string | null,
  dataDir: string,
  end: (outcome: PaidPriceOutcome) => void,
): Promise<void> {
  signal.throwIfAborted()
  const now = () => new Date()
  if (path === null) {
    const options = { folder: paidPriceFolder(dataDir), now, signal }
    for await (const outcome of fetchPaidPrices(db, city, {
      ...options,
      onProgress: (progress, file) => show(file, progress),
    }))
      end(outcome)
    return
  }
  const file = basename(path)
  const onProgress = (progress: PaidPriceProgress) => show(file, progress)
  const outcome = await importPaidPrices(db, { city, path, file, now, signal, onProgress })
  if (outcome === null) throw new PaidImportRunning()
  end(outcome)
}

async function askServer(
  server: LocalServer,
  city: PaidCity,
  path: string | null,
  end: (outcome: PaidPriceOutcome) => void,
): Promise<void> {
  const query = { city: city.id, ...(path !== null && { path }) }
  for await (const event of fetchLocalLines(server, localCalls.importPaidPrices, {
    query,
    signal,
  }) as AsyncIterable<PaidPriceEvent>) {
    if ('error' in event) throw new ServerFailed(event.error.message)
    if ('outcome' in event) end(event.outcome)
    if ('progress' in event) show(event.file, event.progress)
    if ('done' in event) return
  }
  throw new ServerFailed('O servidor parou no meio da importação: o mesmo arquivo continua de onde parou.')
}

async function printCities(db: Database, cities: ReadonlySet<PaidCity>): Promise<void> {
  const states = await readCityStates(db)
  for (const { id, name } of cities) {
    const state = states.find(each => each.city === id)
    if (state !== undefined) stdout.write(`${describePaidCity(name, state)}\n`)
  }
}
