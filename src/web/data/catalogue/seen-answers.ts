/** The catalogue's public answers that the service worker keeps: shared by it (worker/sw.ts) and the pages. */
export const seenCache = 'seen-1'

/** On a kept answer: when it came, as ISO instant. */
export const seenAtHeader = 'x-arremate-seen-at'

/** Answers kept at most, and for how many milliseconds at most. */
export const mostSeen = 150
export const longest = 30 * 86_400_000

/** What was searched here is nobody else's business: it goes with the account. */
export async function forgetSeen(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(seenCache)
}
