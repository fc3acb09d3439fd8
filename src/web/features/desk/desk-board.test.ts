// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { deskCalls } from '#contract/desk-calls.ts'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import type { Expense } from '#contract/desk-schemas.ts'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import {
  type Application,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { listedHouses } from '#test/support/faked-catalogue.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'

const [first, second] = listedHouses(2).map(house => ({ ...house, price: 80_000 }))
if (first === undefined || second === undefined) throw new Error('There are two houses')

const column = (name: RegExp) => screen.findByRole('region', { name })
const cardsOf = async (name: RegExp) => within(await column(name)).queryAllByRole('listitem')

const uuid = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const usual = () => [favoriteOf(first!), favoriteOf(second!, { stage: 'visitado' })]

async function openBoard(
  app: Application,
  favorites: Favorite[] = usual(),
  home: HomeProfile | null = null,
): Promise<void> {
  fakeAccount(app.server, { home })
  app.server.answer(deskCalls.clients, [])
  app.server.answer(deskCalls.expenses, [])
  app.server.answer(ownLotCalls.ownLots, [])
  app.server.answer(savedCalls.favoriteLadders, [])
  fakeFavorites(app.server, favorites)
  await app.open('/mesa?visao=quadro')
}

describe('the board', () => {
  it('has six stages, the first with what has none yet', async ({ app }) => {
    await openBoard(app)
    await waitFor(async () => expect(await cardsOf(/^Analisando/)).toHaveLength(1))
    expect(await cardsOf(/^Visitado/)).toHaveLength(1)
    expect((await screen.findAllByRole('heading', { level: 2 })).map(shownText)).toEqual([
      'Analisando 1',
      'Visitado 1',
      'Lance dado 0',
      'Arrematado 0',
      'Em reforma 0',
      'Vendido 0',
    ])
  })

  it('says under a sum that it is without what left the list', async ({ app }) => {
    const gone = { ...second!, gone: true, listed: 'gone' } as const
    await openBoard(app, [favoriteOf(first!), favoriteOf(gone)])
    await waitFor(async () => expect(await cardsOf(/^Analisando/)).toHaveLength(2))
    expect(shownText(await column(/^Analisando/))).toMatch(/R\$ 80 mil\s*Soma sem o que saiu da lista/)
    expect(shownText(await column(/^Visitado/))).not.toContain('Soma')
  })

  it('moves a card by its menu and by Shift and an arrow, says where it went, and the focus goes along', async ({
    app,
  }) => {
    await openBoard(app)
    const { server, user } = app
    const [card] = await waitFor(async () => {
      const cards = await cardsOf(/^Analisando/)
      expect(cards).toHaveLength(1)
      return cards as [HTMLElement]
    })
    await user.click(within(card).getByRole('button', { name: 'arrematado', hidden: true }))
    await waitFor(async () => expect(await cardsOf(/^Arrematado/)).toHaveLength(1))
    await screen.findByText(/: para Arrematado$/)
    const [moved] = await cardsOf(/^Arrematado/)
    within(moved!).getAllByRole('button')[0]!.focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(async () => expect(await cardsOf(/^Em reforma/)).toHaveLength(1))
    await screen.findByText(/: de Arrematado para Em reforma$/)
    await waitFor(async () =>
      expect((await column(/^Em reforma/)).contains(document.activeElement)).toBe(true),
    )
    await waitFor(() =>
      expect(server.requests(savedCalls.changeFavorite).at(-1)?.body).toMatchObject({ stage: 'reforma' }),
    )
  })
})

describe('two people on one board', () => {
  it('lose no card: the last move counts, and who was overridden hears where the card is', async ({
    app,
  }) => {
    await openBoard(app)
    const [card] = await waitFor(async () => {
      const cards = await cardsOf(/^Analisando/)
      expect(cards).toHaveLength(1)
      return cards as [HTMLElement]
    })
    await app.user.click(within(card).getByRole('button', { name: 'arrematado', hidden: true }))
    await waitFor(async () => expect(await cardsOf(/^Arrematado/)).toHaveLength(1))
    await waitFor(() => expect(app.server.requests(savedCalls.changeFavorite)).toHaveLength(1))
    // The other device moved it on, and wrote a note meanwhile.
    fakeFavorites(app.server, [
      favoriteOf(first!, { stage: 'reforma', notes: 'Obra até março.', version: 3 }),
      favoriteOf(second!, { stage: 'visitado' }),
    ])
    const { refetchFavorites } = await import('../../data/saved/favorite-actions.ts')
    refetchFavorites()
    await waitFor(async () => expect(await cardsOf(/^Em reforma/)).toHaveLength(1))
    expect(await cardsOf(/^Arrematado/)).toHaveLength(0)
    expect(await cardsOf(/^Visitado/)).toHaveLength(1)
    expect(shownText((await cardsOf(/^Em reforma/))[0]!)).toContain('Obra até março.')
    await screen.findByText(/está agora em “Em reforma”: vale a última mudança\./)
  })
})

describe('a card', () => {
  it('from the purchase on says that nothing was noted, and the planned ROI; with a sale the real one beside it', async ({
    app,
  }) => {
    await openBoard(app, [
      favoriteOf(first!, { stage: 'arrematado', sheet: exampleCostSheet }),
      favoriteOf(second!, { stage: 'vendido', sheet: exampleCostSheet }),
    ])
    await waitFor(async () => expect(await cardsOf(/^Arrematado/)).toHaveLength(1))
    const bought = shownText((await cardsOf(/^Arrematado/))[0]!)
    expect(bought).toMatch(/nada anotado de R\$\s262 mil planejados/)
    expect(bought).toContain('ROI planejado')
    expect(bought).not.toContain('R$\u00a00')
    screen.getByText(/^Da compra em diante: nada anotado de/)
    const entry = { item_id: second!.id, note: '' }
    app.server.answer(deskCalls.expenses, [
      { ...entry, id: uuid(1), date: '2026-01-05', kind: 'bid', amount: 200_000 },
      { ...entry, id: uuid(2), date: '2026-09-05', kind: 'venda', amount: 260_000 },
    ])
    await app.open('/mesa?visao=quadro&ordem=price')
    await waitFor(async () =>
      expect(shownText((await cardsOf(/^Vendido/))[0]!)).toMatch(
        /em 8 meses, planejado 12.*ROI planejado.*real 30%/s,
      ),
    )
  })

  it('shows the deposit that is due beside an earlier date', async ({ app }) => {
    await openBoard(app, [
      favoriteOf(first!, {
        next: { date: '2020-11-20', what: 'Vistoria' },
        deposit: { dueDate: '2020-11-29', amount: 4500 },
      }),
    ])
    await waitFor(async () => expect(await cardsOf(/^Analisando/)).toHaveLength(1))
    const text = shownText((await cardsOf(/^Analisando/))[0]!)
    expect(text).toMatch(/vistoria era 20 nov\. 2020.*sinal R\$\s4\.500 até 29 nov\. 2020/s)
  })
})

describe('the panel of a property', () => {
  it('keeps documents, dates and what was paid, and says the result so far', async ({ app }) => {
    await openBoard(app)
    const { server, user } = app
    const kept: Expense[] = []
    server.answer(deskCalls.saveExpense, ({ path, body }) => {
      const { user_id: _owner, ...content } = body as Omit<Expense, 'id'> & { user_id: string }
      const expense = { id: path.id ?? '', ...content }
      kept.push(expense)
      return expense
    })
    const [card] = await waitFor(async () => {
      const cards = await cardsOf(/^Visitado/)
      expect(cards).toHaveLength(1)
      return cards as [HTMLElement]
    })
    await user.click(within(card).getAllByRole('button')[0]!)
    const panel = await screen.findByRole('dialog')
    await user.click(within(panel).getByRole('checkbox', { name: /^Matrícula atualizada/ }))
    await within(panel).findByText('1 de 11')
    await user.click(within(panel).getByRole('button', { name: 'Anotar gasto' }))
    await user.click(within(panel).getByRole('button', { name: 'Salvar' }))
    await within(panel).findByText('Diga quanto.')
    await fillField(user, within(panel).getByLabelText('Quanto'), '80.000')
    await user.click(within(panel).getByRole('button', { name: 'Salvar' }))
    await within(panel).findByRole('button', { name: /^Corrigir Lance, .*, R\$\s80\.000$/ })
    await waitFor(() => expect(kept).toMatchObject([{ item_id: second!.id, kind: 'bid', amount: 80_000 }]))
    within(panel).getByText('ROI e TIR só se sabem depois da venda.')
    await user.click(within(panel).getByRole('button', { name: /^Excluir Lance/ }))
    await within(panel).findByText('Lance excluído')
    await user.click(within(panel).getByRole('button', { name: 'Desfazer' }))
    await within(panel).findByRole('button', { name: /^Corrigir Lance/ })
  })
})

describe('for a resident buyer', () => {
  it('the board shows instalment and first day, and no return', async ({ app }) => {
    const home = { parameters: { renda: '4000', entrada: '60000' }, isForLiving: true }
    await openBoard(
      app,
      [favoriteOf(first!), favoriteOf(second!, { stage: 'arrematado', sheet: exampleCostSheet })],
      home,
    )
    await waitFor(async () => expect(await cardsOf(/^Analisando/)).toHaveLength(1))
    expect(shownText((await cardsOf(/^Analisando/))[0]!)).toMatch(/(à vista|parcela R\$).*1º dia R\$/s)
    expect(shownText(screen.getByRole('main'))).not.toMatch(/ROI|máximo/)
  })
})
