import { queryClient } from '../data/query-client.ts'
import { isCacheablePath } from './cached-paths.ts'
import { storeShownAnswers } from './store-shown-answers.ts'
import type { WorkerMessage } from './worker-messages.ts'
import { showNewVersion } from './new-version.ts'

/** Milliseconds between two checks for a new version from a page that stays open. */
const updateCheckIntervalMs = 1_800_000

/**
 * Milliseconds after which an accepted version is loaded although its worker has not taken over: the browser lets the one
 * before finish what it is doing, which may take minutes. The server has the new version's page anyway.
 */
const takeOverMs = 10_000

/** Whether `worker` has the version of this page. */
function isOurs(worker: ServiceWorker): Promise<boolean> {
  const files = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].map(
    ({ src }) => src,
  )
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
    ({ href }) => href,
  )
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ type: 'is yours', files: [...files, ...styles] } satisfies WorkerMessage, [port2])
  })
}

const postToWorker = (worker: ServiceWorker, message: WorkerMessage): void => worker.postMessage(message)

/** Fetches the resources of the first visit again through the new worker, which stores them. */
function keepWhatIsShown(): void {
  const asked = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  for (const url of asked) if (isCacheablePath(new URL(url).pathname)) void fetch(url).catch(() => {})
}

const written = 'input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea'

/** Whether a field has text that a reload might lose. */
const hasText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(written)].some(
    field => field.value !== '',
  )

/**
 * Registers the service worker and follows its versions. A new one waits until the person accepts it or every window
 * is closed; after it takes over, older pages reload, those with text in a field only on request.
 * @param atFirst the worker that controlled the page when its script began; another may have taken over since
 */
export async function startOffline(atFirst: ServiceWorker | null): Promise<void> {
  const container = navigator.serviceWorker
  let controlled = atFirst !== null
  let hasTakenOver = false
  void storeShownAnswers(queryClient).catch(() => {})

  const followController = (): void => {
    const worker = container.controller
    const first = !controlled
    controlled = true
    if (first) keepWhatIsShown()
    else if (worker) void follow(worker)
  }
  container.addEventListener('controllerchange', followController)
  if (container.controller !== null && container.controller !== atFirst) followController()

  async function follow(worker: ServiceWorker): Promise<void> {
    if (await isOurs(worker)) return
    if (hasTakenOver || !hasText()) window.location.reload()
    else showNewVersion('taken', () => window.location.reload())
  }

  async function offer(waiting: ServiceWorker | null): Promise<void> {
    if (!waiting || !controlled) return
    if (await isOurs(waiting)) return postToWorker(waiting, { type: 'take over if alone' })
    showNewVersion('waiting', () => {
      hasTakenOver = true
      postToWorker(waiting, { type: 'take over' })
      setTimeout(() => window.location.reload(), takeOverMs)
    })
  }

  /** One function, so that a worker to which it is added twice calls it once. */
  const offerInstalled = ({ target }: Event): void => {
    if (target instanceof ServiceWorker && target.state === 'installed') void offer(target)
  }

  const registration = await container.register('/sw.js')
  const watchInstalling = () => registration.installing?.addEventListener('statechange', offerInstalled)
  registration.addEventListener('updatefound', watchInstalling)
  // A new version may have begun to install before this page listened.
  watchInstalling()
  void offer(registration.waiting)

  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < updateCheckIntervalMs) return
    checkedAt = Date.now()
    void registration.update().catch(() => {})
  })
}
