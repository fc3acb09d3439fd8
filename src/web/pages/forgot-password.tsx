import { Link } from '../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { SignInFrame, SignInFailureNote, useFocusOnArrival } from '../features/account/sign-in-frame.tsx'
import { usePageHead } from '../framework/page-head.ts'
import { useState } from 'react'
import { callApi } from '../data/api-client.ts'
import { Button } from '../ui/button.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { fieldErrors, focusAndSelect } from '../ui/use-form.ts'
import { useApiForm } from '../data/use-api-form.ts'
import { EmailField } from '../features/account/sign-in-email-field.tsx'
import {
  findEmailProblem,
  type SignInFailure,
  describeAccountFailure,
} from '../features/account/sign-in-failure.ts'

/** Requests the link that sets a new password. The answer is the same whether or not the account exists. */
function PasswordRequest() {
  const [sent, setSent] = useState(0)
  const { form, values, busy, problem, submit, field } = useApiForm<{ email: string }, SignInFailure>({
    initial: { email: '' },
    check: ({ email }) => fieldErrors({ email: findEmailProblem(email) }),
    send: async ({ email }) => {
      await callApi('POST /api/auth/request-password-reset', { body: { email: email.trim() } })
      setSent(count => count + 1)
    },
    keepsProblem: true,
    describe: error => describeAccountFailure(error, 'O pedido não foi enviado'),
  })
  const another = () => {
    setSent(0)
    requestAnimationFrame(() => focusAndSelect(form.ref.current?.querySelector('input')))
  }
  if (sent > 0) {
    return (
      <>
        <SignInFailureNote trouble={problem} />
        <Sent again={sent > 1} email={values.email.trim()} />
        <div className="mt-6 grid gap-2">
          <Button onClick={submit} aria-disabled={busy}>
            {busy ? 'Enviando...' : 'Enviar de novo'}
          </Button>
          <Button look="quiet" onClick={another}>
            Usar outro e-mail
          </Button>
        </div>
      </>
    )
  }
  return (
    <form {...form}>
      <SignInFailureNote trouble={problem} />
      <EmailField {...field('email')} />
      <SubmitButton busy={busy} busyText="Enviando..." className="mt-3 w-full">
        Enviar link
      </SubmitButton>
    </form>
  )
}

function Sent({ email, again }: { email: string; again: boolean }) {
  const heading = useFocusOnArrival()
  return (
    <div className="rounded-lg border border-line bg-raised p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        Confira seu e-mail
      </h2>
      <p className="mt-2 text-sm text-ink-2 text-pretty">
        Se houver uma conta com este e-mail, o link chega em alguns minutos em{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>. Veja também a caixa de
        spam.
      </p>
      <output className="mt-2 block text-sm text-ink-3 empty:hidden">
        {again && 'Pedido enviado de novo. Vale o link mais recente.'}
      </output>
    </div>
  )
}

/** The form that requests a link to set a new password. */
export default function ForgotPasswordPage() {
  usePageHead({ title: 'Esqueci minha senha' })
  return (
    <SignInFrame
      title="Esqueci minha senha"
      lead="Informe o e-mail da sua conta. Enviamos um link para criar uma senha nova."
    >
      <PasswordRequest />
      <p className="mt-6 text-center">
        <Link to={pagePaths.login} className="text-link">
          Voltar para a entrada
        </Link>
      </p>
    </SignInFrame>
  )
}
