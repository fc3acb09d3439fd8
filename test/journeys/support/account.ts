import type { Page, Route } from '@playwright/test'
import type { Entry, Me } from '#contract/account.ts'
import { expect } from './journey.ts'

/** Signs the browser in to the demonstration's account; pages that are opened from now on know it. */
export async function enterDemonstration(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/demo', { data: {} })
  expect(answer.ok()).toBe(true)
}

/** An answer as the server refuses, for what cannot be brought about in a journey. */
export const refusal =
  (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers, json: { error: { code, message } } })

/** The server says something else of who is here than it does. */
export async function changeEntry(page: Page, change: (entry: Entry) => Entry): Promise<void> {
  await page.route('**/api/auth/session', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change((await answer.json()) as Entry) })
  })
}

/** The account looks otherwise than it is. */
export const changeMe = (page: Page, change: Partial<Me> | ((me: Me) => Partial<Me>)): Promise<void> =>
  changeEntry(page, entry => ({
    ...entry,
    me: entry.me && { ...entry.me, ...(typeof change === 'function' ? change(entry.me) : change) },
  }))
