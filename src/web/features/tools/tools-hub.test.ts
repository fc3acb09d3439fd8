// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { it, screen, within } from '#test/support/rendered-application.ts'
import { emptyFacets } from '#test/support/faked-catalogue.ts'
import { fakeAccount } from '#test/support/faked-account.ts'

describe('the hub of tools', () => {
  it('links to every tool', async ({ app }) => {
    fakeAccount(app.server)
    await app.open('/calculadoras')
    const main = await screen.findByRole('main')
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
      expect(within(main).getByRole('link', { name }).getAttribute('href')).toBe(path)
  })

  it('shows how many listings the popular categories have, and links to their searches', async ({ app }) => {
    fakeAccount(app.server)
    app.server.answer(catalogueCalls.facets, {
      ...emptyFacets,
      total: 1_240,
      category: [{ value: 'rural', total: 1_234 }],
    })
    await app.open('/calculadoras')
    const rural = await screen.findByRole('link', { name: /^Imóvel Rural 1\.234 / })
    expect(rural.getAttribute('href')).toBe('/search?type=rural')
  })
})
