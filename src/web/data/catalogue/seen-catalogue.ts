import { asking, type Catalogue } from './catalogue.ts'
import { apiPath, type PathValues, Unreachable } from '../client.ts'
import type { Question } from './source.ts'
import { longest, seenAtHeader, seenCache } from './seen-answers.ts'

/**
 * What this browser last saw of the catalogue, as the service worker has kept it. What was not seen, or too long
 * ago, throws `Unreachable`.
 * @param onRead is told when each answer came (ISO instant)
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

/** When the answer was seen that is kept to this question; `null`: the catalogue was empty. @throws Unreachable */
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
