import type { Hono } from 'hono'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { type MapSettings, geoCalls } from '#contract/geo-calls.ts'
import { daySeconds } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import type { Database, Queryable } from '../database/database.ts'
import { startGeocodingWorker } from './geocoder/geocoding-worker.ts'
import { openGeocoder } from './geocoder/open-geocoder.ts'
import { type PlaceProvider, placeAttributions } from './listing-places.ts'
import { listMunicipalities } from './municipalities.ts'
import { type CacheAnswer, createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServerConfig } from '../server-config.ts'

/** The credit for outlines, borders and seats, which every map of the site shows on one line of a phone. */
const baseMapCredits = ['Mapa: Natural Earth, IBGE e GeoNames (CC BY 4.0)']

/** Reads the map's settings: the operator's style and the credits for all data it shows. */
async function readMapSettings(db: Queryable, styleUrl: string | null): Promise<MapSettings> {
  const rows = await db.query<{ provider: PlaceProvider }>(sql`
    select distinct provider from listing_places where lat is not null order by provider`)
  return {
    styleUrl,
    attribution: [...baseMapCredits, ...rows.map(({ provider }) => placeAttributions[provider])],
  }
}

interface PlaceDependencies {
  db: Queryable
  /** Without it no answer is cached. */
  kept?: { keep: CacheAnswer } | undefined
  /** Of the map, where the operator has set one. */
  mapStyleUrl: string | null
}

/** Places as such, described under "Lugares" of the contract. */
export function placeRoutes({ db, kept, mapStyleUrl }: PlaceDependencies): Hono {
  const { app, mountCall } = createCallRoutes()

  mountCall(geoCalls.mapSettings, () => readMapSettings(db, mapStyleUrl), {
    ...(kept && { cache: kept.keep }),
  })

  mountCall(
    geoCalls.municipalities,
    ({ c, params }) => {
      // They change by law, not by the hour.
      c.header('Cache-Control', `public, max-age=${daySeconds}`)
      return listMunicipalities(params.uf)
    },
    { invalidPath: () => new Refusal('state_not_found', 'Não existe estado com esta sigla.') },
  )

  return app
}

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
