import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { callAdminApi } from './call-admin-api.ts'
import { unlockAdmin } from './admin-token.ts'
import { describeTokenTrouble } from './admin-words.ts'

/** Asks for the token, which the server verifies. */
export function AdminTokenForm({ expired }: { expired: boolean }) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (expired) field.current?.focus()
  }, [expired])

  const refuse = (words: string) => {
    setError(words)
    field.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const shown = typed.trim()
    if (busy) return
    if (shown === '') return refuse('Informe o token de administração.')
    // Headers accept no other characters.
    if (!/^[\x21-\x7e]+$/.test(shown)) return refuse('Token não confere.')
    setBusy(true)
    setError(null)
    try {
      await callAdminApi('GET /api/admin/lastlink/config', {}, shown)
      unlockAdmin(shown)
    } catch (cause) {
      refuse(describeTokenTrouble(cause))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section
      aria-labelledby="admin-entry"
      className="mx-auto mt-6 max-w-md rounded-2xl border border-line bg-raised p-5 shadow-card sm:mt-12 sm:p-8"
    >
      <span className="grid size-12 place-content-center rounded-full bg-amber-soft text-amber-text">
        <KeyRound className="size-6" />
      </span>
      <h1 id="admin-entry" className="mt-4 text-xl font-bold tracking-tight">
        Administração
      </h1>
      <p className="mt-1.5 mb-5 text-sm text-ink-2 text-pretty" role={expired ? 'alert' : undefined}>
        {expired
          ? 'O servidor não aceita mais o token desta aba. Informe o atual: o que você preencheu continua aqui.'
          : 'Pagamentos, catálogo, contas e saúde do serviço. Só entra quem tem o token deste servidor.'}
      </p>
      <form onSubmit={event => void submit(event)} noValidate aria-busy={busy}>
        <PasswordField
          ref={field}
          id="admin-token"
          label="Token de administração"
          value={typed}
          onChange={text => {
            setTyped(text)
            setError(null)
          }}
          autoComplete="off"
          error={error}
          hint="O servidor o mostra ao iniciar; está em ADMIN_TOKEN ou no arquivo secrets.json da pasta de dados. Fica só nesta aba, até você sair ou fechá-la."
        />
        <Button type="submit" look="primary" className="mt-3 w-full" disabled={busy}>
          {busy ? 'Entrando…' : 'Entrar'}
        </Button>
      </form>
    </section>
  )
}
