import { Link } from '../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { PasswordRequest } from '../features/account/password-request.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { usePageHead } from '../framework/page-head.ts'

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
