import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { changeSearchPreset } from '#domain/search/search-presets.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { countsQuery, facetsQuery, listQuery, statsQuery } from '../data/catalogue/list-queries.ts'
import { answeredAtHeader } from '../data/offline-answers.ts'
import { offlineCatalogue } from '../data/catalogue/offline-catalogue.ts'
import { propertyQuery } from '../data/catalogue/property-query.ts'
import { storeShownAnswers } from './store-shown-answers.ts'

const origin = 'https://arremate.invalid'

/** Puts one cache in place of the browser's. */
function stubCache(): Map<string, Response> {
  const held = new Map<string, Response>()
  const urlOf = (key: RequestInfo | URL): string =>
    new URL(key instanceof Request ? key.url : String(key), origin).href
  const cache = {
    put: async (key: RequestInfo, response: Response) => void held.set(urlOf(key), response),
    delete: async (key: RequestInfo) => held.delete(urlOf(key)),
    keys: async () => [...held.keys()].map(url => new Request(url)),
    match: async (key: RequestInfo) => held.get(urlOf(key))?.clone(),
  }
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match })
  vi.stubGlobal('window', { location: { origin } })
  return held
}

afterEach(() => vi.unstubAllGlobals())

const criteria = { ...emptyCriteria, state: ['GO' as const] }
const roi = changeSearchPreset(criteria, 'roi')

function shownPage(at: number): QueryClient {
  const client = new QueryClient()
  const page = { items: [], total: 7, page: 0, limit: 30 }
  const put = (queryKey: readonly unknown[], data: unknown) =>
    client.setQueryData(queryKey, data, { updatedAt: at })
  put(listQuery('server', criteria).queryKey, { pages: [page], pageParams: [0] })
  put(statsQuery('server').queryKey, { total: 7 })
  put(facetsQuery('server', criteria).queryKey, { states: [] })
  put(countsQuery('server', [criteria, roi]).queryKey, [7, 3])
  return client
}

it('what the server put into the page is what the offline catalogue answers with', async () => {
  stubCache()
  const at = Date.now()
  await storeShownAnswers(shownPage(at))
  const read: string[] = []
  const catalogue = offlineCatalogue(seenAt => read.push(seenAt))
  expect(await catalogue.search(criteria, { page: 0, limit: 30 })).toMatchObject({ total: 7 })
  expect(await catalogue.stats()).toEqual({ total: 7 })
  expect(await catalogue.facets(criteria)).toEqual({ states: [] })
  expect(await catalogue.count({ ...roi, sort: emptyCriteria.sort })).toEqual({ total: 3 })
  expect(new Set(read)).toEqual(new Set([new Date(at).toISOString()]))
})

it('neither a newer answer is replaced nor anything of an account stored', async () => {
  const held = stubCache()
  const newer = new Date().toISOString()
  held.set(`${origin}/api/stats`, Response.json({ total: 8 }, { headers: { [answeredAtHeader]: newer } }))
  const client = shownPage(Date.parse(newer) - 1_000)
  client.setQueryData(propertyQuery('server', '1').queryKey, { id: '1' } as never)
  client.setQueryData(['entry'], { me: { user: { name: 'Ana' } } })
  client.setQueryData(['list', 'seen', ''], { pages: [{ total: 1 }], pageParams: [0] })
  await storeShownAnswers(client)
  expect(await offlineCatalogue().stats()).toEqual({ total: 8 })
  expect([...held.keys()].map(url => new URL(url).pathname).toSorted()).toEqual([
    '/api/properties',
    '/api/properties/count',
    '/api/properties/count',
    '/api/properties/facets',
    '/api/stats',
  ])
})
