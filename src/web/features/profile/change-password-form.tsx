import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { setMe } from '../../data/account/session.ts'
import { callApi, ServerUnreachable } from '../../data/api-client.ts'
import { reportFailure } from '../../data/call-failure.ts'
import { useApiForm } from '../../data/use-api-form.ts'
import { ProblemText } from '../../ui/problem-text.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import {
  PasswordField,
  passwordErrors,
  findPasswordProblem,
  showPasswordProblem,
} from '../account/password-field.tsx'
import { sessionsQuery } from './sessions.ts'

const emptyValues = { currentPassword: '', newPassword: '', confirm: '' }

/** Current, new and confirmed password; `provisional`: the form is the reason for the visit and gets the focus. */
export function ChangePasswordForm({
  email,
  provisional,
  onChanged,
}: {
  email: string
  provisional: boolean
  onChanged: () => void
}) {
  const client = useQueryClient()
  const { form, busy, problem, reset, field } = useApiForm({
    initial: emptyValues,
    check: ({ currentPassword, newPassword, confirm }) =>
      currentPassword === ''
        ? { currentPassword: 'Digite a senha que você usa hoje.' }
        : passwordErrors(findPasswordProblem(newPassword, confirm)),
    onInvalid: ({ currentPassword, newPassword, confirm }) => {
      if (currentPassword !== '') showPasswordProblem(findPasswordProblem(newPassword, confirm))
    },
    send: async ({ currentPassword, newPassword }) => {
      await callApi('POST /api/auth/change-password', { body: { currentPassword, newPassword } })
      reset()
      onChanged()
      setMe({ mustChangePassword: false })
      void client.invalidateQueries(sessionsQuery)
      showToast({
        title: 'Senha alterada',
        description: 'Nos outros aparelhos a conta foi fechada: entre lá com a senha nova.',
      })
    },
    describe: error => reportFailure(error, 'Faça login novamente para alterar a senha.'),
    onFailure: (words, error) => {
      const description = error instanceof ServerUnreachable ? 'Tente novamente mais tarde.' : words
      showToast({ title: 'Falha ao alterar senha', description, tone: 'risk' })
    },
  })
  const { ref } = form
  useEffect(() => {
    if (provisional) ref.current?.querySelector<HTMLInputElement>('#current-password')?.focus()
  }, [provisional, ref])
  const passwordField = (name: keyof typeof emptyValues, id: string, label: string, hint?: ReactNode) => (
    <PasswordField
      {...field(name)}
      id={id}
      label={label}
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      hint={hint}
    />
  )

  return (
    <form {...form} className="flex max-w-md flex-col gap-3">
      {/* Lets password managers see which account this password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {passwordField('currentPassword', 'current-password', provisional ? 'Senha provisória' : 'Senha atual')}
      {passwordField(
        'newPassword',
        'next-password',
        'Nova senha',
        'Pelo menos 8 caracteres: uma frase ou três palavras sem relação.',
      )}
      {passwordField('confirm', 'confirm-password', 'Confirme a nova senha')}
      <div>
        <SubmitButton look={provisional ? 'primary' : 'outline'} busy={busy} busyText="Alterando…">
          Alterar senha
        </SubmitButton>
      </div>
      <ProblemText>{problem}</ProblemText>
    </form>
  )
}
