import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { apiSearch, SearchPageDriver } from './support/search-page.ts'

test('one box takes a place with its count, a sentence and the number of a listing', async ({ page }) => {
  await enterSharedAccount(page)
  const search = new SearchPageDriver(page)
  await search.open()
  await page.keyboard.press('/')
  await expect(search.box).toBeFocused()

  await page.keyboard.type('goi')
  const city = page.getByRole('option', { name: /^Goiânia, Cidade · GO, [\d.]+ imóve/ })
  await expect(city).toBeVisible()
  const offered = Number((await city.textContent())?.match(/([\d.]+) imóve/)?.[1]?.replaceAll('.', ''))
  await page.keyboard.press('ArrowDown')
  await expect(city).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?state=GO&city=Goi%C3%A2nia$/)
  await search.counts(offered)
  await expect(search.box).toBeFocused()
  await expect(search.box).toHaveValue('')

  await page.keyboard.type('casa ou apartamento até 300 mil, menos leilão')
  await page.keyboard.press('Enter')
  const chips = page.getByRole('list', { name: 'Filtros ativos' })
  await expect(chips.getByRole('listitem')).toHaveText([
    'Goiás',
    'Goiânia',
    'Casa',
    'Apartamento',
    'até R$ 300 mil',
    'menos Leilão SFI',
  ])
  await expect(page.getByText('Entendi tudo o que você escreveu.')).toBeVisible()
  const kept = '?state=GO&city=Goiânia&category=casa&category=apartamento&maxPrice=300000'
  await search.shows(await apiSearch(page, `${kept}&notModality=leilao`))

  await search.chip('menos Leilão SFI').click()
  const found = await apiSearch(page, kept)
  await search.shows(found)

  const id = found.ids[0] ?? ''
  await search.box.fill(id)
  await expect(page.getByRole('option', { name: new RegExp(`^Imóvel ${id}, `) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/imovel/${id}$`))
})
