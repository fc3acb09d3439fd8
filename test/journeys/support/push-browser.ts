import type { Page } from '@playwright/test'

/** Endpoints of the subscriptions that the page made, in order; an ended one is crossed out by `-`. */
export const madeSubscriptions = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('made-subscriptions') ?? '[]') as string[])

/**
 * Gives the page a push service, which no browser of a journey has: it subscribes as browsers do, keeps its
 * subscription across visits, and leads to an address where nobody is.
 */
export const standInForPush = (
  page: Page,
  permission: NotificationPermission = 'granted',
): Promise<unknown> =>
  page.addInitScript(given => {
    const key = 'stand-in-subscription'
    const note = (text: string) =>
      sessionStorage.setItem(
        'made-subscriptions',
        JSON.stringify([...JSON.parse(sessionStorage.getItem('made-subscriptions') ?? '[]'), text]),
      )
    const encode = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    const stored = () => sessionStorage.getItem(key)
    const subscription = () => {
      const text = stored()
      if (text === null) return null
      const { endpoint, publicKey } = JSON.parse(text) as { endpoint: string; publicKey: number[] }
      return {
        endpoint,
        options: { applicationServerKey: Uint8Array.from(publicKey).buffer },
        toJSON: () => ({
          endpoint,
          keys: { p256dh: encode(new Uint8Array(65).fill(4)), auth: encode(new Uint8Array(16).fill(7)) },
        }),
        async unsubscribe() {
          note(`-${endpoint}`)
          sessionStorage.removeItem(key)
          return true
        },
      }
    }
    const registration = {
      pushManager: {
        getSubscription: async () => subscription(),
        async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
          const endpoint = `https://push.example.com/${crypto.randomUUID()}`
          note(endpoint)
          sessionStorage.setItem(key, JSON.stringify({ endpoint, publicKey: [...applicationServerKey] }))
          return subscription()
        },
      },
      addEventListener() {},
    }
    Object.defineProperty(navigator, 'serviceWorker', {
      value: {
        controller: null,
        ready: Promise.resolve(registration),
        register: async () => registration,
        getRegistration: async () => registration,
        addEventListener() {},
      },
    })
    Object.assign(window, { PushManager: class {} })
    Object.defineProperty(Notification, 'permission', { get: () => given })
    Notification.requestPermission = async () => given
  }, permission)
