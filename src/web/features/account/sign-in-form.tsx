import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { signInAccount } from '../../data/account/session.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { fieldErrors, focusAndSelect } from '../../ui/use-form.ts'
import { useApiForm } from '../../data/use-api-form.ts'
import { PasswordField } from './password-field.tsx'
import { EmailField } from './sign-in-email-field.tsx'
import { SignInFailureNote } from './sign-in-frame.tsx'
import { findEmailProblem, describeSignInFailure, type SignInFailure } from './sign-in-failure.ts'

const missingPassword = 'Informe sua senha.'

/** The form with e-mail and password. After the sign-in page-guard.ts leads to the next page. */
export function SignInForm() {
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
