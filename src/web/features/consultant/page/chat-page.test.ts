// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import type { ChatMessage, ChatQuestion, ChatResults } from '#contract/chat-schemas.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakedNewChat } from '#test/support/faked-chat.ts'
import {
  type Application,
  fillField,
  it,
  screen,
  shownText,
  within,
} from '#test/support/rendered-application.ts'

const { ask, chat, chats, newChat } = chatCalls
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })
const conversation = () => screen.getByRole('list', { name: 'Conversa' })
const questions = () => [...conversation().querySelectorAll('.question')].map(shownText)
const questionsAsked = ({ server }: Application) =>
  server.requests(ask).map(({ body }) => body as ChatQuestion)

const results: ChatResults = {
  items: [],
  total: 0,
  summary: 'Nenhum imóvel.',
  suggestions: [],
  filters: { state: 'MG', category: 'terreno' },
  asked: { state: 'MG', category: 'terreno' },
  relaxed: [],
  notUnderstood: [],
}

/** Answers every question completely. */
const answerCompletely = ({ server }: Application) =>
  server.answerEvents(ask, ({ body }) => {
    const { conversationId, messageId, message } = body as ChatQuestion
    const answer: ChatMessage = {
      id: crypto.randomUUID(),
      role: 'assistant',
      content: 'Nenhum imóvel.',
      createdAt: '2026-11-20T12:01:00Z',
      status: null,
      replyToId: messageId ?? null,
      replyToText: message,
      results,
      suggestions: [],
    }
    return [{ name: 'done', data: { conversationId: conversationId ?? '', title: message, message: answer } }]
  })

async function openChat(app: Application): Promise<void> {
  fakeAccount(app.server)
  app.server.answer(chats, [])
  app.server.answer(newChat, ({ body }) => ({ ...fakedNewChat, id: (body as { id: string }).id }))
  app.server.answer(chat, ({ path }) => ({ ...fakedNewChat, id: path.id ?? '' }))
  await app.open('/chat')
  await screen.findByRole('heading', { level: 1, name: 'Chat IA' })
}

const listUnderstood = async () =>
  within(await screen.findByRole('list', { name: 'Entendi assim' }))
    .getAllByRole('listitem')
    .map(shownText)

describe('the page of the consultant', () => {
  it('asks again for an interrupted answer, and shows the question once', async ({ app }) => {
    await openChat(app)
    app.server.answerEvents(ask, () => [{ name: 'text', data: { text: 'Achei só a metade' } }])
    await fillField(app.user, await field(), 'terrenos em MG')
    await app.user.click(screen.getByRole('button', { name: 'Enviar' }))
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })
    within(conversation()).getByText('Achei só a metade')
    within(conversation()).getByText(/Verifique sua conexão/)
    answerCompletely(app)
    await app.user.click(again)
    expect(await listUnderstood()).toEqual(['Minas Gerais', 'Terreno'])
    expect(within(conversation()).queryByText('Achei só a metade')).toBeNull()
    expect(questions()).toEqual(['terrenos em MG'])
    const [first, second] = questionsAsked(app)
    expect(second).toEqual(first)
  })

  it('keeps a stopped question in its conversation, in which the next one is answered', async ({ app }) => {
    await openChat(app)
    app.server.withhold(ask)
    await fillField(app.user, await field(), 'terrenos em MG')
    await app.user.keyboard('{Enter}')
    await app.user.click(await screen.findByRole('button', { name: 'Parar' }))
    await within(conversation()).findByText('Resposta interrompida')
    answerCompletely(app)
    await fillField(app.user, await field(), 'terrenos')
    await app.user.keyboard('{Enter}')
    expect(await listUnderstood()).toEqual(['Minas Gerais', 'Terreno'])
    expect(questions()).toEqual(['terrenos em MG', 'terrenos'])
    const [stopped, answered] = questionsAsked(app)
    expect(answered?.conversationId).toBe(stopped?.conversationId)
    expect(app.server.requests(newChat)).toHaveLength(1)
  })

  it('asks with the filters of the saved search that is chosen in the field, under its name', async ({
    app,
  }) => {
    await openChat(app)
    const filters = { state: 'GO', category: 'casa', maxPrice: 200_000 } as const
    app.server.answer(savedCalls.savedSearches, [
      {
        id: 'b3f0c2de-5b1f-4a70-9a53-1b1a35f6a001',
        name: 'Perto da família',
        filters,
        created_at: '2026-11-20T12:00:00Z',
        alerts: true,
      },
    ])
    answerCompletely(app)
    await app.user.click(await field())
    await app.user.click(await screen.findByRole('option', { name: /^Perto da família/ }))
    expect(await listUnderstood()).toEqual(['Minas Gerais', 'Terreno'])
    expect(questions()).toEqual(['Perto da família'])
    expect(questionsAsked(app)).toMatchObject([{ message: 'Perto da família', filters }])
    expect((await field()).value).toBe('')
  })
})
