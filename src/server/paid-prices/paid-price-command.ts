import { basename, resolve } from 'node:path'
import { localCalls } from '#contract/local-calls.ts'
import type { PaidPriceOutcome, PaidPriceProgress } from '#contract/paid-price-schemas.ts'
import type { Database } from '../database/database.ts'
import { fetchLocalLines } from '../http/fetch-local-call.ts'
import { reachDatabase } from '../reach-database.ts'
import { type ImportConsole, runImportCommand } from '../run-import-command.ts'
import { SiteFetchFailed } from '../site-files/site-fetch-failed.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { describePaidCity, describePaidOutcome, describePaidProgress } from './describe-paid-outcome.ts'
import { fetchPaidPrices, PaidImportRunning } from './fetch/fetch-paid-prices.ts'
import { importPaidPrices } from './import-paid-prices.ts'
import {
  type PaidPriceRequest,
  paidPriceUsage,
  parsePaidPriceArguments,
  WrongPaidPriceUsage,
} from './paid-price-arguments.ts'
import { paidPriceFolder } from './paid-price-capability.ts'
import { readCityStates } from './paid-price-store.ts'

/** One file of a city's records; without a path all that its site offers. */
interface PaidPriceWork {
  city: PaidCity
  path: string | null
}

/** `npm run paid-prices`: the process. */
await runImportCommand<PaidPriceRequest, PaidPriceProgress, PaidPriceOutcome>({
  usage: paidPriceUsage,
  parse: parsePaidPriceArguments,
  wrongUsage: WrongPaidPriceUsage,
  expected: [SiteFetchFailed, PaidImportRunning],
  describeProgress: describePaidProgress,
  describeOutcome: describePaidOutcome,
  isFailure: ({ status }) => status !== 'done',
  continuesBy: 'o mesmo arquivo continua de onde parou',
  async run(request, { config, signal, console }) {
    const work = listWork(request)
    const reached = await reachDatabase(config, signal)
    if ('server' in reached) {
      for (const { city, path } of work) {
        const question = { query: { city: city.id, ...(path !== null && { path }) }, signal }
        await console.follow(fetchLocalLines(reached.server, localCalls.importPaidPrices, question))
      }
      return
    }
    const { db, release } = reached
    try {
      const folder = paidPriceFolder(config.dataDir)
      for (const each of work) await importHere(db, each, { folder, signal, console })
      await printCities(db, new Set(work.map(({ city }) => city)))
      await db.maintain({ vacuum: true })
    } finally {
      await db.close()
      await release()
    }
  },
})

function listWork(request: PaidPriceRequest): PaidPriceWork[] {
  if ('fetch' in request) return request.fetch.map(city => ({ city, path: null }))
  return request.files.map(file => ({ city: request.city, path: resolve(file) }))
}

async function importHere(
  db: Database,
  { city, path }: PaidPriceWork,
  {
    folder,
    signal,
    console,
  }: { folder: string; signal: AbortSignal; console: ImportConsole<PaidPriceProgress, PaidPriceOutcome> },
): Promise<void> {
  signal.throwIfAborted()
  const now = () => new Date()
  if (path === null) {
    const onProgress = (progress: PaidPriceProgress, file: string) => console.show(file, progress)
    for await (const outcome of fetchPaidPrices(db, city, { folder, now, signal, onProgress }))
      console.end(outcome)
    return
  }
  const file = basename(path)
  const onProgress = (progress: PaidPriceProgress) => console.show(file, progress)
  const outcome = await importPaidPrices(db, { city, path, file, now, signal, onProgress })
  if (outcome === null) throw new PaidImportRunning()
  console.end(outcome)
}

async function printCities(db: Database, cities: ReadonlySet<PaidCity>): Promise<void> {
  const states = await readCityStates(db)
  for (const { id, name } of cities) {
    const state = states.find(each => each.city === id)
    if (state !== undefined) process.stdout.write(`${describePaidCity(name, state)}\n`)
  }
}
