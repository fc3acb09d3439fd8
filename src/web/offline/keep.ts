import { mostSeen, seenAtHeader } from '../data/catalogue/seen-answers.ts'

/** Without it, nothing of what was seen can be shown (seen-catalogue.ts). */
const needed = '/api/stats'

/** Puts an answer into the cache with its date; the oldest go when there are too many. */
export async function keep(
  cache: Pick<Cache, 'put' | 'keys' | 'delete'>,
  url: string,
  answer: Response,
  now: Date,
): Promise<void> {
  const body = await answer.blob()
  const headers = { 'content-type': 'application/json', [seenAtHeader]: now.toISOString() }
  // Put again, it is the newest: a cache lists its entries in the order in which they came.
  await cache.delete(url)
  await cache.put(url, new Response(body, { headers }))
  const kept = await cache.keys()
  const tooMany = kept
    .filter(request => new URL(request.url).pathname !== needed)
    .slice(0, Math.max(0, kept.length - mostSeen))
  await Promise.all(tooMany.map(request => cache.delete(request)))
}
