// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { fakeSentence, openSearch } from '#test/support/search-box-page.ts'
import { expectFocus, fillField, it, screen, waitFor } from '#test/support/rendered-application.ts'

describe('the one button “Buscar”', () => {
  it('applies the text of the box and the filters’ form', async ({ app }) => {
    const field = await openSearch(app, '?minRooms=2')
    fakeSentence(app, { category: ['casa'] })
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Acre')
    await app.user.type(field, 'casas')
    expect(app.address()).toBe('/search?minRooms=2')
    await app.user.click(screen.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(app.address()).toBe('/search?type=casa&state=AC&minRooms=2'))
  })

  it('applies the form alone, and nothing while a field is wrong', async ({ app }) => {
    await openSearch(app)
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Acre')
    const price = screen.getByRole('textbox', { name: 'Preço Máximo' })
    await fillField(app.user, price, 'abc')
    await app.user.click(screen.getByRole('button', { name: 'Buscar' }))
    await expectFocus(price)
    expect(app.address()).toBe('/search')
    await fillField(app.user, price, '250000')
    await app.user.click(screen.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(app.address()).toBe('/search?state=AC&maxPrice=250000'))
  })

  it('is the only one of its kind: the form’s own says how many it would show', async ({ app }) => {
    await openSearch(app)
    expect(screen.queryByRole('button', { name: /Aplicar/ })).toBeNull()
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Acre')
    await app.user.click(await screen.findByRole('button', { name: 'Ver 0 imóveis' }))
    await waitFor(() => expect(app.address()).toBe('/search?state=AC'))
  })
})
