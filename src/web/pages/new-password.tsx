import { Link } from '../framework/link.tsx'
import { useNavigate } from '../framework/page-navigation.ts'
import { useState, type ReactNode } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { sessionQuery } from '../data/account/session.ts'
import { queryClient } from '../data/query-client.ts'
import { SignInFrame, SignInFailureNote } from '../features/account/sign-in-frame.tsx'
import { useLinkToken } from '../features/account/use-link-token.ts'
import { buttonClass } from '../ui/button.tsx'
import { usePageHead } from '../framework/page-head.ts'
import { showToast } from '../ui/toast/toast.ts'
import { passwordLengths } from '#contract/account-limits.ts'
import { Check, Circle } from 'lucide-react'
import { callApi, RequestRefused } from '../data/api-client.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { useApiForm } from '../data/use-api-form.ts'
import {
  PasswordField,
  passwordErrors,
  findPasswordProblem,
  showPasswordProblem,
} from '../features/account/password-field.tsx'
import { type SignInFailure, describeAccountFailure } from '../features/account/sign-in-failure.ts'

interface Values {
  newPassword: string
  confirm: string
}

const failure = 'Falha ao alterar senha'

/**
 * Sets a new password with the link's token. `onDone` is called after it was set, `onDeadLink` when the link is not
 * valid.
 */
function NewPasswordForm({
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

/** The form behind the mailed link, which sets a new password and signs in. */
export default function NewPasswordPage() {
  const token = useLinkToken(pagePaths.newPassword)
  const navigate = useNavigate()
  const [deadToken, setDeadToken] = useState<string | null>(null)
  usePageHead({ title: 'Nova senha' })

  const done = async () => {
    showToast({ title: 'Senha alterada', description: 'Entre com a senha nova.' })
    // The link ended every session of its account, maybe the one open here.
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await navigate({ to: pagePaths.login, replace: true })
  }
  if (token === undefined || token === deadToken) return <WorthlessLink dead={token !== undefined} />
  return (
    <SignInFrame title="Nova senha" lead="Escolha a senha com que vai entrar daqui em diante.">
      <NewPasswordForm
        key={token}
        token={token}
        onDone={() => void done()}
        onDeadLink={() => setDeadToken(token)}
      />
    </SignInFrame>
  )
}

const WorthlessLink = ({ dead }: { dead: boolean }) => (
  <SignInFrame
    title={dead ? 'Este link não vale mais' : 'Falta o link completo'}
    lead={
      dead
        ? 'Ele vale uma vez só e por tempo limitado. Peça outro: chega em alguns minutos.'
        : 'Esta página abre pelo link que enviamos por e-mail. Abra o link de novo, inteiro, ou peça outro.'
    }
  >
    <div className="grid gap-2" role={dead ? 'alert' : undefined}>
      <Link to={pagePaths.forgotPassword} className={buttonClass('primary')}>
        Pedir outro link
      </Link>
      <Link to={pagePaths.login} className={buttonClass('quiet')}>
        Voltar para a entrada
      </Link>
    </div>
  </SignInFrame>
)
