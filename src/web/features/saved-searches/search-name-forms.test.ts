// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import type { SavedSearch } from '#contract/saved-schemas.ts'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import {
  type Application,
  expectFocus,
  it,
  screen,
  findToast,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'

const { saveSearch, savedSearches, savedSearchPreviews, changeSavedSearch } = savedCalls

const saved: SavedSearch = {
  id: 'b3f0c2de-5b1f-4a70-9a53-1b1a35f6a001',
  name: 'Casas em Goiás',
  filters: { state: 'GO' },
  created_at: '2026-11-20T12:00:00Z',
  alerts: true,
}

/** Opens a search in São Paulo that finds nothing, and the dialog that saves it. */
async function openDialog(
  app: Application,
  searches: SavedSearch[] = [],
  query = '?state=SP',
): Promise<HTMLElement> {
  fakeAccount(app.server)
  app.server.answer(savedSearches, searches)
  app.server.answer(catalogueCalls.search, { items: [], total: 0, page: 0, limit: 24, corrections: [] })
  app.server.answer(catalogueCalls.count, { total: 0 })
  await app.open(`/search${query}`)
  const [open] = await screen.findAllByRole('button', { name: /^Salvar busca/ })
  await app.user.click(open as HTMLElement)
  return screen.findByRole('dialog', { name: 'Salvar busca' })
}

describe('the form that saves a search', () => {
  it('saves the name and the choice of alerts', async ({ app }) => {
    const dialog = within(await openDialog(app))
    app.server.answer(saveSearch, ({ body }) => {
      const { id, name, alerts, filters } = body as SavedSearch
      return { ...saved, id, name, alerts, filters }
    })
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Nome' })
    await expectFocus(name)
    await app.user.clear(name)
    await app.user.click(dialog.getByRole('checkbox', { name: 'Avisar sobre novos imóveis' }))
    await app.user.type(name, 'Minha busca{Enter}')
    expect((await findToast()).textContent).toContain('Busca salva')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() =>
      expect(app.server.requests(saveSearch).map(({ body }) => body)).toMatchObject([
        { name: 'Minha busca', alerts: false },
      ]),
    )
  })

  it('saves none that is saved already, in whatever order, and leads to it', async ({ app }) => {
    const dialog = within(await openDialog(app, [saved], '?state=GO&sort=price'))
    const link = await dialog.findByRole('link', { name: 'Ver a busca salva' })
    expect(link.getAttribute('href')).toBe(`/saved-searches#busca-${saved.id}`)
    expect(dialog.getByText('“Casas em Goiás”')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Salvar' })).toBeNull()
  })

  it('says what the server refuses', async ({ app }) => {
    const dialog = within(await openDialog(app))
    app.server.refuse(saveSearch, 'too_many_saved_searches', { message: 'São 50 buscas no máximo.' })
    await app.user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(async () => expect((await findToast()).textContent).toContain('São 50 buscas no máximo.'))
  })
})

describe('the form that renames a saved search', () => {
  async function openForm(app: Application): Promise<HTMLInputElement> {
    fakeAccount(app.server)
    app.server.answer(savedSearches, [saved])
    app.server.answer(savedSearchPreviews, [])
    await app.open('/saved-searches')
    await app.user.click(await screen.findByRole('button', { name: 'Renomear: Casas em Goiás' }))
    return screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome da busca' })
  }

  it('gives the focus back to its button after Enter and after Esc', async ({ app }) => {
    const input = await openForm(app)
    await expectFocus(input)
    app.server.answer(changeSavedSearch, ({ body }) => ({ ...saved, name: (body as SavedSearch).name }))
    await app.user.clear(input)
    await app.user.type(input, 'Casas{Enter}')
    const pencil = await screen.findByRole('button', { name: 'Renomear: Casas' })
    await expectFocus(pencil)
    await app.user.click(pencil)
    await app.user.type(await screen.findByRole('textbox', { name: 'Nome da busca' }), ' no lago{Escape}')
    await expectFocus(await screen.findByRole('button', { name: 'Renomear: Casas' }))
    expect(app.server.requests(changeSavedSearch).map(({ body }) => body)).toMatchObject([{ name: 'Casas' }])
  })

  it('says what the server refuses, and shows the name that is saved', async ({ app }) => {
    const input = await openForm(app)
    app.server.refuse(changeSavedSearch, 'bad_request', { message: 'Nome longo demais.' })
    await app.user.type(input, '!{Enter}')
    expect((await findToast()).textContent).toContain('Nome longo demais.')
    await screen.findByRole('heading', { name: 'Casas em Goiás' })
  })
})
