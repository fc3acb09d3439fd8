import { useState } from 'react'
import { signInToDemonstration } from '../../data/account/account.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { signInTrouble } from './sign-in-words.ts'

/** Signs in to the demonstration account with one click; shown only where the server offers it. */
export function SignInDemonstration() {
  const [busy, setBusy] = useState(false)
  const enter = async () => {
    if (busy) return
    setBusy(true)
    try {
      await signInToDemonstration()
    } catch (error) {
      showToast({ ...signInTrouble(error), tone: 'risk' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="mt-6 rounded-lg border border-line bg-raised p-4" aria-label="Demonstração">
      <p className="text-sm text-ink-2">
        Este Arremate está em modo de demonstração: há uma conta pronta, sem cadastro nem senha.
      </p>
      <Button className="mt-3 w-full" onClick={() => void enter()} aria-disabled={busy}>
        {busy ? 'Entrando...' : 'Entrar na demonstração'}
      </Button>
    </section>
  )
}
