import { expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { maxOfflineAnswers, answeredAtHeader } from '../data/offline-answers.ts'
import { storeCachedAnswer } from './store-answer.ts'

const now = new Date('2026-11-21T17:03:00Z')
const address = (path: string): string => `https://arremate.invalid/api/properties?q=${path}`

/** Imitates the browser's cache: one answer per address, in the order of arrival. */
function emptyCache() {
  const held = new Map<string, Response>()
  const urlOf = (key: RequestInfo | URL): string => (key instanceof Request ? key.url : String(key))
  return {
    held,
    put: async (key: RequestInfo | URL, response: Response) => void held.set(urlOf(key), response),
    delete: async (key: RequestInfo | URL) => held.delete(urlOf(key)),
    keys: async () => [...held.keys()].map(url => new Request(url)),
  }
}

it('stores an answer with its date', async () => {
  const cache = emptyCache()
  await storeCachedAnswer(cache, address('a'), Response.json({ total: 7 }), now)
  const kept = cache.held.get(address('a'))
  expect(kept?.headers.get(answeredAtHeader)).toBe('2026-11-21T17:03:00.000Z')
  expect(await kept?.json()).toEqual({ total: 7 })
})

it('never drops the catalogue’s numbers, without which no stored answer is shown', async () => {
  const cache = emptyCache()
  const stats = `https://arremate.invalid${catalogueCalls.stats.path}`
  await storeCachedAnswer(cache, stats, Response.json({ total: 7 }), now)
  for (let at = 0; at < maxOfflineAnswers; at++)
    await storeCachedAnswer(cache, address(`${at}`), Response.json(at), now)
  expect(cache.held.size).toBe(maxOfflineAnswers)
  expect(cache.held.has(stats)).toBe(true)
  expect(cache.held.has(address('0'))).toBe(false)
})

it('limits the number of answers, and drops the one least recently requested', async () => {
  const cache = emptyCache()
  for (let at = 0; at < maxOfflineAnswers; at++)
    await storeCachedAnswer(cache, address(`${at}`), Response.json(at), now)
  await storeCachedAnswer(cache, address('0'), Response.json('again'), now)
  await storeCachedAnswer(cache, address('new'), Response.json('new'), now)
  expect(cache.held.size).toBe(maxOfflineAnswers)
  expect(cache.held.has(address('0'))).toBe(true)
  expect(cache.held.has(address('1'))).toBe(false)
})
