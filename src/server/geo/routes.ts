import { Hono, type MiddlewareHandler } from 'hono'
import { isUf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { mapSettings } from './map-settings.ts'
import { municipalitiesOf } from './municipalities.ts'

interface GeoDependencies {
  db: Queryable
  /** Without it every answer is made anew. */
  kept?: { middleware: MiddlewareHandler } | undefined
  /** Of the map, where the operator has set one. */
  mapStyleUrl: string | null
}

/** Places as such, described under "Lugares" of the contract. */
export function geoRoutes({ db, kept, mapStyleUrl }: GeoDependencies): Hono {
  const app = new Hono()
  const keep: MiddlewareHandler = kept?.middleware ?? ((_, next) => next())

  app.get('/map/settings', keep, async c => c.json(await mapSettings(db, mapStyleUrl)))

  // They change by law, not by the hour.
  app.get('/states/:uf/municipalities', c => {
    const uf = c.req.param('uf').trim().toUpperCase()
    if (!isUf(uf)) throw new Refusal('state_not_found', 'Não existe estado com esta sigla.')
    c.header('Cache-Control', 'public, max-age=86400')
    return c.json(municipalitiesOf(uf))
  })

  return app
}
