import type { Page, Route } from '@playwright/test'
import type { SessionEntry, Me } from '#contract/account-schemas.ts'
import { expect } from './journey.ts'

/** Signs the browser in to the demonstration's account; pages opened from now on are signed in. */
export async function enterDemonstration(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/demo', { data: {} })
  expect(answer.ok()).toBe(true)
}

/** Returns a refusal like the server's, for cases that a journey cannot cause. */
export const refusal =
  (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers, json: { error: { code, message } } })

/** Changes the server's answer about the session. */
export async function changeEntry(page: Page, change: (entry: SessionEntry) => SessionEntry): Promise<void> {
  await page.route('**/api/auth/session', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change((await answer.json()) as SessionEntry) })
  })
}

/** Changes the account in the server's answer. */
export const changeMe = (page: Page, change: Partial<Me> | ((me: Me) => Partial<Me>)): Promise<void> =>
  changeEntry(page, entry => ({
    ...entry,
    me: entry.me && { ...entry.me, ...(typeof change === 'function' ? change(entry.me) : change) },
  }))
