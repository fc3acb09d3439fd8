import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { geoCalls } from '#contract/geo-calls.ts'
import { errorBoundary } from '../http/boundary.ts'
import { geoRoutes } from './routes.ts'

const app = new Hono()
app.onError(errorBoundary(pino({ level: 'silent' })))
app.route('/api', geoRoutes())

describe('GET /api/states/{uf}/municipalities', () => {
  it.each(['AC', 'ac', ' Ac '])('gives all of the state, asked as %j', async uf => {
    const response = await app.request(`/api/states/${encodeURIComponent(uf)}/municipalities`)
    expect(response.status).toBe(200)
    const municipalities = geoCalls.municipalities.response.parse(await response.json())
    expect(municipalities).toHaveLength(22)
    expect(municipalities[0]).toEqual({ code: '1200013', name: 'Acrelândia' })
  })

  it('may be kept for a day by whoever asked', async () => {
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
