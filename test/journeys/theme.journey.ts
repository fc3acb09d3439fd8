import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

/** Records the theme at every paint from the first on, so that a flash of the other theme is found. */
const notePaintedThemes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = []
    const note = () => {
      if (document.body) seen.push(getComputedStyle(document.documentElement).colorScheme)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, { paintedThemes: seen })
  })

const paintedThemes = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { paintedThemes: string[] }).paintedThemes)])

async function choose(page: Page, theme: 'Claro' | 'Escuro' | 'Sistema'): Promise<void> {
  await page.getByRole('button', { name: /^Tema/ }).click()
  await page.getByRole('radiogroup', { name: 'Tema' }).getByText(theme).click()
}

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the theme is dark by default, even when the system’s is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await notePaintedThemes(page)
  await page.goto('/search')
  await expect(page.locator('html')).toHaveClass('dark')
  expect(await paintedThemes(page)).toEqual(['dark'])
})

test('a chosen theme is stored and applies from the first paint', async ({ page }) => {
  await page.goto('/search')
  const dark = await background(page)
  await choose(page, 'Claro')
  await expect(page.locator('html')).toHaveClass('light')
  await expect.poll(() => background(page)).not.toBe(dark)

  await notePaintedThemes(page)
  await page.reload()
  await expect(page.locator('html')).toHaveClass('light')
  expect(await paintedThemes(page)).toEqual(['light'])
})

test('"Sistema" follows the system while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/search')
  await choose(page, 'Sistema')
  await expect(page.locator('html')).toHaveClass('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass('light')
})
