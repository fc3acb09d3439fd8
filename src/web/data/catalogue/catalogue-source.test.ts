import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CatalogueCalls } from '../catalogue-calls.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import {
  askForListing,
  askWithFallback,
  currentCatalogueSource,
  clearListQuestion,
  probeServer,
  type CatalogueSource,
  setCatalogueSource,
  chooseFallbackSource,
} from './catalogue-source.ts'

vi.mock('./bundled/demonstration-catalogue.ts', () => ({
  demonstrationCatalogue: { stats: async () => ({ total: 270 }) } as unknown as CatalogueCalls,
}))

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
const stats = () => askWithFallback(currentCatalogueSource(), catalogue => catalogue.stats())

beforeEach(() => setCatalogueSource('server'))
afterEach(() => vi.unstubAllGlobals())

describe('the catalogue source', () => {
  it.each<[string, () => void]>([
    ['no connection', () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')))],
    ['500', () => answer(500, '{"error":{"code":"internal","message":"…"}}')],
    ['503', () => answer(503, 'down')],
    ['a page instead of an answer', () => answer(200, '<html>')],
  ])('is the demonstration after %s', async (_, given) => {
    given()
    await expect(stats()).rejects.toBeInstanceOf(ServerUnreachable)
    expect(currentCatalogueSource()).toBe('unreachable')
    expect(await stats()).toEqual({ total: 270 })
  })

  it('stays the same after a refusal, which is thrown', async () => {
    answer(400, '{"error":{"code":"invalid_parameters","message":"Revise.","fields":{"minPrice":"Número."}}}')
    const refused: unknown = await stats().catch(error => error)
    expect(refused).toBeInstanceOf(RequestRefused)
    expect(refused).toMatchObject({ status: 400, message: 'Revise.', fields: { minPrice: 'Número.' } })
    expect(currentCatalogueSource()).toBe('server')
  })

  it('stays the same after an aborted call', async () => {
    const gone = new AbortController()
    gone.abort(new Error('gone'))
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('aborted')))
    const asked = askWithFallback('server', catalogue => catalogue.stats(gone.signal))
    await expect(asked).rejects.toThrow('gone')
    expect(currentCatalogueSource()).toBe('server')
  })

  it.each([
    [200, '{"total":9}', 'server'],
    [200, '{"total":0}', 'empty'],
    [503, '', 'unreachable'],
    [429, '{"error":{"code":"too_many_requests","message":"Espere."}}', 'unreachable'],
  ])('is set by a probe that answers %i %s', async (status, body, source) => {
    setCatalogueSource('unreachable')
    answer(status, body)
    await probeServer()
    expect(currentCatalogueSource()).toBe(source)
  })

  it('is not the server while the server cannot answer the page’s list', async () => {
    let broken = true
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/stats'
        ? new Response('{"total":9}')
        : new Response('{"items":[],"total":0}', { status: broken ? 500 : 200 }),
    )
    const { signal } = new AbortController()
    const list = askForListing('server', (catalogue, until) => catalogue.cities('GO', until), signal)
    await expect(list).rejects.toBeInstanceOf(ServerUnreachable)
    await probeServer()
    expect(currentCatalogueSource()).toBe('unreachable')
    broken = false
    await probeServer()
    expect(currentCatalogueSource()).toBe('server')
  })

  it.each<[string, number, () => void]>([
    ['refuses the page’s list', 422, () => {}],
    ['cannot answer a list that has left the page', 500, clearListQuestion],
  ])('becomes the server again although it %s', async (_, status, then) => {
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/stats'
        ? new Response('{"total":9}')
        : new Response('{"error":{"code":"invalid_parameters","message":"Revise."}}', { status }),
    )
    const { signal } = new AbortController()
    await askForListing('server', (catalogue, until) => catalogue.cities('GO', until), signal).catch(() => {})
    setCatalogueSource('unreachable')
    then()
    await probeServer()
    expect(currentCatalogueSource()).toBe('server')
  })

  it('is probed once at a time', async () => {
    const fetching = vi.fn(async () => new Response('{"total":0}'))
    vi.stubGlobal('fetch', fetching)
    await Promise.all([probeServer(), probeServer()])
    expect(fetching).toHaveBeenCalledTimes(1)
  })
})

describe('while the server is away', () => {
  const seenAt = '2026-11-21T17:03:00Z'
  const seenOn = (at: string, ...paths: string[]) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] })
    vi.stubGlobal('caches', {
      match: async (path: string) =>
        paths.includes(path)
          ? Response.json({ total: 9, items: [] }, { headers: { 'x-arremate-seen-at': at } })
          : undefined,
    })
  }
  afterEach(() => vi.useRealTimers())
  const { signal } = new AbortController()
  const list = (from: CatalogueSource, state: 'GO' | 'SP') =>
    askForListing(from, (catalogue, until) => catalogue.cities(state, until), signal)
  const citiesOfGoias = '/api/states/GO/cities'

  it.each<[string, CatalogueSource, () => void]>([
    ['the list that was seen', 'seen', () => seenOn(seenAt, '/api/stats', citiesOfGoias)],
    ['the demonstration for another', 'unreachable', () => seenOn(seenAt, '/api/stats')],
    [
      'the demonstration for what was seen long ago',
      'unreachable',
      () => seenOn('2026-10-21T17:03:00Z', '/api/stats', citiesOfGoias),
    ],
  ])('%s is shown', async (_, source, given) => {
    given()
    answer(503, 'down')
    await expect(list('server', 'GO')).rejects.toBeInstanceOf(ServerUnreachable)
    expect(currentCatalogueSource()).toBe(source)
  })

  it('each list is looked up in the cache separately', async () => {
    seenOn(seenAt, '/api/stats', citiesOfGoias)
    answer(503, 'down')
    await list('server', 'GO').catch(() => {})
    expect(await list('seen', 'GO')).toMatchObject({ total: 9 })
    await expect(list('seen', 'SP')).rejects.toBeInstanceOf(ServerUnreachable)
    expect(currentCatalogueSource()).toBe('unreachable')
    await chooseFallbackSource(catalogue => catalogue.cities('GO'))
    expect(currentCatalogueSource()).toBe('seen')
  })

  it('a failed probe of the server leaves the cached answers on the page', async () => {
    seenOn(seenAt, '/api/stats', citiesOfGoias)
    answer(503, 'down')
    await list('server', 'GO').catch(() => {})
    await probeServer()
    expect(currentCatalogueSource()).toBe('seen')
  })
})
