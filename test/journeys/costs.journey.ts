import type { Page } from '@playwright/test'
import type { SessionEntry } from '#contract/account-schemas.ts'
import type { PropertyPage } from '#contract/catalogue-schemas.ts'
import { buildAssumedSheet, toCostQuestion } from '#contract/cost-sheet.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { formatCentavos } from '#domain/format-figures.ts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' })
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/**
 * Signs in, opens the cost sheet of a listing with this detail, and returns its number.
 * @param at which listing: each journey has its own, since all of them share one account
 */
async function openOf(page: Page, property: PropertyDetail, at: number): Promise<string> {
  await enterSharedAccount(page)
  const { items } = (await (
    await page.request.get('/api/properties?category=rural&sort=-price&limit=2')
  ).json()) as PropertyPage
  const id = items[at]?.id
  if (id === undefined) throw new Error('too few listings')
  await page.route(`**/api/properties/${id}`, route => route.fulfill({ json: { ...property, id } }))
  await page.goto(`/custo-total?imovel=${id}`)
  return id
}

test('typed values give the check values, the maximum bid its ROI, and the address the same sheet again', async ({
  page,
}) => {
  await enterSharedAccount(page)
  await page.goto(
    '/custo-total?modalidade=venda-online&comissao=0&lance=1&desocupacao=0&reformaMes=1&venda=9',
  )
  await expect(result(page)).toContainText(/^Prejuízo em 12 mesesR\$/)
  await page.getByRole('combobox', { name: 'Modalidade' }).selectOption('Leilão SFI')
  await expect(field(page, 'Comissão')).toHaveValue('5')
  for (const [name, value] of [
    ['Lance', '200.000'],
    ['Desocupação', '6000'],
    ['Mês da obra', '4'],
    ['Valor de venda', 'R$ 320.000,00'],
  ] as const)
    await field(page, name).fill(value)
  await expect(result(page)).toContainText('R$ 31.180')
  await expect(result(page)).toContainText('11,9%')
  await expect(result(page)).toContainText('12,6%')
  await expect(row(page, /^Total investido/)).toContainText('R$ 262.000')
  await expect(row(page, /^IR sobre o ganho/)).toContainText('R$ 7.620')

  await result(page).getByRole('button', { name: 'Usar este lance' }).click()
  await expect(field(page, 'Lance')).toHaveValue('192.618,18')
  await expect(result(page)).toContainText('ROI líquido15%')
  await expect(page).toHaveURL(/lance=192618\.18/)

  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('article')
  await expect(paper).toContainText('Lance máximo, ROI de 15%R$ 192.618,18')
  await expect(paper).toContainText(page.url())
  await expect(paper).toHaveCSS(
    'background-color',
    /^(?:rgb\(255, 255, 255\)|lab\(100 0 0\)|oklch\(1 0 0\))$/,
  )
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(result(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.reload()
  await expect(result(page)).toContainText('ROI líquido15%')
  await expect(field(page, 'Valor de venda')).toHaveValue('320.000')
})

test('a listing starts with its facts and our assumptions, and its sheet is saved with the favorite', async ({
  page,
}) => {
  const id = await openOf(page, richProperty, 0)
  const assumed = buildAssumedSheet(richProperty)
  if (assumed === null) throw new Error('no appraisal')
  const { netProfit, invested } = computeCostSheet(toCostQuestion(assumed))
  await expect(result(page)).toContainText(formatCentavos(netProfit))
  await expect(row(page, /^Total investido/)).toContainText(formatCentavos(invested))
  await expect(page.getByText('A Caixa diz: “Sob responsabilidade do comprador, até')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Usar os comparáveis .* R\$.151\.044$/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Reservar o máximo do condomínio/ }).click()
  await expect(field(page, 'Condomínio')).toHaveValue('16.800')
  // The pressed button disappears; the keyboard focus continues from here.
  await expect(page.locator('body')).not.toBeFocused()
  const kept = page.waitForResponse(
    answer => answer.request().method() === 'PATCH' && answer.url().includes(`/api/favorites/${id}`),
  )
  await page.getByRole('button', { name: 'Salvar nos favoritos' }).click()
  expect((await kept).ok()).toBe(true)
  await expect(page.getByText('Sua planilha salva')).toBeVisible()

  await page.goto(`/custo-total?imovel=${id}&lance=70000`)
  await expect(page.getByText('Mudou desde que você salvou')).toBeVisible()
  await expect(field(page, 'Lance')).toHaveValue('70.000')
  await expect(field(page, 'Condomínio')).toHaveValue('16.800')
  await page.getByRole('button', { name: 'Voltar à planilha salva' }).click()
  await expect(page.getByText('Sua planilha salva')).toBeVisible()
  await expect(field(page, 'Lance')).toHaveValue('74.900')
  await page.getByRole('button', { name: 'Recomeçar das suposições' }).click()
  await expect(field(page, 'Condomínio')).toHaveValue('0')
  await expect(page).toHaveURL(/condominio=0/)
  await page.reload()
  await expect(page.getByText('Mudou desde que você salvou')).toBeVisible()
  await expect(field(page, 'Condomínio')).toHaveValue('0')

  const { me } = (await (await page.request.get('/api/auth/session')).json()) as SessionEntry
  const gone = await page.request.delete(`/api/favorites/${id}?user_id=${me?.user.id}`)
  expect(gone.ok()).toBe(true)
})

test.describe('when something is missing', () => {
  // Caused by these journeys: no listing, and no access to the favorites.
  test.use({ expectedProblems: /404|favorites/ })

  test('without an appraisal the sheet requires a sale value, and without a listing it requires nothing', async ({
    page,
  }) => {
    const id = await openOf(page, bareProperty, 1)
    await expect(result(page)).toContainText('Falta o valor de venda')
    await expect(field(page, 'Valor de venda')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Salvar nos favoritos' })).toBeDisabled()
    await result(page).getByRole('textbox', { name: 'Por quanto você venderia' }).fill('150000')
    await result(page).getByRole('button', { name: 'Calcular' }).click()
    await expect(result(page)).toContainText('ROI líquido')
    await expect(result(page)).toBeFocused()
    await expect(field(page, 'Valor de venda')).toHaveValue('150.000')
    await expect(page).toHaveURL(/venda=150000/)
    const linked = page.url()

    // What cannot be sent is stored, and the message stays beside the button.
    await page.route('**/api/favorites**', route => route.abort())
    await page.getByRole('button', { name: 'Salvar nos favoritos' }).click()
    await expect(page.getByText('Guardada neste aparelho, esperando conexão.')).toBeVisible()

    // The example's values are not shown under the number of a listing that failed to load.
    const none = { error: { code: 'not_found', message: 'Imóvel não encontrado.' } }
    await page.route(`**/api/properties/${id}`, route => route.fulfill({ status: 404, json: none }))
    await page.goto(`/custo-total?imovel=${id}`)
    await expect(page.getByRole('link', { name: 'Fazer a conta com um exemplo' })).toBeVisible()
    await expect(field(page, 'Lance')).toBeHidden()
    await page.goto(linked)
    await expect(field(page, 'Valor de venda')).toHaveValue('150.000')
    await expect(page.getByRole('heading', { name: 'Imóvel não encontrado' })).toBeVisible()
  })
})
