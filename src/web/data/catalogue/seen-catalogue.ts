import { asking, type Catalogue } from './catalogue.ts'
import { apiPath, type PathValues, Unreachable } from '../client.ts'
import type { Question } from './source.ts'
import { longest, seenAtHeader, seenCache } from './seen-answers.ts'

/**
 * The catalogue as the service worker last cached it. An answer that is missing or too old throws `Unreachable`.
 * @param onRead receives the ISO instant at which each answer arrived
 */
export const seenCatalogue = (onRead: (seenAt: string) => void = () => {}): Catalogue =>
  asking(async (endpoint, question) => {
    const path = apiPath(endpoint, question as PathValues)
    const answer =
      typeof caches === 'undefined'
        ? undefined
        : await caches.match(path, { cacheName: seenCache, ignoreVary: true })
    const seenAt = answer?.headers.get(seenAtHeader)
    if (!answer || !seenAt || Date.now() - Date.parse(seenAt) > longest) throw new Unreachable(path)
    onRead(seenAt)
    return answer.json()
  })

/**
 * Returns when the cached answer to this question arrived; `null` when the catalogue was empty. @throws Unreachable
 */
export async function seenAtOf(question: Question<unknown>): Promise<string | null> {
  let at: string | null = null
  const { total } = await seenCatalogue().stats()
  if (total > 0) {
    await question(
      seenCatalogue(read => {
        at = read
      }),
    )
  }
  return at
}
