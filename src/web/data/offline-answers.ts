import { dayMs } from '#domain/durations.ts'

/**
 * The cache in which the service worker keeps public answers of the catalogue; shared by worker/sw.ts and the pages.
 */
export const offlineAnswerCache = 'seen-1'

/** Header of a cached answer with the ISO instant at which it arrived. */
export const answeredAtHeader = 'x-arremate-seen-at'

/** Limits of the cache: number of answers and their age in milliseconds. */
export const maxOfflineAnswers = 150
export const maxAnswerAgeMs = 30 * dayMs

/** Deletes the cached searches together with the account's data, for privacy. */
export async function clearOfflineAnswers(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(offlineAnswerCache)
}
