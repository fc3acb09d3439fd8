import type { Logger } from 'pino'
import type { Capability } from '../capability.ts'
import type { Database } from '../database/database.ts'
import type { ServerConfig } from '../server-config.ts'
import { startGeocodingWorker } from './geocoder/geocoding-worker.ts'
import { openGeocoder } from './geocoder/open-geocoder.ts'
import { type PlaceDependencies, placeRoutes } from './place-routes.ts'

interface PlaceCapability extends PlaceDependencies {
  db: Database
  log: Logger
  now: () => Date
  /** `null` asks no outside service. */
  geocoder: ServerConfig['geocoder']
  siteUrl: () => string
  /** Called when the catalogue's version has moved. */
  onCatalogueChanged: () => void
}

/** Places and the map's settings; places listings by the outside service that the operator has set. */
export function placeCapability(dependencies: PlaceCapability): Capability {
  const { db, geocoder: settings, siteUrl, log, now, onCatalogueChanged } = dependencies
  const startGeocoder = (geocoder: NonNullable<ServerConfig['geocoder']>) => () =>
    startGeocodingWorker(db, { log, now, onCatalogueChanged, geocoder: openGeocoder(geocoder, siteUrl()) })
  return { routes: [placeRoutes(dependencies)], workers: settings === null ? [] : [startGeocoder(settings)] }
}
