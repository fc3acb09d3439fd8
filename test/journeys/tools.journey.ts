import type { Facets, StateTotals } from '#contract/catalogue.ts'
import { enterDemonstration } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { SearchPage } from './support/search-page.ts'

test('the hub leads to every tool that there is, and says which one is to come', async ({ page }) => {
  await enterDemonstration(page)
  await page.goto('/calculadoras')
  const main = page.locator('main')
  for (const [name, path] of [
    [/^Comparar imóveis/, '/compare'],
    [/^Favoritos/, '/favorites'],
    [/^Buscas salvas/, '/saved-searches'],
    [/^Buscar imóveis/, '/search'],
    [/^Busca em mapa/, '/map'],
    [/^Consultor IA/, '/chat'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  await expect(main.getByRole('heading', { name: /^Financiamento\s*Em breve/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /Financiamento/ })).toHaveCount(0)
})

test('the popular categories carry their counts and lead to their searches', async ({ page }) => {
  await enterDemonstration(page)
  const facets = (await (await page.request.get('/api/properties/facets')).json()) as Facets
  await page.goto('/calculadoras')
  const rural = facets.category.find(({ value }) => value === 'rural')?.total ?? 0
  await page
    .getByRole('link', { name: new RegExp(`^Imóvel Rural ${rural.toLocaleString('pt-BR')} `) })
    .click()
  await expect(page).toHaveURL(/\/search\?type=rural$/)
  const search = new SearchPage(page)
  await search.settled()
  expect(await search.total()).toBe(rural)
})

for (const path of ['/map', '/mapa']) {
  test(`${path} says that it is being built and leads on by state`, async ({ page }) => {
    const totals = (await (await page.request.get('/api/states')).json()) as StateTotals
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Busca em Mapa BETA' })).toBeVisible()
    await expect(page.getByText('O mapa está em construção.')).toBeVisible()
    for (const { name, total } of totals) {
      const counted = total === 1 ? '1 imóvel' : `${total.toLocaleString('pt-BR')} imóveis`
      await expect(page.getByRole('link', { name: `${name} ${counted}`, exact: true })).toBeVisible()
    }
    await expect(page.locator('main').getByRole('listitem')).toHaveCount(27)
    await page.getByRole('link', { name: /^Goiás / }).click()
    await expect(page).toHaveURL(/\/search\?state=GO$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Ver Lista' }).click()
    await expect(page).toHaveURL(/\/search$/)
  })
}

test('the consultant to come offers searches that find what they say', async ({ page }) => {
  await enterDemonstration(page)
  await page.goto('/chat')
  await expect(page.getByText('O consultor ainda não está aqui')).toBeVisible()
  const example = page.getByRole('link', { name: /^Apartamento em São Paulo até R\$.200.mil/ })
  await expect(example).toContainText(/imóve(l|is)$/)
  const promised = Number((await example.textContent())?.match(/([\d.]+) imóve/)?.[1]?.replaceAll('.', ''))
  await example.click()
  const search = new SearchPage(page)
  await search.settled()
  expect(await search.total()).toBe(promised)
  await expect(search.chip('São Paulo')).toBeVisible()
})
