// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { writePropertyAddress } from '#contract/property-address.ts'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { buildAssumedSheet, toCostQuestion } from '#contract/cost-sheet.ts'
import type { Property } from '#contract/property-schemas.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { toReais } from '#domain/money.ts'
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
import { fakeAccount, fakeVisitor } from '#test/support/faked-account.ts'
import { fakeSearch, listedHouses } from '#test/support/faked-catalogue.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { richProperty } from '#test/support/property-detail.ts'

const { addFavorite, changeFavorite, favorites, removeFavorite } = savedCalls
const houses = listedHouses(3)
const [first] = houses as [Property]

const items = () => screen.findAllByRole('article')
const heart = async (card = 0): Promise<HTMLElement> =>
  within((await items())[card] as HTMLElement).findByRole('button', { name: /favoritos: / })
const expectSaved = (saved: boolean) =>
  waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe(String(saved)))
const stage = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Etapa: / })

/** Opens a search that finds three houses, of which none is a favorite. */
async function openSearch({ server, open }: Application, visitor = false): Promise<void> {
  if (visitor) fakeVisitor(server)
  else fakeAccount(server)
  fakeSearch(server, houses)
  fakeFavorites(server, [], houses)
  await open('/search?state=SP')
  await items()
}

describe('the favorite button of a card', () => {
  it('saves and removes with the keyboard alone, without following the link of the card, also for a visitor', async ({
    app,
  }) => {
    await openSearch(app, true)
    const button = await heart()
    expect(
      within((await items())[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(writePropertyAddress(first))
    button.focus()
    await app.user.keyboard('{Enter}')
    await screen.findByText('Adicionado aos favoritos')
    await expectSaved(true)
    await expectFocus(button)
    expect(button.getAttribute('aria-label')).toMatch(/^Remover dos favoritos: \S/)
    await app.reload()
    await expectSaved(true)
    ;(await heart()).focus()
    await app.user.keyboard(' ')
    await screen.findByText('Removido dos favoritos')
    await expectSaved(false)
    expect(app.address()).toBe('/search?state=SP')
  })

  it('shows a favorite that the server refuses as not saved again, with a message', async ({ app }) => {
    await openSearch(app)
    const message = 'Você já tem 1000 favoritos.'
    app.server.refuse(addFavorite, 'too_many_favorites', { message })
    await app.user.click(await heart())
    await screen.findByText(message)
    await expectSaved(false)
  })
})

describe('the favorites', () => {
  it('change at once without the server, wait through a reload, and are sent once', async ({ app }) => {
    const { server, user, open, reload } = app
    await openSearch(app)
    server.disconnect(favorites, addFavorite, changeFavorite, removeFavorite)
    await user.click(await heart())
    await expectSaved(true)
    await reload()
    await expectSaved(true)

    await open('/favorites')
    await expectSaved(true)
    await screen.findByText(/Sem conexão com o servidor.*viu por último.*Uma mudança espera/)
    await user.selectOptions(await stage(), 'Lance dado')
    await user.click(screen.getByRole('button', { name: /^Anota/ }))
    await fillField(user, await screen.findByRole('textbox', { name: 'Anotações' }), 'Teto: R$ 90.000')
    await screen.findByText('Esperando conexão. O texto está guardado neste aparelho.')
    await user.click(screen.getByRole('button', { name: 'Pronto' }))

    server.connect()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.queryByText(/Sem conexão/)).toBeNull())
    await reload()
    await expectSaved(true)
    expect((await stage()).value).toBe('lance')
    expect(server.requests(addFavorite).map(({ body }) => body)).toEqual([
      expect.objectContaining({ property: expect.objectContaining({ id: first.id }) as unknown }),
    ])
    expect(server.requests(changeFavorite).map(({ body }) => body)).toEqual([
      expect.objectContaining({ stage: 'lance', notes: 'Teto: R$ 90.000' }),
    ])
  })

  it('show the stage, the notes and the cost sheet that another browser saved', async ({ app }) => {
    const sheet = buildAssumedSheet(richProperty)
    if (sheet === null) throw new Error('no appraisal')
    const { netProfit } = computeCostSums(toCostQuestion({ ...sheet, bid: first.price }))
    fakeAccount(app.server)
    const notes = 'Telhado novo\nLigar ao síndico'
    fakeFavorites(app.server, [favoriteOf(first, { stage: 'visitado', notes, sheet })])
    await app.open('/favorites')
    expect((await stage()).value).toBe('visitado')
    screen.getByRole('button', { name: /^Anotações: Telhado novo ?: / })
    expect(shownText(screen.getByRole('link', { name: /^Abrir planilha: / }))).toContain(
      `R$ ${Math.trunc(toReais(netProfit)).toLocaleString('pt-BR')}`,
    )
  })

  it('lead to the search when the last one is gone', async ({ app }) => {
    fakeAccount(app.server)
    fakeFavorites(app.server, [favoriteOf(first)])
    await app.open('/favorites')
    await app.user.click(await screen.findByRole('button', { name: /^Remover: / }))
    await app.open('/favorites')
    await screen.findByText('Nenhum favorito ainda')
    const link = screen.getByRole('link', { name: 'Explorar Imóveis' })
    expect(link.getAttribute('href')).toBe('/search')
  })

  it('show what changed since saving, and can be sorted, removed, restored and compared', async ({ app }) => {
    const { user } = app
    fakeAccount(app.server)
    const [one, two, three] = houses.toReversed().map(house => favoriteOf(house)) as [
      ReturnType<typeof favoriteOf>,
      ReturnType<typeof favoriteOf>,
      ReturnType<typeof favoriteOf>,
    ]
    const gone = { ...two, property: { ...two.property, gone: true } }
    fakeFavorites(app.server, [{ ...one, price_when_saved: one.price + 12_000 }, gone, three])
    app.server.answer(catalogueCalls.property, ({ path }) => ({ ...richProperty, id: path.id ?? '' }))
    await app.open('/favorites')
    const list = within(await screen.findByRole('list', { name: 'Favoritos' }))
    const shown = () => list.getAllByRole('article').map(card => card.getAttribute('data-property'))
    expect(shown()).toHaveLength(3)
    list.getByText(/^Baixou R\$\s12\.000 desde que você salvou$/)
    list.getByText(/^fora da lista desde/)

    await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Menor preço')
    await waitFor(() => expect(shown()).toEqual(houses.map(({ id }) => id)))
    const [, removal] = list.getAllByRole('button', { name: /^Remover: / })
    await user.click(removal as HTMLElement)
    await screen.findByText('2 imóveis')
    expect(shown()).toHaveLength(3)
    await user.click(list.getByRole('button', { name: /^Desfazer: / }))
    await screen.findByText('3 imóveis')

    const [a, b] = list.getAllByRole('checkbox', { name: /^Comparar: / })
    await user.click(a as HTMLElement)
    await user.click(b as HTMLElement)
    await user.click(screen.getByRole('link', { name: 'Comparar (2)' }))
    await waitFor(() => expect(app.address()).toMatch(/^\/compare\?/))
    const ids = new URLSearchParams(app.address().split('?')[1]).get('ids')
    expect(ids).toBe(`${houses[0]?.id},${houses[1]?.id}`)
  })
})
