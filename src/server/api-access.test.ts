import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallAccess, ApiCall } from '#contract/api-call.ts'
import { allCalls } from '#contract/all-calls.ts'
import { localCalls } from '#contract/local-calls.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { accountsOn, testAdminToken, testSecret } from '#test/support/accounts.ts'
import { appOn, testLastlinkToken } from '#test/support/page-app.ts'
import { testPassword } from '#test/support/sign-in.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import type { Database } from './database/database.ts'
import { honoPath } from './http/call-routes.ts'

const people = ['nobody', 'other', 'owner', 'suspended', 'expired', 'provisional'] as const
type Person = (typeof people)[number]

const property = '8444405322578'
const search = randomUUID()
const chat = randomUUID()
const lot = randomUUID()

/**
 * The path, query and body of calls that need any, so that the owner's call succeeds. `own` stands for the caller's
 * own id.
 */
const asked: Record<string, { path?: string; body?: object; status?: number }> = {
  'get /api/properties/curated/{list}': { path: '/api/properties/curated/roi' },
  'get /api/properties/listed': { path: `/api/properties/listed?ids=${property}` },
  'get /api/properties/suggestions': { path: '/api/properties/suggestions?text=camp' },
  'get /api/properties/{id}': { path: `/api/properties/${property}` },
  'get /api/properties/{id}/facts': { path: `/api/properties/${property}/facts` },
  'get /api/states/{uf}/cities': { path: '/api/states/SP/cities' },
  'get /api/states/{uf}/municipalities': { path: '/api/states/SP/municipalities' },
  'post /api/home-purchase': { body: { renda: 4000, entrada: 60_000 } },
  'get /api/places/neighbors': { path: '/api/places/neighbors?uf=SP&city=itu' },
  'get /api/regions/{uf}/{city}': { path: '/api/regions/SP/Campinas' },
  'get /api/photos': { path: `/api/photos?ids=${property}` },
  'get /api/photos/{id}/{n}': { path: `/api/photos/${property}/1`, status: 404 },
  'get /api/pictures/property/{id}': { path: `/api/pictures/property/${property}` },
  'get /api/pictures/place': { path: '/api/pictures/place' },
  'get /api/pictures/site': { path: '/api/pictures/site' },
  'post /api/auth/sign-in/email': {
    body: { email: 'ninguem@exemplo.com.br', password: 'errada' },
    status: 401,
  },
  'post /api/auth/demo': { status: 404 },
  'post /api/auth/request-password-reset': { body: { email: 'ninguem@exemplo.com.br' } },
  'post /api/auth/reset-password': { body: { token: 'nenhum', newPassword: 'x' }, status: 422 },
  'post /api/auth/change-password': { body: { currentPassword: 'x', newPassword: 'y' }, status: 422 },
  'delete /api/auth/sessions/{id}': { path: '/api/auth/sessions/not-mine', status: 404 },
  'patch /api/me': { body: { name: 'Maria' } },
  'patch /api/me/preferences': { body: { news: true } },
  'post /api/me/delete': { body: { password: 'errada' }, status: 422 },
  'post /api/calculators/financing': {
    body: {
      valorMercado: 2,
      valorArremate: 1,
      entradaPercent: 60,
      taxaJurosAnual: 9.8,
      numeroParcelas: 12,
      mesesAteVenda: 10,
      sistema: 'SAC',
    },
  },
  'post /api/calculators/bid': { body: { evaluationValue: 2, initialBid: 1 } },
  'post /api/calculators/costs': { body: { bid: 1, saleValue: 2, months: 12 } },
  'get /api/favorites': { path: '/api/favorites?user_id=:own' },
  'post /api/favorites': { body: { user_id: ':own', property: { id: property } } },
  'patch /api/favorites/{id}': {
    path: `/api/favorites/${property}`,
    body: { user_id: ':own', stage: 'visitado' },
  },
  'delete /api/favorites/{id}': { path: `/api/favorites/${property}?user_id=:own` },
  'get /api/favorites/ladders': { path: '/api/favorites/ladders?user_id=:own' },
  'post /api/favorites/bulk': { body: { user_id: ':own', ids: [property], change: { stage: 'reforma' } } },
  'get /api/clients': { path: '/api/clients?user_id=:own' },
  'put /api/clients/{id}': { path: `/api/clients/${randomUUID()}`, body: { user_id: ':own', name: 'Ana' } },
  'delete /api/clients/{id}': { path: `/api/clients/${randomUUID()}?user_id=:own` },
  'get /api/expenses': { path: '/api/expenses?user_id=:own' },
  'put /api/expenses/{id}': {
    path: `/api/expenses/${randomUUID()}`,
    body: { user_id: ':own', item_id: lot, date: '2026-01-10', kind: 'itbi', amount: 10 },
  },
  'delete /api/expenses/{id}': { path: `/api/expenses/${randomUUID()}?user_id=:own` },
  'get /api/own-lots': { path: '/api/own-lots?user_id=:own' },
  'get /api/own-lots/{id}/text': { path: `/api/own-lots/${lot}/text?user_id=:own` },
  'put /api/own-lots/{id}': { path: `/api/own-lots/${lot}`, body: { user_id: ':own', title: 'Casa' } },
  'patch /api/own-lots/{id}': { path: `/api/own-lots/${lot}`, body: { user_id: ':own', stage: 'lance' } },
  'delete /api/own-lots/{id}': { path: `/api/own-lots/${randomUUID()}?user_id=:own` },
  'get /api/saved-searches': { path: '/api/saved-searches?user_id=:own' },
  'get /api/saved-searches/previews': { path: '/api/saved-searches/previews?user_id=:own' },
  'post /api/saved-searches': { body: { user_id: ':own', name: 'Minha', filters: { state: 'SP' } } },
  'patch /api/saved-searches/{id}': { path: `/api/saved-searches/${search}`, body: { user_id: ':own' } },
  'delete /api/saved-searches/{id}': { path: `/api/saved-searches/${randomUUID()}?user_id=:own` },
  'post /api/notifications/read': { body: {} },
  'put /api/me/push': {
    body: {
      endpoint: 'https://push.example.com/x',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      publicKey: 'B'.repeat(87),
    },
    status: 503,
  },
  'delete /api/me/push/{id}': { path: `/api/me/push/${randomUUID()}` },
  'post /api/me/telegram/code': { status: 503 },
  'get /api/calendar/feed/{file}': { path: `/api/calendar/feed/${'A'.repeat(43)}.ics`, status: 404 },
  'post /api/parse-query': { body: { message: 'casas em SP' } },
  'post /api/chats': { body: {} },
  'get /api/chats/{id}': { path: `/api/chats/${chat}` },
  'patch /api/chats/{id}': { path: `/api/chats/${chat}`, body: { title: 'Minha' } },
  'delete /api/chats/{id}': { path: `/api/chats/${randomUUID()}` },
  'post /api/chat': { body: { message: 'oi' } },
  'post /api/ai-chat': { body: { message: 'oi' } },
  'post /api/notices/explain': { body: { text: 'O arrematante paga a comissão de 5%.' } },
  'post /api/webhooks/lastlink': { body: {} },
  'get /api/properties/{id}/auction.ics': { path: `/api/properties/${property}/auction.ics`, status: 404 },
  'get /api/unsubscribe': { path: '/api/unsubscribe?token=nenhum', status: 422 },
  'post /api/unsubscribe': { path: '/api/unsubscribe?token=nenhum', body: {}, status: 422 },
  'post /api/admin/lastlink/simulate': { body: {} },
  'post /api/admin/lastlink/logs/{id}/reprocess': {
    path: `/api/admin/lastlink/logs/${randomUUID()}/reprocess`,
  },
  'post /api/admin/catalogue/refresh': { body: {} },
  'get /api/admin/users/{email}': { path: '/api/admin/users/a@b.co' },
  'post /api/admin/users/{email}/end-sessions': { path: '/api/admin/users/a@b.co/end-sessions' },
  'put /api/admin/users/{email}': { path: '/api/admin/users/a@b.co', body: {} },
  'post /api/admin/users/{email}/provisional-password': {
    path: '/api/admin/users/a@b.co/provisional-password',
  },
}

/** What each person gets: `ok` means the owner's answer, otherwise status and code. */
const confined = {
  suspended: '403 plan_suspended',
  expired: '403 access_expired',
  provisional: '403 password_change_required',
}
const everybody = (answer: string) =>
  Object.fromEntries(people.map(person => [person, answer])) as Record<Person, string>
const answers: Record<CallAccess, Record<Person, string>> = {
  public: everybody('ok'),
  // Everyone except restricted accounts sends the owner's id here.
  owner: { nobody: '401 no_session', other: '403 not_yours', owner: 'ok', ...confined },
  session: { ...everybody('ok'), nobody: '401 no_session' },
  plan: { nobody: '401 no_session', other: 'ok', owner: 'ok', ...confined },
  admin: everybody('401 unauthorized'),
  machine: everybody('404 not_found'),
  local: everybody('404 not_found'),
  webhook: everybody('401 unauthorized'),
}

const everyCall: readonly ApiCall[] = [...allCalls, ...Object.values(localCalls)]
/** The other end of the socket, as the server hands it to the application: a proxy on another machine. */
const elsewhere = { incoming: { socket: { remoteAddress: '10.0.0.9', localAddress: '192.0.2.1' } } }

describe('access to the API', () => {
  const engine = testEngine('embedded')
  const ids = {} as Record<Person, string>
  /** Opens a new session for every call, because some calls end sessions. */
  let cookieFor: (person: Person) => Promise<string>
  let app: Hono
  let db: Database

  beforeAll(async () => {
    db = await engine.fresh()
    await seedCatalogue(db, [createListing({ id: property })])
    const { person, cookieOf } = accountsOn(db)
    const states = {
      other: {},
      owner: { password: testPassword },
      suspended: { status: 'suspended' as const, password: testPassword },
      expired: { premiumUntil: new Date(0), password: testPassword },
      provisional: { mustChangePassword: true, password: testPassword },
    }
    ids.nobody = 'visitante-0123456789'
    cookieFor = async person => (person === 'nobody' ? '' : cookieOf({ id: ids[person] }))
    for (const [name, state] of Object.entries(states) as [Exclude<Person, 'nobody'>, object][]) {
      const account = await person({ password: testPassword, ...state })
      ids[name] = account.id
    }
    app = await appOn(db)
    const cookie = await cookieFor('owner')
    const save = (path: string, body: object, method = 'POST') =>
      app.request(path, {
        method,
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ user_id: ids.owner, ...body }),
      })
    expect((await save('/api/saved-searches', { id: search, filters: {} })).status).toBe(200)
    expect((await save('/api/favorites', { property: { id: property } })).status).toBe(200)
    expect((await save('/api/chats', { id: chat })).status).toBe(200)
    expect((await save(`/api/own-lots/${lot}`, { title: 'Casa' }, 'PUT')).status).toBe(200)
  })

  let callers = 0
  async function ask(method: string, path: string, caller: Person, owner: Person): Promise<string> {
    const { path: address = path, body } = asked[`${method} ${path}`] ?? {}
    const own = (text: string) => text.replaceAll(':own', ids[owner])
    const request = {
      method: method.toUpperCase(),
      headers: {
        cookie: await cookieFor(caller),
        ...(body && { 'content-type': 'application/json' }),
        'x-forwarded-for': `10.0.0.${callers++}`,
      },
      ...(body && { body: own(JSON.stringify(body)) }),
    }
    const response = await app.request(own(address), request, elsewhere)
    if (response.ok) return 'ok'
    const { error } = ErrorBody.parse(await response.json())
    const expected = asked[`${method} ${path}`]?.status
    return response.status === expected ? 'ok' : `${response.status} ${error.code}`
  }

  const rows = everyCall.flatMap(({ method, path, access }) =>
    people.map(person => ({ method, path, person, access, answer: answers[access][person] })),
  )
  it.each(rows)('$method $path by $person: $answer', async ({ method, path, person, access, answer }) => {
    const owner = access === 'owner' && (person === 'nobody' || person === 'other') ? 'owner' : person
    const given = await ask(method, path, person, owner)
    // Only the owner has the saved search and the conversation that the table names.
    const others = ['404 saved_search_not_found', '404 chat_not_found']
    expect(others.includes(given) && person !== 'owner' ? 'ok' : given).toBe(answer)
  })

  it('is decided by the contract: every call is mounted once, and nothing else is under /api', () => {
    const mounted = app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
    expect(mounted.toSorted()).toEqual(everyCall.map(call => `${call.method} ${honoPath(call)}`).toSorted())
  })

  it('is asked with what every call needs', () => {
    const known = new Set(everyCall.map(({ method, path }) => `${method} ${path}`))
    expect(Object.keys(asked).filter(key => !known.has(key))).toEqual([])
  })

  it.each(['/api', '/api/nothing', '/api/favorites/', '/api/admin/nothing', '/api/local/nothing'])(
    'is nobody for %s, which no call has',
    async path => {
      const response = await app.request(path, {}, elsewhere)
      expect([response.status, ErrorBody.parse(await response.json()).error.code]).toEqual([404, 'not_found'])
    },
  )

  it('distinguishes visitors from accounts: a visitor’s own id needs no session', async () => {
    expect(await ask('get', '/api/favorites', 'nobody', 'nobody')).toBe('ok')
    expect(await ask('post', '/api/favorites', 'nobody', 'nobody')).toBe('ok')
    expect(await ask('get', '/api/favorites', 'owner', 'nobody')).toBe('403 not_yours')
  })

  it('lets the administrator in', async () => {
    const response = await app.request('/api/admin/users/a@b.co', {
      method: 'PUT',
      headers: { authorization: `Bearer ${testAdminToken}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(200)
  })

  it.each(everyCall)(
    '$method $path answers no secret, not even to the administrator on this machine in a demonstration',
    async ({ method, path }) => {
      const localToken = 'segredo-dos-comandos-desta-maquina'
      const demonstration = await appOn(db, { demonstration: true, localToken })
      const { path: address = path, body } = asked[`${method} ${path}`] ?? {}
      const own = (text: string) => text.replaceAll(':own', ids.owner)
      const request = {
        method: method.toUpperCase(),
        headers: {
          host: 'localhost:3000',
          cookie: await cookieFor('owner'),
          authorization: `Bearer ${testAdminToken}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: own(JSON.stringify(body)) }),
      }
      const here = { incoming: { socket: { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' } } }
      const response = await demonstration.request(own(address), request, here)
      const answer = `${JSON.stringify([...response.headers])} ${await response.text()}`
      for (const secret of [testAdminToken, testSecret, testLastlinkToken, localToken])
        expect(answer).not.toContain(secret)
    },
  )

  it('limits the size of every body', async () => {
    const response = await app.request('/api/favorites', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: ids.nobody, property: { id: '1', note: 'x'.repeat(2_000_000) } }),
    })
    expect([response.status, ErrorBody.parse(await response.json()).error.code]).toEqual([
      413,
      'body_too_large',
    ])
  })
})
