// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import { defaultPreferences } from '#contract/account-schemas.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { type Application, it, screen, waitFor, within } from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'

const { changePreferences } = accountCalls

async function openSettings(app: Application): Promise<HTMLElement> {
  fakeAccount(app.server)
  app.server.answer(chatCalls.chats, [])
  await app.open('/chat')
  await app.user.click(await screen.findByRole('button', { name: 'Configurações' }))
  return screen.findByRole('dialog', { name: 'Configurações' })
}

describe('the settings of the chat', () => {
  it('stay as chosen when they could not be saved, and are saved when the server is back', async ({
    app,
  }) => {
    const sheet = within(await openSettings(app))
    const news = await sheet.findByRole('switch', { name: /^Dicas e novidades/ })
    const was = news.getAttribute('aria-checked') === 'true'
    await app.user.click(news)
    app.server.disconnect(changePreferences)
    await app.user.click(sheet.getByRole('button', { name: 'Salvar Preferências' }))
    await waitFor(() => expect(sheet.getByRole('alert').textContent).toMatch(/^Sem conexão com o servidor/))
    expect(news.getAttribute('aria-checked')).toBe(String(!was))
    app.server.connect()
    app.server.answer(changePreferences, { ...defaultPreferences, news: !was })
    await app.user.click(sheet.getByRole('button', { name: 'Salvar Preferências' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.server.requests(changePreferences).map(({ body }) => body)).toEqual([{ news: !was }])
  })
})
