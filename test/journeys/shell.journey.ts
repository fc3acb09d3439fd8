import type { Browser, Page } from '@playwright/test'
import { enterSharedAccount, refusalAnswer } from './support/account.ts'
import { atProperty, atRest } from './support/arrival.ts'
import { expect, test } from './support/journey.ts'

test.use({ expectedProblems: /status of (401|404) / })

const phone = { width: 360, height: 800 }
const bar = (page: Page) => page.locator('nav.bottom-bar')
const back = (page: Page) => page.getByRole('link', { name: 'Voltar', exact: true })
const toast = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem')
const sixTabs = [
  'Início /',
  'Buscar /search',
  'IA /chat',
  'Favoritos /favorites',
  'Ferramentas /calculadoras',
  'Perfil /profile',
]

const links = (page: Page): Promise<string[]> =>
  bar(page)
    .getByRole('link')
    .evaluateAll(all => all.map(link => `${link.textContent} ${link.getAttribute('href')}`))

test('a visitor on a phone has one link in the bottom bar', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/search')
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => links(page)).toEqual(['Entrar /login'])
  await bar(page).getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('an account has six tabs with the current one marked, and the bar hides no content', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await enterSharedAccount(page)
  await page.goto('/search')
  await expect.poll(() => links(page)).toEqual(sixTabs)
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Buscar')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const [content, top] = await page.evaluate(() => [
    document.getElementById('main')?.getBoundingClientRect().bottom ?? Number.NaN,
    document.querySelector('nav.bottom-bar')?.getBoundingClientRect().top ?? Number.NaN,
  ])
  expect(content).toBeLessThanOrEqual(top as number)
})

/** Opens a 900 px page, which shows the bottom bar for touch, the header links for a mouse, and never both. */
async function at900(browser: Browser, baseURL: string, hasTouch: boolean): Promise<void> {
  const context = await browser.newContext({ baseURL, hasTouch, viewport: { width: 900, height: 700 } })
  const page = await context.newPage()
  await page.goto('/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(bar(page)).toBeVisible({ visible: hasTouch })
  await expect(page.locator('header').getByRole('link', { name: 'Mapa' })).toBeVisible({ visible: !hasTouch })
  await context.close()
}

test('at 900 px touch shows the bottom bar and a mouse the header', async ({ browser, server }) => {
  await at900(browser, server, true)
  await at900(browser, server, false)
})

test('a wide screen has links in its header: four for a visitor, six for an account', async ({ page }) => {
  const places = page.locator('header').getByRole('navigation').getByRole('link')
  await page.goto('/search')
  await expect(places).toHaveText(['Buscar', 'Mapa', 'Imóveis por cidade', 'Planos'])
  await expect(page.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await enterSharedAccount(page)
  await page.reload()
  await expect(places).toHaveText(['Buscar', 'Mapa', 'Chat IA', 'Mesa', 'Ferramentas', 'Favoritos'])
  await page.getByRole('link', { name: 'Perfil de Investidor' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('the bell opens the notifications; Esc closes them and returns the focus', async ({ page }) => {
  await enterSharedAccount(page)
  await page.goto('/search')
  const bell = page.getByRole('button', { name: /^Avisos/ })
  await bell.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(bell).toBeFocused()
})

test('a visitor has no back link on top-level pages; elsewhere it leads to the start', async ({ page }) => {
  for (const path of ['/search', '/map', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Arremate' })).toBeVisible()
    await expect(back(page)).toHaveCount(0)
  }
  await page.goto('/esqueci-senha')
  await back(page).press('Enter')
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('an account’s back link leads to the start, and from a property to the previous page', async ({
  page,
}) => {
  await enterSharedAccount(page)
  await page.goto('/search?state=GO')
  await back(page).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(back(page)).toHaveCount(0)
  await page.goto('/search?state=GO')
  const card = page.getByRole('article').first()
  const id = await card.getAttribute('data-property')
  await card.getByRole('link').click()
  await atProperty(page, id ?? '')
  await back(page).click()
  await expect(page).toHaveURL(/\/search\?state=GO$/)
})

/** Opens a page on which every press of its button shows a toast. */
async function openWithToast(page: Page): Promise<() => Promise<void>> {
  // Every press shows a toast, whose focus, swipe and place need Chromium.
  await page.goto('/nova-senha?token=abc')
  const press = () => page.getByRole('button', { name: 'Salvar nova senha', exact: true }).click()
  await press()
  await expect(toast(page)).toBeVisible()
  await atRest(toast(page))
  return press
}

test('F8 focuses the toast, and the keyboard closes it', async ({ page }) => {
  await openWithToast(page)
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
})

test('a swipe of 50 px to the right dismisses the toast, a shorter one does not', async ({ page }) => {
  await openWithToast(page)
  const swipe = async (pixels: number) => {
    const place = await toast(page).boundingBox()
    if (!place) throw new Error('There is no toast.')
    const [x, y] = [place.x + 40, place.y + place.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels / 2, y)
    await page.mouse.move(x + pixels, y)
    await page.mouse.up()
  }
  await swipe(45)
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel')
  await atRest(toast(page))
  await swipe(50)
  await expect(toast(page)).toHaveCount(0)
})

for (const [address, button, stays] of [
  ['/nova-senha?token=abc', 'Salvar nova senha', 5_000],
  ['/search', 'Buscar', 2_000],
] as const) {
  test(`a toast on ${address} goes after ${stays} ms, also when the one before was closed by hand`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(address)
    // Every press shows a toast. Closing it under a real mouse is what may stop the next one's time.
    if (address === '/search') {
      // The list's own request is answered.
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.route('**/api/properties?*', refusalAnswer(401, 'invalid_credentials', 'Não.'))
      await page.getByLabel('Estado', { exact: true }).selectOption('Goiás')
    }
    // With a stopped clock it cannot close on its own, however slow the machine is.
    const show = async () => {
      await page.getByRole('button', { name: button, exact: true }).first().click()
      await page.mouse.move(5, 5)
      await expect(async () => {
        await page.clock.runFor(25)
        expect(await toast(page).isVisible()).toBe(true)
      }).toPass({ intervals: [50] })
    }
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await show()
    await page.getByRole('button', { name: 'Fechar aviso' }).click()
    await expect(toast(page)).toHaveCount(0)

    await show()
    await page.clock.runFor(stays - 200)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page)).toHaveCount(0)
  })
}

test('on a phone the toast is above the bottom bar', async ({ page }) => {
  await page.setViewportSize(phone)
  await openWithToast(page)
  const [low, high] = [await toast(page).boundingBox(), await bar(page).boundingBox()]
  expect((low?.y ?? Number.NaN) + (low?.height ?? 0)).toBeLessThanOrEqual(high?.y ?? 0)
})
