// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import type { AdminUser } from '#contract/admin-schemas.ts'
import type { LastlinkConfig } from '#contract/payment-schemas.ts'
import {
  type Application,
  descriptionOf,
  expectFocus,
  it,
  screen,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakedMe, fakeVisitor } from '#test/support/faked-account.ts'

const { lastlinkConfig, lastlinkSimulate, users, user: oneUser } = adminCalls
const { grant } = accountCalls

const configuration: LastlinkConfig = {
  webhookUrl: 'https://exemplo.com.br/api/webhooks/lastlink',
  tokenHeader: 'x-lastlink-token',
  tokens: 1,
  plans: [],
  periods: { monthly: 30, annual: 360 },
  database: 'embedded',
  mail: 'folder',
  events: [],
  warnings: [],
}

const ana: AdminUser = {
  user: fakedMe.user,
  plan: { type: 'monthly', status: 'active', premiumUntil: '2030-01-02T02:59:59Z', renews: null },
  mustChangePassword: false,
  hasPassword: true,
  demonstration: false,
  sessions: 1,
  lastSeenAt: null,
}

/** Opens a page of the administration with a token that the server takes. */
async function openAdmin({ open, server }: Application, address: string): Promise<void> {
  fakeVisitor(server)
  server.answer(lastlinkConfig, configuration)
  server.answer(users, { items: [ana], total: 1 })
  server.answer(oneUser, ana)
  sessionStorage.setItem('admin-token', 'valido')
  await open(address)
}

describe('the form for the operator’s token', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>('Token de administração')
  const enter = () => screen.getByRole('button', { name: 'Entrar' })

  it('says what is wrong with a token at its field, and lets in with the right one', async ({ app }) => {
    fakeVisitor(app.server)
    await app.open('/admin/lastlink')
    const token = await field()
    await app.user.click(enter())
    await expectFocus(token)
    expect(descriptionOf(token)).toBe('Informe o token de administração.')
    await app.user.type(token, 'com espaço{Enter}')
    await waitFor(() => expect(descriptionOf(token)).toBe('Token não confere.'))
    expect(app.server.requests(lastlinkConfig)).toEqual([])

    app.server.refuse(lastlinkConfig, 'unauthorized')
    await app.user.clear(token)
    await app.user.type(token, 'outro{Enter}')
    await waitFor(() => expect(app.server.requests(lastlinkConfig)).toHaveLength(1))
    await waitFor(() => expect(descriptionOf(token)).toBe('Token não confere.'))
    await expectFocus(token)
    expect(token.value).toBe('outro')

    app.server.answer(lastlinkConfig, configuration)
    await app.user.type(token, 's{Enter}')
    await screen.findByText(configuration.webhookUrl)
  })
})

describe('the form for a new account', () => {
  async function openSheet(app: Application): Promise<HTMLElement> {
    await openAdmin(app, '/admin/contas')
    await app.user.click(await screen.findByRole('button', { name: 'Criar conta' }))
    return screen.findByRole('dialog', { name: 'Criar conta' })
  }

  it('sends nothing without an e-mail, nor for an account that exists', async ({ app }) => {
    const sheet = within(await openSheet(app))
    const email = sheet.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
    const create = sheet.getByRole('button', { name: 'Criar conta' })
    await app.user.click(create)
    await expectFocus(email)
    expect(descriptionOf(email)).toBe('Informe um e-mail, como nome@exemplo.com.br.')
    await app.user.type(email, `${ana.user.email}{Enter}`)
    await waitFor(() =>
      expect(descriptionOf(email)).toBe('Já existe uma conta com este e-mail. Procure-a na lista.'),
    )
    await expectFocus(email)
    expect(app.server.requests(grant)).toEqual([])
  })

  it('shows the server’s errors where they belong, and keeps what was typed', async ({ app }) => {
    const sheet = within(await openSheet(app))
    app.server.answer(users, { items: [], total: 0 })
    const email = sheet.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
    const until = sheet.getByLabelText<HTMLInputElement>('Acesso até')
    await app.user.type(email, 'nova@exemplo.com.br')
    await app.user.click(sheet.getByRole('radio', { name: 'Anual' }))
    app.server.refuse(grant, 'bad_request', { fields: { premiumUntil: 'Data longe demais.' } })
    await app.user.click(sheet.getByRole('button', { name: 'Criar conta' }))
    await waitFor(() => expect(descriptionOf(until)).toBe('Data longe demais.'))
    await expectFocus(until)
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Anual' }).checked).toBe(true)

    app.server.disconnect(grant)
    await app.user.click(sheet.getByRole('button', { name: 'Criar conta' }))
    await waitFor(() =>
      expect(sheet.getByRole('alert').textContent).toBe(
        'Erro ao processar usuário: Erro ao conectar com o servidor',
      ),
    )
    expect(email.value).toBe('nova@exemplo.com.br')
  })
})

describe('the form for an account’s plan', () => {
  it('sends what was changed, and keeps it when that fails', async ({ app }) => {
    await openAdmin(app, '/admin/contas')
    await app.user.click(await screen.findByRole('button', { name: /Ana Investidora/ }))
    const form = within(await screen.findByRole('form', { name: 'Plano' }))
    const save = form.getByRole('button', { name: 'Salvar plano' })
    await app.user.click(save)
    expect(app.server.requests(grant)).toEqual([])
    await app.user.click(form.getByRole('radio', { name: 'Suspensa' }))
    app.server.refuse(grant, 'bad_request', { fields: { status: 'Não pode ser suspensa.' } })
    await app.user.click(save)
    const group = form.getByRole('group', { name: 'Conta' })
    await waitFor(() => expect(descriptionOf(group)).toBe('Não pode ser suspensa.'))
    app.server.disconnect(grant)
    await app.user.click(save)
    await waitFor(() =>
      expect(form.getByRole('alert').textContent).toBe(
        'Erro ao processar usuário: Erro ao conectar com o servidor',
      ),
    )
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Suspensa' }).checked).toBe(true)
    expect(app.server.requests(grant).map(({ body }) => body)).toEqual([{ status: 'suspended' }])
  })
})

describe('the simulator', () => {
  it('names what is missing at its fields, and the server’s refusal at the form', async ({ app }) => {
    await openAdmin(app, '/admin/lastlink?aba=simulador')
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
    const event = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Evento' })
    const send = screen.getByRole('button', { name: 'Simular evento' })
    await app.user.click(send)
    await expectFocus(email)
    await screen.findByText('Email e evento são obrigatórios')
    expect([descriptionOf(email), descriptionOf(event)]).toEqual(['Informe o e-mail.', 'Escolha um evento.'])
    await app.user.type(email, 'ana')
    await app.user.selectOptions(event, 'Assinatura expirada')
    expect(descriptionOf(event)).toBe('')

    app.server.refuse(lastlinkSimulate, 'bad_request', { fields: { email: 'Informe um e-mail válido.' } })
    await app.user.click(send)
    await waitFor(() => expect(descriptionOf(email)).toBe('Informe um e-mail válido.'))
    await expectFocus(email)
    app.server.disconnect(lastlinkSimulate)
    await app.user.click(send)
    await screen.findByText('Erro ao simular webhook: Erro ao conectar com o servidor')
    expect([email.value, event.value]).toEqual(['ana', 'subscription_expired'])
    expect(app.server.requests(lastlinkSimulate).map(({ body }) => body)).toEqual([
      { email: 'ana', event: 'subscription_expired' },
    ])
  })

  it('keeps what was typed when the server no longer accepts the token, until it has another', async ({
    app,
  }) => {
    await openAdmin(app, '/admin/lastlink?aba=simulador')
    const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
    await app.user.type(await email(), 'guardado@exemplo.com.br')
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Evento' }), 'Assinatura expirada')
    app.server.refuse(lastlinkSimulate, 'unauthorized')
    await app.user.click(screen.getByRole('button', { name: 'Simular evento' }))
    await screen.findByText(/^O servidor não aceita mais o token desta aba\./)
    await app.user.type(await screen.findByLabelText('Token de administração'), 'outro{Enter}')
    expect((await email()).value).toBe('guardado@exemplo.com.br')
  })
})
