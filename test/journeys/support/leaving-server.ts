import type { BrowserContext, Page } from '@playwright/test'
import { type ServerProcess, startServerProcess } from '#test/support/server.ts'
import { demonstrationFolder } from './demonstration.ts'
import { test as journey } from './journey.ts'

interface LeavingServer {
  url: string
  leave(): Promise<void>
  comeBack(): Promise<void>
}

/** A server of its own for each journey, which goes away and comes back under the same address. */
export const leavingServerTest = journey.extend<{ own: LeavingServer }>({
  own: async ({}, use) => {
    const data = await demonstrationFolder()
    let running: ServerProcess | null = await startServerProcess({ dataDir: data.path })
    const { url } = running
    const port = Number(new URL(url).port)
    const leave = async () => {
      await running?.stop()
      running = null
    }
    await use({
      url,
      leave,
      async comeBack() {
        running = await startServerProcess({ dataDir: data.path, port })
      },
    })
    await leave()
    await data.remove()
  },
})

/** The options of journeys whose server goes away. */
export const offlineOptions: Parameters<typeof leavingServerTest.use>[0] = {
  serviceWorkers: 'allow',
  expectedProblems: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|status of 503/,
  baseURL: async ({ own }, use) => use(own.url),
}

/** The banner that names when the shown answers were fetched. */
export const seenBanner = (page: Page) =>
  page.getByText(/Sem conexão com o servidor: mostrando o que você viu em \d\d\/\d\d às \d\d:\d\d\./)

/** Waits until the service worker controls the page; its version's files are cached then. */
export const covered = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** Milliseconds after which a worker answers with the page that it has kept instead of a slow server's. */
const networkTimeoutMs = 3_000

/** Makes the workers wait for the server's page, however slow the machine is. */
export function workersWait(context: BrowserContext): void {
  context.on('serviceworker', worker => {
    const change = worker.evaluate(skipped => {
      const later = globalThis.setTimeout
      const unless = (work: () => void, after?: number) => (after === skipped ? 0 : later(work, after))
      Object.assign(globalThis, { setTimeout: unless })
    }, networkTimeoutMs)
    // A worker that is replaced at once needs no change.
    change.catch(() => {})
  })
}

/** Returns the paths of the answers stored by the browser. */
export const storedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('seen-1')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
