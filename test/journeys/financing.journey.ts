import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { computeFinancedPurchase } from '#domain/calculators/financed-purchase.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'

/** The initial values of the page, in centavos. */
const example = {
  marketValue: 27_250_000,
  bid: 19_797_600,
  downPercent: 60,
  yearlyRate: 9.8,
  instalments: 240,
  system: 'sac',
  initialExpenses: 2_277_600,
  additionalExpenses: 0,
  documentExpenses: 0,
  appreciation: 0.3,
  months: 10,
  monthlyTax: 0,
  monthlyCondo: 0,
} as const

const reais = (centavos: number) =>
  `R$\u00a0${(centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: centavos % 100 === 0 ? 0 : 2 })}`

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const figure = (page: Page, name: string) =>
  page
    .locator('main dl > div')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .locator('dd')
const profit = (page: Page) => figure(page, 'Resultado da venda')

test('sliders move by their keys, and the table is downloaded', async ({ page }) => {
  await enterSharedAccount(page)
  await page.goto('/calculadora-financiamento')
  const slider = page.getByRole('slider', { name: 'Entrada', exact: true })
  await slider.press('ArrowRight')
  await expect(field(page, /^Entrada, em %/)).toHaveValue('65')
  await slider.press('ArrowLeft')
  await expect(field(page, /^Entrada, em %/)).toHaveValue('60')
  const balance = page.getByRole('slider', { name: /^Saldo devedor/ })
  await expect(balance).toHaveAttribute('aria-valuetext', /^depois da parcela 10: R\$\u00a075\.890,80 no SAC/)
  await balance.press('ArrowRight')
  await expect(balance).toHaveAttribute('aria-valuetext', /^depois da parcela 11: R\$\u00a075\.560,84 no SAC/)

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('financiamento-sac-240-parcelas.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFParcela;Valor;Amortização;Juros;Saldo devedor')
  expect(lines[1]).toBe('1;949,33;329,96;619,37;78860,44')
})

test.describe('for a listing, on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('the old address redirects here, and the listing fills in its values and names their source', async ({
    page,
  }) => {
    await enterSharedAccount(page)
    const { items } = (await (await page.request.get('/api/properties?limit=1')).json()) as PropertySearchPage
    const id = items[0]?.id ?? ''
    // A known listing, for the bar that stays in view, the real focus and the contrast: they need Chromium.
    await page.route(`**/api/properties/${id}`, route =>
      route.fulfill({ json: { ...richProperty, id, financing: false } }),
    )
    await page.goto(`/calculadora-parcelamento?imovel=${id}`)
    await expect(page.getByText('A Caixa não financia este imóvel')).toBeVisible()
    await expect(page).toHaveURL(`/calculadora-financiamento?imovel=${id}`)
    await expect(page.getByRole('link', { name: 'Ver o imóvel' })).toHaveAttribute('href', `/imovel/${id}`)
    await expect(page.getByRole('heading', { name: 'Apartamento · Jardim Europa' })).toBeVisible()
    await expect(field(page, 'Valor de arremate')).toHaveValue('74.900')
    await expect(field(page, 'Valor de mercado')).toHaveValue('193.200')
    await expect(page.getByText('Valor de mercado: avaliação + 15%, uma estimativa.')).toBeVisible()
    await page.getByRole('button', { name: /^Usar avaliação da Caixa/ }).click()
    await expect(field(page, 'Valor de mercado')).toHaveValue('168.000')
    // The pressed suggestion disappears; the focus does not.
    await expect(
      page.getByText('Valor de mercado: avaliação da Caixa, uma estimativa.').locator('..'),
    ).toBeFocused()

    // The result stays visible while the person types further down.
    await field(page, 'Despesas iniciais (ITBI, registro)').fill('1.000')
    const bar = page.locator('button', { hasText: 'TIR ao mês' }).first()
    await expect(bar).toBeInViewport()
    const { cashFlow } = computeFinancedPurchase({
      ...example,
      bid: 7_490_000,
      marketValue: 16_800_000,
      initialExpenses: 100_000,
    })
    await expect(bar).toContainText(reais(cashFlow.netProfit))
    await expect(profit(page)).toHaveText(reais(cashFlow.netProfit))
    await page.getByText('Outros custos').click()
    // The whole field is visible: no bar covers part of it.
    await page.setViewportSize({ width: 360, height: 7000 })
    await expectAccessible(page)
  })
})
