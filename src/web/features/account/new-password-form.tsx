import { passwordLengths } from '#contract/account-limits.ts'
import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { callApi, RequestRefused } from '../../data/api-client.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useApiForm } from '../../data/use-api-form.ts'
import { PasswordField, passwordErrors, findPasswordProblem, showPasswordProblem } from './password-field.tsx'
import { SignInFailureNote } from './sign-in-frame.tsx'
import { type SignInFailure, describeAccountFailure } from './sign-in-failure.ts'

interface Values {
  newPassword: string
  confirm: string
}

const failure = 'Falha ao alterar senha'

/**
 * Sets a new password with the link's token. `onDone` is called after it was set, `onDeadLink` when the link is not
 * valid.
 */
export function NewPasswordForm({
  token,
  onDone,
  onDeadLink,
}: {
  token: string
  onDone: () => void
  onDeadLink: () => void
}) {
  const { form, values, busy, problem, field } = useApiForm<Values, SignInFailure>({
    initial: { newPassword: '', confirm: '' },
    check: ({ newPassword, confirm }) => passwordErrors(findPasswordProblem(newPassword, confirm)),
    onInvalid: ({ newPassword, confirm }) => {
      showPasswordProblem(findPasswordProblem(newPassword, confirm))
    },
    send: async ({ newPassword }) => {
      await callApi('POST /api/auth/reset-password', { body: { token, newPassword } })
      onDone()
    },
    keepsProblem: true,
    describe: error => {
      if (!(error instanceof RequestRefused && error.code === 'link_invalid'))
        return describeAccountFailure(error, failure)
      onDeadLink()
      return null
    },
  })
  const { newPassword, confirm } = values
  return (
    <form {...form}>
      <SignInFailureNote trouble={problem} />
      <div className="grid gap-2">
        <PasswordField
          id="new-password"
          label="Nova senha"
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordField
          id="confirm-password"
          label="Confirme a nova senha"
          autoComplete="new-password"
          {...field('confirm')}
        />
      </div>
      <ul className="mt-1 mb-5 grid gap-1 text-sm text-ink-2">
        <Rule kept={[...newPassword].length >= passwordLengths.min}>
          {passwordLengths.min} caracteres ou mais
        </Rule>
        <Rule kept={newPassword !== '' && newPassword === confirm}>As duas iguais</Rule>
        <Rule>Senhas comuns, como 12345678, são recusadas</Rule>
      </ul>
      <SubmitButton busy={busy} busyText="Salvando..." className="w-full">
        Salvar nova senha
      </SubmitButton>
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
