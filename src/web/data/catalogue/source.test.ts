import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { Refused, Unreachable } from '../client.ts'
import {
  askForList,
  askOrFallBack,
  currentSource,
  leaveList,
  lookForServer,
  type Source,
  setSource,
  standIn,
} from './source.ts'

vi.mock('./bundled/catalogue.ts', () => ({
  demonstration: { stats: async () => ({ total: 270 }) } as unknown as Catalogue,
}))

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
const stats = () => askOrFallBack(currentSource(), catalogue => catalogue.stats())

beforeEach(() => setSource('server'))
afterEach(() => vi.unstubAllGlobals())

describe('the catalogue source', () => {
  it.each<[string, () => void]>([
    ['no connection', () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')))],
    ['500', () => answer(500, '{"error":{"code":"internal","message":"…"}}')],
    ['503', () => answer(503, 'down')],
    ['a page instead of an answer', () => answer(200, '<html>')],
  ])('is the demonstration after %s', async (_, given) => {
    given()
    await expect(stats()).rejects.toBeInstanceOf(Unreachable)
    expect(currentSource()).toBe('unreachable')
    expect(await stats()).toEqual({ total: 270 })
  })

  it('stays the same after a refusal, which is thrown', async () => {
    answer(400, '{"error":{"code":"invalid_parameters","message":"Revise.","fields":{"minPrice":"Número."}}}')
    const refused: unknown = await stats().catch(error => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ status: 400, message: 'Revise.', fields: { minPrice: 'Número.' } })
    expect(currentSource()).toBe('server')
  })

  it('stays the same after an aborted call', async () => {
    const gone = new AbortController()
    gone.abort(new Error('gone'))
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('aborted')))
    const asked = askOrFallBack('server', catalogue => catalogue.stats(gone.signal))
    await expect(asked).rejects.toThrow('gone')
    expect(currentSource()).toBe('server')
  })

  it.each([
    [200, '{"total":9}', 'server'],
    [200, '{"total":0}', 'empty'],
    [503, '', 'unreachable'],
    [429, '{"error":{"code":"too_many_requests","message":"Espere."}}', 'unreachable'],
  ])('is set by a probe that answers %i %s', async (status, body, source) => {
    setSource('unreachable')
    answer(status, body)
    await lookForServer()
    expect(currentSource()).toBe(source)
  })

  it('is not the server while the server cannot answer the page’s list', async () => {
    let broken = true
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/stats'
        ? new Response('{"total":9}')
        : new Response('{"items":[],"total":0}', { status: broken ? 500 : 200 }),
    )
    const { signal } = new AbortController()
    const list = askForList('server', (catalogue, until) => catalogue.curated('roi', until), signal)
    await expect(list).rejects.toBeInstanceOf(Unreachable)
    await lookForServer()
    expect(currentSource()).toBe('unreachable')
    broken = false
    await lookForServer()
    expect(currentSource()).toBe('server')
  })

  it.each<[string, number, () => void]>([
    ['refuses the page’s list', 422, () => {}],
    ['cannot answer a list that has left the page', 500, leaveList],
  ])('becomes the server again although it %s', async (_, status, then) => {
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/stats'
        ? new Response('{"total":9}')
        : new Response('{"error":{"code":"invalid_parameters","message":"Revise."}}', { status }),
    )
    const { signal } = new AbortController()
    await askForList('server', (catalogue, until) => catalogue.curated('roi', until), signal).catch(() => {})
    setSource('unreachable')
    then()
    await lookForServer()
    expect(currentSource()).toBe('server')
  })

  it('is probed once at a time', async () => {
    const fetching = vi.fn(async () => new Response('{"total":0}'))
    vi.stubGlobal('fetch', fetching)
    await Promise.all([lookForServer(), lookForServer()])
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
  const list = (from: Source, name: 'roi' | 'ending') =>
    askForList(from, (catalogue, until) => catalogue.curated(name, until), signal)
  const roi = '/api/properties/curated/roi'

  it.each<[string, Source, () => void]>([
    ['the list that was seen', 'seen', () => seenOn(seenAt, '/api/stats', roi)],
    ['the demonstration for another', 'unreachable', () => seenOn(seenAt, '/api/stats')],
    [
      'the demonstration for what was seen long ago',
      'unreachable',
      () => seenOn('2026-10-21T17:03:00Z', '/api/stats', roi),
    ],
  ])('%s is shown', async (_, source, given) => {
    given()
    answer(503, 'down')
    await expect(list('server', 'roi')).rejects.toBeInstanceOf(Unreachable)
    expect(currentSource()).toBe(source)
  })

  it('each list is looked up in the cache separately', async () => {
    seenOn(seenAt, '/api/stats', roi)
    answer(503, 'down')
    await list('server', 'roi').catch(() => {})
    expect(await list('seen', 'roi')).toMatchObject({ total: 9 })
    await expect(list('seen', 'ending')).rejects.toBeInstanceOf(Unreachable)
    expect(currentSource()).toBe('unreachable')
    await standIn(catalogue => catalogue.curated('roi'))
    expect(currentSource()).toBe('seen')
  })

  it('a failed probe of the server leaves the cached answers on the page', async () => {
    seenOn(seenAt, '/api/stats', roi)
    answer(503, 'down')
    await list('server', 'roi').catch(() => {})
    await lookForServer()
    expect(currentSource()).toBe('seen')
  })
})
