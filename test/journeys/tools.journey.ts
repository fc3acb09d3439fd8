import type { Facets } from '#contract/catalogue-schemas.ts'
import { changeMe, enterDemonstration } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { SearchPage } from './support/search-page.ts'

test('the hub links to every tool', async ({ page }) => {
  await enterDemonstration(page)
  await changeMe(page, { hasSeenOnboarding: true })
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
    [/^Explicar edital/, '/#edital'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  await main.getByRole('link', { name: /^Explicar edital/ }).click()
  await expect(page.getByLabel('Texto do edital')).toBeInViewport()
})

test('the popular categories show their counts and link to their searches', async ({ page }) => {
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
