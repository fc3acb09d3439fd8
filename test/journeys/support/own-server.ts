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
  own: [async ({}, use) => withServer(use), { scope: 'worker', timeout: 180_000 }],
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

/** Signs in to the demonstration's account without the form, and deletes what earlier journeys saved and said of a family. */
export async function enterWithNothingSaved(page: Page): Promise<void> {
  expect((await page.request.post('/api/auth/demo', { data: {} })).ok()).toBe(true)
  const { me } = (await (await page.request.get('/api/auth/session')).json()) as {
    me: { user: { id: string } }
  }
  const user_id = me.user.id
  expect((await page.request.patch('/api/me', { data: { home: null } })).ok()).toBe(true)
  for (const [path, key] of [
    ['/api/favorites', 'property_id'],
    ['/api/saved-searches', 'id'],
    ['/api/own-lots', 'id'],
    ['/api/clients', 'id'],
    ['/api/expenses', 'id'],
    ['/api/shared-lists', 'id'],
  ] as const) {
    const answer = (await (await page.request.get(path, { params: { user_id } })).json()) as Saved
    for (const row of 'lists' in answer ? answer.lists : answer) {
      const deleted = await page.request.delete(`${path}/${row[key]}`, { params: { user_id } })
      expect(deleted.ok()).toBe(true)
    }
  }
}

type Saved = Record<string, string>[] | { lists: Record<string, string>[] }
