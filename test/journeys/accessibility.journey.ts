import { answered404, journeyRoutes } from './routes.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { SearchPageDriver } from './support/search-page.ts'

test.use({ expectedProblems: new RegExp(`${answered404.source}|ERR_CONNECTION_REFUSED`) })

const phone = { width: 360, height: 800 }
const desk = { width: 1440, height: 900 }

test.describe(() => {
  test.use({ viewport: phone, hasTouch: true })

  for (const { name, path, account } of journeyRoutes) {
    test(`${name} is accessible and fits, on a phone and on a desk`, async ({ page }) => {
      if (account) await enterSharedAccount(page)
      await page.goto(path)
      for (const size of [phone, desk]) {
        await page.setViewportSize(size)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      }
    })
  }
})

test('the open filter sheet is accessible', async ({ page }) => {
  await page.setViewportSize(phone)
  await new SearchPageDriver(page).open('?state=SP')
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Modalidade' })).toBeVisible()
  await expectAccessible(page)
})

test('a failed search is accessible', async ({ page }) => {
  await page.route('**/api/**', route => route.abort('connectionrefused'))
  await page.goto('/search', { waitUntil: 'networkidle' })
  await expectAccessible(page)
})
