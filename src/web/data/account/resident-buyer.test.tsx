// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { fakeAccount, fakedMe, fakeVisitor } from '#test/support/faked-account.ts'
import { fakeSearch, listedHouses } from '#test/support/faked-catalogue.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'
import { it, screen, shownText, waitFor, within } from '#test/support/rendered-application.ts'

const home: HomeProfile = { parameters: { renda: '4000', entrada: '60000' }, isForLiving: true }
const resale = /ROI|TIR|Lucro|Lance máximo|Veredito|Outras contas/

describe('for a resident buyer', () => {
  it('the comparison shows instalment and first day, and nothing of a resale', async ({ app }) => {
    fakeAccount(app.server, { home })
    fakeFavorites(app.server, [favoriteOf(listedProperty)])
    app.server.answer(catalogueCalls.property, richProperty)
    await app.open(`/compare?ids=${listedProperty.id}`)
    const table = await screen.findByRole('table')
    await within(table).findByRole('row', { name: /^No primeiro dia/ })
    for (const name of [/^Cabe no bolso/, /^Parcela com seguros/, /^E no pior caso/])
      expect(within(table).getAllByRole('row', { name })).toHaveLength(1)
    expect(shownText(table)).not.toMatch(resale)
  })

  it('the search offers no order, list or filter of a resale', async ({ app }) => {
    localStorage.setItem('home-profile', JSON.stringify(home))
    fakeVisitor(app.server)
    fakeSearch(app.server, listedHouses(3))
    app.server.answer(catalogueCalls.count, { total: 1 })
    await app.open('/search')
    const menus = await screen.findAllByRole('combobox', { name: /^(Ordenar por|Lista pronta)$/ })
    expect(menus.length).toBeGreaterThan(0)
    await waitFor(() => expect(menus.map(shownText).join(' ')).not.toMatch(resale))
    expect(shownText(await screen.findByRole('navigation', { name: 'Listas' }))).not.toMatch(resale)
    expect(screen.queryAllByRole('slider', { name: /ROI/ })).toEqual([])
  })

  it('the profile shows where the own figures are, and deletes them', async ({ app }) => {
    fakeAccount(app.server, { home })
    app.server.answer(accountCalls.changeMe, fakedMe)
    await app.open('/profile')
    const family = await screen.findByRole('region', { name: 'Para morar' })
    expect(screen.queryByRole('region', { name: 'Meta de ROI' })).toBeNull()
    await app.user.click(within(family).getByRole('button', { name: 'Apagar o que eu disse' }))
    await screen.findByRole('region', { name: 'Meta de ROI' })
    await waitFor(() => expect(app.server.requests(accountCalls.changeMe)[0]?.body).toEqual({ home: null }))
  })
})
