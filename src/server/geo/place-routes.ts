import { daySeconds } from '#domain/durations.ts'
import type { Hono } from 'hono'
import { geoCalls } from '#contract/geo-calls.ts'
import type { Queryable } from '../database/database.ts'
import { type CacheAnswer, createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import { readMapSettings } from './map-settings.ts'
import { listMunicipalities } from './municipalities.ts'

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
