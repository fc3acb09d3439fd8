import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { addressCalls } from '#contract/address-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { Capability } from '../capability.ts'
import type { Database, Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { readAddressBooks } from './address-book-store.ts'
import { addressFolder } from './address-folder.ts'
import { startAddressWorker } from './address-worker.ts'
import { nameMunicipality } from './import-addresses.ts'
import { localAddressRoutes } from './local-address-routes.ts'
import { countPlaced, listCatalogueMunicipalities } from './place-listings.ts'

interface AddressDependencies {
  db: Database
  log: Logger
  now: () => Date
  localToken: string
  dataDir: string
  /** Megabytes of addresses that are downloaded by themselves; 0 = none. */
  addressMegabytes: number
  /** The folders of municipalities on IBGE's site. */
  addressesUrl: string
  guard: Pick<AccessGuard, 'admin'>
  /** Called when the catalogue's version has moved. */
  onCatalogueChanged: () => void
}

/** The census's addresses: their import, their download, and the places of listings by them. */
export function addressCapability(dependencies: AddressDependencies): Capability {
  const { db, log, now, localToken: token, dataDir, addressesUrl: base, onCatalogueChanged } = dependencies
  const options = { folder: addressFolder(dataDir), site: { base }, now, onCatalogueChanged }
  return {
    routes: [addressRoutes(dependencies), localAddressRoutes({ db, log, token, options })],
    workers: [() => startAddressWorker(db, { log, megabytes: dependencies.addressMegabytes, options })],
  }
}

/** Shows the operator which municipalities have addresses, how well they place, and what could not be had. */
export function addressRoutes({ db, guard }: { db: Queryable; guard: Pick<AccessGuard, 'admin'> }): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  mountCall(addressCalls.addressBooks, async () => {
    const places = new Map((await listCatalogueMunicipalities(db)).map(place => [place.code, place]))
    const overviews = []
    for (const {
      municipality,
      importedAt,
      houses,
      bytes,
      measured,
      askedAt,
      failure,
    } of await readAddressBooks(db)) {
      const place = places.get(municipality)
      overviews.push({
        municipality: String(municipality),
        name: nameMunicipality(municipality),
        houses,
        bytes,
        importedAt: importedAt?.toISOString() ?? null,
        measured: measured ?? [],
        listings: place?.listings ?? 0,
        placed: place === undefined ? {} : await countPlaced(db, place),
        askedAt: askedAt?.toISOString() ?? null,
        failure,
      })
    }
    return overviews.toSorted((a, b) => b.listings - a.listings || (a.name < b.name ? -1 : 1))
  })
  return app
}
