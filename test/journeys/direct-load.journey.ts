import type { BrowserContext, Page } from '@playwright/test'
import { inDepth } from '#test/support/depth.ts'
import { holdScripts, scriptsAnswer } from './support/arrival.ts'
import { enterWithClient, shareWithClient } from './support/adviser.ts'
import type { DirectLoad, DirectLoadData } from './support/direct-load-use.ts'
import { directLoads } from './support/direct-loads.ts'
import { expect, watchProblems } from './support/journey.ts'
import { ownServerTest } from './support/own-server.ts'

/** The widths in pixels at which a page is loaded, reloaded, and come back to. */
type Widths = readonly [loaded: number, reloaded: number, cameBack: number]

/**
 * A phone, a tablet and a desk: each way to a page at one of them; in depth at the two others, so that with `npm test`
 * each way meets each of them.
 */
const visits: readonly Widths[] = inDepth<Widths[]>(
  [[360, 1440, 768]],
  [
    [768, 360, 1440],
    [1440, 768, 360],
  ],
)

/** The search is used most, so also on the phone that most people have. */
const searchVisits: readonly Widths[] = [...visits, [390, 390, 390]]

interface Browsing {
  data: DirectLoadData
  visitor: BrowserContext
  account: BrowserContext
}

const test = ownServerTest.extend<object, { browsing: Browsing }>({
  browsing: [
    async ({ browser, own }, use) => {
      const create = (): Promise<BrowserContext> =>
        browser.newContext({
          baseURL: own,
          serviceWorkers: 'block',
          locale: 'pt-BR',
          timezoneId: 'America/Sao_Paulo',
        })
      const [visitor, account] = await Promise.all([create(), create()])
      expect((await account.request.post('/api/auth/demo', { data: {} })).ok()).toBe(true)
      const page = await account.newPage()
      const ids = await enterWithClient(page, 3)
      const { path: listPath } = await shareWithClient(page)
      const seen = await page.request.patch('/api/me', { data: { hasSeenOnboarding: true } })
      expect(seen.ok()).toBe(true)
      await page.close()
      await use({ data: { ids, listPath }, visitor, account })
      await Promise.all([visitor.close(), account.close()])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Returns the page's scroll position, in pixels from the top. */
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
async function useAndStay(page: Page, { use }: DirectLoad, round: number): Promise<void> {
  const { pathname } = new URL(page.url())
  await use(page, round)
  if (new URL(page.url()).pathname !== pathname) await page.goBack()
  await expect(page).toHaveURL(url => url.pathname === pathname)
}

for (const [name, row] of Object.entries(directLoads)) {
  for (const widths of name === 'search' ? searchVisits : visits)
    test(`the page ${name} answers when it is loaded directly, after a reload and after the way back, at ${[...new Set(widths)].join(', ')} px`, async ({
      browsing: { data, visitor, account },
    }) => {
      const page = await (row.account === true ? account : visitor).newPage()
      const resizeFor = (round: 0 | 1 | 2): Promise<void> =>
        page.setViewportSize({ width: widths[round], height: 800 })
      const problems: string[] = []
      watchProblems(page, problem => {
        if (!row.expectedProblems?.test(problem)) problems.push(problem)
      })
      await resizeFor(0)
      await page.goto(typeof row.path === 'string' ? row.path : row.path(data))
      await useAndStay(page, row, 0)
      await resizeFor(1)
      await page.reload()
      await row.expectKept?.(page, 0)
      await useAndStay(page, row, 1)
      await resizeFor(2)
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

for (const [name, path, label, text] of [
  ['financing', '/calculadora-financiamento', 'Número de parcelas', '120'],
  ['home-purchase', '/morar', 'Renda por mês', '4.321'],
  ['login', '/login', 'E-mail', 'ana@exemplo.com'],
] as const)
  test(`what is typed on the page ${name} before any of its scripts arrive stays and counts`, async ({
    browsing: { visitor, account },
  }) => {
    const page = await (path === '/morar' || path === '/login' ? visitor : account).newPage()
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.getByRole('textbox', { name: label }).first()
    await field.fill(text)
    release()
    await scriptsAnswer(field)
    // From then on React draws its own value of the field.
    await expect
      .poll(() =>
        field.evaluate(node => {
          const key = Object.keys(node).find(each => each.startsWith('__reactProps')) ?? ''
          return (node as unknown as Record<string, { value?: unknown }>)[key]?.value
        }),
      )
      .toBe(text)
    await expect(field).toHaveValue(text)
    await page.close()
  })

test('a listing that is saved before any of the page’s scripts arrive is saved once they are there', async ({
  browsing: { visitor },
}) => {
  const page = await visitor.newPage()
  const release = await holdScripts(page)
  await page.goto('/search?state=SP', { waitUntil: 'commit' })
  const cards = page.getByRole('main')
  await cards
    .getByRole('button', { name: /^Salvar nos favoritos/ })
    .first()
    .click()
  const saved = cards.getByRole('button', { name: /^Remover dos favoritos/ })
  await expect(saved).toHaveCount(0)
  release()
  await expect(saved).toHaveCount(1)
  await page.close()
})

test('who sends a form before any of the page’s scripts arrive reads its answer, and nothing typed is lost', async ({
  browsing: { visitor },
}) => {
  const page = await visitor.newPage()
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.fill('ana@exemplo.com')
  await page.getByLabel('Senha', { exact: true }).fill('uma senha qualquer')
  await page.getByRole('button', { name: 'ENTRAR', exact: true }).click()
  release()
  await expect(page.getByRole('alert').filter({ hasText: /senha/i })).toBeVisible()
  await expect(email).toHaveValue('ana@exemplo.com')
  await page.close()
})
