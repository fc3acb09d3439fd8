import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { updateMe } from '../../data/account/account.ts'
import { Refused, sendJson, Unreachable } from '../../data/client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { PasswordField, passwordProblem } from '../account/password-fields.tsx'
import { Problem } from '../../ui/section.tsx'
import { sessionsQuery } from './sessions.ts'
import { lostSession, wordsFor } from '../../data/call-failure.ts'

type Name = 'current' | 'next' | 'confirm'
const nothing: Record<Name, string> = { current: '', next: '', confirm: '' }

/** Where what the server said belongs; `null`: to the form as a whole. */
const fieldOf = (error: unknown): Name | null => {
  const code = error instanceof Refused ? error.code : null
  return code === 'wrong_password' ? 'current' : code === 'weak_password' ? 'next' : null
}

/** Current, new and confirmed password; `provisional`: the form is why one is here, and has the focus. */
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
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [wrong, setWrong] = useState<{ field: Name | null; message: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const errorOf = (name: Name) => (wrong?.field === name ? wrong.message : null)
  const focus = (name: Name) => form.current?.querySelector<HTMLInputElement>(`#${name}-password`)?.focus()
  useEffect(() => {
    if (provisional) form.current?.querySelector<HTMLInputElement>('#current-password')?.focus()
  }, [provisional])

  const refuse = (field: Name | null, title: string, message: string, description = message) => {
    setWrong({ field, message })
    showToast({ title, description, tone: 'risk' })
    if (field) focus(field)
  }
  const field = (name: Name, label: string, hint?: ReactNode) => (
    <PasswordField
      id={`${name}-password`}
      label={label}
      value={typed[name]}
      onChange={text => {
        setTyped({ ...typed, [name]: text })
        if (wrong?.field === name || wrong?.field === null) setWrong(null)
      }}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      error={errorOf(name)}
      hint={hint}
    />
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (typed.current === '') {
      setWrong({ field: 'current', message: 'Digite a senha que você usa hoje.' })
      return focus('current')
    }
    const problem = passwordProblem(typed.next, typed.confirm)
    if (problem) return refuse(problem.field, problem.title, problem.message)
    setWrong(null)
    setBusy(true)
    try {
      const { current: currentPassword, next: newPassword } = typed
      await sendJson('POST', '/api/auth/change-password', { currentPassword, newPassword })
      setTyped(nothing)
      onChanged()
      updateMe({ mustChangePassword: false })
      void client.invalidateQueries(sessionsQuery)
      showToast({
        title: 'Senha alterada',
        description: 'Nos outros aparelhos a conta foi fechada: entre lá com a senha nova.',
      })
    } catch (error) {
      if (lostSession(error, 'Faça login novamente para alterar a senha.')) return
      const words = wordsFor(error)
      const told = error instanceof Unreachable ? 'Tente novamente mais tarde.' : words
      refuse(fieldOf(error), 'Falha ao alterar senha', words, told)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className="flex max-w-md flex-col gap-3"
      onSubmit={event => void submit(event)}
      noValidate
    >
      {/* For whoever keeps passwords: whose this one is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {field('current', provisional ? 'Senha provisória' : 'Senha atual')}
      {field('next', 'Nova senha', 'Pelo menos 8 caracteres.')}
      {field('confirm', 'Confirme a nova senha')}
      <div>
        <Button type="submit" look={provisional ? 'primary' : 'outline'} disabled={busy}>
          {busy ? 'Alterando…' : 'Alterar senha'}
        </Button>
      </div>
      <Problem>{wrong?.field === null && wrong.message}</Problem>
    </form>
  )
}
