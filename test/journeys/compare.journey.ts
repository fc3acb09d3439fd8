import type { Page } from '@playwright/test'
import type { SessionEntry } from '#contract/account-schemas.ts'
import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterDemonstration } from './support/account.ts'
import { expect, test } from './support/journey.ts'

const columns = (page: Page) => page.getByRole('columnheader')
const add = (page: Page) => page.getByRole('button', { name: 'Adicionar imóvel' })
const empty = (page: Page) => page.getByRole('heading', { name: 'Selecione imóveis para comparar' })

async function some(page: Page, count: number): Promise<Property[]> {
  const answer = await page.request.get(`/api/properties?category=casa&sort=-price&limit=${count}`)
  const { items } = (await answer.json()) as { items: Property[] }
  expect(items).toHaveLength(count)
  return items
}

const favoriteOf = (property: Property): Favorite => ({
  property_id: property.id,
  title: property.title,
  city: property.city,
  state: property.state,
  price: property.price,
  evaluation_value: property.evaluationValue,
  area: property.area,
  saved_at: '2026-01-10T12:00:00Z',
  price_when_saved: property.price,
  stage: null,
  notes: '',
  sheet: null,
  property,
})

/** Signs in with exactly these favorites, whatever other journeys save meanwhile; the first one has these notes. */
async function withFavorites(
  page: Page,
  properties: Property[],
  noted: Partial<Favorite> = {},
): Promise<void> {
  await enterDemonstration(page)
  const favorites = properties.map((property, at) => ({ ...favoriteOf(property), ...(at === 0 && noted) }))
  await page.route('**/api/favorites?*', route => route.fulfill({ json: favorites }))
}

const address = (properties: Property[]): string => `/compare?ids=${properties.map(({ id }) => id).join(',')}`

test('at most three favorites can be chosen, and the address restores them', async ({ page }) => {
  const saved = await some(page, 4)
  await enterDemonstration(page)
  const { me } = (await (await page.request.get('/api/auth/session')).json()) as SessionEntry
  for (const { id } of saved)
    await page.request.post('/api/favorites', { data: { user_id: me?.user.id, property: { id } } })

  await page.goto('/compare')
  await expect(empty(page)).toBeVisible()
  await page.getByRole('button', { name: 'Escolher favoritos' }).click()
  const picker = page.getByRole('dialog', { name: 'Escolher favoritos' })
  const search = picker.getByRole('searchbox', { name: 'Procurar nos favoritos' })
  for (const { id } of saved.slice(0, 3)) {
    await search.fill(id)
    await picker.getByRole('checkbox').press('Space')
    await expect(picker.getByRole('checkbox')).toBeChecked()
  }
  await expect(picker.getByText('3 de 3 escolhidos')).toBeVisible()
  await search.fill(saved[3]?.id ?? '')
  await expect(picker.getByRole('checkbox')).toBeDisabled()
  await picker.getByRole('button', { name: 'Comparar', exact: true }).click()

  await expect(columns(page)).toHaveCount(3)
  await expect(page.getByRole('row', { name: /Preço inicial/ }).getByRole('cell')).toHaveCount(3)
  await expect(add(page)).toHaveCount(0)
  expect(new URL(page.url()).searchParams.get('ids')).toBe(
    saved
      .slice(0, 3)
      .map(({ id }) => id)
      .join(','),
  )
  await page.reload()
  await expect(columns(page)).toHaveCount(3)

  for (const { id } of saved) await page.request.delete(`/api/favorites/${id}?user_id=${me?.user.id}`)
})

test('a column can be removed, and the page keeps the focus', async ({ page }) => {
  const [first, second, third] = await some(page, 3)
  if (!first || !second || !third) throw new Error('too few properties')
  await withFavorites(page, [first, second, third])
  await page.goto(address([first, second, third]))
  await columns(page)
    .nth(1)
    .getByRole('button', { name: /^Remover da comparação/ })
    .click()
  await expect(columns(page)).toHaveCount(2)
  await expect(add(page)).toHaveCount(1)
  await expect(page.locator('main')).toBeFocused()
  expect(new URL(page.url()).searchParams.get('ids')).toBe(`${first.id},${third.id}`)
  await page.goBack()
  await expect(columns(page)).toHaveCount(3)
})

test('an address with repeated, unknown and too many numbers gives three columns', async ({ page }) => {
  const four = await some(page, 4)
  await withFavorites(page, four)
  const [first] = four
  await page.goto(`/compare?ids=${first?.id},${first?.id},1,x,${four.map(({ id }) => id).join(',')}`)
  await expect(columns(page)).toHaveCount(3)
  await expect(page.getByText('Um imóvel deste link não está nos seus favoritos.')).toBeVisible()
})

test('Esc leaves the comparison unchanged and returns the focus', async ({ page }) => {
  const two = await some(page, 2)
  await withFavorites(page, two)
  await page.goto(address(two.slice(0, 1)))
  await expect(columns(page)).toHaveCount(1)
  await add(page).first().press('Enter')
  const picker = page.getByRole('dialog', { name: 'Escolher favoritos' })
  await picker.getByRole('checkbox', { checked: false }).check()
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await expect(add(page).first()).toBeFocused()
  await expect(columns(page)).toHaveCount(1)
})

test('without favorites the page links to the search', async ({ page }) => {
  await withFavorites(page, [])
  await page.goto('/compare')
  await expect(empty(page)).toBeVisible()
  await expect(columns(page)).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: 'Buscar imóveis' }).click()
  await expect(page).toHaveURL(/\/search$/)
})

test('the best values are marked, a listing that is gone is named as such, and estimates have explanations', async ({
  page,
}) => {
  const [first, second] = await some(page, 2)
  if (!first || !second) throw new Error('too few properties')
  const known = { ...first, price: 200_000, evaluationValue: 400_000 }
  const sheet = buildAssumedSheet(known)
  await withFavorites(
    page,
    [known, { ...second, price: 100_000, evaluationValue: null, discount: null, roi: null, gone: true }],
    { stage: 'visitado', notes: 'Rua tranquila', sheet: sheet && { ...sheet, saleValue: 1_000 } },
  )
  await page.goto(address([first, second]))
  const prices = page.getByRole('row', { name: /^Preço inicial/ }).getByRole('cell')
  await expect(prices).toHaveText(['R$ 200.000', 'R$ 100.000melhor'])
  const market = page.getByRole('row', { name: /^Valor de mercado/ })
  await expect(market.getByRole('cell')).toHaveText(['R$ 460.000', 'Não informado'])
  for (const [name, cells] of [
    [/^Planilha/, ['Sua planilha', 'Sem avaliação']],
    [/^TIR ao ano/, [/%$/, 'Sem avaliação']],
    [/^Lance máximo/, [/^não há/, 'Sem avaliação']],
    [/^Etapa/, ['Visitado', 'Sem etapa']],
    [/^Anotações/, ['Rua tranquila', 'Nenhuma']],
  ] as const)
    await expect(page.getByRole('row', { name }).getByRole('cell')).toHaveText(cells)
  await expect(columns(page).nth(1)).toContainText('Saiu da lista')
  const name = columns(page).first().getByRole('link')
  await expect(name).toHaveAttribute('href', `/imovel/${first.id}`)
  await expect(page.getByRole('row', { name: /^Nota/ })).not.toContainText('Carregando')
  await expect(page.getByRole('row', { name: /^Nota/ }).getByRole('cell').first()).toContainText('confiança')
  const explanation = market.getByText('estimativa: avaliação + 15%')
  await expect(explanation).toBeHidden()
  await market.getByRole('button', { name: 'Valor de mercado' }).click()
  await expect(explanation).toBeVisible()
})

test('on a phone all three columns fit, and their names stay visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const three = await some(page, 3)
  await withFavorites(page, three)
  await page.goto(address(three))
  await expect(columns(page)).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('row', { name: /^Modalidade/ }).scrollIntoViewIfNeeded()
  await expect(columns(page).first().getByRole('paragraph').first()).toBeInViewport()
})

test('a comparison and its picker are accessible', async ({ page }) => {
  const three = await some(page, 3)
  await withFavorites(page, three)
  await page.goto(address(three.slice(0, 2)))
  await expect(columns(page)).toHaveCount(2)
  await expectAccessible(page)
  await add(page).click()
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expectAccessible(page)
})
