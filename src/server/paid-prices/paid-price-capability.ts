import type { Logger } from 'pino'
import { join } from 'node:path'
import { dayMs } from '#domain/durations.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { Capability } from '../capability.ts'
import type { Database } from '../database/database.ts'
import { findPaidCity } from './cities/paid-cities.ts'
import { oldestPaidDay } from './import-paid-prices.ts'
import { estimateListings, startListingPriceWorker } from './listing-paid-prices.ts'
import { localPaidPriceRoutes } from './local-paid-price-routes.ts'
import { paidPriceRoutes } from './paid-price-routes.ts'
import { deleteExpiredParts } from './paid-price-store.ts'
import { startPaidPriceWorker } from './paid-price-worker.ts'

/** Returns the folder in which files lie while they are downloaded and imported. */
export const paidPriceFolder = (dataDir: string): string => join(dataDir, 'paid-prices')

interface PaidPriceDependencies {
  db: Database
  log: Logger
  now: () => Date
  localToken: string
  dataDir: string
  /** Cities whose records are downloaded once a day. */
  paidPriceCities: readonly string[]
  guard: Pick<AccessGuard, 'admin'>
  /** Shows the catalogue's newest version. */
  showCatalogue: () => Promise<void>
}

/** What was paid for properties: imports of cities' records, their download, and what is too old to be kept. */
export function paidPriceCapability(dependencies: PaidPriceDependencies): Capability {
  const { db, log, now, localToken: token, dataDir, paidPriceCities, guard, showCatalogue } = dependencies
  const site = { folder: paidPriceFolder(dataDir) }
  const cities = paidPriceCities.flatMap(id => findPaidCity(id) ?? [])
  const onImported = async (signal: AbortSignal): Promise<void> => {
    if (await estimateListings(db, { now, signal })) await showCatalogue()
  }
  return {
    routes: [
      paidPriceRoutes({ db, now, guard }),
      localPaidPriceRoutes({ db, log, now, token, site, onImported }),
    ],
    workers: [
      () => startPaidPriceWorker(db, { log, now, cities, site }),
      () => startListingPriceWorker(db, { log, now, onCatalogueChanged: () => void showCatalogue() }),
    ],
    housekeeping: [
      {
        name: 'old paid prices',
        every: dayMs,
        run: async () => void (await deleteExpiredParts(db, oldestPaidDay(now()))),
      },
    ],
  }
}
