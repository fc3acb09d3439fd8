// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { fakeVisitor } from '#test/support/faked-account.ts'
import { fakeSearch, listedHouses } from '#test/support/faked-catalogue.ts'
import {
  type Application,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'

/** Opens a search; each curated list has another count within it. */
async function openSearch(app: Application, query: string, items = listedHouses(3)): Promise<void> {
  fakeVisitor(app.server)
  fakeSearch(app.server, items)
  app.server.answer(
    catalogueCalls.count,
    ({ query: { list, hasAuctionDate, minDiscount, minNetRoi, rung } }) => {
      if (hasAuctionDate) return { total: hasAuctionDate === 'false' ? 31 : 0 }
      if (minDiscount) return { total: 7 }
      return { total: minNetRoi ? 1_250 : rung ? 12 : list === 'premium' ? 2 : list === 'ending' ? 31 : 3 }
    },
  )
  await app.open(`/search${query}`)
  await screen.findByRole('heading', { level: 2, name: /^3 imóveis/ })
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Listas' }))

describe('the curated lists above the results', () => {
  it('are counted within the search, and keep its filters', async ({ app }) => {
    await openSearch(app, '?state=SP&minRooms=2')
    await waitFor(() =>
      expect(tabs().getAllByRole('link').map(shownText)).toEqual([
        'Todos',
        'Alto ROI1.250',
        'Desceu um degrau12',
        'Encerrando em Breve31',
        'Localização Premium2',
        'Maiores Descontos7',
      ]),
    )
    expect(app.server.requests(catalogueCalls.count)[0]?.query).toEqual({
      state: 'SP',
      minRooms: '2',
      minNetRoi: '20',
      minReturn: '0',
      unexplained: 'false',
    })
    expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('Todos')

    await app.user.click(tabs().getByRole('link', { name: /^Maiores Descontos/ }))
    await waitFor(() =>
      expect(app.address()).toBe('/search?state=SP&minDiscount=50&minRooms=2&sort=-discount'),
    )
    await screen.findByRole('button', { name: 'Remover filtro: Desconto ≥ 50%' })
    await waitFor(() =>
      expect(tabs().getByRole('link', { current: 'page' }).textContent).toMatch(/^Maiores Descontos/),
    )
    await app.user.click(tabs().getByRole('link', { name: 'Todos' }))
    await waitFor(() => expect(app.address()).toBe('/search?state=SP&minRooms=2'))
  })

  it('say their rule, and of how many the date is not known', async ({ app }) => {
    await openSearch(app, '?hasAuctionDate=true&sort=auction')
    await screen.findAllByText(/^Data mais próxima: primeiro as datas que a Caixa deu/)
    await screen.findByText(/De mais 31 imóveis não se sabe a data\./)
    await app.user.click(screen.getByRole('button', { name: 'Remover filtro: Com data marcada' }))
    await waitFor(() => expect(screen.queryByText(/não se sabe a data/)).toBeNull())
  })

  it('by date, “Encerrando em Breve” holds those without a date and marks each', async ({ app }) => {
    const [first, ...others] = listedHouses(3)
    await openSearch(app, '?category=ending', [first!, ...others.map(one => ({ ...one, auctionDate: null }))])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Encerrando em Breve')
    expect(screen.getAllByText('Sem data na lista')).toHaveLength(2)
    await app.user.selectOptions(screen.getAllByRole('combobox', { name: 'Ordenar por' })[0]!, 'Menor preço')
    await waitFor(() => expect(screen.queryByText('Sem data na lista')).toBeNull())
  })

  it('are a menu, too, for screens without room for tabs', async ({ app }) => {
    await openSearch(app, '?state=SP')
    const menu = screen.getByRole('combobox', { name: 'Lista pronta' })
    await app.user.selectOptions(menu, 'Alto ROI')
    await waitFor(() =>
      expect(app.address()).toBe('/search?state=SP&minNetRoi=20&minReturn=0&unexplained=false'),
    )
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Lista pronta' }), 'Todos')
    await waitFor(() => expect(app.address()).toBe('/search?state=SP'))
  })
})
