import { Hono } from 'hono'
import { isUf } from '#domain/states.ts'
import { Refusal } from '../http/refusal.ts'
import { municipalitiesOf } from './municipalities.ts'

/** Places as such, described under "Lugares" of the contract. They change by law, not by the hour. */
export function geoRoutes(): Hono {
  const app = new Hono()

  app.get('/states/:uf/municipalities', c => {
    const uf = c.req.param('uf').trim().toUpperCase()
    if (!isUf(uf)) throw new Refusal('state_not_found', 'Não existe estado com esta sigla.')
    c.header('Cache-Control', 'public, max-age=86400')
    return c.json(municipalitiesOf(uf))
  })

  return app
}
