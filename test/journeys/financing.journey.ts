import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PropertyPage } from '#contract/catalogue-schemas.ts'
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

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/calculadora-financiamento${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Simulador de financiamento' })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

test('the simulator recalculates while the person types, and its link restores the same simulation', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterSharedAccount(page)
  await open(page)

  const sac = computeFinancedPurchase(example)
  await expect(profit(page)).toHaveText(reais(sac.cashFlow.netProfit))
  await expect(profit(page)).toHaveText('R$\u00a053.956,66')
  await expect(figure(page, 'Primeira parcela')).toHaveText(reais(sac.firstPayment))
  await expect(figure(page, 'Primeira parcela')).toHaveText('R$\u00a0949,33')
  await expect(figure(page, 'Lucro após venda')).toHaveText(reais(sac.simplified.profit))
  await expect(figure(page, 'Investimento total')).toHaveText(reais(sac.simplified.invested))
  await expect(page.getByText('Economia: R$\u00a074.524, 27,35% de desconto.')).toBeVisible()

  // Choosing the other system recalculates, with an announcement.
  await page.getByText('PRICE', { exact: true }).first().click()
  const price = computeFinancedPurchase({ ...example, system: 'price' })
  await expect(figure(page, 'Primeira parcela')).toHaveText(reais(price.firstPayment))
  await expect(page.getByRole('status').filter({ hasText: /^PRICE: resultado da venda de/ })).toHaveCount(1)

  const slider = page.getByRole('slider', { name: 'Entrada', exact: true })
  await slider.press('ArrowRight')
  await expect(field(page, /^Entrada, em %/)).toHaveValue('65')
  await slider.press('ArrowLeft')

  const market = field(page, 'Valor de mercado')
  for (const [pasted, written, centavos] of [
    ['R$\u00a0281.234,56', '281.234,56', 28_123_456],
    ['280000.5', '280.000,50', 28_000_050],
  ] as const) {
    await page.evaluate(text => navigator.clipboard.writeText(text), pasted)
    await market.selectText()
    await market.press('Control+v')
    await expect(market).toHaveValue(pasted)
    const { cashFlow } = computeFinancedPurchase({ ...example, system: 'price', marketValue: centavos })
    await expect(profit(page)).toHaveText(reais(cashFlow.netProfit))
    await market.blur()
    await expect(market).toHaveValue(written)
  }
  // A digit before thousands that we formatted: the text stays, and is not read as a decimal.
  await market.fill('272.500')
  await market.blur()
  await market.press('Home')
  await market.pressSequentially('1')
  await expect(market).toHaveValue('1272.500')
  await market.blur()
  await expect(market).toHaveValue('1.272.500')
  await market.fill('')
  await market.blur()
  await expect(market).toHaveValue('1.272.500')
  await market.fill('dez')
  await expect(page.getByText('Use só números, como 1.272.500')).toBeVisible()
  // On blur it stays with an error; the value is the previous one, not the beginning of the text.
  await market.fill('1e9')
  await market.blur()
  await expect(market).toHaveValue('1e9')
  await expect(page.getByText('Use só números, como 1.272.500')).toBeVisible()
  await market.fill('-5000')
  await expect(page.getByText('Não pode ser negativo')).toBeVisible()
  await market.fill('300 mil')
  const thousands = computeFinancedPurchase({ ...example, system: 'price', marketValue: 30_000_000 })
  await expect(profit(page)).toHaveText(reais(thousands.cashFlow.netProfit))
  await market.blur()
  await expect(market).toHaveValue('300.000')
  await market.fill('272500')

  await field(page, 'Valorização ao mês').fill('-0,2')
  const falling = computeFinancedPurchase({ ...example, system: 'price', appreciation: -0.2 })
  await expect(profit(page)).toHaveText(reais(falling.cashFlow.netProfit))

  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page).toHaveURL(/sistema=price.*valorizacao=-0\.2/)
  await expect(page.getByRole('region', { name: /^Vendendo depois de 10 meses/ })).toBeFocused()

  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByText('Link copiado!').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('valorizacao=-0.2')
  await page.goto(link)
  await expect(profit(page)).toHaveText(reais(falling.cashFlow.netProfit))
  await expect(field(page, 'Valorização ao mês')).toHaveValue('−0,2')

  // Leaving at once and returning changes nothing.
  await field(page, 'Venda depois de').fill('12')
  const onward = page.getByRole('link', { name: 'Ver o custo total' })
  await expect(onward).toHaveAttribute('href', /^\/custo-total\?lance=197976&venda=[\d.]+$/)
  await onward.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Custo total' })).toBeVisible()
  await expect(field(page, 'Lance')).toHaveValue('197.976')
  await page.goBack()
  await expect(field(page, 'Venda depois de')).toHaveValue('12')
  await expect(field(page, 'Valorização ao mês')).toHaveValue('−0,2')
})

test('the table shows every installment and can be downloaded, and the plots are read by keyboard', async ({
  page,
}) => {
  await enterSharedAccount(page)
  await open(page)
  const { schedule } = computeFinancedPurchase(example)
  const table = page.getByRole('table', { name: /^Valores em reais/ })
  const rows = table.locator('tbody tr')
  await expect(rows).toHaveCount(24)
  await page.getByRole('button', { name: 'Mostrar todas (240)' }).click()
  await expect(rows).toHaveCount(240)
  await expect(rows.nth(239)).toContainText('332,54')

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('financiamento-sac-240-parcelas.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFParcela;Valor;Amortização;Juros;Saldo devedor')
  expect(lines[1]).toBe('1;949,33;329,96;619,37;78860,44')
  const centavos = lines.slice(1, -1).map(line => Number(line.split(';')[1]?.replace(',', '')))
  expect(centavos).toEqual(schedule.map(({ payment }) => payment))

  const balance = page.getByRole('slider', { name: /^Saldo devedor/ })
  await expect(balance).toHaveAttribute('aria-valuetext', /^depois da parcela 10: R\$\u00a075\.890,80 no SAC/)
  await balance.press('ArrowRight')
  await expect(balance).toHaveAttribute('aria-valuetext', /^depois da parcela 11: R\$\u00a075\.560,84 no SAC/)
})

test.describe('for a listing that fails to load once', () => {
  test.use({ expectedProblems: /\b503\b/ })

  test('no example values are shown under its number', async ({ page }) => {
    await enterSharedAccount(page)
    const { items } = (await (await page.request.get('/api/properties?limit=1')).json()) as PropertyPage
    const id = items[0]?.id ?? ''
    let down = true
    await page.route(`**/api/properties/${id}`, route =>
      down
        ? route.fulfill({ status: 503, json: { error: { code: 'internal', message: 'Fora do ar.' } } })
        : route.fulfill({ json: { ...richProperty, id } }),
    )
    await page.goto(`/calculadora-financiamento?imovel=${id}`)
    const retry = page
      .getByRole('region', { name: 'Imóvel da conta' })
      .getByRole('button', { name: 'Tentar de novo' })
    await expect(retry).toBeVisible()
    await expect(field(page, 'Valor de arremate')).toHaveCount(0)
    down = false
    await retry.click()
    await expect(field(page, 'Valor de arremate')).toHaveValue('74.900')
    await expect(page).toHaveURL(`/calculadora-financiamento?imovel=${id}`)
  })
})

test.describe('for a listing, on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('the old address redirects here, and the listing fills in its values and names their source', async ({
    page,
  }) => {
    await enterSharedAccount(page)
    const { items } = (await (await page.request.get('/api/properties?limit=1')).json()) as PropertyPage
    const id = items[0]?.id ?? ''
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
