// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import type { ChatSummary } from '#contract/chat-schemas.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { type Application, it, screen, waitFor } from '#test/support/rendered-application.ts'

const chat = (last: number, title: string): ChatSummary => ({
  id: `11111111-1111-4111-8111-11111111111${last}`,
  title,
  createdAt: '2026-11-20T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
  messageCount: 2,
  lastMessage: 'Olá',
})

async function openSavedChats({ server, open }: Application): Promise<void> {
  fakeAccount(server)
  server.answer(chatCalls.chats, [chat(1, 'Casas'), chat(2, 'Terrenos')])
  server.answer(chatCalls.deleteChat, { ok: true })
  await open('/saved-chats')
}
const click = async (app: Application, name: string): Promise<void> =>
  app.user.click(await screen.findByRole('button', { name }))

describe('the deletion of a conversation', () => {
  it('is sent when the page is left, unless it was undone', async ({ app }) => {
    await openSavedChats(app)
    await click(app, 'Excluir: Casas')
    await click(app, 'Excluir: Terrenos')
    await click(app, 'Desfazer: Terrenos')
    expect(app.server.requests(chatCalls.deleteChat)).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer: Casas' })).toBeNull())
    expect(app.server.requests(chatCalls.deleteChat)).toHaveLength(1)
    await screen.findByRole('button', { name: 'Excluir: Terrenos' })
  })
})
