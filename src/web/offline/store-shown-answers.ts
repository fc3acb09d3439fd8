import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { readQueryString } from '#domain/search/query-string.ts'
import { apiPath } from '../data/api-client.ts'
import { answeredAtHeader, offlineAnswerCache } from '../data/offline-answers.ts'
import { pageSize } from '../data/catalogue/list-queries.ts'
import { storeCachedAnswer } from './store-answer.ts'

/** Returns the calls whose answers a query of the server's catalogue holds: path and answer. */
function answersIn([kind, source, ...written]: QueryKey, data: unknown): [string, unknown][] {
  if (source !== 'server' || data === undefined) return []
  const criteria = written.map(text => readQueryString(String(text)))
  if (kind === 'stats') return [[apiPath('GET /api/stats', {}), data]]
  if (kind === 'facets') return [[apiPath('GET /api/properties/facets', { query: criteria[0] ?? {} }), data]]
  if (kind === 'list') {
    const query = { ...criteria[0], page: '0', limit: String(pageSize) }
    return [[apiPath('GET /api/properties', { query }), (data as { pages: unknown[] }).pages[0]]]
  }
  if (kind === 'counts')
    return criteria.map((query, index) => [
      apiPath('GET /api/properties/count', { query }),
      { total: (data as number[])[index] },
    ])
  return []
}

/**
 * Stores what the page shows of the public catalogue, with its date. The worker sees only what the browser asks for;
 * what the server has put into the page would be missing without a connection.
 */
export async function storeShownAnswers(client: QueryClient): Promise<void> {
  if (typeof caches === 'undefined') return
  const cache = await caches.open(offlineAnswerCache)
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    for (const [path, answer] of answersIn(queryKey, state.data)) {
      const kept = await cache.match(path, { ignoreVary: true })
      if (Date.parse(kept?.headers.get(answeredAtHeader) ?? '') >= state.dataUpdatedAt) continue
      const url = new URL(path, window.location.origin).href
      await storeCachedAnswer(cache, url, Response.json(answer), new Date(state.dataUpdatedAt))
    }
  }
}
