import { Link } from '../../framework/link.tsx'
import { Check, KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { setMe } from '../../data/account/session.ts'
import { callApi, ServerUnreachable } from '../../data/api-client.ts'
import { reportFailure } from '../../data/call-failure.ts'
import { useApiForm } from '../../data/use-api-form.ts'
import { ProblemText } from '../../ui/problem-text.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import {
  findPasswordProblem,
  passwordErrors,
  PasswordField,
  showPasswordProblem,
} from '../account/password-field.tsx'
import { sessionsQuery } from './sessions.ts'

const emptyValues = { currentPassword: '', newPassword: '', confirm: '' }

/** Current, new and confirmed password; `provisional`: the form is the reason for the visit and gets the focus. */
function ChangePasswordForm({
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

/** Changes the password; it is the first section of the page while the password is provisional. */
export function PasswordSection({ me }: { me: Me }) {
  const [changed, setChanged] = useState(false)
  return (
    <PageSection
      id="senha"
      title="Senha"
      icon={KeyRound}
      intro={
        me.demonstration
          ? 'A conta de demonstração não tem senha: entra-se nela com um toque, na página de entrada.'
          : 'Ao trocar a senha, a conta é fechada em todos os outros aparelhos.'
      }
    >
      {!me.demonstration && (
        <>
          <ChangePasswordForm email={me.user.email} provisional={false} onChanged={() => setChanged(true)} />
          <output>{changed && <Done />}</output>
        </>
      )}
    </PageSection>
  )
}

const Done = () => (
  <span className="mt-3 flex items-center gap-1.5 text-sm text-ink-2">
    <Check className="size-4" /> Senha alterada; as outras sessões foram encerradas.
  </span>
)

/** Shown above everything else until the provisional password is changed. */
export const ProvisionalPasswordSection = ({
  email,
  onChanged,
}: {
  email: string
  onChanged: () => void
}) => (
  <section
    aria-labelledby="provisional"
    className="mb-8 rounded-2xl border border-amber bg-raised p-4 shadow-card sm:p-6"
  >
    <h1 id="provisional" className="text-xl font-bold tracking-tight text-balance">
      Sua senha é provisória: crie a sua para continuar
    </h1>
    <p className="mt-1.5 mb-4 text-sm text-ink-2 text-pretty">
      Até lá, só o perfil abre. A provisória é a que você recebeu para entrar.
    </p>
    <ChangePasswordForm email={email} provisional onChanged={onChanged} />
  </section>
)

/** The next step once the provisional password is changed. */
export function ProvisionalDone() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mb-8 rounded-2xl border border-line bg-raised p-4 shadow-card outline-none sm:p-6"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Check className="size-5" /> Senha alterada
      </p>
      <p className="mt-1.5 text-sm text-ink-2">
        Agora só você a conhece.{' '}
        <Link
          to={pagePaths.home}
          className="target font-semibold text-amber-text underline underline-offset-4"
        >
          Ir para o início
        </Link>
      </p>
    </div>
  )
}
