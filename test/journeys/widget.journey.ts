import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { SearchPageDriver } from './support/search-page.ts'

const launcher = (page: Page) => page.getByRole('button', { name: 'Consultor IA', exact: true })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Consultor IA' })

test('a visitor asks beside the search, sees cards, and continues with the same filters', async ({
  page,
}) => {
  const search = new SearchPageDriver(page)
  await search.open()
  await launcher(page).click()
  const panel = panelOf(page)
  const field = panel.getByLabel('Mensagem')
  await expect(field).toBeFocused()
  await expect(panel.getByText('Olá! Sou o consultor do Arremate')).toBeVisible()
  await field.fill('apartamentos em Goiás até 200 mil')
  await page.keyboard.press('Enter')
  const cards = panel.getByRole('list', { name: 'Imóveis encontrados' }).getByRole('link')
  await expect(cards.first()).toHaveAttribute('href', /^\/imovel\/\d+$/)
  for (const label of ['Goiás', 'Apartamento', 'até R$ 200 mil'])
    await expect(panel.getByRole('button', { name: `Remover filtro: ${label}`, exact: true })).toBeVisible()
  await expect(panel.getByText('para ver a análise de cada imóvel')).toBeVisible()
  await expectAccessible(page, 'dark')

  await panel.getByRole('link', { name: 'Ver mais filtros' }).click()
  await expect(page).toHaveURL(/type=apartamento&state=GO&maxPrice=200000/)
  await expect(search.chip('Goiás').and(page.locator('search *'))).toBeVisible()

  // The page beside it stays, and Esc returns the focus.
  await expect(cards.first()).toBeVisible()
  await field.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher(page)).toBeFocused()
  await launcher(page).click()
  await expect(cards.first()).toBeVisible()
})

test('on a property’s page the consultant starts with that property, on a phone in a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await enterSharedAccount(page)
  const { items } = (await (await page.request.get('/api/properties?limit=1')).json()) as {
    items: { id: string; state: string }[]
  }
  const [first] = items
  await page.goto(`/imovel/${first?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await launcher(page).click()
  const panel = panelOf(page)
  await expect(panel.getByText('Vejo que você está olhando')).toContainText(`, ${first?.state}`)
  await expect(panel.getByText(/^ROI líquido /)).toBeVisible()
  await expectAccessible(page, 'light')
  await panel.getByRole('link', { name: 'Ver mais filtros' }).click()
  await expect(page).toHaveURL(/\/search/)
  await expect(panel).toBeHidden()
})
