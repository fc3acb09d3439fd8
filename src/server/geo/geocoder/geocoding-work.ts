import type { Logger } from 'pino'
import type { BackgroundWork } from '../../background/capability.ts'
import type { Config } from '../../server-config.ts'
import type { Database } from '../../database/database.ts'
import { startGeocodingWorker } from './geocoding-worker.ts'
import { openGeocoder } from './open-geocoder.ts'

interface GeocodingWork {
  log: Logger
  now: () => Date
  /** `null`: no outside service is asked. */
  settings: Config['geocoder']
  siteUrl: () => string
  /** Called when the catalogue's version has moved. */
  onCatalogueChanged: () => void
}

/** Places listings by the outside service that the operator has set. */
export const geocodingWork = (
  db: Database,
  { settings, siteUrl, ...dependencies }: GeocodingWork,
): BackgroundWork =>
  settings === null
    ? {}
    : {
        workers: [
          () => startGeocodingWorker(db, { ...dependencies, geocoder: openGeocoder(settings, siteUrl()) }),
        ],
      }
