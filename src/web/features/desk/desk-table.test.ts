// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { deskCalls } from '#contract/desk-calls.ts'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import {
  type Application,
  expectFocus,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
} from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { listedHouses } from '#test/support/faked-catalogue.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { richProperty } from '#test/support/property-detail.ts'

const client = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Família Andrade',
  created_at: '2026-01-10T12:00:00Z',
}
const houses = listedHouses(40).map((house, at) => ({ ...house, price: 50_000 + at * 1000 }))

const rows = () => screen.findAllByRole('row')
const names = async () => (await rows()).slice(1).map(row => row.dataset.row)

/** Waits until the page says so aloud. */
const expectSaid = (text: string) =>
  waitFor(() => expect([...document.querySelectorAll('output')].map(shownText)).toContain(text))

async function openDesk(
  app: Application,
  query = '',
  count = houses.length,
  home: HomeProfile | null = null,
): Promise<void> {
  fakeAccount(app.server, { home })
  app.server.answer(deskCalls.clients, [client])
  app.server.answer(deskCalls.expenses, [])
  app.server.answer(ownLotCalls.ownLots, [])
  app.server.answer(savedCalls.favoriteLadders, [])
  app.server.answer(deskCalls.changeFavorites, ({ body }) => ({
    changed: (body as { ids: string[] }).ids,
    missing: [],
    full: [],
  }))
  fakeFavorites(
    app.server,
    houses
      .slice(0, count)
      .map((house, at) => favoriteOf(house, at < 3 ? { clients: { [client.id]: true } } : {})),
  )
  await app.open(`/mesa${query}`)
}

describe('the desk', () => {
  it('shows every favorite, those of one client under its tab, and what the box filters', async ({ app }) => {
    await openDesk(app, '?ordem=price')
    await screen.findByText('40 imóveis')
    await waitFor(async () => expect(await names()).toEqual(houses.map(({ id }) => id)))
    await app.user.click(screen.getByRole('link', { name: /^Família Andrade/ }))
    await screen.findByText('3 imóveis')
    expect(app.address()).toContain(client.id)
    await app.user.click(screen.getByRole('link', { name: /^Todos/ }))
    await fillField(app.user, screen.getByRole('searchbox', { name: 'Filtrar a mesa' }), houses[7]!.id)
    await screen.findByText('1 imóvel')
    await fillField(app.user, screen.getByRole('searchbox', { name: 'Filtrar a mesa' }), 'nada assim')
    await app.user.click(await screen.findByRole('button', { name: 'Ver a mesa toda' }))
    await screen.findByText('40 imóveis')
  })

  it('sorts by the head of a column, and says so', async ({ app }) => {
    await openDesk(app)
    await app.user.click(await screen.findByRole('button', { name: 'Preço' }))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Preço' }).getAttribute('aria-sort')).toBe('ascending'),
    )
    await app.user.click(screen.getByRole('button', { name: 'Preço' }))
    await waitFor(async () => expect((await names())[0]).toBe(houses.at(-1)?.id))
    expect(app.address()).toBe('/mesa?ordem=-price')
  })

  it('is used by keyboard: arrows move, Space and Shift choose, Escape gives back, Enter opens', async ({
    app,
  }) => {
    await openDesk(app, '?ordem=price')
    const { user } = app
    const row = async (at: number) => (await rows())[at + 1] as HTMLElement
    ;(await row(0)).focus()
    await user.keyboard('{ArrowDown}')
    await expectFocus(await row(1))
    await user.keyboard(' ')
    await expectSaid('1 escolhido')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expectSaid('3 escolhidos')
    await user.keyboard('{Escape}')
    await screen.findByText('40 imóveis')
    await user.keyboard('{End}')
    await expectFocus(await row(39))
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
  })

  it('changes stage, label and notes of the chosen ones, and takes them off with a way back', async ({
    app,
  }) => {
    await openDesk(app, '?ordem=price', 4)
    const { server, user } = app
    await user.click(await screen.findByRole('checkbox', { name: 'Escolher todos' }))
    await user.click(screen.getByRole('button', { name: /visitado/i, hidden: true }))
    await waitFor(async () => {
      for (const row of (await rows()).slice(1)) expect(shownText(row)).toContain('visitado')
    })
    await user.click(screen.getByRole('checkbox', { name: 'Família Andrade', hidden: true }))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Família Andrade/ }).textContent).toContain('4'),
    )
    await user.click(screen.getByRole('button', { name: 'Tirar' }))
    await screen.findByText('4 imóveis saíram da mesa')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await screen.findByText('4 imóveis')
    expect(server.requests(savedCalls.removeFavorite)).toEqual([])
  })

  it('keeps what is chosen for who compares and comes back', async ({ app }) => {
    await openDesk(app, '?ordem=price', 4)
    app.server.answer(catalogueCalls.property, ({ path }) => ({ ...richProperty, id: path.id ?? '' }))
    for (const at of [0, 1]) {
      ;((await rows())[at + 1] as HTMLElement).focus()
      await app.user.keyboard(' ')
    }
    await expectSaid('2 escolhidos')
    await app.user.click(screen.getByRole('link', { name: 'Comparar' }))
    await waitFor(() => expect(app.address()).toMatch(/^\/compare/))
    window.history.back()
    await waitFor(() => expect(app.address()).toMatch(/^\/mesa/))
    await expectSaid('2 escolhidos')
  })

  it('says with one sentence that nothing is on it yet', async ({ app }) => {
    await openDesk(app, '', 0)
    await screen.findByText(/^A mesa mostra os seus favoritos/)
  })
})

describe('for a resident buyer', () => {
  const home = { parameters: { renda: '4000', entrada: '60000' }, isForLiving: true }
  const heads = async () => (await screen.findAllByRole('columnheader')).map(shownText)

  it('the columns of a resale give way to those of the family, also in menus, orders and on paper', async ({
    app,
  }) => {
    await openDesk(app, '?ordem=-maxBid', 3, home)
    await waitFor(async () => expect(await names()).toHaveLength(3))
    expect(await heads()).toEqual(expect.arrayContaining(['Parcela', '1º dia', 'Cabe']))
    // By what is left of the family's money, the most first: the cheapest.
    expect(await names()).toEqual(houses.slice(0, 3).map(({ id }) => id))
    const main = screen.getByRole('main')
    expect(shownText(main)).not.toMatch(/ROI|ance máx/)
    expect(shownText(main)).toContain('parcela e primeiro dia em reais')
  })

  it('a column that is hidden there stays hidden, and the choice goes on to the columns of a resale', async ({
    app,
  }) => {
    await openDesk(app, '', 3, home)
    await waitFor(async () => expect(await heads()).toContain('Parcela'))
    await app.user.click(screen.getByRole('checkbox', { name: 'Primeira parcela, R$', hidden: true }))
    await waitFor(async () => expect(await heads()).not.toContain('Parcela'))
    expect(await heads()).toContain('1º dia')
    const kept = JSON.parse(localStorage.getItem('desk-columns') ?? '[]') as string[]
    expect(kept).not.toContain('roi')
    expect(kept).toEqual(expect.arrayContaining(['range', 'maxBid']))
  })
})
