import type { Page, Route } from '@playwright/test'
import type { SessionEntry, Me } from '#contract/account-schemas.ts'
import { testAccount, toBrowserCookies } from '#test/support/account-cookie.ts'
import { expect } from './journey.ts'

/** Adds the session of an account to the browser; pages opened from now on are signed in. */
export const addSession = (page: Page, cookie: string, url: string): Promise<void> =>
  page.context().addCookies(toBrowserCookies(cookie, url))

/**
 * Signs the browser in to the account of the server that all journeys share, with the one session they share.
 * Journeys that depend on what is saved use a server of their own.
 */
export async function enterSharedAccount(page: Page): Promise<void> {
  const { ARREMATE_JOURNEYS_COOKIE: cookie = '', ARREMATE_JOURNEYS_URL: url = '' } = process.env
  await addSession(page, cookie, url)
}

/** Signs the browser in to the shared account with a session of its own, for a journey that ends it. */
export async function enterWithOwnSession(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: testAccount })
  expect(answer.ok()).toBe(true)
}

/**
 * Signs the browser in to the demonstration's account, on a server without real lists; pages opened from now on are
 * signed in.
 */
export async function enterDemonstration(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/demo', { data: {} })
  expect(answer.ok()).toBe(true)
}

/** Returns a refusal like the server's, for cases that a journey cannot cause. */
export const refusalAnswer =
  (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers, json: { error: { code, message } } })

/** Changes the server's answer about the session. */
export async function changeEntry(page: Page, change: (entry: SessionEntry) => SessionEntry): Promise<void> {
  await page.route('**/api/auth/session', async route => {
    const answer = await route.fetch()
    const entry = (await answer.json().catch(() => null)) as SessionEntry | null
    // The page may have been left meanwhile.
    if (entry === null) return
    await route.fulfill({ response: answer, json: change(entry) })
  })
}

/** Changes the account in the server's answer. */
export const changeMe = (page: Page, change: Partial<Me> | ((me: Me) => Partial<Me>)): Promise<void> =>
  changeEntry(page, entry => ({
    ...entry,
    me: entry.me && { ...entry.me, ...(typeof change === 'function' ? change(entry.me) : change) },
  }))
