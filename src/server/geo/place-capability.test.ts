import { Hono } from 'hono'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { geoCalls } from '#contract/geo-calls.ts'
import { testEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { createErrorBoundary } from '../http/error-boundary.ts'
import { placeRoutes } from './place-capability.ts'

const app = new Hono()
app.onError(createErrorBoundary(pino({ level: 'silent' })))
const engine = testEngine('postgres')
let db: Database
beforeAll(async () => {
  db = await engine.fresh()
  app.route('/', placeRoutes({ db, mapStyleUrl: 'https://estilo.example/mapa.json' }))
})

describe('GET /api/states/{uf}/municipalities', () => {
  it.each(['AC', 'ac', ' Ac '])('returns all of the state, requested as %j', async uf => {
    const response = await app.request(`/api/states/${encodeURIComponent(uf)}/municipalities`)
    expect(response.status).toBe(200)
    const municipalities = geoCalls.municipalities.response.parse(await response.json())
    expect(municipalities).toHaveLength(22)
    expect(municipalities[0]).toEqual({ code: '1200013', name: 'Acrelândia' })
  })

  it('may be cached for a day by anyone', async () => {
    const response = await app.request('/api/states/SP/municipalities')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it.each(['XX', 'S', 'constructor', '%00'])('refuses %s, which is no state', async uf => {
    const response = await app.request(`/api/states/${uf}/municipalities`)
    expect(response.status).toBe(404)
    expect(ErrorBody.parse(await response.json()).error.code).toBe('state_not_found')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('GET /api/map/settings', () => {
  const settings = async () =>
    geoCalls.mapSettings.response.parse(await (await app.request('/api/map/settings')).json())

  it('returns the style that the operator has set', async () => {
    expect((await settings()).styleUrl).toBe('https://estilo.example/mapa.json')
  })

  it('credits a geocoder while its results are shown', async () => {
    expect((await settings()).attribution.join()).not.toMatch(/OpenStreetMap|Mapbox/)
    await db.query(sql`
      insert into listing_places (id, address, provider, lat, lng, precision, radius, asked_at) values
        (1, 'x', 'nominatim', -22, -43, 'building', 40, now()), (2, 'y', 'mapbox', null, null, null, null, now())`)
    const { attribution } = await settings()
    expect(attribution.filter(text => /OpenStreetMap/.test(text))).toHaveLength(1)
    expect(attribution.join()).not.toMatch(/Mapbox/)
    expect(attribution.join()).toMatch(/GeoNames.*CC BY/)
  })
})
