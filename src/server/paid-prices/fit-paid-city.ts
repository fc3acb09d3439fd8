import { setImmediate as turn } from 'node:timers/promises'
import { CityPriceFitter } from '#domain/paid-prices/fit-city-prices.ts'
import type { Queryable } from '../database/database.ts'
import {
  analyzeParts,
  readAllBuildings,
  readCityStates,
  readNewestImport,
  storeFit,
} from './paid-price-store.ts'

/** Milliseconds of work between two turns for other work. */
const sliceMs = 4

/**
 * Fits growth and width of a city's prices on all its records, tests them on its last months, and stores both. Lets other
 * work run in between.
 * @throws when `signal` aborts
 */
export async function fitPaidCity(
  db: Queryable,
  city: string,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<void> {
  await analyzeParts(db)
  const importId = await readNewestImport(db, city)
  const state = (await readCityStates(db)).find(each => each.city === city)
  if (state === undefined) return
  const fitter = new CityPriceFitter(state.lastDay)
  let firstDay = state.lastDay
  for (const pass of ['addToGrowth', 'addToWidth'] as const) {
    for await (const buildings of readAllBuildings(db, city)) {
      let began = performance.now()
      for (const { records } of buildings) {
        fitter[pass](records)
        for (const { day } of records) firstDay = Math.min(firstDay, day)
        if (performance.now() - began < sliceMs) continue
        await turn()
        signal.throwIfAborted()
        began = performance.now()
      }
      signal.throwIfAborted()
    }
  }
  await storeFit(db, city, { importId, firstDay, fit: fitter.finish(), at })
}
