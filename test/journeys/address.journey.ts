import { expect, test } from './support/journey.ts'
import { apiSearch, presets, SearchPageDriver } from './support/search-page.ts'

test('back and forward restore the searches, with list and fields', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open()
  const goias = await apiSearch(page, '?state=GO')
  const paraiba = await apiSearch(page, '?state=PB')
  await search.state.selectOption('Goiás')
  await search.submit.click()
  await search.shows(goias)
  await expect(page).toHaveURL(/state=GO/)
  await search.state.selectOption('Paraíba')
  await search.submit.click()
  await search.shows(paraiba)
  await expect(page).toHaveURL(/state=PB/)

  await page.goBack()
  await search.shows(goias)
  await expect(search.state).toHaveValue('GO')
  await page.goForward()
  await search.shows(paraiba)
  await expect(search.state).toHaveValue('PB')
})

test('a shared address shows the same list to another person', async ({ page, browser, server }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=RJ&city=niteroi&minRooms=2&sort=price')
  const ownIds = await search.ids()
  const context = await browser.newContext({ baseURL: server })
  const other = new SearchPageDriver(await context.newPage())
  await other.page.goto(page.url())
  await other.settled()
  expect(await other.ids()).toEqual(ownIds)
  await context.close()
})

test('?category= shows a curated list as a tab of the search, in the API’s order', async ({ page }) => {
  test.slow()
  const search = new SearchPageDriver(page)
  for (const [list, title] of [
    ['roi', 'Alto ROI'],
    ['rung', 'Desceu um degrau'],
    ['ending', 'Encerrando em Breve'],
    ['premium', 'Localização Premium'],
    ['discount', 'Maiores Descontos'],
  ] as const) {
    await page.goto(`/search?category=${list}`)
    const tab = page.getByRole('navigation', { name: 'Listas' }).locator('[aria-current]')
    await expect(tab).toContainText(title)
    await expect(page).toHaveTitle(new RegExp(title))
    await search.shows(await apiSearch(page, presets[list]))
  }
})

test('?type= presets the category', async ({ page }) => {
  test.slow()
  const search = new SearchPageDriver(page)
  for (const [type, label] of [
    ['apartamento', 'Apartamento'],
    ['casa', 'Casa'],
    ['comercial', 'Comercial'],
    ['terreno', 'Terreno'],
    ['rural', 'Rural'],
  ] as const) {
    await search.open(`?type=${type}`)
    await search.counts((await apiSearch(page, `?category=${type}`)).total)
    await expect(page.getByRole('group', { name: 'Tipo' }).getByLabel(label).first()).toBeChecked()
  }
})

test('invalid parts of an address are ignored, and the rest applies', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=XX&minPrice=abc&maxPrice=200000&type=castelo&sort=upwards&page=-3&foo=1')
  await search.counts((await apiSearch(page, '?maxPrice=200000')).total)
})

test('any text is accepted as a city', async ({ page }) => {
  test.slow()
  const search = new SearchPageDriver(page)
  for (const [city, shown] of [
    ['Goiânia, GO', 'Goiânia, GO'],
    [',', ','],
    ['a,,b', 'A,,b'],
    ['ß', 'SS'],
  ] as const) {
    await search.open(`?${new URLSearchParams({ city })}`)
    await expect(search.city).toHaveValue(shown)
  }
})
