// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import type { News } from '#contract/notification-schemas.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { type Application, it, screen, waitFor, within } from '#test/support/rendered-application.ts'
import { fakeAccount, fakeDashboard, fakedStats } from '#test/support/faked-account.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { fakedChanges } from '#test/support/faked-news.ts'
import { listedProperty } from '#test/support/property-detail.ts'

async function openDashboard(
  app: Application,
  news?: News,
  favorites: readonly Favorite[] = [],
): Promise<void> {
  fakeAccount(app.server)
  fakeDashboard(app.server, news)
  fakeFavorites(app.server, favorites)
  await app.open('/')
  await screen.findByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), / })
}

const plain = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll('\u00a0', ' ') ?? ''

describe('the dashboard', () => {
  it('shows what is new in a sentence and in rows with links', async ({ app }) => {
    await openDashboard(app, fakedChanges())
    await screen.findByText('3 mudanças nos seus favoritos e 71 imóveis novos nas suas buscas desde ontem.')
    const card = await screen.findByRole('region', { name: 'O que mudou para você' })
    const rows = within(card).getAllByRole('listitem')
    expect(rows).toHaveLength(4)
    const first = plain(rows[0])
    for (const words of [
      'Apartamento · Centro, Anápolis',
      /de R\$ 92\.400 para R\$ 74\.900.*; próximo preço R\$ 72\.900/,
      'Desceu um degrau',
      /favorito · 18 jul\./,
    ])
      expect(first).toMatch(words)
    expect(plain(card)).toContain('e mais 70 novos nas suas buscas')
    within(card).getByText('Saiu da lista')
    within(card).getByText(/^“Entorno do DF” · 18/)
    const [property] = within(card).getAllByRole('link', { name: 'Apartamento · Centro, Anápolis' })
    expect(property?.getAttribute('href')).toBe('/imovel/8444405322578')
  })

  it('shows the favorites on their staircases with their dates, and no part that has no content', async ({
    app,
  }) => {
    await openDashboard(app, fakedChanges(), [
      favoriteOf({ ...listedProperty, auctionDate: null, firstAuctionDate: null, secondAuctionDate: null }),
    ])
    const steps = await screen.findByRole('region', { name: 'Degraus dos favoritos' })
    const row = within(steps).getByRole('row', { name: /Apartamento · Jardim Europa/ })
    within(row).getByRole('img', { name: /^Escada do preço: Hoje R\$\s74\.900.*próximo preço não se sabe$/ })
    within(screen.getByRole('region', { name: 'Próximas datas' })).getByText(
      /Nenhum dos seus favoritos tem data/,
    )
    expect(screen.queryByRole('region', { name: 'Buscas Salvas' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Para começar' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Continuar de onde parou' })).toBeNull()
  })

  it('shows the saved searches and the last conversation where there are any', async ({ app }) => {
    fakeAccount(app.server)
    fakeDashboard(app.server, fakedChanges())
    const id = '7a1c5f30-6d53-4a0e-9c0e-1f7a4a1b2c3d'
    const created_at = '2026-07-01T12:00:00Z'
    app.server.answer(savedCalls.savedSearches, [
      { id, name: 'Entorno do DF', filters: { state: 'GO' }, created_at, alerts: true },
    ])
    app.server.answer(savedCalls.savedSearchPreviews, [
      { id, total: 152, newListings: 71, singleList: false, listings: [], oldestList: null },
    ])
    app.server.answer(chatCalls.chats, [
      {
        id: '0d5e2a3c-55f2-4b6f-8f54-6a2f3f0c9b11',
        title: 'ITBI em Sumaré',
        createdAt: created_at,
        updatedAt: created_at,
        messageCount: 3,
        lastMessage: 'O ITBI de Sumaré é de 2%.',
      },
    ])
    await app.open('/')
    const searches = await screen.findByRole('region', { name: 'Buscas Salvas' })
    await within(searches).findByText('71 novos')
    within(searches).getByText('152 imóveis')
    const open = await screen.findByRole('link', { name: '“ITBI em Sumaré”' })
    expect(open.getAttribute('href')).toBe('/chat')
  })

  it('says at the first visit how many listings there are and of which day', async ({ app }) => {
    await openDashboard(app)
    const total = fakedStats.total.toLocaleString('pt-BR')
    await screen.findByText(new RegExp(`^${total} imóveis .*, listas? da Caixa de `))
    await screen.findByText(/^Guarde um imóvel com o coração ou salve uma busca/)
    expect(screen.queryByRole('region', { name: 'Próximas datas' })).toBeNull()
    const first = await screen.findByRole('region', { name: 'Para começar' })
    expect(within(first).getAllByRole('article')).toHaveLength(1)
    const beta = screen.getAllByRole('listitem').find(item => item.textContent.includes('BETA'))
    expect(beta?.textContent).toContain(total)
  })

  it('shows what is known without a server, and no wrong figure', async ({ app }) => {
    await openDashboard(app, fakedChanges())
    await screen.findByRole('region', { name: 'O que mudou para você' })
    app.server.disconnect()
    await app.reload()
    await screen.findByText(/Sem conexão com o servidor\./)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ana')
    await screen.findByText('Onde cada imóvel fica')
    const categories = () => screen.getByRole('region', { name: 'Categorias populares' })
    expect(categories().textContent).not.toMatch(/\d imóve/)
    app.server.connect()
    await app.user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.queryByText(/Sem conexão com o servidor\./)).toBeNull())
    await waitFor(() => expect(categories().textContent).toMatch(/\d imóve/))
  })

  it('links to every tool', async ({ app }) => {
    await openDashboard(app, fakedChanges())
    const tools = within(await screen.findByRole('region', { name: 'Ferramentas' }))
    for (const [name, path] of [
      ['Mapa', '/map'],
      ['Chat IA', '/chat'],
      ['Financiamento', '/calculadora-financiamento'],
      ['Favoritos', '/favorites'],
      ['Comparar', '/compare'],
    ] as const)
      expect(tools.getByRole('link', { name }).getAttribute('href')).toBe(path)
    expect(tools.getByRole('link', { name: 'Favoritos' }).closest('li')?.textContent).toContain('12 imóveis')
  })

  it('says that signing out did not work, and lets one try again', async ({ app }) => {
    await openDashboard(app)
    app.server.disconnect(accountCalls.signOut)
    await screen.findByRole('region', { name: 'Ferramentas' })
    const [out] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Sair' })
    if (!out) throw new Error('no way out')
    await app.user.click(out)
    await screen.findByText('Não foi possível sair')
    await waitFor(() => expect(out.disabled).toBe(false))
  })
})
