import type { Page } from '@playwright/test'
import type { News } from '#contract/notification-schemas.ts'
import { fakedChanges, fakedNews } from '#test/support/faked-news.ts'
import { expectAccessible, themeOf } from './support/accessibility.ts'
import { changeEntry, enterSharedAccount, enterWithOwnSession } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { apiSearch, presets, SearchPageDriver } from './support/search-page.ts'

test.use({ expectedProblems: /ERR_FAILED|dynamically imported module/ })

const phone = { width: 360, height: 800 }
const sizes = { phone, tablet: { width: 768, height: 1024 }, desk: { width: 1440, height: 900 } }

/** Opens the dashboard of the shared account, whatever another journey does to its guide. */
async function open(page: Page, enter = enterSharedAccount): Promise<void> {
  await enter(page)
  await changeEntry(page, ({ me, demonstration }) => ({
    demonstration,
    me: me && { ...me, hasSeenOnboarding: true },
  }))
  await page.goto('/')
  await dashboardShown(page)
}

/** Waits for the dashboard itself: after going back, the previous page may still be shown under this address. */
const dashboardShown = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), / })).toBeVisible()

const day = 86_400_000

const settled = (page: Page) => expect(page.locator('main[aria-busy="true"]')).toHaveCount(0)

/** Fakes full and empty news: their size, their contrast and their effect on the layout need Chromium. */
const fakeNews = (page: Page, answer: News) =>
  page.route('**/api/news', route => route.fulfill({ json: answer }))

const welcome = 'Imóveis da Caixa, com a conta feita'

/** Records the main headings that this page shows from now on; the returned function gives them. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const headings: string[] = []
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) headings.push(textContent.trim())
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { headings })
  })
  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings)
}

/** Expects a visitor's page at the start page's address. */
const expectWelcome = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible()
  await expect(page).toHaveURL(url => url.pathname === '/')
}

test('the start page says to a visitor what there is, and leads to /login', async ({ page }) => {
  await page.goto('/')
  await expectWelcome(page)
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the greeting has the person’s name and fits the time of day in Brazil', async ({ page }) => {
  const today = new Date(Date.now() - day / 8).toISOString().slice(0, 10)
  await page.clock.setFixedTime(new Date(`${today}T15:10:00-03:00`))
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boa tarde, Investidor')
})

test('a typed text is searched for, and an empty one shows everything', async ({ page }) => {
  await open(page)
  await settled(page)
  await page.keyboard.press('/')
  await expect(new SearchPageDriver(page).box).toBeFocused()
  await page.keyboard.type('  jardim flor ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?text=jardim(\+|%20)flor$/)
  await expect(page.getByRole('heading', { level: 2, name: /imóve|Nenhum/ })).toBeVisible()
  await page.goBack()
  await dashboardShown(page)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/\/search$/)
})

const lists = [
  { list: 'roi', chip: 'ROI alto', title: 'Alto ROI' },
  { list: 'ending', chip: 'Encerrando', title: 'Encerrando em Breve' },
  { list: 'premium', chip: 'Localização Premium', title: 'Localização Premium' },
  { list: 'discount', chip: 'Descontos', title: 'Maiores Descontos' },
] as const
test('the chips and the popular categories link to their lists', async ({ page }) => {
  // Eight links, there and back.
  test.slow()
  await open(page)
  for (const { list, chip, title } of lists) {
    const { total } = await apiSearch(page, presets[list])
    const category = page.getByRole('region', { name: 'Categorias populares' })
    const card = category.getByRole('listitem').filter({ hasText: title })
    await expect(card).toContainText(total === 1 ? '1 imóvel' : `${total.toLocaleString('pt-BR')} imóveis`)
    const chips = page.getByRole('list', { name: 'Listas prontas' })
    for (const link of [card.getByRole('link'), chips.getByRole('link', { name: chip, exact: true })]) {
      await link.click()
      const tab = page.getByRole('navigation', { name: 'Listas' }).locator('[aria-current]')
      await expect(tab).toContainText(title)
      await new SearchPageDriver(page).counts(total)
      await expect(page).toHaveURL(new RegExp(`/search\\?category=${list}$`))
      await page.goBack()
      await dashboardShown(page)
    }
  }
})

test('a category whose page fails to load still leads to the search', async ({ page }) => {
  await open(page)
  await settled(page)
  let refused = 0
  // A file that fails to load is the browser's matter.
  await page.route(/\/assets\/search-[^/]+\.js$/, route => (refused++ ? route.continue() : route.abort()))
  await page
    .getByRole('region', { name: 'Categorias populares' })
    .getByRole('link', { name: 'Alto ROI' })
    .click()
  await expect(page).toHaveURL(/\/search(\?|$)/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(refused).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('profile, theme and sign-out are on the page', async ({ page }) => {
    await open(page, enterWithOwnSession)
    const account = page.getByRole('region', { name: 'Sua conta' })
    await expect(account.getByRole('link', { name: /^Perfil/ })).toHaveAttribute('href', '/profile')
    await account.getByText('Claro').click()
    await expect(page.locator('html')).toHaveClass('light')
    await page.unroute('**/api/auth/session')
    const headings = await recordHeadings(page)
    await account.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible()
    // The page of visitors at this address does not appear on the way.
    expect(await headings()).not.toContain(welcome)
    await page.goto('/')
    await expectWelcome(page)
  })
})

for (const [at, [size, viewport]] of Object.entries(sizes).entries()) {
  test(`nothing jumps while the figures arrive (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const shifts: string[] = []
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          hadRecentInput: boolean
          sources: { node: Element | null }[]
        })[])
          if (!entry.hadRecentInput)
            shifts.push(entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '?').join(' | '))
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    const late: (() => void)[] = []
    let answered = false
    // Answers are held back, so that Chromium measures the layout before and after them.
    await page.route(
      url => /^\/api\/(news|stats|properties|favorites|saved-searches)/.test(url.pathname),
      async route => {
        if (answered) return route.continue()
        await new Promise<void>(resolve => late.push(resolve))
        await (route.request().url().endsWith('/api/news')
          ? route.fulfill({ json: fakedChanges() })
          : route.continue())
      },
    )
    await open(page)
    await expect(page.locator('main[aria-busy="true"]')).toBeVisible()
    await expect.poll(() => late.length).toBe(8)
    answered = true
    for (const answer of late) answer()
    await settled(page)
    await expect(page.getByText('71 imóveis novos nas suas buscas')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })

  test(`the dashboard is accessible and fits (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const [index, answer] of [fakedChanges(), fakedNews([])].entries()) {
      await fakeNews(page, answer)
      await open(page)
      await settled(page)
      await expectAccessible(page, themeOf(at, index))
    }
  })
}
