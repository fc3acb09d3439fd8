import { expect, test } from './support/journey.ts'
import { apiSearch, SearchPageDriver } from './support/search-page.ts'

test('a search by state, city and price shows the API’s results', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open()
  await search.state.selectOption('São Paulo')
  await search.city.fill('campinas')
  await search.city.press('Escape')
  await page.getByLabel('Preço Máximo').fill('250000')
  await search.submit.click()
  await expect(page).toHaveURL(/maxPrice=250000/)
  await search.shows(await apiSearch(page, '?state=SP&city=campinas&maxPrice=250000'))
})

test('filters apply only on Buscar, together with the text of the box', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open()
  const before = await search.total()
  const asked: string[] = []
  page.on('request', request => {
    if (/\/api\/properties\?/.test(request.url())) asked.push(request.url())
  })
  await search.state.selectOption('Goiás')
  await page.getByRole('checkbox', { name: /^Casa/ }).check()
  await expect(page).toHaveURL(/\/search$/)
  expect(await search.total()).toBe(before)
  expect(asked).toEqual([])

  await search.box.fill('cozinha')
  await search.submit.click()
  await expect(page).toHaveURL(/state=GO/)
  await expect(search.submit).toHaveCount(1)
  await search.shows(await apiSearch(page, '?state=GO&category=casa&text=cozinha'))
})

test('changing the state clears the city', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=SP&city=campinas')
  await expect(search.city).not.toHaveValue('')
  await search.state.selectOption('Rio de Janeiro')
  await expect(search.city).toHaveValue('')
})

test('a chip removes its filter and keeps the others', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=SP&type=apartamento&maxPrice=300000')
  await search.chip('Apartamento').click()
  await expect(page).not.toHaveURL(/type=/)
  await expect(page).toHaveURL(/state=SP/)
  await search.shows(await apiSearch(page, '?state=SP&maxPrice=300000'))
})

test('Limpar removes every filter', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=SP&type=apartamento&maxPrice=300000')
  await page
    .getByRole('button', { name: /^Limpar/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search$/)
  await search.shows(await apiSearch(page, ''))
})

test('Limpar also clears text that is not a number', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open()
  const price = page.getByLabel('Preço Máximo')
  await price.fill('abc')
  await search.submit.click()
  await expect(price).toBeFocused()
  await page.getByRole('button', { name: 'Limpar', exact: true }).click()
  await expect(price).toHaveValue('')
  await expect(page.getByText('Use só números')).toHaveCount(0)
})

test('the sort follows the menu', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=SP')
  await page.getByLabel('Ordenar por').filter({ visible: true }).selectOption('Menor preço')
  await expect(page).toHaveURL(/sort=price/)
  await search.shows(await apiSearch(page, '?state=SP&sort=price'))
})

test('an empty result has a message with a link', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?text=nadaassimexiste')
  await expect(search.emptyState).toBeVisible()
  await expect(page.getByText('Tente ajustar os filtros para encontrar mais opções')).toBeVisible()
  await expect(search.cards).toHaveCount(0)
})
