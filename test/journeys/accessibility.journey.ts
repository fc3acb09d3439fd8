import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answered404, routes } from './routes.ts'
import { enterDemonstration } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { SearchPage } from './support/search-page.ts'

test.use({ expectedProblems: new RegExp(`${answered404.source}|ERR_CONNECTION_REFUSED`) })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const themes = ['dark', 'light'] as const
const sizes = { phone: { width: 360, height: 800 }, desk: { width: 1440, height: 900 } }

/** What axe objects to, in a form that says where. */
async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page }).withTags(rules).analyze()
  return result.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

async function inTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(chosen => localStorage.setItem('auction-theme', chosen), theme)
}

for (const theme of themes) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const { name, path, account } of routes) {
      test(`${name} is accessible (${theme}, ${size})`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await inTheme(page, theme)
        if (account) await enterDemonstration(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await violations(page)).toEqual([])
      })
    }
  }

  test(`the open filter sheet is accessible (${theme})`, async ({ page }) => {
    await page.setViewportSize(sizes.phone)
    await inTheme(page, theme)
    await new SearchPage(page).open('?state=SP')
    await page.getByRole('button', { name: /^Filtros/ }).click()
    await expect(page.getByRole('dialog').getByRole('group', { name: 'Modalidade' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test(`a failed search is accessible (${theme})`, async ({ page }) => {
    await inTheme(page, theme)
    await page.route('**/api/**', route => route.abort('connectionrefused'))
    await page.goto('/search', { waitUntil: 'networkidle' })
    expect(await violations(page)).toEqual([])
  })
}
