import { answered404 } from './routes.ts'
import { expect, test } from './support/journey.ts'

test.use({ expectedProblems: answered404 })

test('an unknown address answers 404 with a message and a link', async ({ page }) => {
  const answer = await page.goto('/nao-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Buscar Imóveis' }).click()
  await expect(page.getByRole('button', { name: 'Buscar', exact: true }).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toHaveCount(0)
})
