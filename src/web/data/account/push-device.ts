import type { Channels } from '#contract/channel-calls.ts'
import { callApi } from '../api-client.ts'

/** Whether this browser can show notifications: `unsupported`, or the browser's permission. */
export type PushPermission = 'unsupported' | NotificationPermission

/**
 * Reads this browser's permission for notifications; `unsupported` where the browser lacks one of the needed
 * interfaces.
 */
export const readPushPermission = (): PushPermission =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? Notification.permission
    : 'unsupported'

/** Calls back when the permission may have changed: in the browser's settings, or by an answer. */
export function watchPushPermission(changed: () => void): () => void {
  let status: PermissionStatus | undefined
  let over = false
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then(found => {
      if (over) return
      status = found
      found.addEventListener('change', changed)
    })
    .catch(() => {})
  document.addEventListener('visibilitychange', changed)
  return () => {
    over = true
    status?.removeEventListener('change', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const isFor = (subscription: PushSubscription, publicKey: string): boolean => {
  const key = subscription.options.applicationServerKey
  return key !== null && toBase64Url(key) === publicKey
}

/** The browser has no service for notifications, or does not let this site use it. */
export class PushNotPossible extends Error {}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { pushManager } = await navigator.serviceWorker.ready
    const existing = await pushManager.getSubscription()
    if (existing && isFor(existing, publicKey)) return existing
    // A browser refuses another key while it has a subscription.
    await existing?.unsubscribe()
    return await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: fromBase64Url(publicKey),
    })
  } catch (cause) {
    throw new PushNotPossible('No subscription', { cause })
  }
}

async function store(subscription: PushSubscription, publicKey: string): Promise<Channels> {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return callApi('PUT /api/me/push', { body: { endpoint, keys: { p256dh, auth }, publicKey } })
}

/**
 * Asks for the permission and turns this browser's notifications on; `null` when the person says no.
 * @throws PushNotPossible, RequestRefused, ServerUnreachable
 */
export async function activatePush(publicKey: string): Promise<Channels | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  return store(await subscribe(publicKey), publicKey)
}

/** Turns a browser's notifications off. @throws RequestRefused, ServerUnreachable */
export async function deactivatePush(id: string, isThis: boolean): Promise<Channels> {
  const channels = await callApi('DELETE /api/me/push/{id}', { params: { id } })
  if (isThis) await forgetPush()
  return channels
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Ends this browser's subscription, so that nothing that is still on its way appears. Never fails. */
export async function forgetPush(): Promise<void> {
  try {
    if (readPushPermission() === 'granted') await (await findSubscription())?.unsubscribe()
  } catch {
    // The browser keeps a subscription that the server does not know any more.
  }
}

/**
 * Reports that this browser was seen, where the account has turned its notifications on, and subscribes again where the
 * server's key has changed or the browser has lost its subscription. Never fails.
 */
export async function keepPush(): Promise<void> {
  try {
    if (readPushPermission() !== 'granted') return
    const { push } = await callApi('GET /api/me/channels', {})
    if (push.publicKey === null || !push.devices.some(({ current }) => current)) return
    await store(await subscribe(push.publicKey), push.publicKey)
  } catch {
    // The next visit tries again.
  }
}
