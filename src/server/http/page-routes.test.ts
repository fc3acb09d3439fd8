import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testEngine } from '#test/support/database.ts'
import { appOn } from '#test/support/page-app.ts'
import { writeFakeSite } from '#test/support/fake-site.ts'
import type { BuiltSite } from './page-renderer.ts'

const session = 'arremate.session_token=any'

describe('site pages', () => {
  const engine = testEngine('embedded')
  let app: Hono | null = null
  let site: BuiltSite = { folder: '', renderer: '' }
  beforeAll(async () => {
    site = await writeFakeSite()
    await mkdir(join(site.folder, 'assets'))
    await writeFile(join(site.folder, 'assets', 'page-1.js'), 'built')
    await writeFile(join(site.folder, 'theme.js'), 'theme')
    app = await appOn(await engine.fresh(), { site })
  })
  afterAll(() => rm(site.folder, { recursive: true, force: true }))

  const ask = async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
    const response = await app?.request(path, { headers })
    if (!response) throw new Error('No application')
    return response
  }
  const textOf = async (path: string, cookie = '') => (await ask(path, { cookie })).text()

  it('are rendered once for all visitors, and once for somebody with a session', async () => {
    const visitor = await textOf('/search?state=SP')
    const user = await textOf('/search?state=SP', session)
    expect(visitor).toMatch(/^<p>visitor \/search\?state=SP http:\/\/arremate\.example \d+<\/p>/)
    expect(user).toMatch(/^<p>session \/search\?state=SP http:\/\/arremate\.example \d+<\/p>/)
    expect(await textOf('/search?state=SP', 'other=1')).toBe(visitor)
    expect(await textOf('/search?state=SP', session)).toBe(user)
    expect(await textOf('/search?state=RJ')).not.toBe(visitor)
  })

  it.each([
    ['', 'public, no-cache'],
    [session, 'private, no-cache'],
  ])('with the cookies "%s" are %s, and vary with the cookies', async (cookie, cacheControl) => {
    const { status, headers } = await ask('/map', { cookie })
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      cacheControl,
      'text/html; charset=UTF-8',
    ])
    expect(headers.get('vary')).toContain('Cookie')
    expect(headers.get('content-security-policy')).toBe(null)
  })

  it.each(['', session])(
    'whose address carries a secret are rendered for each request and kept nowhere, with the cookies "%s"',
    async cookie => {
      const first = await ask('/nova-senha?token=abc', { cookie })
      expect([
        first.status,
        first.headers.get('cache-control'),
        first.headers.get('referrer-policy'),
      ]).toEqual([200, 'no-store', 'no-referrer'])
      expect(first.headers.get('etag')).toBeNull()
      expect(await first.text()).not.toBe(await textOf('/nova-senha?token=abc', cookie))
    },
  )

  it('have the status of their own, and are rendered once also where an address leads to nothing', async () => {
    const first = await ask('/missing')
    expect([first.status, first.headers.get('cache-control'), first.headers.get('etag')]).toEqual([
      404,
      'public, no-cache',
      null,
    ])
    const again = await ask('/missing', { 'if-none-match': '*' })
    expect([again.status, await again.text()]).toEqual([404, await first.text()])
  })

  it('have a tag that stays as long as what they say, however often they are rendered', async () => {
    let time = Date.parse('2026-11-26T12:00:00Z')
    const db = await engine.fresh()
    const aging = await appOn(db, { site, now: () => new Date(time) })
    const first = await aging.request('/search?state=AC')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    time += 3_600_000
    const again = await aging.request('/search?state=AC')
    expect(await again.text()).not.toBe(await first.text())
    expect(again.headers.get('etag')).toBe(tag)
    const asked = await aging.request('/search?state=AC', { headers: { 'if-none-match': tag } })
    expect([asked.status, await asked.text()]).toEqual([304, ''])
    expect((await aging.request('/search?state=AL')).headers.get('etag')).not.toBe(tag)
  })

  it('redirect to another address', async () => {
    const { status, headers } = await ask('/moved')
    expect([status, headers.get('location')]).toEqual([301, '/search?state=SP'])
    // Kept by a browser, two words of a place that take turns would redirect to each other.
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-cache', 'Cookie'])
  })

  it.each([
    ['br', '/map', brotliDecompressSync],
    ['gzip', '/map', gunzipSync],
    ['br', '/missing', brotliDecompressSync],
  ] as const)('are compressed as %s when accepted: %s', async (encoding, path, open) => {
    const response = await ask(path, { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(open(Buffer.from(await response.arrayBuffer())).toString()).toContain(`visitor ${path}`)
  })

  it('are only read: a form that is sent to one gets a page that says so, a program the error body', async () => {
    const send = (accept: string) =>
      app?.request('/login', {
        method: 'POST',
        headers: { accept },
        body: new URLSearchParams({ email: 'a' }),
      })
    const page = await send('text/html,application/xhtml+xml,*/*;q=0.8')
    expect([page?.status, page?.headers.get('allow'), page?.headers.get('content-type')]).toEqual([
      405,
      'GET, HEAD',
      'text/html; charset=UTF-8',
    ])
    expect(await page?.text()).toMatch(/<noscript>[^]*não recebe formulários/)
    const body = await send('application/json')
    expect([body?.status, await body?.json()]).toMatchObject([405, { error: { code: 'method_not_allowed' } }])
    expect((await app?.request('/login', { method: 'HEAD' }))?.status).toBe(200)
  })

  it('have files: those with a hash in their name for ever, others after a question', async () => {
    const [built, theme] = [await ask('/assets/page-1.js'), await ask('/theme.js')]
    expect([await built.text(), built.headers.get('cache-control')]).toEqual([
      'built',
      'public, max-age=31536000, immutable',
    ])
    expect([await theme.text(), theme.headers.get('cache-control')]).toEqual(['theme', 'no-cache'])
    const missing = await ask('/assets/page-2.js')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each(['/index.html', '/.vite/manifest.json'])('are instead of the build’s own file %s', async path => {
    expect(await textOf(path)).toContain(`visitor ${path}`)
  })

  it('have the page without content at its address', async () => {
    expect(await textOf('/shell')).toBe('<!--head--><div><!--page--></div>')
  })
})
