import type { Me } from '#contract/account.ts'
import { dataFolder, startServer } from '#test/support/server.ts'
import { changeEntry } from './account.ts'
import { test as journey } from './journey.ts'

/** For journeys that change the demonstration's account: a server, and so an account, of their own. */
export const test = journey.extend<object, { ownServer: string }>({
  ownServer: [
    async ({}, use) => {
      const data = await dataFolder()
      const server = await startServer({ dataDir: data.path })
      await use(server.url)
      await server.stop()
      await data.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: async ({ ownServer }, use) => use(ownServer),
})

/** The account looks otherwise than it is. */
export const changeMe = (
  page: Parameters<typeof changeEntry>[0],
  change: Partial<Me> | ((me: Me) => Partial<Me>),
): Promise<void> =>
  changeEntry(page, entry => ({
    ...entry,
    me: entry.me && { ...entry.me, ...(typeof change === 'function' ? change(entry.me) : change) },
  }))
