import type { BrowserContext, Page } from '@playwright/test'
import { enterWithClient, shareWithClient } from './support/adviser.ts'
import type { DirectLoad, DirectLoadData } from './support/direct-load-use.ts'
import { directLoads } from './support/direct-loads.ts'
import { expect, watchProblems } from './support/journey.ts'
import { ownServerTest } from './support/own-server.ts'
import { pageFiles } from './page-files.ts'

/** A phone, a tablet and a desk; the search also on the phone that most people have. */
const widths = [360, 768, 1440] as const

interface Browsing {
  data: DirectLoadData
  /** The context of a visitor, or of the account, at a width; the same for all pages. */
  contextOf: (width: number, account: boolean) => Promise<BrowserContext>
}

const test = ownServerTest.extend<object, { browsing: Browsing }>({
  browsing: [
    async ({ browser, own }, use) => {
      const contexts = new Map<string, BrowserContext>()
      const create = (width: number): Promise<BrowserContext> =>
        browser.newContext({
          baseURL: own,
          viewport: { width, height: 800 },
          serviceWorkers: 'block',
          locale: 'pt-BR',
          timezoneId: 'America/Sao_Paulo',
        })
      const contextOf = async (width: number, account: boolean): Promise<BrowserContext> => {
        const key = `${width} ${account}`
        const known = contexts.get(key)
        if (known !== undefined) return known
        const context = await create(width)
        contexts.set(key, context)
        if (account) expect((await context.request.post('/api/auth/demo', { data: {} })).ok()).toBe(true)
        return context
      }
      const account = await contextOf(widths[0], true)
      const page = await account.newPage()
      const ids = await enterWithClient(page, 3)
      const { path: listPath } = await shareWithClient(page)
      const seen = await page.request.patch('/api/me', { data: { hasSeenOnboarding: true } })
      expect(seen.ok()).toBe(true)
      await page.close()
      await use({ data: { ids, listPath }, contextOf })
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Where the page stands, in pixels from the top. */
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Goes to another page by a link of the frame, as a press does, but without scrolling to the link. */
async function leave(page: Page): Promise<void> {
  const { pathname: from } = new URL(page.url())
  const target = from === '/' ? '/search' : '/'
  const hasLink = await page.evaluate(to => {
    const link = document.querySelector<HTMLAnchorElement>(`header a[href="${to}"], nav a[href="${to}"]`)
    link?.click()
    return link !== null
  }, target)
  if (!hasLink) await page.goto('/planos')
  await expect(page).not.toHaveURL(url => url.pathname === from)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Uses a page as it was opened, and stays at it or comes back to it. */
async function useAndStay(page: Page, { use }: DirectLoad, turn: number): Promise<void> {
  const { pathname } = new URL(page.url())
  await use(page, turn)
  if (new URL(page.url()).pathname !== pathname) await page.goBack()
  await expect(page).toHaveURL(url => url.pathname === pathname)
}

for (const name of pageFiles) {
  const row = directLoads[name]
  for (const width of name === 'search' ? [...widths, 390] : widths)
    test(`the page ${name} answers when it is loaded directly, after a reload and after the way back, at ${width} px`, async ({
      browsing: { data, contextOf },
    }) => {
      const page = await (await contextOf(width, row.account ?? false)).newPage()
      const problems: string[] = []
      watchProblems(page, problem => {
        if (!row.expectedProblems?.test(problem)) problems.push(problem)
      })
      await page.goto(typeof row.path === 'string' ? row.path : row.path(data))
      await useAndStay(page, row, 0)
      await page.reload()
      await row.expectKept?.(page, 0)
      await useAndStay(page, row, 1)
      await page.evaluate(() => window.scrollTo(0, 400))
      const position = await scrollOf(page)
      const { pathname } = new URL(page.url())
      await leave(page)
      await page.goBack()
      await expect(page).toHaveURL(url => url.pathname === pathname)
      if (row.isEmptied !== true)
        await expect.poll(() => scrollOf(page), 'pixels from the top').toBe(position)
      await row.expectKept?.(page, 1)
      await row.use(page, 2)
      expect(problems, 'problems in the browser').toEqual([])
      await page.close()
    })
}
