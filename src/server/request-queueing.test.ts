import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { buildGazetteer } from '#domain/search/sentence/gazetteer.ts'
import { jsonRequest } from '#test/support/accounts.ts'
import { appOn } from '#test/support/page-app.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine, testEngine } from '#test/support/database.ts'
import { loadCatalogueIndex } from './catalogue/search-index/catalogue-index.ts'
import type { Database } from './database/database.ts'
import { createServerMetrics } from './operations/metrics.ts'
import { RequestAborted, runInRequest } from './queue/request-context.ts'
import type { ServerDependencies } from './server-dependencies.ts'

const oneId = '8444405322578'
const [crowd, other] = ['203.0.113.7', '198.51.100.9']
const search = '/api/properties?maxPrice=900000'
const nowhere = buildGazetteer({ cities: [], neighborhoods: [] })

/** A promise that the test settles. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}

/** Occupies every connection of the database; the returned function releases them. */
async function hold(db: Database): Promise<() => Promise<void>> {
  const { promise, resolve } = deferred<void>()
  const ended: Promise<void>[] = []
  for (let connection = 0; connection < (db.engine === 'embedded' ? 1 : 10); connection++) {
    const connected = deferred<void>()
    ended.push(
      db.transaction(async tx => {
        await tx.query(sql`select 1`)
        connected.resolve()
        await promise
      }),
    )
    await connected.promise
  }
  return async () => {
    resolve()
    await Promise.all(ended)
  }
}

/** The application on the catalogue's present version: no request makes it follow, so that only requests use the database. */
const appOnOneVersion = async (db: Database, changes: Partial<ServerDependencies> = {}): Promise<Hono> =>
  appOn(db, { index: { ...(await loadCatalogueIndex(db)), follow: async () => undefined }, ...changes })

interface Call {
  path: string
  address: string
  /** Sent as JSON with POST. */
  body?: object
}

/** Sends all requests without waiting for answers; `order` lists them as they were answered. */
function askAll(app: Hono, calls: readonly Call[]) {
  const order: Call[] = []
  const answers = calls.map(async call => {
    const { path, address, body } = call
    const response = await app.request(path, {
      headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    order.push(call)
    return response
  })
  return { order, answers: Promise.all(answers) }
}

eachEngine(engine => {
  it.each([
    ['map', 'another address', other],
    ['map', 'the same address', crowd],
    ['facets', 'another address', other],
  ])('answers others before forty uncached calls of %s from %s end', async (name, _, address) => {
    const db = await engine.fresh()
    await seedCatalogue(db, [createListing({ id: oneId })])
    const app = await appOnOneVersion(db)
    const uncached = (at: number) => `/api/properties/${name}?state=SP&minPrice=${at + 1}`
    const states = { path: '/api/states', address }
    const { order, answers } = askAll(app, [
      ...Array.from({ length: 40 }, (_, at) => ({ path: uncached(at), address: crowd })),
      states,
    ])
    expect((await answers).map(({ status }) => status)).toEqual(Array(41).fill(200))
    // Without lanes it would be the last one. A few calls are already running, and end in any order.
    expect(order.indexOf(states)).toBeLessThan(10)
  })

  it('answers a search before forty uncached calls of another address that wait for the database', async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [createListing({ id: oneId })])
    const app = await appOnOneVersion(db)
    const release = await hold(db)
    const searching = { path: search, address: other }
    const { order, answers } = askAll(app, [
      ...Array.from({ length: 40 }, () => ({ path: `/api/properties/listed?ids=${oneId}`, address: crowd })),
      searching,
    ])
    await release()
    expect((await answers).map(({ status }) => status)).toEqual(Array(41).fill(200))
    expect(order.indexOf(searching)).toBeLessThan(10)
  })

  it('refuses the requests of one address beyond its budget, and still answers others', async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [createListing({ id: oneId })])
    const app = await appOnOneVersion(db)
    const release = await hold(db)
    const path = `/api/properties/listed?ids=${oneId}`
    const { answers } = askAll(app, [
      ...Array.from({ length: 261 }, () => ({ path, address: crowd })),
      { path, address: other },
    ])
    await release()
    const responses = await answers
    const refused = responses.slice(0, 261).filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(11)
    expect(responses[261]?.status).toBe(200)
    for (const response of refused) {
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBe(5)
      const { error } = ErrorBody.parse(await response.json())
      expect(error).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringContaining('tente de novo'),
      })
    }
  })

  it('counts all addresses of one IPv6 site as one address', async () => {
    const db = await engine.fresh()
    const app = await appOnOneVersion(db)
    const release = await hold(db)
    const { answers } = askAll(
      app,
      Array.from({ length: 261 }, (_, at) => ({
        path: `/api/properties/listed?ids=${oneId}`,
        address: `2001:db8:1:${at.toString(16)}::1`,
      })),
    )
    await release()
    expect((await answers).filter(({ status }) => status === 429)).toHaveLength(11)
  })

  it('drops the waiting statements of an aborted read, but no transaction', async () => {
    const db = await engine.fresh()
    const release = await hold(db)
    const client = new AbortController()
    const request = { lane: crowd, signal: client.signal }
    const reading = runInRequest(request, () => db.query(sql`select 1`))
    const writing = runInRequest(request, () =>
      db.transaction(tx => tx.query(sql`update catalogue set version = 7`)),
    )
    client.abort()
    await expect(reading).rejects.toBeInstanceOf(RequestAborted)
    await release()
    await writing
    expect(await db.query(sql`select version from catalogue`)).toEqual([{ version: 7 }])
  })
})

describe('a client that closes its connection', () => {
  it.each(['GET', 'HEAD'])('leaves no work of %s in the queue', async method => {
    const db = await testEngine('postgres').fresh()
    const ended = deferred<string>()
    const log = pino({}, { write: ended.resolve })
    const now = () => new Date()
    const app = await appOnOneVersion(db, {
      metrics: createServerMetrics({ db, now, adminToken: null, log }),
    })
    const asked = deferred<void>()
    const listener = getRequestListener(app.fetch)
    const server = createServer((request, response) => {
      void listener(request, response)
      asked.resolve()
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => server.close().closeAllConnections())
    const release = await hold(db)
    const client = new AbortController()
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const answer = fetch(`${url}/api/properties/listed?ids=${oneId}`, { method, signal: client.signal })
    await asked.promise
    client.abort()
    await expect(answer).rejects.toThrow()
    // The database is still held.
    expect(JSON.parse(await ended.promise)).toMatchObject({ status: 499 })
    await release()
  })
})

describe('sentences', () => {
  it('of one address do not hold up those of another', async () => {
    const db = await testEngine('postgres').fresh()
    const app = await appOnOneVersion(db, { gazetteer: () => nowhere })
    const sentence = (address: string) => ({
      path: '/api/parse-query',
      address,
      body: { message: 'casa em campinas' },
    })
    const one = sentence(other)
    const { order, answers } = askAll(app, [...Array.from({ length: 40 }, () => sentence(crowd)), one])
    expect((await answers).map(({ status }) => status)).toEqual(Array(41).fill(200))
    expect(order.indexOf(one)).toBeLessThan(3)
  })

  it('of a closed connection are not read', async () => {
    const db = await testEngine('postgres').fresh()
    let read = 0
    const app = await appOnOneVersion(db, {
      gazetteer: () => {
        read += 1
        return nowhere
      },
    })
    const client = new AbortController()
    const request = { ...jsonRequest('POST', { message: 'casa em campinas' }), signal: client.signal }
    const answer = app.request('/api/parse-query', request)
    client.abort()
    expect((await answer).status).toBe(499)
    expect(read).toBe(0)
  })
})
