// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { notificationCalls } from '#contract/notification-calls.ts'
import type { Notification } from '#contract/notification-schemas.ts'
import { type Application, it, screen, waitFor, within } from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'

const { notifications, readNotifications } = notificationCalls

const notification = (change: Partial<Notification> = {}): Notification => ({
  id: crypto.randomUUID(),
  createdAt: new Date().toISOString(),
  read: false,
  title: 'Casa em Luziânia baixou para R$ 74.900',
  description: 'Era R$ 92.400.',
  type: 'deal',
  change: null,
  link: null,
  ...change,
})

/** The drawer over the page for tools, with these notifications. */
async function openDrawer(app: Application, list: Notification[]): Promise<HTMLElement> {
  fakeAccount(app.server)
  app.server.answer(notifications, list)
  app.server.answer(readNotifications, { ok: true })
  return pressBell(app)
}

async function pressBell(app: Application): Promise<HTMLElement> {
  await app.open('/calculadoras')
  await app.user.click(await screen.findByRole('button', { name: /^Avisos/ }))
  return screen.findByRole('dialog', { name: 'Avisos' })
}

describe('the drawer of notifications', () => {
  it('leads to what a notification is about, and marks it as read', async ({ app }) => {
    const [first, second] = [
      notification({ link: '/calculadora-financiamento' }),
      notification({ title: 'Aviso antigo', read: true }),
    ]
    const drawer = await openDrawer(app, [first, second])
    await app.user.click(await within(drawer).findByRole('link', { name: /baixou para/ }))
    await waitFor(() => expect(app.address()).toBe('/calculadora-financiamento'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app.server.requests(readNotifications).map(({ body }) => body)).toEqual([{ ids: [first.id] }])
  })

  it('calls what is no opportunity by its own name', async ({ app }) => {
    const drawer = await openDrawer(
      app,
      (['gone', 'raised', 'modality', 'cheaper', null] as const).map(change => notification({ change })),
    )
    const rows = await within(drawer).findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.match(/74\.900.*92\.400\.(.*) · /)?.[1])).toEqual([
      'Fora da lista',
      'Preço mais alto',
      'Outra modalidade',
      'Oportunidade',
      'Oportunidade',
    ])
  })

  it('leads nowhere by a link to another site', async ({ app }) => {
    const drawer = await openDrawer(app, [notification({ link: '//outro.example/imovel' })])
    const link = await within(drawer).findByRole('link', { name: /baixou para/ })
    expect(link.getAttribute('href')).toBe('/')
  })

  it('lists notifications under their day', async ({ app }) => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const drawer = await openDrawer(app, [
      notification(),
      notification({ createdAt: daysAgo(1) }),
      notification({ createdAt: daysAgo(400) }),
    ])
    const days = await within(drawer).findAllByRole('heading', { level: 3 })
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Hoje',
      'Ontem',
      expect.stringMatching(/ de \p{L}+ de \d{4}$/u),
    ])
  })

  it('shows a notification as unread again when the server cannot be reached, and says so', async ({
    app,
  }) => {
    const drawer = await openDrawer(app, [notification()])
    app.server.disconnect(readNotifications)
    const item = await within(drawer).findByRole('listitem')
    await app.user.click(within(item).getByRole('button'))
    await within(drawer).findByText(/Sem conexão com o servidor/)
    await within(item).findByText('Não lido')
    await screen.findByRole('button', { name: 'Avisos: 1 não lido' })
  })

  it('asks again for notifications that did not come', async ({ app }) => {
    fakeAccount(app.server)
    app.server.answer(notifications, [notification({ title: 'Aviso de teste' })])
    app.server.disconnect(notifications)
    const drawer = await pressBell(app)
    await within(drawer).findByText('Os avisos não carregaram')
    app.server.connect()
    await app.user.click(within(drawer).getByRole('button', { name: 'Tentar de novo' }))
    await within(await within(drawer).findByRole('listitem')).findByText('Aviso de teste')
  })
})
