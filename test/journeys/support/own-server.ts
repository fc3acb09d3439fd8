import type { Page } from '@playwright/test'
import { startServerProcess } from '#test/support/server.ts'
import { demonstrationFolder } from './demonstration.ts'
import { expect, test as visitorTest } from './journey.ts'

async function withServer(use: (url: string) => Promise<void>): Promise<void> {
  const data = await demonstrationFolder()
  const server = await startServerProcess({ dataDir: data.path })
  await use(server.url)
  await server.stop()
  await data.remove()
}

/** The same for one journey alone, so that its changes to the catalogue affect no other. */
export const testAlone = visitorTest.extend({
  server: async ({}, use) => withServer(use),
})

/** A server with the demonstration's listings for each worker, so that saved items affect no other. */
export const ownServerTest = visitorTest.extend<object, { own: string }>({
  own: [async ({}, use) => withServer(use), { scope: 'worker', timeout: 60_000 }],
  server: async ({ own }, use) => use(own),
})

/** Signs in to the demonstration's account by its button, and waits for the next page. */
export async function enterOwnDemonstration(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar na demonstração' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Milliseconds before a removal is sent to the server. */
export const removalDelayMs = 6_000

/** Signs in to the demonstration's account without the form, and deletes what earlier journeys saved. */
export async function enterWithNothingSaved(page: Page): Promise<void> {
  expect((await page.request.post('/api/auth/demo', { data: {} })).ok()).toBe(true)
  const { me } = (await (await page.request.get('/api/auth/session')).json()) as {
    me: { user: { id: string } }
  }
  const user_id = me.user.id
  for (const [path, key] of [
    ['/api/favorites', 'property_id'],
    ['/api/saved-searches', 'id'],
    ['/api/own-lots', 'id'],
    ['/api/clients', 'id'],
  ] as const) {
    const rows = (await (await page.request.get(path, { params: { user_id } })).json()) as Record<
      string,
      string
    >[]
    for (const row of rows) {
      const answer = await page.request.delete(`${path}/${row[key]}`, { params: { user_id } })
      expect(answer.ok()).toBe(true)
    }
  }
  // A new list begins as the last one was.
  const { lists } = (await (await page.request.get('/api/shared-lists')).json()) as {
    lists: { id: string }[]
  }
  for (const { id } of lists) expect((await page.request.delete(`/api/shared-lists/${id}`)).ok()).toBe(true)
}
