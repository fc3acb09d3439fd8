import { useQuery } from '@tanstack/react-query'
import { Link } from '../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { sessionQuery, signInToDemo, signInByLink, signInAccount } from '../data/account/session.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { SignInFrame, SignInFailureNote } from '../features/account/sign-in-frame.tsx'
import { useLinkToken } from '../features/account/use-link-token.ts'
import { usePageHead } from '../framework/page-head.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast/toast.ts'
import { useSubmission } from '../ui/use-submission.ts'
import {
  describeSignInFailure,
  type SignInFailure,
  findEmailProblem,
} from '../features/account/sign-in-failure.ts'
import { RequestRefused } from '../data/api-client.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { fieldErrors, focusAndSelect } from '../ui/use-form.ts'
import { useApiForm } from '../data/use-api-form.ts'
import { PasswordField } from '../features/account/password-field.tsx'
import { EmailField } from '../features/account/sign-in-email-field.tsx'

const missingPassword = 'Informe sua senha.'

/** The form with e-mail and password. After the sign-in page-guard.ts leads to the next page. */
function SignInForm() {
  const { form, busy, problem, field } = useApiForm<{ email: string; password: string }, SignInFailure>({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...fieldErrors({ email: findEmailProblem(email) }),
      ...(password === '' && { password: missingPassword }),
    }),
    send: ({ email, password }) => signInAccount(email.trim(), password),
    keepsProblem: true,
    describe: describeSignInFailure,
    onFailure: (_, error) => {
      if (error instanceof RequestRefused && error.code === 'invalid_credentials')
        focusAndSelect(form.ref.current?.querySelector<HTMLInputElement>('#password'))
    },
  })
  return (
    <form {...form}>
      <SignInFailureNote trouble={problem} />
      <div className="grid gap-2">
        <EmailField {...field('email')} />
        <PasswordField id="password" label="Senha" autoComplete="current-password" {...field('password')} />
      </div>
      <SubmitButton busy={busy} busyText="Entrando..." className="mt-3 w-full tracking-wide">
        ENTRAR
      </SubmitButton>
      <p className="mt-2 text-center">
        <Link to={pagePaths.forgotPassword} className="text-link">
          Esqueci minha senha
        </Link>
      </p>
    </form>
  )
}

/** Signs in with the token of a mailed link. The person presses a button, because mail scanners open links, too. */
function SignInByLink({ token }: { token: string }) {
  const { step, failure, run } = useSubmission<SignInFailure>(describeSignInFailure)
  const busy = step === 'sending'
  return (
    <section className="mb-7" aria-label="Link do e-mail">
      <SignInFailureNote trouble={failure} />
      <Button
        look="primary"
        className="w-full"
        onClick={() => void run(() => signInByLink(token))}
        aria-disabled={busy}
      >
        {busy ? 'Entrando...' : 'Entrar com o link do e-mail'}
      </Button>
    </section>
  )
}

/** Signs in to the demonstration account with one click; shown only where the server offers it. */
function SignInDemo() {
  const { step, run } = useSubmission<never>(error => {
    showToast({ ...describeSignInFailure(error), tone: 'risk' })
    return null
  })
  const busy = step === 'sending'
  return (
    <section className="mt-4 rounded-lg border border-line bg-raised p-4" aria-label="Demonstração">
      <p className="text-sm text-ink-2">Modo de demonstração: há uma conta pronta, sem cadastro nem senha.</p>
      <Button className="mt-3 w-full" onClick={() => void run(signInToDemo)} aria-disabled={busy}>
        {busy ? 'Entrando...' : 'Entrar na demonstração'}
      </Button>
    </section>
  )
}

/** The sign-in form. */
export default function LoginPage() {
  const { data: entry } = useQuery(sessionQuery)
  const { data: catalogue } = useQuery(catalogueQuery)
  const token = useLinkToken(pagePaths.login)
  usePageHead({
    title: 'Entrar',
    canonical: pagePaths.login,
    isIndexed: true,
    description: 'Entre no Arremate para analisar, comparar e acompanhar os imóveis que a Caixa vende.',
  })
  return (
    <SignInFrame title="Entrar" lead="Analise, compare e acompanhe os imóveis que interessam.">
      {token !== undefined && <SignInByLink token={token} />}
      <SignInForm />
      {(entry?.demonstration ?? catalogue?.source === 'demo') && <SignInDemo />}
      {/* Each has a line of its own: on one centered line the words would move aside when the link arrives. */}
      <p className="mt-4 grid justify-items-center text-sm text-ink-3">
        Ainda sem conta?{' '}
        <Link to={pagePaths.search} search={{}} className="text-link">
          Veja os imóveis sem entrar
        </Link>
      </p>
      {/* For everybody alike, so that it stands there from the first picture on and moves nothing. */}
      <p className="mt-4 text-center text-sm text-pretty text-ink-3">
        Os favoritos e as buscas que você salvou sem entrar vão para a sua conta quando você entra.
      </p>
    </SignInFrame>
  )
}
