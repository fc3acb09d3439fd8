import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { jsonRequest, testAdminToken } from '#test/support/accounts.ts'
import { appOn } from '#test/support/page-app.ts'
import { testEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { createServerMetrics } from './metrics.ts'

const email = 'maria.silva@exemplo.com.br'

describe('the request log', () => {
  const engine = testEngine('embedded')
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
  })
  const listening = async (level: 'debug' | 'info') => {
    const lines: string[] = []
    const log = pino({ level, base: null }, { write: line => void lines.push(line) })
    let requests = 0
    const newId = () => `pedido-${++requests}`
    const metrics = createServerMetrics({
      db,
      now: () => new Date(),
      adminToken: null,
      localOnly: true,
      log,
      newId,
    })
    return { app: await appOn(db, { log, metrics }), lines }
  }

  it('contains no e-mail, token, query, cookie or address of the caller', async () => {
    const { app, lines } = await listening('debug')
    const headers = {
      authorization: `Bearer ${testAdminToken}`,
      cookie: 'session=biscoito-secreto',
      'x-forwarded-for': '203.0.113.77',
      'x-request-id': email,
      'user-agent': 'Agente-Que-Se-Conhece',
    }
    await app.request(
      `/api/admin/users/${email}?q=${email}`,
      jsonRequest('PUT', { name: email, plan: 'x' }, headers),
    )
    await app.request(`/api/nada/${encodeURIComponent(email)}?token=abc-token-abc`, { headers })
    await app.request(
      '/api/auth/sign-in/email',
      jsonRequest('POST', { email, password: 'a senha dela' }, headers),
    )
    await app.request(`/api/admin/users?q=${email}`, { headers })
    expect(lines).toHaveLength(4)
    const all = lines.join('')
    expect(all).not.toMatch(/maria|silva|exemplo|@|%40|abc-token|biscoito|203\.0\.113|senha|Agente/i)
    expect(all).not.toContain(testAdminToken)
  })

  it('contains what was requested, how it ended and how long it took, with the id that was sent back', async () => {
    const { app, lines } = await listening('info')
    const response = await app.request(`/api/admin/users/${email}/end-sessions`, jsonRequest('POST'))
    expect(response.headers.get('x-request-id')).toBe('pedido-1')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'request',
      request: 'pedido-1',
      method: 'POST',
      route: '/api/admin/users/:email/end-sessions',
      status: 401,
      ms: expect.any(Number),
    })
  })

  it.each<[string, RequestInit, number | null]>([
    ['/api/health/live', {}, 20],
    ['/api/nada', {}, 20],
    ['/api/admin/users', {}, 30],
    ['/api/auth/sign-in/email', jsonRequest('POST', {}), 30],
  ])('of %s %j has level %i', async (path, init, level) => {
    const { app, lines } = await listening('debug')
    await app.request(path, init)
    expect(lines.map(line => JSON.parse(line).level)).toEqual([level])
  })

  it('warns of failures', async () => {
    const { app, lines } = await listening('info')
    app.get('/quebrado', () => {
      throw new Error('boom')
    })
    await app.request('/quebrado')
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { msg: 'request failed' },
      { msg: 'request', route: '/quebrado', status: 500, level: 40 },
    ])
  })
})
