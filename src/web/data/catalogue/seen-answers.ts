/**
 * The cache in which the service worker keeps public answers of the catalogue; shared by worker/sw.ts and the pages.
 */
export const seenCache = 'seen-1'

/** Header of a cached answer with the ISO instant at which it arrived. */
export const seenAtHeader = 'x-arremate-seen-at'

/** Limits of the cache: number of answers and their age in milliseconds. */
export const mostSeen = 150
export const longest = 30 * 86_400_000

/** Deletes the cached searches together with the account's data, for privacy. */
export async function forgetSeen(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(seenCache)
}
