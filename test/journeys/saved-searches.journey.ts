import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect } from './support/journey.ts'
import { enterDemonstration, enterWithNothingSaved, heldBack, test } from './support/own-server.ts'
import { apiSearch, SearchPage } from './support/search-page.ts'

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

test('a visitor’s search joins the account after sign-in, and finds the same listings again', async ({
  page,
}) => {
  await enterWithNothingSaved(page)
  await page.context().clearCookies()

  const search = new SearchPage(page)
  await search.open(filters)
  const saved = answered(page, 'POST')
  await save(page)
  await saved

  await enterDemonstration(page)
  await page.goto('/saved-searches')
  const card = cardOf(page, name)
  await expect(card.getByRole('list', { name: 'Filtros' }).getByRole('listitem')).toHaveText([
    'São Paulo',
    'Apartamento',
    'até R$ 300 mil',
  ])
  await card.getByRole('link', { name: 'Recarregar Busca' }).click()
  await expect(page).toHaveURL(/\/search\?type=apartamento&state=SP&maxPrice=300000$/)
  await search.shows(await apiSearch(page, '?state=SP&category=apartamento&maxPrice=300000'))
})

test('a saved search is renamed in place, its alerts are switched, and it is deleted and restored', async ({
  page,
}) => {
  await page.clock.install()
  await enterWithNothingSaved(page)
  await new SearchPage(page).open(filters)
  const saved = answered(page, 'POST')
  await save(page)
  await saved
  await page.goto('/saved-searches')

  await page.getByRole('button', { name: `Renomear: ${name}` }).click()
  const field = page.getByRole('textbox', { name: 'Nome da busca' })
  await expect(field).toBeFocused()
  await field.fill('Outro nome')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Renomear: ${name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('Perto do trabalho')
  const renamed = answered(page, 'PATCH')
  await page.keyboard.press('Enter')
  const card = cardOf(page, 'Perto do trabalho')
  await expect(card).toBeVisible()
  await renamed

  const alerts = card.getByRole('switch', { name: 'Avisar sobre novos imóveis' })
  await expect(alerts).toBeChecked()
  const switched = answered(page, 'PATCH')
  await alerts.uncheck()
  await switched
  await page.reload()
  await expect(alerts).not.toBeChecked()

  const deleted = answered(page, 'DELETE')
  await card.getByRole('button', { name: /^Excluir: / }).click()
  await expect(card.getByText('Busca excluída')).toBeVisible()
  await page.clock.fastForward(heldBack)
  await deleted
  const restored = answered(page, 'POST')
  await card.getByRole('button', { name: /^Desfazer: / }).click()
  await restored
  await page.reload()
  await expect(card).toBeVisible()
  await expect(alerts).not.toBeChecked()

  await card.getByRole('button', { name: /^Excluir: / }).click()
  await expect(card.getByText('Busca excluída')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nenhuma busca salva')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nova Busca' })).toHaveAttribute('href', '/search')
})

test('a curated list has no filters to save', async ({ page }) => {
  const search = new SearchPage(page)
  await page.goto('/search?category=roi')
  await expect(search.cards.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar busca' })).toHaveCount(0)
})

test.describe('without the server', () => {
  test.use({ expectedProblems: /ERR_CONNECTION_REFUSED/ })

  test('a search that could not be sent waits through a reload and is saved once', async ({ page }) => {
    await enterWithNothingSaved(page)
    await new SearchPage(page).open(filters)
    await page.route('**/api/saved-searches**', route => route.abort('connectionrefused'))
    await save(page)
    await page.goto('/saved-searches')
    await expect(cardOf(page, name)).toBeVisible()
    await expect(page.getByText(/Sem conexão.*viu por último.*Uma mudança espera/)).toBeVisible()

    await page.unroute('**/api/saved-searches**')
    const saved = answered(page, 'POST')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await saved
    await expect(page.getByText(/Sem conexão/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(cardOf(page, name)).toBeVisible()
  })
})

test('saving and saved searches are accessible on a narrow phone', async ({ page }) => {
  await enterWithNothingSaved(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await new SearchPage(page).open(filters)
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
})
