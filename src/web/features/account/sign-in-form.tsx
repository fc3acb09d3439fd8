import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { signIn } from '../../data/account/session.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { fieldErrors, useForm } from '../../ui/use-form.ts'
import { PasswordField } from './password-field.tsx'
import { EmailField } from './sign-in-email-field.tsx'
import { TroubleNote } from './sign-in-frame.tsx'
import { findEmailProblem, describeSignInTrouble, type SignInTrouble } from './sign-in-trouble.ts'

const missingPassword = 'Informe sua senha.'

/** The form with e-mail and password. After the sign-in guard.ts leads to the next page. */
export function SignInForm() {
  const [trouble, setTrouble] = useState<SignInTrouble | null>(null)
  const { ref, busy, submit, field } = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...fieldErrors({ email: findEmailProblem(email) }),
      ...(password === '' && { password: missingPassword }),
    }),
    send: ({ email, password }) => signIn(email.trim(), password),
    failureOf: error => {
      const said = describeSignInTrouble(error)
      // An earlier error stays until the answer arrives, so that the layout does not move under a double press.
      setTrouble(said)
      showToast({ ...said, tone: 'risk' })
      if (error instanceof RequestRefused && error.code === 'invalid_credentials')
        ref.current?.querySelector<HTMLInputElement>('#password')?.select()
      return null
    },
  })
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-busy={busy}>
      <TroubleNote trouble={trouble} />
      <div className="grid gap-2">
        <EmailField {...field('email')} />
        <PasswordField id="password" label="Senha" autoComplete="current-password" {...field('password')} />
      </div>
      <Button type="submit" look="primary" className="mt-3 w-full tracking-wide" aria-disabled={busy}>
        {busy ? 'Entrando...' : 'ENTRAR'}
      </Button>
      <p className="mt-2 text-center">
        <Link to={pagePaths.forgotPassword} className="text-link">
          Esqueci minha senha
        </Link>
      </p>
    </form>
  )
}
