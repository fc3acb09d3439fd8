/** The cache in which the service worker keeps rendered pages of visitors; shared by worker/sw.ts and the pages. */
export const offlinePageCache = 'pages-1'

/** The most pages that are kept. */
export const maxOfflinePages = 30

/** The id of the note that a kept page carries; its `data-at` has the ISO instant at which the page arrived. */
export const keptPageNoteId = 'kept-page-note'

/** Deletes the kept pages, which are a visitor's: an account does not begin with what somebody else has opened. */
export async function clearOfflinePages(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(offlinePageCache)
}
