import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallAccess, ApiCall } from '#contract/api-call.ts'
import { allCalls } from '#contract/all-calls.ts'
import { localCalls } from '#contract/local-calls.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { accessExamples, accessQuestions as asked } from '#test/support/access-questions.ts'
import { accountsOn, jsonRequest, testAdminToken, testSecret } from '#test/support/accounts.ts'
import { exampleEditalPaper } from '#test/support/kept-papers.ts'
import { appOn, testLastlinkToken } from '#test/support/page-app.ts'
import { testPassword } from '#test/support/sign-in.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import type { Database } from './database/database.ts'
import { honoPath } from './http/call-routes.ts'

const { property, search, chat, lot, sharedList, keptPaper } = accessExamples

const people = ['nobody', 'other', 'owner', 'suspended', 'expired', 'provisional'] as const
type Person = (typeof people)[number]

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
    const shared = await app.request('/api/shared-lists', jsonRequest('POST', sharedList, { cookie }))
    expect(shared.status).toBe(200)
    expect((await save(`/api/own-lots/${lot}`, { title: 'Casa' }, 'PUT')).status).toBe(200)
    expect((await save(`/api/papers/${keptPaper}`, exampleEditalPaper, 'PUT')).status).toBe(200)
  })

  let callers = 0
  async function ask(
    method: string,
    path: string,
    caller: Person,
    owner: Person,
    key: string | null = null,
  ): Promise<string> {
    const { path: address = path, body } = asked[`${method} ${path}`] ?? {}
    const own = (text: string) => text.replaceAll(':own', ids[owner])
    const request = {
      method: method.toUpperCase(),
      headers: {
        ...(key === null ? { cookie: await cookieFor(caller) } : { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': 'application/json' }),
        'x-forwarded-for': `10.0.0.${callers++}`,
      },
      ...(body && { body: own(JSON.stringify(body)) }),
    }
    const response = await app.request(own(address), request, elsewhere)
    if (response.ok) {
      await response.body?.cancel()
      return 'ok'
    }
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
    // Only the owner has the saved search, the conversation, the list and the paper that the table names.
    const others = [
      '404 saved_search_not_found',
      '404 chat_not_found',
      '404 shared_list_not_found',
      '404 paper_not_found',
    ]
    expect(others.includes(given) && person !== 'owner' ? 'ok' : given).toBe(answer)
  })

  const keys = { read: '', both: '' }
  beforeAll(async () => {
    const cookie = await cookieFor('owner')
    const create = async (...scopes: string[]) => {
      const body = { name: 'Planilha', scopes }
      const response = await app.request('/api/me/keys', jsonRequest('POST', body, { cookie }))
      return ((await response.json()) as { token: string }).token
    }
    Object.assign(keys, { read: await create('read'), both: await create('read', 'write') })
  })
  const keyed = everyCall.filter(({ access }) => ['owner', 'session', 'plan'].includes(access))
  it.each(keyed)(
    '$method $path by a program with a key of the owner',
    async ({ method, path, closedToKeys }) => {
      const ofReader = await ask(method, path, 'owner', 'owner', keys.read)
      const ofBoth = await ask(method, path, 'owner', 'owner', keys.both)
      expect([ofReader, ofBoth]).toEqual(
        closedToKeys
          ? ['403 closed_to_keys', '403 closed_to_keys']
          : [method === 'get' ? 'ok' : '403 key_scope', 'ok'],
      )
    },
  )

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

  it.each([
    ['PUT', '/api/properties', 'GET, HEAD'],
    ['POST', '/api/favorites/8444405322578', /PATCH.*DELETE|DELETE.*PATCH/],
    ['DELETE', '/api/me/keys', 'GET, HEAD, POST'],
  ])('%s is no method of %s, and the answer says which are', async (method, path, allowed) => {
    const response = await app.request(path, { method }, elsewhere)
    expect([response.status, ErrorBody.parse(await response.json()).error.code]).toEqual([
      405,
      'method_not_allowed',
    ])
    expect(response.headers.get('allow')).toMatch(allowed)
  })

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
      const localConnection = {
        incoming: { socket: { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' } },
      }
      const response = await demonstration.request(own(address), request, localConnection)
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
