import { Check, Circle } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { sendJson, Refused } from '../../data/client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { PasswordField, passwordLengths, passwordProblem } from './password-fields.tsx'
import { TroubleNote } from './sign-in-frame.tsx'
import { type Trouble, troubleOf } from './sign-in-words.ts'

const failure = 'Falha ao alterar senha'

/** Sets a new password by the link's token. `onDone` after it was set, `onDeadLink` where the link is worth nothing. */
export function PasswordForm({
  token,
  onDone,
  onDeadLink,
}: {
  token: string
  onDone: () => void
  onDeadLink: () => void
}) {
  const [next, setNext] = useState('')
  const [confirm, setConfirm] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusedFor, setRefusedFor] = useState<{ password: string; message: string } | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const nextInput = useRef<HTMLInputElement>(null)
  const confirmInput = useRef<HTMLInputElement>(null)
  const problem = passwordProblem(next, confirm)
  const weak = refusedFor?.password === next ? refusedFor.message : null

  const change = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      await sendJson('POST', '/api/auth/reset-password', { token, newPassword: next })
      onDone()
    } catch (error) {
      const code = error instanceof Refused ? error.code : null
      if (code === 'link_invalid') return onDeadLink()
      const said = troubleOf(error, failure)
      showToast({ ...said, tone: 'risk' })
      if (code === 'weak_password') {
        setRefusedFor({ password: next, message: said.description })
        nextInput.current?.focus()
      } else setTrouble(said)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (problem === null) return void change()
    showToast({ title: problem.title, description: problem.message, tone: 'risk' })
    const field = problem.field === 'next' ? nextInput : confirmInput
    field.current?.focus()
  }
  const errorOf = (field: 'next' | 'confirm') => (tried && problem?.field === field ? problem.message : null)
  return (
    <form noValidate onSubmit={submit} aria-busy={busy}>
      <TroubleNote trouble={trouble} />
      <div className="grid gap-2">
        <PasswordField
          ref={nextInput}
          id="new-password"
          label="Nova senha"
          autoComplete="new-password"
          value={next}
          onChange={setNext}
          error={errorOf('next') ?? weak}
        />
        <PasswordField
          ref={confirmInput}
          id="confirm-password"
          label="Confirme a nova senha"
          autoComplete="new-password"
          value={confirm}
          onChange={setConfirm}
          error={errorOf('confirm')}
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
