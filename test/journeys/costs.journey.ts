import { richProperty } from '#test/support/property-detail.ts'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'

test('the sheet of a listing is accessible, and its print shows the paper alone', async ({ page }) => {
  await enterSharedAccount(page)
  const answer = await page.request.get('/api/properties?category=rural&sort=-price&limit=1')
  const id = ((await answer.json()) as PropertySearchPage).items[0]?.id ?? ''
  // A listing with every fact, for the contrast and the print, which need Chromium.
  await page.route(`**/api/properties/${id}`, route => route.fulfill({ json: { ...richProperty, id } }))
  await page.goto(`/custo-total?imovel=${id}`)
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(page.getByText('A Caixa diz: “Sob responsabilidade do comprador, até')).toBeVisible()
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('article')
  await expect(paper).toContainText('Lance máximo, ROI de 15%R$ 93.599,35')
  await expect(paper).toContainText(page.url())
  await expect(paper).toHaveCSS(
    'background-color',
    /^(?:rgb\(255, 255, 255\)|lab\(100 0 0\)|oklch\(1 0 0\))$/,
  )
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(result).toBeHidden()
})
