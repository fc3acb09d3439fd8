import type { Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { answerProperty } from './support/drawn-by-browser.ts'
import { expect, test } from './support/journey.ts'

/** Signs in and opens a listing of the server with this detail. */
async function open(page: Page): Promise<void> {
  await enterSharedAccount(page)
  const { items } = (await (await page.request.get('/api/properties?limit=1')).json()) as PropertySearchPage
  const id = items[0]?.id ?? ''
  // Every fact, in widths that change the columns and the form of the comparables: layout needs Chromium.
  await answerProperty(page, { ...richProperty, id })
  await page.goto(`/imovel/${id}`)
}

/** Scrolls to the end, because cards further down render on the way. */
async function toTheEnd(page: Page): Promise<void> {
  await expect(panel(page, 'Escada do preço')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the financing keeps its values when the window becomes narrower than two columns', async ({ page }) => {
  await open(page)
  await toTheEnd(page)
  await page.getByText('Outras contas', { exact: true }).click()
  const financing = panel(page, 'Financiamento simplificado')
  const figure = (name: string) => financing.locator('dl > div', { hasText: name }).locator('dd')
  const down = financing.getByRole('textbox', { name: 'Entrada, em % do preço' })
  await down.fill('90')
  await financing.getByRole('slider', { name: 'Entrada' }).press('ArrowLeft')
  await expect(down).toHaveValue('85')
  const rent = financing.getByRole('textbox', { name: 'Aluguel estimado por mês' })
  await rent.fill('1.234,56')
  // 12 × 0,5% ÷ 85%.
  await expect(figure('Cap rate')).toHaveText('7,1% ao ano')
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(down).toHaveValue('85')
  await expect(rent).toHaveValue('1.234,56')
  await expect(figure('Cap rate')).toHaveText('7,1% ao ano')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('the comparables are cards that can be sorted, and the page is accessible with everything open', async ({
    page,
  }) => {
    await open(page)
    await toTheEnd(page)
    const comparables = panel(page, 'Parecidos à venda')
    await comparables.locator('summary').first().click()
    await comparables.getByLabel('Ordenar por').selectOption('Maior desconto')
    const links = comparables.getByRole('listitem').getByRole('link')
    await expect(links.first()).toHaveAttribute('href', '/imovel/8444400000001')
    await comparables.getByLabel('Ordenar por').selectOption('Maior área')
    await expect(links.first()).toHaveAttribute('href', '/imovel/8444400000007')
    for (const drawer of await page.locator('main details').all())
      if ((await drawer.getAttribute('open')) === null) await drawer.locator('> summary').click()
    await expectAccessible(page)
  })
})
