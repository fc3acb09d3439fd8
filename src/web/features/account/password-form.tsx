import { Check, Circle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { callApi, RequestRefused } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { PasswordField, passwordErrors, passwordLengths, findPasswordProblem } from './password-field.tsx'
import { TroubleNote } from './sign-in-frame.tsx'
import { type SignInTrouble, describeAccountTrouble } from './sign-in-trouble.ts'

const failure = 'Falha ao alterar senha'

/**
 * Sets a new password with the link's token. `onDone` is called after it was set, `onDeadLink` when the link is not
 * valid.
 */
export function PasswordForm({
  token,
  onDone,
  onDeadLink,
}: {
  token: string
  onDone: () => void
  onDeadLink: () => void
}) {
  const [trouble, setTrouble] = useState<SignInTrouble | null>(null)
  const { ref, values, busy, submit, field } = useForm({
    initial: { next: '', confirm: '' },
    check: ({ next, confirm }) => passwordErrors(findPasswordProblem(next, confirm)),
    onInvalid: (_, { next, confirm }) => {
      const problem = findPasswordProblem(next, confirm)
      if (problem) showToast({ title: problem.title, description: problem.message, tone: 'risk' })
    },
    send: async ({ next }) => {
      setTrouble(null)
      await callApi('POST /api/auth/reset-password', { body: { token, newPassword: next } })
      onDone()
    },
    failureOf: error => {
      const code = error instanceof RequestRefused ? error.code : null
      if (code === 'link_invalid') {
        onDeadLink()
        return null
      }
      const said = describeAccountTrouble(error, failure)
      showToast({ ...said, tone: 'risk' })
      if (code === 'weak_password') return { fields: { next: said.description } }
      setTrouble(said)
      return null
    },
  })
  const { next, confirm } = values
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-busy={busy}>
      <TroubleNote trouble={trouble} />
      <div className="grid gap-2">
        <PasswordField id="new-password" label="Nova senha" autoComplete="new-password" {...field('next')} />
        <PasswordField
          id="confirm-password"
          label="Confirme a nova senha"
          autoComplete="new-password"
          {...field('confirm')}
        />
      </div>
      <ul className="mt-1 mb-5 grid gap-1 text-sm text-ink-2">
        <Rule kept={[...next].length >= passwordLengths.min}>{passwordLengths.min} caracteres ou mais</Rule>
        <Rule kept={next !== '' && next === confirm}>As duas iguais</Rule>
        <Rule>Senhas comuns, como 12345678, são recusadas</Rule>
      </ul>
      <Button type="submit" look="primary" className="w-full" aria-disabled={busy}>
        {busy ? 'Salvando...' : 'Salvar nova senha'}
      </Button>
    </form>
  )
}

const Rule = ({ kept = false, children }: { kept?: boolean; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    {kept ? (
      <Check className="size-4 flex-none text-gain" />
    ) : (
      <Circle className="size-4 flex-none scale-60 text-ink-3" />
    )}
    <span>
      {children}
      {kept && <span className="sr-only">: cumprida</span>}
    </span>
  </li>
)
