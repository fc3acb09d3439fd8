// @vitest-environment happy-dom
import { describe, expect, vi } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import { judgedForAnybody, judgeReturn } from '#contract/judge-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { describeReturnEnds } from '#domain/judgement/judged-return.ts'
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
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'

const houses: Property[] = [1, 2, 3, 4].map(number => ({
  ...listedProperty,
  id: `844440000000${number}`,
  title: `Casa ${number}`,
  price: 100_000 * number,
}))
const [first, second, third, fourth] = houses as [Property, Property, Property, Property]

const columns = (count: number) =>
  waitFor(() => expect(screen.queryAllByRole('columnheader')).toHaveLength(count))
const add = () => screen.findByRole('button', { name: 'Adicionar imóvel' })
const picker = () => screen.findByRole('dialog', { name: 'Escolher favoritos' })
const empty = () => screen.findByRole('heading', { name: 'Selecione imóveis para comparar' })
const addressOf = (properties: Property[]) => `/compare?ids=${properties.map(({ id }) => id).join(',')}`
const chosen = (app: Application) => new URLSearchParams(app.address().split('?')[1]).get('ids')
const row = (name: RegExp) => screen.getByRole('row', { name })
const cellsOf = (name: RegExp) => within(row(name)).getAllByRole('cell').map(shownText)

/** Opens an address of the comparison with these favorites. */
async function openWith(app: Application, address: string, favorites: Favorite[]): Promise<void> {
  fakeAccount(app.server)
  fakeFavorites(app.server, favorites)
  app.server.answer(catalogueCalls.property, ({ path }) => ({ ...richProperty, id: path.id ?? '' }))
  await app.open(address)
}

/** A window as narrow as a phone's, where three have room. */
const narrow = () =>
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: false, media: '', onchange: null }),
  )

describe('the comparison', () => {
  it('takes at most six favorites where there is room', async ({ app }) => {
    const seven = Array.from({ length: 7 }, (_, at) => ({ ...listedProperty, id: `844440000001${at}` }))
    await openWith(
      app,
      addressOf(seven),
      seven.map(house => favoriteOf(house)),
    )
    await columns(6)
    expect(cellsOf(/Preço inicial/)).toHaveLength(6)
    expect(screen.queryByRole('button', { name: 'Adicionar imóvel' })).toBeNull()
  })

  it('takes at most three favorites on a phone, and its address restores them', async ({ app }) => {
    const { user } = app
    narrow()
    await openWith(
      app,
      '/compare',
      houses.map(house => favoriteOf(house)),
    )
    await empty()
    await user.click(await screen.findByRole('button', { name: 'Escolher favoritos' }))
    const dialog = await picker()
    const search = within(dialog).getByRole('searchbox', { name: 'Procurar nos favoritos' })
    const box = () => within(dialog).getByRole<HTMLInputElement>('checkbox')
    for (const { title } of [first, second, third]) {
      await fillField(user, search, title)
      box().focus()
      await user.keyboard(' ')
      expect(box().checked).toBe(true)
    }
    within(dialog).getByText('3 de 3 escolhidos')
    await fillField(user, search, fourth.title)
    expect(box().disabled).toBe(true)
    await user.click(within(dialog).getByRole('button', { name: 'Comparar' }))

    await columns(3)
    expect(cellsOf(/Preço inicial/)).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Adicionar imóvel' })).toBeNull()
    expect(chosen(app)).toBe([first, second, third].map(({ id }) => id).join(','))
    await app.reload()
    await columns(3)
  })

  it('loses a column on request, and keeps the focus on the page', async ({ app }) => {
    await openWith(
      app,
      addressOf([first, second, third]),
      houses.map(house => favoriteOf(house)),
    )
    await columns(3)
    const remove = within(screen.getAllByRole('columnheader')[1] as HTMLElement).getByRole('button', {
      name: /^Remover da comparação/,
    })
    await app.user.click(remove)
    await columns(2)
    await add()
    await expectFocus(screen.getByRole('main'))
    expect(chosen(app)).toBe(`${first.id},${third.id}`)
    window.history.back()
    await columns(3)
  })

  it('shows three columns for an address with repeated, unknown and too many numbers', async ({ app }) => {
    narrow()
    const address = addressOf([first, first, { ...first, id: '1' }, { ...first, id: 'x' }, ...houses])
    await openWith(
      app,
      address,
      houses.map(house => favoriteOf(house)),
    )
    await columns(3)
    await screen.findByText(/^Um imóvel deste link não está nos seus favoritos\./)
  })

  it('stays unchanged after Esc, which returns the focus', async ({ app }) => {
    await openWith(app, addressOf([first]), [favoriteOf(first), favoriteOf(second)])
    await columns(1)
    const [place] = await screen.findAllByRole('button', { name: 'Adicionar imóvel' })
    if (!place) throw new Error('no free column')
    place.focus()
    await app.user.keyboard('{Enter}')
    await app.user.click(within(await picker()).getByRole('checkbox', { checked: false }))
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectFocus(place)
    await columns(1)
  })

  it('links to the search when there are no favorites', async ({ app }) => {
    await openWith(app, '/compare', [])
    await empty()
    await columns(0)
    const link = await within(screen.getByRole('main')).findByRole('link', { name: 'Buscar Imóveis' })
    expect(link.getAttribute('href')).toBe('/search')
  })

  it('judges by the saved sheet, marks no listing that is gone as best, and explains estimates', async ({
    app,
  }) => {
    const known = { ...first, price: 200_000, evaluationValue: 400_000, discount: 50, nextPrice: 190_000 }
    const assumed = buildAssumedSheet(known)
    if (assumed === null) throw new Error('no appraisal')
    const sheet = { ...assumed, bid: 90_000, saleValue: 1_000 }
    const gone = { ...second, price: 100_000, evaluationValue: null, discount: null, roi: null, gone: true }
    const { returnRange } = judgeReturn(known, { ...judgedForAnybody, sheet })
    await openWith(app, addressOf([first, second]), [
      favoriteOf(known, { stage: 'visitado', notes: 'Rua tranquila', sheet }),
      favoriteOf(gone, { sheet: assumed }),
    ])
    await columns(2)
    expect(cellsOf(/^Preço inicial/)).toEqual(['R$ 200.000', 'R$ 100.000'])
    const [base, ends] = [formatNetRoi(returnRange!.base), describeReturnEnds(returnRange!)]
    expect(screen.getAllByRole('row', { name: /ROI líquido/ })).toHaveLength(1)
    expect(cellsOf(/^ROI líquido/)).toEqual([`${base}${ends}, sua conta`, 'Fora da lista'])
    for (const [name, cells] of [
      [/^Planilha/, ['Sua planilha', 'Fora da lista']],
      [/^Lance máximo/, [expect.stringMatching(/^não há/), 'Fora da lista']],
      [/^Etapa/, ['Visitado', 'Analisando']],
      [/^Anotações/, ['Rua tranquila', 'Nenhuma']],
    ] as const)
      expect(cellsOf(name)).toEqual(cells)
    expect(screen.queryByRole('row', { name: /^TIR ao ano/ })).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Outras contas' }))
    expect(cellsOf(/^TIR ao ano/)).toEqual([expect.any(String), 'Fora da lista'])
    const [one, other] = screen.getAllByRole('columnheader')
    expect(shownText(other)).toContain('Fora da lista')
    expect(
      within(one as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/imovel/${first.id}`)
    await waitFor(() => expect(cellsOf(/^O que falta saber/)[0]).toMatch(/respostas\d+% conhecido$/))
    expect(shownText(screen.getByRole('main'))).not.toContain('confiança')
    expect(cellsOf(/^Veredito/)).toEqual([
      expect.stringMatching(/^Não dá para dizer: faltam respostas/),
      'Fora da lista',
    ])
    const explanation = within(row(/^Próximo preço/)).getByText(/^Pela escada observada nas listas/)
    expect(explanation.hidden).toBe(true)
    await app.user.click(within(row(/^Próximo preço/)).getByRole('button', { name: 'Próximo preço' }))
    expect(explanation.hidden).toBe(false)
  })
})
