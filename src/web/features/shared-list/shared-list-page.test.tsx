// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import type { SharedPage } from '#contract/shared-list-schemas.ts'
import { fakeVisitor } from '#test/support/faked-account.ts'
import {
  type Application,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { sharedListing, sharedLot, sharedPageOf } from '#test/support/shared-page.ts'

const path = '/lista/token-de-teste'

async function openList(app: Application, page: SharedPage): Promise<void> {
  fakeVisitor(app.server)
  app.server.answer(sharedListCalls.sharedPage, page)
  await app.open(path)
  await screen.findByRole('heading', { level: 1, name: page.title })
}

const card = (name: string) => screen.findByRole('article', { name })

describe('the page of a list for a client', () => {
  it('is its adviser’s: their name and words, without the site around it', async ({ app }) => {
    await openList(app, sharedPageOf([sharedListing, sharedLot]))
    expect(shownText(screen.getByRole('main'))).toContain('Carla Menezes')
    expect(shownText(screen.getByRole('main'))).toContain('Separei estes para vocês.')
    expect(shownText(screen.getByRole('main'))).toContain('Isto não é do banco nem garantia')
    expect(screen.queryByRole('link', { name: 'Buscar' })).toBeNull()
    expect(shownText(await card('Casa do leilão judicial'))).toContain('Não é da Caixa')
  })

  it('shows a reaction at once, sends it, and takes it back by a second press', async ({ app }) => {
    await openList(app, sharedPageOf([sharedListing]))
    app.server.answer(sharedListCalls.reactToShared, { ok: true })
    const liked = within(await card('Apartamento · Jardim Europa')).getByRole('button', { name: 'Gostei' })
    await app.user.click(liked)
    await waitFor(() => expect(liked.getAttribute('aria-pressed')).toBe('true'))
    await app.user.click(liked)
    await waitFor(() => expect(liked.getAttribute('aria-pressed')).toBe('false'))
    const bodies = app.server.requests(sharedListCalls.reactToShared).map(({ body }) => body)
    expect(bodies).toMatchObject([{ reaction: 'liked' }, { reaction: null }])
    expect(new Set(bodies.map(body => (body as { visitor: string }).visitor)).size).toBe(1)
  })

  it('takes a reaction back that cannot be sent, and says so', async ({ app }) => {
    await openList(app, sharedPageOf([sharedListing]))
    app.server.disconnect(sharedListCalls.reactToShared)
    const one = within(await card('Apartamento · Jardim Europa'))
    await app.user.click(one.getByRole('button', { name: 'Não é para mim' }))
    await one.findByText(/Sem conexão/)
    expect(one.getByRole('button', { name: 'Não é para mim' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('sends a question about one listing, once even where the first try fails', async ({ app }) => {
    await openList(app, sharedPageOf([sharedListing]))
    const one = within(await card('Apartamento · Jardim Europa'))
    await app.user.click(one.getByText(/^Perguntar/))
    await app.user.type(one.getByRole('textbox', { name: /deste imóvel/ }), 'Dá para visitar?')
    app.server.answer(sharedListCalls.askInShared, { ok: true })
    app.server.disconnect(sharedListCalls.askInShared)
    await app.user.click(one.getByRole('button', { name: 'Enviar' }))
    await one.findByText(/Sem conexão/)
    app.server.connect()
    await app.user.click(one.getByRole('button', { name: 'Enviar' }))
    await one.findByText(/^Pergunta enviada/)
    expect(app.server.requests(sharedListCalls.askInShared).map(({ body }) => body)).toMatchObject([
      { item: sharedListing.id, text: 'Dá para visitar?', name: null },
    ])
  })

  it('says what it is for a list without listings, and for one that takes no more questions', async ({
    app,
  }) => {
    await openList(app, sharedPageOf([], { questionsLeft: 0 }))
    expect(shownText(screen.getByRole('main'))).toContain('Nenhum imóvel nesta lista por enquanto')
    expect(shownText(screen.getByRole('main'))).toContain('já recebeu todas as perguntas')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows of a listing that left the bank’s list neither price nor return', async ({ app }) => {
    await openList(app, sharedPageOf([{ ...sharedListing, gone: true }]))
    const text = shownText(await card('Apartamento · Jardim Europa'))
    expect(text).toContain('Fora da lista da Caixa')
    expect(text).not.toContain('74.900')
    expect(text).not.toContain('ROI')
  })
})

describe('a link that is not open', () => {
  it.for([
    ['shared_list_revoked', 'Este link não está mais aberto', 'Peça um novo a quem o enviou.'],
    ['shared_list_expired', 'O prazo desta lista acabou', 'Peça um link novo a quem a enviou.'],
    ['shared_list_not_found', 'Este link não leva a nenhuma lista', 'Confira se ele veio inteiro'],
    ['shared_list_paused', 'Esta lista está em pausa', 'Fale com quem a enviou'],
  ] as const)('says why, and what to do: %s', async ([code, title, text], { app }) => {
    fakeVisitor(app.server)
    app.server.refuse(sharedListCalls.sharedPage, code)
    await app.open(path)
    await screen.findByRole('heading', { name: title })
    expect(shownText(screen.getByRole('main'))).toContain(text)
  })

  it('may be tried again where the server cannot be reached', async ({ app }) => {
    fakeVisitor(app.server)
    app.server.answer(sharedListCalls.sharedPage, sharedPageOf([sharedListing]))
    app.server.disconnect(sharedListCalls.sharedPage)
    await app.open(path)
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })
    app.server.connect()
    await app.user.click(again)
    await card('Apartamento · Jardim Europa')
  })
})
