import { createServer } from 'node:http'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallTurn } from '#contract/call-queues.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { RequestAborted } from '../queue/request-context.ts'

const turn: CallTurn = { queue: 'ordinary', cost: 1 }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Starts a server with one cached route that counts its calls, behind a cache. */
async function start({ most, maxAge }: { most?: number; maxAge?: number } = {}) {
  const state = { version: 1, time: 0, made: 0, served: 0, size: 2000 }
  const kept: AnswerCache = createAnswerCache({
    version: () => state.version,
    headers: { 'X-Guard': 'yes' },
    now: () => new Date(state.time),
    ...(most && { most }),
    ...(maxAge && { maxAge }),
  })
  const app = new Hono()
  app.get('/wrong', c =>
    kept.keep(c, 'wrong', turn, async () => {
      state.made += 1
      return c.json({ error: 'x' }, 400)
    }),
  )
  app.get('/missing/*', c =>
    kept.keepPage(c, c.req.path, turn, async () => {
      state.made += 1
      return c.text(`${state.made}`.padEnd(state.size), 404)
    }),
  )
  app.get('/*', c =>
    kept.keep(c, `${c.req.path} ${c.req.query('q')}`, turn, async () => {
      const nth = ++state.made
      await new Promise(resolve => setImmediate(resolve))
      return c.json({ made: nth, asked: c.req.query('q') ?? null, fill: 'a'.repeat(state.size) })
    }),
  )
  const listener = getRequestListener(app.fetch)
  const server = createServer((req, res) => {
    if (kept.serve(req, res)) state.served += 1
    else void listener(req, res)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close().closeAllConnections())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + path, { headers: { 'Accept-Encoding': 'identity', ...headers }, method })
  const readCount = async (path: string) => ((await (await get(path)).json()) as { made: number }).made
  return { state, get, made: readCount, url }
}

describe('a cached answer', () => {
  it('is computed once and then served without the application, with the same headers', async () => {
    const { state, get } = await start()
    const first = await get('/a?q=1')
    const second = await get('/a?q=1')
    expect(state).toMatchObject({ made: 1, served: 1 })
    expect(await second.text()).toBe(await first.text())
    const names = ['content-type', 'etag', 'cache-control', 'vary', 'content-length']
    for (const name of names) expect(second.headers.get(name), name).toBe(first.headers.get(name))
    expect(second.headers.get('x-guard')).toBe('yes')
    expect(second.headers.get('cache-control')).toBe('public, no-cache')
  })

  it('depends on the path and the parameters that the call reads', async () => {
    const { state, made } = await start()
    expect([await made('/a?q=1'), await made('/a?q=2'), await made('/b?q=1')]).toEqual([1, 2, 3])
    expect(state.served).toBe(0)
  })

  it('is the same for addresses that differ in what the call does not read', async () => {
    const { state, get, made } = await start({ most: 25_000 })
    for (let junk = 0; junk < 40; junk++) expect(await made(`/a?junk=${junk}&q=1`)).toBe(1)
    await get('/a?junk=7&q=1')
    expect(state).toMatchObject({ made: 1, served: 1 })
  })

  it('is computed once more when the first request of several is aborted', async () => {
    const kept = createAnswerCache({ version: () => 1, headers: {}, now: () => new Date(0) })
    const app = new Hono()
    let answerCount = 0
    app.get('/a', c =>
      kept.keep(c, 'a', turn, async () => {
        const nth = ++answerCount
        await new Promise(resolve => setImmediate(resolve))
        if (nth === 1) throw new RequestAborted()
        return c.json({ nth })
      }),
    )
    app.onError((error, c) => c.json({ error: error.name }, 500))
    const answers = await Promise.all(Array.from({ length: 8 }, async () => (await app.request('/a')).json()))
    expect(answers).toEqual([{ error: 'RequestAborted' }, ...Array(7).fill({ nth: 2 })])
    expect(answerCount).toBe(2)
  })

  it('is computed once for concurrent requests', async () => {
    const { state, made } = await start()
    expect(await Promise.all(Array.from({ length: 8 }, () => made('/a')))).toEqual(Array(8).fill(1))
    expect(state.made).toBe(1)
  })

  it('expires when the catalogue’s version changes', async () => {
    const { state, made } = await start()
    expect(await made('/a')).toBe(1)
    state.version = 2
    expect(await made('/a')).toBe(2)
    expect(await made('/a')).toBe(2)
  })

  it('expires by age, because auctions pass', async () => {
    const { state, made } = await start({ maxAge: 60_000 })
    await made('/a')
    state.time = 59_999
    expect(await made('/a')).toBe(1)
    state.time = 60_000
    expect(await made('/a')).toBe(2)
    expect(await made('/a')).toBe(2)
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('is compressed for %s', async (accepted, encoding, unpack) => {
    const { state, get, url } = await start()
    const plain = await (await get('/a')).text()
    for (const _ of [1, 2]) {
      const response = await get('/a', { 'Accept-Encoding': accepted })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(plain.length)
      expect(await response.text()).toBe(plain)
    }
    expect(state).toMatchObject({ made: 1, served: 1 })
    expect(unpack(await rawBody(`${url}/a`, accepted)).toString()).toBe(plain)
  })

  it('is not compressed when that does not pay off', async () => {
    const { state, get } = await start()
    state.size = 10
    expect((await get('/a', { 'Accept-Encoding': 'br' })).headers.get('content-encoding')).toBeNull()
  })

  it.each([1, 2])('is not sent again to a client that has it (request %i after the first)', async times => {
    const { get } = await start()
    const tag = (await get('/a', { 'Accept-Encoding': 'br' })).headers.get('etag') as string
    for (let time = 1; time < times; time++) await get('/a')
    for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await get('/a', { 'If-None-Match': sent })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toContain(tag.slice(1, 12))
      expect(await response.text()).toBe('')
    }
    expect((await get('/a', { 'If-None-Match': '"1-other"' })).status).toBe(200)
  })

  it('answers HEAD without a body', async () => {
    const { get } = await start()
    await get('/a')
    const response = await get('/a', {}, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('is never an error', async () => {
    const { state, get } = await start()
    expect((await get('/wrong')).status).toBe(400)
    expect((await get('/wrong')).status).toBe(400)
    expect(state.made).toBe(2)
  })

  it('may be the page of a missing address, which has its status and no tag each time', async () => {
    const { state, get } = await start()
    for (const served of [0, 1, 2]) {
      const response = await get('/missing/a', { 'If-None-Match': '*' })
      expect([response.status, response.headers.get('etag'), (await response.text()).trim()]).toEqual([
        404,
        null,
        '1',
      ])
      expect(state).toMatchObject({ made: 1, served })
    }
  })

  it('is not evicted by any number of missing addresses', async () => {
    const { state, get, made } = await start({ most: 25_000 })
    await made('/a')
    for (let n = 0; n < 20; n++) await get(`/missing/${n}`)
    expect(await made('/a')).toBe(1)
    const before = state.made
    await get('/missing/0')
    expect(state.made).toBe(before + 1)
  })

  it('counts the overhead of a small answer', async () => {
    const { state, made } = await start({ most: 40_000 })
    state.size = 0
    for (let n = 0; n < 20; n++) await made(`/${n}`)
    await made('/0')
    expect(state.made).toBe(21)
  })

  it('is evicted by newer ones when the cache is full', async () => {
    const { state, made } = await start({ most: 25_000 })
    for (const path of ['/a', '/b', '/c', '/a', '/d', '/e']) await made(path)
    expect(state.made).toBe(5)
    expect(await made('/a')).toBe(1)
    expect(await made('/b')).toBe(6)
  })
})

async function rawBody(url: string, accepted: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': accepted } }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
