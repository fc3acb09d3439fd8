import { describe, expect, it } from 'vitest'
import { answeredAtHeader, maxAnswerAgeMs } from '../data/offline-answers.ts'
import { maxOfflinePages } from '../data/offline-pages.ts'
import {
  dropPagesOfOtherVersions,
  findStoredPage,
  isPrivatePage,
  isPublicPage,
  storePage,
} from './store-page.ts'

const now = new Date('2026-11-21T17:03:00Z')
const address = (path: string): string => `https://arremate.invalid${path}`
const written = (version: string): string =>
  `<html><head><link rel="stylesheet" href="/assets/app-${version}.css"><script type="module" src="/assets/main-${version}.js"></script></head><body><div id="root">Casa</div></body></html>`

const pageOf = (version: string, headers: Record<string, string> = {}): Response =>
  new Response(written(version), {
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'public, no-cache',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'self'",
      vary: 'Accept-Encoding, Cookie',
      ...headers,
    },
  })

/** Imitates the browser's cache: one answer per address, in the order of arrival. */
function emptyCache() {
  const held = new Map<string, Response>()
  const urlOf = (key: RequestInfo | URL): string => (key instanceof Request ? key.url : String(key))
  return {
    held,
    put: async (key: RequestInfo | URL, response: Response) => void held.set(urlOf(key), response),
    delete: async (key: RequestInfo | URL) => held.delete(urlOf(key)),
    keys: async () => [...held.keys()].map(url => new Request(url)),
    match: async (key: RequestInfo | URL) => held.get(urlOf(key))?.clone(),
  }
}

const everyFile = async () => true

describe('which pages are kept', () => {
  it('a visitor’s, but neither an account’s nor what is no page', () => {
    expect(isPublicPage(pageOf('a'))).toBe(true)
    expect(isPublicPage(pageOf('a', { 'cache-control': 'private, no-cache' }))).toBe(false)
    expect(isPublicPage(pageOf('a', { 'cache-control': 'public, no-store' }))).toBe(false)
    expect(isPublicPage(pageOf('a', { 'cache-control': 'no-cache' }))).toBe(false)
    expect(isPublicPage(pageOf('a', { 'content-type': 'application/xml' }))).toBe(false)
    const { headers } = pageOf('a')
    expect(isPublicPage(new Response(written('a'), { headers, status: 404 }))).toBe(false)
    expect(isPrivatePage(pageOf('a', { 'cache-control': 'private, no-cache' }))).toBe(true)
    expect(isPrivatePage(pageOf('a'))).toBe(false)
  })

  it('with its date in words and its security headers', async () => {
    const cache = emptyCache()
    await storePage(cache, address('/search'), pageOf('a'), now)
    const kept = await findStoredPage(cache, address('/search'), now, everyFile)
    expect(kept?.headers.get(answeredAtHeader)).toBe('2026-11-21T17:03:00.000Z')
    expect(kept?.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(kept?.headers.get('content-encoding')).toBeNull()
    expect(kept?.headers.get('vary')).toBeNull()
    const html = (await kept?.text()) ?? ''
    expect(html).toContain('data-at="2026-11-21T17:03:00.000Z"')
    expect(html).toMatch(/mostrando o que você viu em 21\/11 às \d\d:03\./)
    expect(html).not.toMatch(/ style=| on\w+=|<script(?! type="module" src)/)
  })

  it('a limited number, of which the one opened longest ago goes', async () => {
    const cache = emptyCache()
    for (let at = 0; at < maxOfflinePages; at++) await storePage(cache, address(`/${at}`), pageOf('a'), now)
    await storePage(cache, address('/0'), pageOf('a'), now)
    await storePage(cache, address('/new'), pageOf('a'), now)
    expect(cache.held.size).toBe(maxOfflinePages)
    expect(cache.held.has(address('/0'))).toBe(true)
    expect(cache.held.has(address('/1'))).toBe(false)
  })
})

describe('a kept page is shown', () => {
  it('only under its own address and until it is too old', async () => {
    const cache = emptyCache()
    await storePage(cache, address('/search?state=GO'), pageOf('a'), now)
    const after = (ms: number) =>
      findStoredPage(cache, address('/search?state=GO'), new Date(now.getTime() + ms), everyFile)
    expect(await findStoredPage(cache, address('/search'), now, everyFile)).toBeUndefined()
    expect(await after(maxAnswerAgeMs)).toBeDefined()
    expect(await after(maxAnswerAgeMs + 1)).toBeUndefined()
  })

  it('only with its styles and its script', async () => {
    const cache = emptyCache()
    await storePage(cache, address('/search'), pageOf('a'), now)
    const without = (file: string) =>
      findStoredPage(cache, address('/search'), now, async path => path !== file)
    expect(await without('/assets/other.js')).toBeDefined()
    expect(await without('/assets/app-a.css')).toBeUndefined()
    expect(await without('/assets/main-a.js')).toBeUndefined()
  })

  it('by the version that it belongs to: the next one deletes it', async () => {
    const cache = emptyCache()
    await storePage(cache, address('/before'), pageOf('a'), now)
    await storePage(cache, address('/after'), pageOf('b'), now)
    await dropPagesOfOtherVersions(cache, path => path.includes('-b.'))
    expect([...cache.held.keys()]).toEqual([address('/after')])
  })

  it('unless its address carries a secret: such a page of an earlier version is deleted', async () => {
    const cache = emptyCache()
    await storePage(cache, address('/nova-senha?token=abc'), pageOf('b'), now)
    await storePage(cache, address('/nova-senha'), pageOf('b'), now)
    await dropPagesOfOtherVersions(cache, () => true)
    expect([...cache.held.keys()]).toEqual([address('/nova-senha')])
  })
})
