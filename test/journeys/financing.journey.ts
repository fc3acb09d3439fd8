import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

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

  test('the focus survives the pressed suggestion, and the result stays in view while the person types', async ({
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
    await expect(page.getByText('A Caixa não financia este imóvel: é à vista.')).toBeVisible()
    await page.getByRole('button', { name: /^Usar avaliação da Caixa de / }).click()
    // The pressed suggestion disappears; the focus does not.
    await expect(
      page
        .getByText(/^Valor de venda: avaliação da Caixa de 12 parecidos, não um preço de mercado\.$/)
        .locator('..'),
    ).toBeFocused()

    // The result stays visible while the person types further down.
    await field(page, 'Despesas iniciais (ITBI, registro)').fill('1.000')
    const bar = page.locator('button', { hasText: 'ROI líquido, financiado' }).first()
    await expect(bar).toBeInViewport()
    await page.locator('summary', { hasText: /^Outros custos/ }).click()
    // The whole field is visible: no bar covers part of it.
    await page.setViewportSize({ width: 360, height: 7000 })
    await expectAccessible(page)
  })
})
