// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import type { News } from '#contract/notification-schemas.ts'
import { type Application, it, screen, waitFor, within } from '#test/support/rendered-application.ts'
import { fakeAccount, fakeDashboard, fakedStats } from '#test/support/faked-account.ts'
import { fakedChanges } from '#test/support/faked-news.ts'
import { fakedNewChat } from '#test/support/faked-chat.ts'

async function openDashboard(app: Application, news?: News): Promise<void> {
  fakeAccount(app.server)
  fakeDashboard(app.server, news)
  await app.open('/')
  await screen.findByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), / })
}

describe('the dashboard', () => {
  it('shows what is new in a sentence and in rows with links', async ({ app }) => {
    await openDashboard(app, fakedChanges())
    await screen.findByText('71 novidades nas suas buscas e 1 favorito mais barato desde ontem.')
    const card = screen.getByRole('region', { name: 'Novidades' })
    const rows = within(card).getAllByRole('listitem')
    expect(rows).toHaveLength(3)
    const first = rows[0]?.textContent.replaceAll('\u00a0', ' ')
    for (const words of [
      'Apartamento em Anápolis baixou para R$ 74.900',
      'Era R$ 92.400; próximo preço R$ 72.900 · favorito · lista de 18 jul. 2026',
      'Desceu um degrau',
    ])
      expect(first).toContain(words)
    await app.user.click(within(card).getByRole('button', { name: 'Ver todas (4)' }))
    within(card).getByText(/voltou à lista por R\$\s74\.900/)
    within(card).getByText(/saiu da lista da Caixa/)
    const property = within(card).getByRole('link', { name: /Anápolis baixou/ })
    expect(property.getAttribute('href')).toBe('/imovel/8444405322578')
    within(card).getByText(/^busca “Entorno do DF” · lista de 18 jul\. 2026$/)
  })

  it('says at the first visit how many listings there are and of which day', async ({ app }) => {
    await openDashboard(app)
    const total = fakedStats.total.toLocaleString('pt-BR')
    await screen.findByText(new RegExp(`^${total} imóveis .*, (lista de|listas da Caixa até) `))
    await screen.findByRole('heading', { name: 'Ainda não há o que acompanhar' })
    const beta = screen.getAllByRole('listitem').find(item => item.textContent.includes('BETA'))
    expect(beta?.textContent).toContain(total)
  })

  it('shows what is known without a server, and no wrong figure', async ({ app }) => {
    await openDashboard(app, fakedChanges())
    await screen.findByText(/^71 novidades nas suas buscas/)
    app.server.disconnect()
    await app.reload()
    await screen.findByText(/Sem conexão com o servidor\./)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ana')
    screen.getByText('Onde cada imóvel fica')
    const lists = screen.getByRole('region', { name: 'Categorias populares' })
    expect(lists.textContent).not.toMatch(/\d imóve/)
    app.server.connect()
    await app.user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.queryByText(/Sem conexão com o servidor\./)).toBeNull())
    await waitFor(() => expect(lists.textContent).toMatch(/\d imóve/))
  })

  it('links to every tool, and asks the consultant a sentence at once', async ({ app }) => {
    await openDashboard(app, fakedChanges())
    const tools = within(await screen.findByRole('region', { name: 'Ferramentas' }))
    for (const [name, path] of [
      ['Mapa', '/map'],
      ['Consultor', '/chat'],
      ['Financiamento', '/calculadora-financiamento'],
      ['Favoritos', '/favorites'],
      ['Comparar', '/compare'],
    ] as const)
      expect(tools.getByRole('link', { name }).getAttribute('href')).toBe(path)
    const favorites = tools.getByRole('link', { name: 'Favoritos' }).closest('li')
    await waitFor(() => expect(favorites?.textContent).toContain('12 imóveis'))

    app.server.answer(chatCalls.chats, [])
    app.server.answer(chatCalls.newChat, fakedNewChat)
    app.server.withhold(chatCalls.ask)
    const field = tools.getByRole('textbox', { name: 'Pergunte em uma frase' })
    await app.user.type(field, ' casa em Natal até 150 mil {Enter}')
    await waitFor(() => expect(app.server.requests(chatCalls.ask)).toHaveLength(1))
    expect(app.server.requests(chatCalls.ask)[0]?.body).toMatchObject({
      message: 'casa em Natal até 150 mil',
    })
    expect(app.address()).toBe('/chat')
  })

  it('says that signing out did not work, and lets one try again', async ({ app }) => {
    await openDashboard(app)
    app.server.disconnect(accountCalls.signOut)
    const [out] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Sair' })
    if (!out) throw new Error('no way out')
    await app.user.click(out)
    await screen.findByText('Não foi possível sair')
    await waitFor(() => expect(out.disabled).toBe(false))
  })
})
