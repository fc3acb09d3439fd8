import type { Page } from '@playwright/test'
import type { PropertyPage } from '#contract/catalogue-schemas.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'

/** Signs in and opens a listing of the server with this detail. */
async function open(page: Page): Promise<void> {
  await enterSharedAccount(page)
  const { items } = (await (await page.request.get('/api/properties?limit=1')).json()) as PropertyPage
  const id = items[0]?.id ?? ''
  await page.route(`**/api/properties/${id}`, route => route.fulfill({ json: { ...richProperty, id } }))
  await page.goto(`/imovel/${id}`)
}

/** Scrolls to the end, because cards further down render on the way. */
async function toTheEnd(page: Page): Promise<void> {
  await expect(panel(page, 'Nota da oportunidade')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the figures open their explanations, and the cards work with the keyboard', async ({ page }) => {
  await open(page)

  const score = panel(page, 'Nota da oportunidade')
  await score.locator('summary', { hasText: 'Desconto' }).press('Enter')
  await expect(score.getByText('55,4% ÷ 40% × 10 = 13,9, e o máximo é 10.')).toBeVisible()

  const plot = page.getByRole('group', { name: /Mudanças de preço/ })
  await plot.getByRole('button', { name: /^18 nov/ }).press('Home')
  await expect(plot.getByRole('button', { name: '8 jan. 2026: entrou na lista; R$ 168.000' })).toBeFocused()

  await toTheEnd(page)
  const comparables = panel(page, 'Comparáveis')
  const rows = comparables.getByRole('rowheader')
  const byPrice = comparables.getByRole('columnheader', { name: 'Preço', exact: true })
  await byPrice.getByRole('button').press('Enter')
  await expect(byPrice).toHaveAttribute('aria-sort', 'ascending')
  await byPrice.getByRole('button').press('Enter')
  await expect(byPrice).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.nth(0)).toContainText('Este imóvel')
  await expect(rows.nth(1)).toContainText('8444400000008')

  const tick = panel(page, 'Antes de dar o lance').getByRole('checkbox', { name: 'Conferi: Ocupação' })
  await tick.check()
  await expect(panel(page, 'Antes de dar o lance').getByText('1 de 12 conferido')).toBeVisible()
  await page.reload()
  await expect(tick).toBeChecked()
})

test('the financing recalculates while the person types, within its limits, and never clears the text', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Simular financiamento' }).click()
  const financing = panel(page, 'Financiamento')
  const figure = (name: string) => financing.locator('dl > div', { hasText: name }).locator('dd')
  await expect(figure('Entrada (60%)')).toHaveText('R$ 44.940')

  const down = financing.getByRole('textbox', { name: 'Entrada, em % do preço' })
  await down.fill('')
  await down.pressSequentially('95')
  await expect(down).toHaveValue('95')
  await expect(figure('Entrada (90%)')).toHaveText('R$ 67.410')
  await down.blur()
  await expect(down).toHaveValue('90')
  await financing.getByRole('slider', { name: 'Entrada' }).press('ArrowLeft')
  await expect(down).toHaveValue('85')

  await financing.getByText('PRICE', { exact: true }).click()
  const term = financing.getByRole('textbox', { name: 'Prazo' })
  await term.fill('99')
  await expect(figure('Prazo e sistema')).toHaveText('35 anos, PRICE')
  await expect(financing.getByText('de 1 a 35 anos')).toBeVisible()
  await term.fill('dez')
  // Back to the value before the person began to type.
  await expect(financing.getByText('Use só números, como 20')).toBeVisible()
  await expect(figure('Prazo e sistema')).toHaveText('20 anos, PRICE')

  const rent = financing.getByRole('textbox', { name: 'Aluguel estimado por mês' })
  await expect(rent).toHaveValue('966')
  await rent.fill('1.234,56')
  // 12 × 1.234,56 ÷ 74.900.
  await expect(figure('Aluguel sobre o preço')).toHaveText('19,8% ao ano')
  await expect(financing.getByText('Valor seu.')).toBeVisible()
  await financing.getByRole('button', { name: 'Voltar à estimativa' }).click()
  await expect(rent).toHaveValue('966')
  await rent.fill('1.234,56')
  // 12 × 0,5% ÷ 85%.
  await expect(figure('Cap rate')).toHaveText('7,1% ao ano')
  await down.fill('0')
  await expect(figure('Cap rate')).toHaveText('Sem entrada')

  // The panel moves when the window is narrower than two columns.
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(term).toHaveValue('20')
  await expect(rent).toHaveValue('1.234,56')
  await expect(figure('Cap rate')).toHaveText('Sem entrada')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('the comparables are cards that can be sorted, and the page is accessible with everything open', async ({
    page,
  }) => {
    await open(page)
    await toTheEnd(page)
    const comparables = panel(page, 'Comparáveis')
    await comparables.getByLabel('Ordenar por').selectOption('Maior desconto')
    const links = comparables.getByRole('listitem').getByRole('link')
    await expect(links.first()).toHaveAttribute('href', '/imovel/8444400000001')
    await comparables.getByLabel('Ordenar por').selectOption('Maior área')
    await expect(links.first()).toHaveAttribute('href', '/imovel/8444400000007')
    for (const part of await panel(page, 'Nota da oportunidade').locator('summary').all()) await part.click()
    await expectAccessible(page)
  })
})
