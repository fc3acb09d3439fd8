import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addressCalls } from '#contract/address-calls.ts'
import { type AddressEvent, localCalls } from '#contract/local-calls.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { censusStreet, censusZip } from '#test/support/census-files.ts'
import { runHere } from '#test/support/census-tasks.ts'
import { testEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { createErrorBoundary } from '../http/error-boundary.ts'
import { fetchLocalLines, LocalCallRefused } from '../http/fetch-local-call.ts'
import { addressRoutes } from './address-capability.ts'
import { noteAsked } from './address-book-store.ts'
import { localAddressRoutes } from './local-address-routes.ts'

const now = () => new Date('2026-11-30T12:00:00Z')
const engine = testEngine('postgres')

describe('the addresses of a running server', () => {
  let db: Database
  let folder: string
  let server: ReturnType<typeof serve>
  let app: Hono
  let url: string
  let moved: number
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arremate-address-routes-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  beforeEach(async () => {
    moved = 0
    db = await engine.fresh()
    await seedCatalogue(db, [
      createListing({ id: '1', state: 'SP', city: 'PORTO FERREIRA', address: 'RUA DAS FLORES, N. 20' }),
    ])
    const log = pino({ level: 'silent' })
    app = new Hono()
    app.onError(createErrorBoundary(log))
    app.route('/', addressRoutes({ db, guard: { admin: () => Promise.resolve() } }))
    app.route(
      '/',
      localAddressRoutes({
        db,
        log,
        token: 'secret',
        options: {
          folder,
          site: { base: 'http://127.0.0.1:1', pauses: [] },
          now,
          onCatalogueChanged: () => moved++,
          run: runHere,
        },
      }),
    )
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => void server.close())

  async function ask(query: { uf?: 'SP'; city?: number; path?: string }, token = 'secret') {
    const events: AddressEvent[] = []
    const { signal } = new AbortController()
    for await (const event of fetchLocalLines({ url, token }, localCalls.importAddresses, { query, signal }))
      events.push(event)
    return events
  }

  it('are imported by the path of a file, and the catalogue moves', async () => {
    const path = join(folder, 'a.zip')
    await writeFile(path, censusZip(censusStreet(60)))
    const events = await ask({ path })
    expect(events.at(-1)).toEqual({ done: true })
    expect(events).toContainEqual({
      outcome: expect.objectContaining({ status: 'done', houses: 60, placed: { building: 1 } }) as unknown,
    })
    expect(moved).toBe(1)
  })

  it('say what failed: a site that is not there, a file that is not there', async () => {
    expect(await ask({ city: 3_540_705 })).toMatchObject([{ outcome: { status: 'failed' } }, { done: true }])
    expect(await ask({ path: join(folder, 'none.zip') })).toMatchObject([
      { error: { message: 'O servidor não pôde ler o arquivo (ENOENT).' } },
    ])
  })

  it.each<[Parameters<typeof ask>[0], string]>([
    [{}, 'secret'],
    [{ uf: 'SP', city: 3_540_705 }, 'secret'],
    [{ path: 'a.zip' }, 'secret'],
    [{ city: 3_540_705 }, 'guess'],
  ])('refuse %j with the token %s', async (query, token) => {
    await expect(ask(query, token)).rejects.toThrow(LocalCallRefused)
  })

  it('are shown to the operator, those that could not be had as well', async () => {
    const path = join(folder, 'a.zip')
    await writeFile(path, censusZip(censusStreet(60)))
    await ask({ path })
    await noteAsked(db, 3_543_907, { at: now(), failure: 'O site respondeu com o erro 500.' })
    const answer = await app.request('/api/admin/addresses')
    const books = addressCalls.addressBooks.response.parse(await answer.json())
    expect(books).toMatchObject([
      { name: 'Porto Ferreira, SP', houses: 60, listings: 1, placed: { building: 1 }, failure: null },
      { name: 'Rio Claro, SP', houses: null, listings: 0, failure: 'O site respondeu com o erro 500.' },
    ])
    expect(books[0]?.measured.length).toBeGreaterThan(0)
  })
})
