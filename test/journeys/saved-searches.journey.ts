import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect } from './support/journey.ts'
import { enterOwnDemonstration, enterWithNothingSaved, ownServerTest } from './support/own-server.ts'
import { apiSearch, SearchPageDriver } from './support/search-page.ts'

const filters = '?state=SP&type=apartamento&maxPrice=300000'
const name = 'Apartamentos em São Paulo até R$ 300 mil'

const answered = (page: Page, method: string) =>
  page.waitForResponse(
    response =>
      response.url().includes('/api/saved-searches') &&
      response.request().method() === method &&
      response.ok(),
  )

/** Saves the current search under its suggested name. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar busca' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar busca' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await expect(dialog.getByLabel('Nome')).toHaveValue(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Busca salva', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

const cardOf = (page: Page, called: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: called, exact: true }) })

ownServerTest(
  'a visitor’s search joins the account after sign-in, and finds the same listings again',
  async ({ page }) => {
    await enterWithNothingSaved(page)
    await page.context().clearCookies()

    const search = new SearchPageDriver(page)
    await search.open(filters)
    const saved = answered(page, 'POST')
    await save(page)
    await saved

    await enterOwnDemonstration(page)
    await page.goto('/saved-searches')
    const card = cardOf(page, name)
    await expect(card.getByRole('list', { name: 'Filtros' }).getByRole('listitem')).toHaveText([
      'São Paulo',
      'Apartamento',
      'Preço Máximo: R$ 300 mil',
    ])
    await card.getByRole('link', { name: /^Abrir a busca: / }).click()
    await expect(page).toHaveURL(/\/search\?type=apartamento&state=SP&maxPrice=300000$/)
    await search.shows(await apiSearch(page, '?state=SP&category=apartamento&maxPrice=300000'))
  },
)

ownServerTest(
  'saving and saved searches are accessible on a narrow phone',
  { tag: '@deep' },
  async ({ page }) => {
    await enterWithNothingSaved(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await new SearchPageDriver(page).open(filters)
    await page.getByRole('button', { name: 'Salvar busca' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Salvar busca' })).toBeFocused()
    const saved = answered(page, 'POST')
    await save(page)
    await saved
    await page.goto('/saved-searches')
    await page.getByRole('button', { name: /^Renomear: / }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Excluir: / }).click()
    await expect(page.getByText('Busca excluída')).toBeVisible()
    await expectAccessible(page)
  },
)
