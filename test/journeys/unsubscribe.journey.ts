import type { Page } from '@playwright/test'
import type { Unsubscription } from '#contract/notification-schemas.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'

const address = 'm•••@exemplo.com.br'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Opens the page of an unsubscribe link. */
async function open(page: Page, search: string | null): Promise<void> {
  // A valid link is in a mail only; the sizes and the contrast of its page need Chromium.
  await page.route('**/api/unsubscribe?token=a.b', route => {
    const mails = route.request().method() === 'GET'
    return route.fulfill({ json: { address, search, mails } satisfies Unsubscription })
  })
  await page.goto('/descadastrar?token=a.b')
}

test('the unsubscribe page is accessible before and after the press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, 'Casas em Campinas')
  await expect(button(page, 'Parar de receber e-mails')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Parar os avisos desta busca').click()
  await expect(page.getByRole('main')).toContainText('“Casas em Campinas” continua salva')
  await expectAccessible(page)
})

test.describe('an invalid link', () => {
  test.use({ expectedProblems: /status of 422/ })

  test('an incomplete link shows a message, and leads to the preferences of the profile', async ({
    page,
  }) => {
    await page.goto('/descadastrar')
    await expect(title(page, 'Falta o link completo')).toBeVisible()
    await page.goto('/descadastrar?token=abc.def')
    await expect(title(page, 'Este link não vale')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Escolher no perfil' }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})
