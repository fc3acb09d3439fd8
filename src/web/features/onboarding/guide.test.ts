// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import type { Me } from '#contract/account-schemas.ts'
import { type Application, expectFocus, it, screen, waitFor } from '#test/support/rendered-application.ts'
import { fakeAccount, fakeDashboard } from '#test/support/faked-account.ts'

const dashboard = () => screen.findByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), / })

const topics = [
  'Boas-vindas',
  'Busca com IA',
  'Filtros avançados',
  'Mapa interativo',
  'Favoritos e buscas salvas',
]
const step = (index: number) => screen.findByText(`Passo ${index + 1} de 5: ${topics[index]}`)
const button = (name: string) => screen.getByRole('button', { name })
const main = () => screen.getByRole('main')

/** Opens the guide of an account that has not seen it. */
async function openGuide(app: Application): Promise<void> {
  const { server } = app
  fakeAccount(server, { hasSeenOnboarding: false })
  fakeDashboard(server)
  server.answer(accountCalls.changeMe, ({ body }) => fakeAccount(server, body as Partial<Me>))
  await app.open('/')
  await step(0)
}

/** Waits until the account's changes are these. */
const expectChanges = (app: Application, ...seen: boolean[]) =>
  waitFor(() =>
    expect(app.server.requests(accountCalls.changeMe).map(({ body }) => body)).toEqual(
      seen.map(hasSeenOnboarding => ({ hasSeenOnboarding })),
    ),
  )

describe('the guide', () => {
  it('leads by its buttons through its steps, back and on to the dashboard, once and for all', async ({
    app,
  }) => {
    await openGuide(app)
    expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull()
    for (let at = 1; at < topics.length; at++) {
      await app.user.click(button('Continuar'))
      await step(at)
    }
    expect(screen.queryByRole('button', { name: 'Pular' })).toBeNull()
    await app.user.click(button('Voltar'))
    await step(3)
    await app.user.click(button('Passo 5: Favoritos e buscas salvas'))
    await step(4)
    await app.user.click(button('Começar agora'))
    await dashboard()
    await expectFocus(main())
    await expectChanges(app, true)
    await app.reload()
    await dashboard()
  })

  it('can be followed with the keyboard alone', async ({ app }) => {
    await openGuide(app)
    for (const [key, at] of [
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
      ['Enter', 2],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowRight', 4],
      ['ArrowRight', 4],
    ] as const) {
      await app.user.keyboard(`{${key}}`)
      await step(at)
    }
    await app.user.keyboard('{Enter}')
    await dashboard()
    await expectChanges(app, true)
  })

  it('keeps the focus on the pressed button, and does not lose it on the first step', async ({ app }) => {
    await openGuide(app)
    button('Continuar').focus()
    await app.user.keyboard('{Enter}')
    await step(1)
    await expectFocus(button('Continuar'))
    button('Voltar').focus()
    await app.user.keyboard('{Enter}')
    await step(0)
    await expectFocus(button('Continuar'))
  })

  it.for([
    ['Pular', (app: Application) => app.user.click(button('Pular'))],
    ['Esc', (app: Application) => app.user.keyboard('{Escape}')],
  ] as const)('asks nothing after %s and leads to the dashboard', async ([, leave], { app }) => {
    await openGuide(app)
    await leave(app)
    await dashboard()
    await expectChanges(app, true)
  })

  it('can be shown again, and left again', async ({ app }) => {
    await openGuide(app)
    await app.user.keyboard('{Escape}')
    await expectChanges(app, true)
    const [again] = await screen.findAllByRole('button', { name: 'Ver guia rápido' })
    if (!again) throw new Error('no way back to the guide')
    await app.user.click(again)
    await step(0)
    await expectFocus(main())
    await expectChanges(app, true, false)
    await app.user.keyboard('{Escape}')
    await dashboard()
    await expectChanges(app, true, false, true)
  })

  it('holds nobody without a server, which learns at the next visit that it was seen', async ({ app }) => {
    const { server } = app
    await openGuide(app)
    server.disconnect(accountCalls.changeMe)
    await app.user.click(button('Pular'))
    await dashboard()
    await app.reload()
    await dashboard()
    expect(server.requests(accountCalls.changeMe)).toEqual([])
    server.connect()
    await app.reload()
    await dashboard()
    await expectChanges(app, true)
  })
})
