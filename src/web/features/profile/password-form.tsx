import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { setMe } from '../../data/account/session.ts'
import { callApi, RequestRefused, ServerUnreachable } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { PasswordField, passwordErrors, findPasswordProblem } from '../account/password-field.tsx'
import { SectionProblem } from '../../ui/page-section.tsx'
import { sessionsQuery } from './sessions.ts'
import { isSessionLost, describeFailure } from '../../data/call-failure.ts'

type Name = 'current' | 'next' | 'confirm'
const nothing: Record<Name, string> = { current: '', next: '', confirm: '' }

/** Returns the field that a refusal is about; `null` when it is about the whole form. */
const fieldOf = (error: unknown): Name | null => {
  const code = error instanceof RequestRefused ? error.code : null
  return code === 'wrong_password' ? 'current' : code === 'weak_password' ? 'next' : null
}

/** Current, new and confirmed password; `provisional`: the form is the reason for the visit and gets the focus. */
export function PasswordForm({
  email,
  provisional,
  onChanged,
}: {
  email: string
  provisional: boolean
  onChanged: () => void
}) {
  const client = useQueryClient()
  const { ref, busy, problem, submit, reset, field } = useForm({
    initial: nothing,
    check: ({ current, next, confirm }) =>
      current === ''
        ? { current: 'Digite a senha que você usa hoje.' }
        : passwordErrors(findPasswordProblem(next, confirm)),
    onInvalid: ({ current }, { next, confirm }) => {
      const wrong = current === undefined ? findPasswordProblem(next, confirm) : null
      if (wrong) showToast({ title: wrong.title, description: wrong.message, tone: 'risk' })
    },
    send: async ({ current: currentPassword, next: newPassword }) => {
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
    failureOf: error => {
      if (isSessionLost(error, 'Faça login novamente para alterar a senha.')) return null
      const words = describeFailure(error)
      const description = error instanceof ServerUnreachable ? 'Tente novamente mais tarde.' : words
      showToast({ title: 'Falha ao alterar senha', description, tone: 'risk' })
      const name = fieldOf(error)
      return name ? { fields: { [name]: words } } : { form: words }
    },
  })
  useEffect(() => {
    if (provisional) ref.current?.querySelector<HTMLInputElement>('#current-password')?.focus()
  }, [provisional, ref])
  const passwordField = (name: Name, label: string, hint?: ReactNode) => (
    <PasswordField
      {...field(name)}
      id={`${name}-password`}
      label={label}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      hint={hint}
    />
  )

  return (
    <form ref={ref} className="flex max-w-md flex-col gap-3" onSubmit={submit} noValidate>
      {/* For whoever keeps passwords: whose this one is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {passwordField('current', provisional ? 'Senha provisória' : 'Senha atual')}
      {passwordField('next', 'Nova senha', 'Pelo menos 8 caracteres.')}
      {passwordField('confirm', 'Confirme a nova senha')}
      <div>
        <Button type="submit" look={provisional ? 'primary' : 'outline'} disabled={busy}>
          {busy ? 'Alterando…' : 'Alterar senha'}
        </Button>
      </div>
      <SectionProblem>{problem}</SectionProblem>
    </form>
  )
}
