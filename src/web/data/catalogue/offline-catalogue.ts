import { createCatalogueCalls, type CatalogueCalls, type CatalogueQuestion } from '../catalogue-calls.ts'
import { apiPath, type PathValues, ServerUnreachable } from '../api-client.ts'
import { maxAnswerAgeMs, answeredAtHeader, offlineAnswerCache } from '../offline-answers.ts'

/**
 * The catalogue as the service worker last cached it. An answer that is missing or too old throws `ServerUnreachable`.
 * @param onRead receives the ISO instant at which each answer arrived
 */
export const offlineCatalogue = (onRead: (seenAt: string) => void = () => {}): CatalogueCalls =>
  createCatalogueCalls(async (endpoint, question) => {
    const path = apiPath(endpoint, question as PathValues)
    const answer =
      typeof caches === 'undefined'
        ? undefined
        : await caches.match(path, { cacheName: offlineAnswerCache, ignoreVary: true })
    const seenAt = answer?.headers.get(answeredAtHeader)
    if (!answer || !seenAt || Date.now() - Date.parse(seenAt) > maxAnswerAgeMs)
      throw new ServerUnreachable(path)
    onRead(seenAt)
    return answer.json()
  })

/**
 * Returns when the cached answer to this question arrived; `null` when the catalogue was empty. @throws ServerUnreachable
 */
export async function readAnsweredAt(question: CatalogueQuestion<unknown>): Promise<string | null> {
  let at: string | null = null
  const { total } = await offlineCatalogue().stats()
  if (total > 0) {
    await question(
      offlineCatalogue(read => {
        at = read
      }),
    )
  }
  return at
}
