// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import type { Me } from '#contract/account-schemas.ts'
import { it, screen, waitFor } from '#test/support/application.ts'
import { fakeAccount, fakeDashboard } from '#test/support/faked-account.ts'

const dashboard = () => screen.findByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), / })

describe('the guide', () => {
  it('holds nobody without a server, which learns at the next visit that it was seen', async ({ app }) => {
    const { server } = app
    fakeAccount(server, { hasSeenOnboarding: false })
    fakeDashboard(server)
    server.answer(accountCalls.changeMe, ({ body }) => fakeAccount(server, body as Partial<Me>))
    await app.open('/')
    const skip = await screen.findByRole('button', { name: 'Pular' })
    server.disconnect(accountCalls.changeMe)
    await app.user.click(skip)
    await dashboard()
    await app.reload()
    await dashboard()
    expect(server.requests(accountCalls.changeMe)).toEqual([])
    server.connect()
    await app.reload()
    await dashboard()
    await waitFor(() =>
      expect(server.requests(accountCalls.changeMe).map(({ body }) => body)).toEqual([
        { hasSeenOnboarding: true },
      ]),
    )
  })
})
