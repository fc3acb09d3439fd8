import type { Facets } from '#contract/catalogue.ts'
import { enterDemonstration } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { SearchPage } from './support/search-page.ts'

test('the hub leads to every tool', async ({ page }) => {
  await enterDemonstration(page)
  await page.goto('/calculadoras')
  const main = page.locator('main')
  for (const [name, path] of [
    [/^Financiamento/, '/calculadora-financiamento'],
    [/^Custo total/, '/custo-total'],
    [/^Calculadora de lance/, '/calculator-old'],
    [/^Comparar imóveis/, '/compare'],
    [/^Favoritos/, '/favorites'],
    [/^Buscas salvas/, '/saved-searches'],
    [/^Buscar imóveis/, '/search'],
    [/^Busca em mapa/, '/map'],
    [/^Consultor IA/, '/chat'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  await expect(main.getByText('Em breve')).toHaveCount(0)
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
  await search.counts(rural)
})

test('the consultant to come offers searches that find what they say', async ({ page }) => {
  await enterDemonstration(page)
  await page.goto('/chat')
  await expect(page.getByText('O consultor ainda não está aqui')).toBeVisible()
  const example = page.getByRole('link', { name: /^Apartamento em São Paulo até R\$.200.mil/ })
  await expect(example).toContainText(/imóve(l|is)$/)
  const promised = Number((await example.textContent())?.match(/([\d.]+) imóve/)?.[1]?.replaceAll('.', ''))
  await example.click()
  const search = new SearchPage(page)
  await search.counts(promised)
  await expect(search.chip('São Paulo')).toBeVisible()
})
