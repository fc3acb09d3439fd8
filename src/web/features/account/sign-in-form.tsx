import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { signIn } from '../../data/account/account.ts'
import { Refused } from '../../data/client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { PasswordField } from './password-fields.tsx'
import { EmailField } from './sign-in-email.tsx'
import { TroubleNote } from './sign-in-frame.tsx'
import { emailProblem, signInTrouble, type Trouble } from './sign-in-words.ts'

const missingPassword = 'Informe sua senha.'

/** E-mail and password. Once signed in the guard's own watch leads on (guard.ts). */
export function SignInForm() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const wrongEmail = tried ? emailProblem(email) : null
  const wrongPassword = tried && password === '' ? missingPassword : null

  const enter = async () => {
    setBusy(true)
    // What went wrong before stays until the answer: nothing may move under a finger that presses twice.
    try {
      await signIn(email.trim(), password)
    } catch (error) {
      const said = signInTrouble(error)
      setTrouble(said)
      showToast({ ...said, tone: 'risk' })
      if (error instanceof Refused && error.code === 'invalid_credentials') passwordInput.current?.select()
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (emailProblem(email)) emailInput.current?.focus()
    else if (password === '') passwordInput.current?.focus()
    else void enter()
  }
  return (
    <form noValidate onSubmit={submit} aria-busy={busy}>
      <TroubleNote trouble={trouble} />
      <div className="grid gap-2">
        <EmailField ref={emailInput} value={email} onChange={setEmail} error={wrongEmail} />
        <PasswordField
          ref={passwordInput}
          id="password"
          label="Senha"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={wrongPassword}
        />
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
