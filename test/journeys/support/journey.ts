import { test as base, expect, type Page } from '@playwright/test'

export interface JourneyOptions {
  /** Problems that this journey causes on purpose, such as the answer 404 or a stopped server. */
  expectedProblems: RegExp | null
}

/** A visitor's page; the test fails on any console error, exception or failed request that it did not expect. */
export const test = base.extend<JourneyOptions & { server: string }>({
  expectedProblems: [null, { option: true }],

  server: async ({}, use) => {
    const url = process.env.ARREMATE_JOURNEYS_URL
    if (!url)
      throw new Error('The journeys need their server: run them by `npm test` or `npx playwright test`.')
    await use(url)
  },

  baseURL: async ({ server }, use) => use(server),

  page: async ({ page, expectedProblems }, use) => {
    const problems: string[] = []
    watchProblems(page, problem => {
      if (!expectedProblems?.test(problem)) problems.push(problem)
    })
    await use(page)
    expect(problems, 'problems in the browser').toEqual([])
  },
})

/** Reports what goes wrong in a page: errors in the console, exceptions, failed requests. */
export function watchProblems(page: Page, report: (problem: string) => void): void {
  page.on('console', message => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => report(`exception: ${error.message}`))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? 'unknown'
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.url()} ${reason}`)
  })
}

export { expect }
