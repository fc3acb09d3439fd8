import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { geoCalls } from '#contract/geo-calls.ts'
import type { MapSettings } from '#contract/geo-schemas.ts'
import { daySeconds } from '#domain/durations.ts'
import type { Queryable } from '../database/database.ts'
import { type Geocoder, geocoderAttributions } from './geocoder/geocoder.ts'
import { listMunicipalities } from './municipalities.ts'
import { type CacheAnswer, createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'

/** The credit for outlines, borders and seats, which every map of the site shows on one line of a phone. */
const baseMapCredits = ['Mapa: Natural Earth, IBGE e GeoNames (CC BY 4.0)']

/** Reads the map's settings: the operator's style and the credits for all data it shows. */
async function readMapSettings(db: Queryable, styleUrl: string | null): Promise<MapSettings> {
  const rows = await db.query<{ provider: Geocoder['provider'] }>(sql`
    select distinct provider from listing_places where lat is not null order by provider`)
  return {
    styleUrl,
    attribution: [...baseMapCredits, ...rows.map(({ provider }) => geocoderAttributions[provider])],
  }
}

export interface PlaceDependencies {
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
