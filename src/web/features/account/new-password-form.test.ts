// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import {
  type Application,
  descriptionOf,
  expectFocus,
  it,
  screen,
  findToast,
  waitFor,
} from '#test/support/rendered-application.ts'
import { fakeAccount, fakeDashboard } from '#test/support/faked-account.ts'

const { changePassword } = accountCalls

/** Fills in and sends the form on the profile. */
async function sendForm({ open, user }: Application, next: string, confirmation: string): Promise<void> {
  await open('/profile')
  await user.type(await screen.findByLabelText('Senha atual'), 'a de hoje')
  await user.type(screen.getByLabelText('Nova senha'), next)
  await user.type(screen.getByLabelText('Confirme a nova senha'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Alterar senha' }))
}

async function expectProblem(label: string, words: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  await expectFocus(field)
  expect(descriptionOf(field)).toContain(words)
}

describe('the form for a new password', () => {
  it.for([
    ['too short', 'sete777', 'sete777', 'Senha muito curta', 'Use pelo menos 8 caracteres.', 'Nova senha'],
    [
      'confirmed differently',
      'casa na praia',
      'casa na serra',
      'Confirmação diferente',
      'A nova senha e a confirmação devem coincidir.',
      'Confirme a nova senha',
    ],
  ] as const)(
    'does not send a password that is %s',
    async ([, next, confirmation, title, words, label], { app }) => {
      fakeAccount(app.server)
      await sendForm(app, next, confirmation)
      const { textContent } = await findToast()
      expect(textContent).toContain(title)
      expect(textContent).toContain(words)
      await expectProblem(label, words)
      expect(app.server.requests(changePassword)).toEqual([])
    },
  )

  it.for([
    ['wrong_password', 'currentPassword', 'A senha atual não confere.', 'Senha atual'],
    ['weak_password', 'newPassword', 'Esta senha é muito comum.', 'Nova senha'],
  ] as const)(
    'shows the server’s refusal at the field: %s',
    async ([code, field, message, label], { app }) => {
      fakeAccount(app.server)
      app.server.refuse(changePassword, code, { message, fields: { [field]: message } })
      await sendForm(app, 'casa na praia', 'casa na praia')
      const { textContent } = await findToast()
      expect(textContent).toContain('Falha ao alterar senha')
      expect(textContent).toContain(message)
      await expectProblem(label, message)
      expect(screen.getByLabelText<HTMLInputElement>('Confirme a nova senha').value).toBe('casa na praia')
    },
  )

  it('asks to sign in again when the session is over', async ({ app }) => {
    fakeAccount(app.server)
    app.server.refuse(changePassword, 'no_session')
    await sendForm(app, 'casa na praia', 'casa na praia')
    const { textContent } = await findToast()
    expect(textContent).toContain('Sessão expirada')
    expect(textContent).toContain('Faça login novamente para alterar a senha.')
  })

  it('is shown first while the password is provisional; afterwards everything opens', async ({ app }) => {
    const { user, server } = app
    fakeAccount(server, { mustChangePassword: true })
    server.answer(changePassword, { ok: true })
    await app.open('/favorites')
    await screen.findByRole('heading', {
      level: 1,
      name: 'Sua senha é provisória: crie a sua para continuar',
    })
    expect(app.address()).toBe('/profile')
    await expectFocus(screen.getByLabelText('Senha provisória'))
    await user.keyboard('dada por outro')
    await user.type(screen.getByLabelText('Nova senha'), 'casa na praia')
    fakeAccount(server)
    await user.type(screen.getByLabelText('Confirme a nova senha'), 'casa na praia{Enter}')
    expect((await findToast()).textContent).toContain('Senha alterada')
    expect(server.requests(changePassword).map(({ body }) => body)).toEqual([
      { currentPassword: 'dada por outro', newPassword: 'casa na praia' },
    ])
    fakeDashboard(server)
    await user.click(screen.getByRole('link', { name: 'Ir para o início' }))
    await waitFor(() => expect(app.address()).toBe('/'))
  })
})
