import type { Page } from '@playwright/test'
import type { PropertyPage } from '#contract/catalogue-schemas.ts'
import { enterDemonstration } from './support/account.ts'
import { expect, test } from './support/journey.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const result = (page: Page) => page.getByRole('region', { name: 'Resultado' })
/** Found by the exact name, because other explanations mention it too. */
const figure = (page: Page, name: string) =>
  result(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) })
    .locator('dd')
/** Missing values are listed under the button, and read out. */
const form = (page: Page) => page.getByRole('form', { name: 'Valores do lance' })
const calculate = (page: Page) => page.getByRole('button', { name: 'Calcular' }).click()

test('a bid is computed once all fields are filled, then while the person types, and the address stores it', async ({
  page,
}) => {
  await enterDemonstration(page)
  await page.goto('/calculator-old')
  await expect(field(page, 'ROI desejado')).toHaveValue('15')
  await calculate(page)
  await expect(form(page).getByText('Falta informar a avaliação e o lance inicial.')).toBeVisible()
  await field(page, 'Valor de avaliação').fill('200.000,00')
  await field(page, 'Lance inicial').fill('150000')
  await expect(result(page).getByText('toque em Calcular')).toBeVisible()
  await calculate(page)
  for (const [name, value] of [
    ['Valor de mercado', 'R$ 230.000'],
    ['Lance ideal', 'R$ 200.000'],
    ['Lance máximo', 'R$ 209.090,91'],
    ['ROI estimado', '53,3%'],
    ['Desconto', '25%'],
  ] as const)
    await expect(figure(page, name)).toHaveText(value)
  await expect(result(page).getByText('Bom negócio, pela regra de bolso')).toBeVisible()
  const formula = result(page).getByText('Valor de mercado ÷ 1,1', { exact: true })
  await expect(formula).toBeHidden()
  await result(page).getByRole('button', { name: 'Lance máximo' }).click()
  await expect(formula).toBeVisible()

  await field(page, 'Lance inicial').fill('210000')
  await expect(result(page).getByText('Ele já passa do lance máximo.')).toBeVisible()
  await field(page, 'Lance inicial').fill('')
  await expect(form(page).getByText('Falta informar o lance inicial.')).toBeVisible()
  await expect(figure(page, 'Lance ideal')).toHaveText('R$ 200.000')
  await field(page, 'Lance inicial').fill('195.500,50')
  await expect(page).toHaveURL('/calculator-old?avaliacao=200000&lance=195500.5&roi=15')
  await page.reload()
  await expect(field(page, 'Lance inicial')).toHaveValue('195.500,50')
  await expect(figure(page, 'ROI estimado')).toHaveText('17,6%')
  await expect(page.getByRole('link', { name: 'Fazer a conta inteira em Custo total' })).toHaveAttribute(
    'href',
    '/custo-total?lance=195500.5&venda=200000&roi=15',
  )
  await expect(page.locator('main').getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/profile')
})

test('a property’s page passes its appraisal and price on', async ({ page }) => {
  await enterDemonstration(page)
  const answer = await page.request.get('/api/properties?sort=-discount&limit=1')
  const { items } = (await answer.json()) as PropertyPage
  const [property] = items
  if (!property?.evaluationValue) throw new Error('no property with an appraisal')
  await page.goto(`/calculator-old?imovel=${property.id}`)
  const written = (value: number) =>
    value.toLocaleString('pt-BR', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })
  await expect(field(page, 'Valor de avaliação')).toHaveValue(written(property.evaluationValue))
  await expect(field(page, 'Lance inicial')).toHaveValue(written(property.price))
  await expect(result(page).getByText('Bom negócio, pela regra de bolso')).toBeVisible()
})
