// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import type { SavedSearch } from '#contract/saved-schemas.ts'
import {
  type Application,
  expectFocus,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakeSearch, listedHouses } from '#test/support/faked-catalogue.ts'
import type { FakedServer } from '#test/support/faked-server.ts'

const { changeSavedSearch, deleteSavedSearch, saveSearch, savedSearches, savedSearchPreviews } = savedCalls
const name = 'Apartamentos em São Paulo até R$ 300 mil'
const search: SavedSearch = {
  id: '7a1c5f30-6d53-4a0e-9c0e-1f7a4a1b2c3d',
  name,
  filters: { state: 'SP', category: 'apartamento', maxPrice: 300_000 },
  created_at: '2026-01-10T12:00:00Z',
  alerts: true,
}

/** Answers as a server that has these searches, and keeps every change. */
function fakeSavedSearches(server: FakedServer, searches: readonly SavedSearch[] = []): void {
  const kept = new Map(searches.map(one => [one.id, one]))
  const keep = (id: string, given: unknown): SavedSearch => {
    const { user_id: _owner, ...change } = given as Partial<SavedSearch> & { user_id: string }
    const after = { ...search, ...kept.get(id), ...change, id }
    kept.set(id, after)
    return after
  }
  server.answer(savedSearches, () => [...kept.values()])
  server.answer(savedSearchPreviews, [])
  server.answer(saveSearch, ({ body }) => keep((body as SavedSearch).id, body))
  server.answer(changeSavedSearch, ({ path, body }) => keep(path.id ?? '', body))
  server.answer(deleteSavedSearch, ({ path }) => {
    kept.delete(path.id ?? '')
    return { ok: true } as const
  })
}

const button = (label: string | RegExp) => screen.findByRole('button', { name: label })
const card = async (called: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name: called })
  return heading.closest('article') as HTMLElement
}
/** Saves the search that is shown under its suggested name. */
async function save({ user }: Application, suggested = name): Promise<void> {
  await user.click(await button('Salvar busca'))
  const dialog = await screen.findByRole('dialog', { name: 'Salvar busca' })
  const field = within(dialog).getByLabelText<HTMLInputElement>('Nome')
  await expectFocus(field)
  expect(field.value).toBe(suggested)
  await user.keyboard('{Enter}')
  await screen.findByText('Busca salva')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('a saved search', () => {
  it('is renamed in place, its alerts are switched, and it is deleted and restored', async ({ app }) => {
    const { server, user } = app
    fakeAccount(server)
    fakeSavedSearches(server, [search])
    await app.open('/saved-searches')
    const filters = within(await card(name)).getByRole('list', { name: 'Filtros' })
    expect(within(filters).getAllByRole('listitem').map(shownText)).toEqual([
      'São Paulo',
      'Apartamento',
      'Preço Máximo: R$ 300 mil',
    ])
    within(await card(name)).getByText('10 jan. 2026')

    await user.click(await button(`Renomear: ${name}`))
    const field = screen.getByRole('textbox', { name: 'Nome da busca' })
    await expectFocus(field)
    await fillField(user, field, 'Outro nome')
    await user.keyboard('{Escape}')
    await expectFocus(await button(`Renomear: ${name}`))
    await user.keyboard('{Enter}')
    await fillField(user, screen.getByRole('textbox', { name: 'Nome da busca' }), 'Perto do trabalho')
    await user.keyboard('{Enter}')
    await card('Perto do trabalho')

    const shown = within(await card('Perto do trabalho'))
    await user.click(shown.getByRole('switch', { name: 'Avisar sobre novos imóveis', checked: true }))
    await waitFor(() => expect(server.requests(changeSavedSearch)).toHaveLength(2))
    expect(server.requests(changeSavedSearch).map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Perto do trabalho' }),
      expect.objectContaining({ alerts: false }),
    ])
    await app.reload()
    await screen.findByRole('switch', { name: 'Avisar sobre novos imóveis', checked: false })

    await user.click(await button(/^Excluir: /))
    await within(await card('Perto do trabalho')).findByText('Busca excluída')
    // A page that is left no longer waits for an undo.
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(server.requests(deleteSavedSearch)).toHaveLength(1))
    await user.click(await button(/^Desfazer: /))
    await waitFor(() => expect(server.requests(saveSearch)).toHaveLength(1))
    await app.reload()
    await screen.findByRole('switch', { name: 'Avisar sobre novos imóveis', checked: false })

    await user.click(await button(/^Excluir: /))
    await screen.findByText('Busca excluída')
    await app.reload()
    await screen.findByText('Nenhuma busca salva')
    const another = screen.getByRole('link', { name: 'Nova Busca' })
    expect(another.getAttribute('href')).toBe('/search')
  })

  it('of the time of quoted cities means the same city', async ({ app }) => {
    fakeAccount(app.server)
    fakeSavedSearches(app.server, [{ ...search, filters: { state: 'SP', city: '"Itu"' } }])
    await app.open('/saved-searches')
    const shown = within(await card(name))
    const filters = within(shown.getByRole('list', { name: 'Filtros' }))
    expect(filters.getAllByRole('listitem').map(shownText)).toEqual(['São Paulo', 'Itu'])
    fakeSearch(app.server, listedHouses(1))
    await app.user.click(shown.getByRole('link', { name: /^Recarregar Busca: / }))
    await waitFor(() => expect(app.address()).toBe('/search?state=SP&city=Itu'))
    await screen.findByRole('heading', { level: 2, name: /^1 imóvel em Itu/ })
  })

  it('that could not be sent waits through a reload and is saved once', async ({ app }) => {
    const { server } = app
    fakeAccount(server)
    fakeSearch(server, listedHouses(1))
    fakeSavedSearches(server)
    await app.open('/search?state=SP&type=apartamento&maxPrice=300000')
    await screen.findByRole('article')
    server.disconnect(savedSearches, saveSearch)
    await save(app)
    await app.open('/saved-searches')
    await card(name)
    await screen.findByText(/Sem conexão.*viu por último.*Uma mudança espera/)
    expect(server.requests(saveSearch)).toEqual([])

    server.connect()
    await app.user.click(await button('Tentar de novo'))
    await waitFor(() => expect(screen.queryByText(/Sem conexão/)).toBeNull())
    await app.reload()
    await card(name)
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(server.requests(saveSearch)).toHaveLength(1)
  })

  it('can be made of a preset with further filters', async ({ app }) => {
    fakeAccount(app.server)
    fakeSearch(app.server, listedHouses(1))
    fakeSavedSearches(app.server)
    await app.open('/search?category=roi&state=SP')
    await screen.findByRole('article')
    await save(
      app,
      'Imóveis em São Paulo, ROI líquido ≥ 20%, sem prejuízo nem no pior caso, sem os fora do comum',
    )
    await waitFor(() =>
      expect(app.server.requests(saveSearch).map(({ body }) => body)).toMatchObject([
        { filters: { minNetRoi: 20, minReturn: 0, unexplained: false, state: 'SP' } },
      ]),
    )
  })
})
