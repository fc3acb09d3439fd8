// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { it, screen, waitFor, within } from '#test/support/rendered-application.ts'
import { emptyFacets } from '#test/support/faked-catalogue.ts'
import { fakeAccount } from '#test/support/faked-account.ts'

describe('the hub of tools', () => {
  it('links to every tool', async ({ app }) => {
    fakeAccount(app.server)
    await app.open('/calculadoras')
    const main = await screen.findByRole('main')
    for (const [name, path] of [
      [/^Financiamento/, '/calculadora-financiamento'],
      [/^Para morar/, '/morar'],
      [/^Custo total/, '/custo-total'],
      [/^Calculadora de lance/, '/calculator-old'],
      [/^Comparar imóveis/, '/compare'],
      [/^Favoritos/, '/favorites'],
      [/^Buscas Salvas/, '/saved-searches'],
      [/^Buscar Imóveis/, '/search'],
      [/^Busca em Mapa/, '/map'],
      [/^Chat IA/, '/chat'],
      [/^Explicar edital/, '/papeis?papel=edital'],
      [/^Ler matrícula/, '/papeis?papel=matricula'],
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

  it('shows the last result of a calculator with its listing, its basis and its day, and opens it again', async ({
    app,
  }) => {
    fakeAccount(app.server)
    await app.open('/custo-total?lance=100000&venda=200000')
    await screen.findByRole('heading', { level: 1, name: 'Custo total' })
    const kept = () =>
      JSON.parse(localStorage.getItem('calculator-results') ?? '{}') as Record<string, object>
    await waitFor(() => expect(kept().costs).toMatchObject({ listing: null }))
    await app.open('/calculadoras')
    const last = await screen.findByRole('link', { name: /^Última conta, .* Sem imóvel: lance máximo R\$/ })
    expect(last.getAttribute('href')).toMatch(/^\/custo-total\?.*lance=100000/)
    expect(last.textContent).toMatch(/meta de .*lance de R\$.100\.000/)
  })

  it('keeps no result of an example, and ignores a damaged one', async ({ app }) => {
    fakeAccount(app.server)
    await app.open('/custo-total')
    await screen.findByRole('heading', { level: 1, name: 'Custo total' })
    expect(localStorage.getItem('calculator-results')).toBeNull()
    localStorage.setItem('calculator-results', '{"costs":{"at":1,"address":"//evil.example"}}')
    await app.open('/calculadoras')
    await screen.findByRole('link', { name: /^Custo total/ })
    expect(screen.queryByRole('link', { name: /^Última conta/ })).toBeNull()
  })
})
