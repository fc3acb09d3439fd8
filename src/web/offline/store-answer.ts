import { maxOfflineAnswers, answeredAtHeader } from '../data/offline-answers.ts'

/** Without it, no stored answer can be shown (offline-catalogue.ts). */
const needed = '/api/stats'

/** Stores an answer in the cache with its date; the oldest are deleted when there are too many. */
export async function storeCachedAnswer(
  cache: Pick<Cache, 'put' | 'keys' | 'delete'>,
  url: string,
  answer: Response,
  now: Date,
): Promise<void> {
  const body = await answer.blob()
  const headers = { 'content-type': 'application/json', [answeredAtHeader]: now.toISOString() }
  // Storing it again makes it the newest: a cache lists its entries in the order of arrival.
  await cache.delete(url)
  await cache.put(url, new Response(body, { headers }))
  const kept = await cache.keys()
  const tooMany = kept
    .filter(request => new URL(request.url).pathname !== needed)
    .slice(0, Math.max(0, kept.length - maxOfflineAnswers))
  await Promise.all(tooMany.map(request => cache.delete(request)))
}
