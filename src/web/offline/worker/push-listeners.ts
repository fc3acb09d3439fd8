import { readPushMessage, readOwnPath } from '../push-message.ts'

/** Shows what the server sends to this browser, and opens the page it is about. */
export function addPushListeners(worker: ServiceWorkerGlobalScope): void {
  const { registration, clients, location } = worker

  worker.addEventListener('push', event => {
    const { title, body, link, tag } = readPushMessage(event.data?.text() ?? '')
    event.waitUntil(
      registration.showNotification(title, {
        body,
        // The same message twice replaces itself.
        tag,
        data: link,
        icon: '/icons/192.png',
        lang: 'pt-BR',
      }),
    )
  })

  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(
      open(new URL(readOwnPath(event.notification.data, location.origin), location.origin).href),
    )
  })

  async function open(url: string): Promise<void> {
    const windows = await clients.matchAll({ type: 'window' })
    for (const window of windows) {
      if (window.url !== url) continue
      await window.focus()
      return
    }
    await clients.openWindow(url)
  }

  // The browser has replaced its subscription. When the server does not answer, the next visit registers it.
  worker.addEventListener('pushsubscriptionchange', event => {
    const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent
    event.waitUntil(replace(oldSubscription, newSubscription).catch(() => {}))
  })

  async function replace(before: PushSubscription | null, after: PushSubscription | null): Promise<void> {
    const key = (after ?? before)?.options.applicationServerKey
    if (!key) return
    const subscription =
      after ??
      (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
    const publicKey = btoa(String.fromCharCode(...new Uint8Array(key)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
    const { endpoint, keys } = subscription.toJSON()
    await fetch('/api/me/push', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint, keys, publicKey }),
    })
  }
}

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  oldSubscription: PushSubscription | null
  newSubscription: PushSubscription | null
}
