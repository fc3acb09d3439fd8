import type { Page } from '@playwright/test'
import { expectAccessible, themeOf } from './support/accessibility.ts'
import { enterDemonstration } from './support/account.ts'
import { expect } from './support/journey.ts'
import { ownServerTest } from './support/own-server.ts'

// All journeys share one account and change it, one after the other.
ownServerTest.describe.configure({ mode: 'default' })

const topics = [
  'Boas-vindas',
  'Busca com IA',
  'Filtros avançados',
  'Mapa interativo',
  'Favoritos e buscas salvas',
]

const step = (page: Page, index: number) =>
  expect(page.getByRole('status').filter({ hasText: 'Passo' })).toHaveText(
    `Passo ${index + 1} de 5: ${topics[index]}`,
  )
const dashboard = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), / })

/** Opens the guide of an account that has not seen it. */
async function open(page: Page): Promise<void> {
  await enterDemonstration(page)
  await page.request.patch('/api/me', { data: { hasSeenOnboarding: false } })
  await page.goto('/')
  await step(page, 0)
}

/** Returns whether the server has the guide as seen. */
async function seen(page: Page): Promise<boolean> {
  const me = (await (await page.request.get('/api/me')).json()) as { hasSeenOnboarding: boolean }
  return me.hasSeenOnboarding
}

/** The button to the next step is visible without scrolling. */
async function expectButtonAboveBar(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Principal' }).last()
  const top = (await bar.boundingBox())?.y ?? 0
  const button = page.getByRole('button', { name: /^(Continuar|Começar agora)$/ })
  const box = await button.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
}

ownServerTest('Esc closes an open menu and not the guide', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: /^Tema/ }).click()
  const menu = page.getByRole('radiogroup', { name: 'Tema' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await step(page, 0)
})

ownServerTest.describe('on a phone', () => {
  ownServerTest.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  ownServerTest('a horizontal swipe changes the step; a vertical one does not', async ({ page }) => {
    await open(page)
    const swipe = (fromX: number, toX: number, toY: number) =>
      page.locator('#main').evaluate(
        (main, { fromX, toX, toY }) => {
          const touch = (clientX: number, clientY: number) =>
            new Touch({ identifier: 1, target: main, clientX, clientY })
          const fire = (type: string, at: Touch, touches: Touch[]) =>
            main.dispatchEvent(
              new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [at] }),
            )
          const start = touch(fromX, 300)
          fire('touchstart', start, [start])
          fire('touchend', touch(toX, toY), [])
        },
        { fromX, toX, toY },
      )
    await swipe(300, 100, 310)
    await step(page, 1)
    await swipe(300, 240, 500)
    await step(page, 1)
    await swipe(100, 300, 290)
    await step(page, 0)
  })
})

for (const [index, [size, viewport]] of Object.entries({
  phone: { width: 360, height: 800 },
  desk: { width: 1440, height: 900 },
}).entries()) {
  ownServerTest(`every step is accessible (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page)
    for (let at = 0; at < topics.length; at++) {
      await step(page, at)
      if (size === 'phone') await expectButtonAboveBar(page)
      await expectAccessible(page, themeOf(index, at))
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    await expect(dashboard(page)).toBeVisible()
    await expect.poll(() => seen(page)).toBe(true)
    await page.reload()
    await expect(dashboard(page)).toBeVisible()
  })
}
