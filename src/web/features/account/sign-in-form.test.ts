// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import { notificationCalls } from '#contract/notification-calls.ts'
import {
  type Application,
  descriptionOf,
  expectFocus,
  it,
  screen,
  findToast,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakeAccount, fakeVisitor } from '#test/support/faked-account.ts'

const { signIn, requestPasswordReset, resetPassword } = accountCalls
const submitButton = () => screen.getByRole('button', { name: 'ENTRAR' })
const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' })

const otherToast = 'Outro aviso'

/** Shows a toast that any other one would replace. */
async function showOtherToast(): Promise<void> {
  const { showToast } = await import('../../ui/toast/toast.ts')
  showToast({ title: otherToast })
  await waitFor(async () => expect((await findToast()).textContent).toContain(otherToast))
}

/** Fills in the form of the open page and sends it. */
async function sendForm({ user }: Application): Promise<void> {
  await user.type(await email(), 'ana@exemplo.com')
  await user.type(screen.getByLabelText('Senha'), 'casa na praia')
  await user.click(submitButton())
}

describe('the sign-in form', () => {
  it.for([
    [
      'an expired plan',
      ({ server }: Application) => server.refuse(signIn, 'access_expired'),
      'Acesso expirado',
      'Seu plano premium está vencido. Renove para continuar!',
    ],
    [
      'too many attempts',
      ({ server }: Application) => server.refuse(signIn, 'too_many_requests', { retryAfterSeconds: 610 }),
      'Muitas tentativas',
      'Espere 11 minutos e tente de novo.',
    ],
    [
      'a server out of reach',
      ({ server }: Application) => server.disconnect(signIn),
      'Erro no login',
      'Verifique a conexão e tente de novo.',
    ],
  ] as const)('explains %s in words that help, and once', async ([, prepare, title, words], { app }) => {
    fakeVisitor(app.server)
    prepare(app)
    await app.open('/login')
    await showOtherToast()
    await sendForm(app)
    const alert = within(screen.getByRole('main')).getByRole('alert')
    await waitFor(() => expect(alert.textContent).toContain(title))
    expect(alert.textContent).toContain(words)
    expect((await findToast()).textContent).toContain(otherToast)
    expect((await email()).value).toBe('ana@exemplo.com')
    await expectFocus(submitButton())
  })

  it('says at its field what is missing, focuses it and sends nothing', async ({ app }) => {
    fakeVisitor(app.server)
    await app.open('/login')
    const field = await email()
    await app.user.click(submitButton())
    await expectFocus(field)
    expect(descriptionOf(field)).toBe('Informe seu e-mail.')
    await app.user.type(field, 'ana@exemplo.com')
    await app.user.click(submitButton())
    await expectFocus(screen.getByLabelText('Senha'))
    expect(descriptionOf(screen.getByLabelText('Senha'))).toBe('Informe sua senha.')
    expect(app.server.requests(signIn)).toEqual([])
  })

  it('puts the same failure into the alert once more after another attempt, so that it is read out', async ({
    app,
  }) => {
    fakeVisitor(app.server)
    app.server.refuse(signIn, 'invalid_credentials')
    await app.open('/login')
    await sendForm(app)
    const first = await screen.findByText('E-mail ou senha incorretos')
    await app.user.click(submitButton())
    await waitFor(() => expect(first.isConnected).toBe(false))
    expect(screen.queryAllByText('E-mail ou senha incorretos')).toHaveLength(1)
  })
})

describe('the way to the favorites without an account', () => {
  it('leads to the form, which says to everybody that what one saved comes along', async ({ app }) => {
    fakeVisitor(app.server)
    await app.open('/favorites')
    await email()
    await screen.findByText(/^Os favoritos e as buscas que você salvou sem entrar vão para a sua conta/)
  })
})

describe('the form that asks for a link', () => {
  it('keeps the e-mail when the request fails, and can be sent again after it succeeds', async ({ app }) => {
    fakeVisitor(app.server)
    await app.open('/esqueci-senha')
    const field = await email()
    const send = screen.getByRole('button', { name: 'Enviar link' })
    await app.user.click(send)
    await expectFocus(field)
    expect(descriptionOf(field)).toBe('Informe seu e-mail.')
    app.server.disconnect(requestPasswordReset)
    await app.user.type(field, 'ana@exemplo.com{Enter}')
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain(
        'O pedido não foi enviado',
      ),
    )
    expect(field.value).toBe('ana@exemplo.com')
    app.server.connect()
    app.server.answer(requestPasswordReset, { ok: true })
    await app.user.click(send)
    await expectFocus(await screen.findByRole('heading', { name: 'Confira seu e-mail' }))
    await app.user.click(screen.getByRole('button', { name: 'Enviar de novo' }))
    await screen.findByText('Pedido enviado de novo. Vale o link mais recente.')
    expect(app.server.requests(requestPasswordReset).map(({ body }) => body)).toEqual([
      { email: 'ana@exemplo.com' },
      { email: 'ana@exemplo.com' },
    ])
  })
})

describe('the form for a new password', () => {
  it('stays with a weak password and leads to /login with a good one', async ({ app }) => {
    fakeVisitor(app.server)
    const common = 'Esta senha é muito comum. Escolha outra.'
    app.server.refuse(resetPassword, 'weak_password', { message: common, fields: { newPassword: common } })
    await app.open('/nova-senha?token=abc')
    const next = await screen.findByLabelText('Nova senha')
    const confirmation = screen.getByLabelText('Confirme a nova senha')
    const fill = async (password: string, confirmed = password) => {
      for (const [field, text] of [
        [next, password],
        [confirmation, confirmed],
      ] as const) {
        await app.user.clear(field)
        await app.user.type(field, text)
      }
      await app.user.click(screen.getByRole('button', { name: 'Salvar nova senha' }))
    }
    // One toast at a time: a new one takes the place of the one shown.
    await fill('1234')
    expect((await findToast()).textContent).toContain('Senha muito curta')
    await fill('12345678', '1234567')
    await waitFor(async () => expect((await findToast()).textContent).toContain('Confirmação diferente'))
    await fill('12345678')
    await waitFor(() => expect(descriptionOf(next)).toContain(common))
    expect(screen.queryAllByText(common)).toHaveLength(1)
    app.server.answer(resetPassword, { ok: true })
    await fill('casa na praia 7')
    await waitFor(() => expect(app.address()).toBe('/login'))
    expect((await findToast()).textContent).toContain('Senha alterada')
    expect(app.server.requests(resetPassword).map(({ body }) => body)).toEqual([
      { token: 'abc', newPassword: '12345678' },
      { token: 'abc', newPassword: 'casa na praia 7' },
    ])
  })
})

describe('who is here', () => {
  it('is led to the profile when the plan ends while a page is open', async ({ app }) => {
    fakeAccount(app.server)
    await app.open('/favorites')
    const bell = await screen.findByRole('button', { name: 'Avisos' })
    fakeAccount(app.server, {
      plan: { type: 'annual', status: 'suspended', premiumUntil: null, renews: null },
    })
    app.server.refuse(notificationCalls.notifications, 'plan_suspended')
    await app.user.click(bell)
    await waitFor(() => expect(app.address()).toBe('/profile'))
  })

  it('is who was here last while the server cannot be reached', async ({ app }) => {
    fakeAccount(app.server)
    await app.open('/calculadoras')
    await screen.findByRole('link', { name: 'Perfil de Ana Investidora' })
    app.server.disconnect()
    await app.open('/favorites')
    await screen.findByRole('link', { name: 'Perfil de Ana Investidora' })
    await screen.findByRole('heading', { level: 1, name: 'Favoritos' })
    expect(app.address()).toBe('/favorites')
  })

  it('is who was here last while the server does not answer', async ({ app }) => {
    fakeAccount(app.server)
    await app.open('/calculadoras')
    const tabs = async () =>
      within((await screen.findAllByRole('navigation', { name: 'Principal' })).at(-1) as HTMLElement)
        .getAllByRole('link')
        .map(link => `${link.textContent} ${link.getAttribute('href')}`)
    const six = [
      'Início /',
      'Buscar /search',
      'IA /chat',
      'Favoritos /favorites',
      'Ferramentas /calculadoras',
      'Perfil /profile',
    ]
    expect(await tabs()).toEqual(six)
    app.server.withhold(accountCalls.entry)
    await app.reload()
    expect(await tabs()).toEqual(six)
  })
})
