import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { carriesSecret } from '#contract/secret-address.ts'
import { isCacheablePath } from '../cached-paths.ts'
import type { WorkerMessage } from '../worker-messages.ts'
import { offlineAnswerCache } from '../../data/offline-answers.ts'
import { offlinePageCache } from '../../data/offline-pages.ts'
import { addPushListeners } from './push-listeners.ts'
import { storeCachedAnswer } from '../store-answer.ts'
import {
  dropPagesOfOtherVersions,
  findStoredPage,
  isPrivatePage,
  isPublicPage,
  storePage,
} from '../store-page.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this version, filled in by the build; the page without content under `/shell`. */
  __WB_MANIFEST: PrecacheEntry[]
}

/** Milliseconds before the stored page replaces a slow network. */
const networkTimeoutMs = 3_000

addPushListeners(self)
cleanupOutdatedCaches()
precache(self.__WB_MANIFEST)

self.addEventListener('activate', event => {
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload.enable(),
      self.clients.claim(),
      caches.open(offlinePageCache).then(cache => dropPagesOfOtherVersions(cache, isOurs)),
    ]),
  )
})

self.addEventListener('message', event => {
  const message = event.data as WorkerMessage
  if (message.type === 'take over') event.waitUntil(self.skipWaiting())
  if (message.type === 'take over if alone') event.waitUntil(takeOverIfAlone())
  if (message.type === 'is yours') event.ports[0]?.postMessage(message.files.every(isOurs))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (isCacheablePath(pathname)) event.respondWith(answer(event))
  else if (pathname.startsWith('/api/')) return
  else if (request.mode === 'navigate') event.respondWith(page(event))
  else if (isOurs(request.url))
    event.respondWith(networkFirst(event, fromNetwork(event), () => matchPrecache(request.url)))
})

const isOurs = (file: string): boolean => getCacheKeyForURL(file) !== undefined

async function takeOverIfAlone(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length < 2) await self.skipWaiting()
}

/** Returns a file of this version, or of the next one that waits: names contain a hash. */
const asset = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)

/** Answers with the page from the network; without it, with the page as it was last seen, or the one without content. */
function page(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event).then(response => {
    event.waitUntil(keepPage(event.request.url, response).catch(() => {}))
    return response
  })
  return networkFirst(
    event,
    network,
    async () => (await findPage(event.request.url)) ?? (await matchPrecache('/shell')),
  )
}

/** Keeps a visitor's page. With a session the device is an account's: it keeps no pages of visitors any more. */
async function keepPage(url: string, response: Response): Promise<void> {
  if (isPrivatePage(response)) await caches.delete(offlinePageCache)
  if (!isPublicPage(response) || carriesSecret(url)) return
  const copy = response.clone()
  await storePage(await caches.open(offlinePageCache), url, copy, new Date())
}

async function findPage(url: string): Promise<Response | undefined> {
  const hasFile = async (path: string) => (await caches.match(path, { ignoreVary: true })) !== undefined
  return findStoredPage(await caches.open(offlinePageCache), url, new Date(), hasFile).catch(() => undefined)
}

/** Answers from the network; a 5xx counts as unreachable, as it does for the pages. */
async function networkFirst(
  event: FetchEvent,
  asked: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const network = asked.catch(() => undefined)
  event.waitUntil(network)
  const late = new Promise<undefined>(resolve => setTimeout(resolve, networkTimeoutMs))
  const fresh = await Promise.race([network, late])
  if (fresh && fresh.status < 500) return fresh
  return (await kept()) ?? (await network) ?? Response.error()
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

/** Answers from the network and stores the answer; the pages decide when to show a stored one (offline-catalogue.ts). */
async function answer(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request)
  const isPrivate = /no-store|private/.test(response.headers.get('cache-control') ?? '')
  if (response.status === 200 && !isPrivate) {
    const copy = response.clone()
    const work = caches
      .open(offlineAnswerCache)
      .then(cache => storeCachedAnswer(cache, event.request.url, copy, new Date()))
    // Storage is full, or the page was closed: the answer is not stored.
    event.waitUntil(work.catch(() => {}))
  }
  return response
}
