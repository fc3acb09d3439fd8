import { signInToDemo } from '../../data/account/session.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { describeSignInFailure } from './sign-in-failure.ts'

/** Signs in to the demonstration account with one click; shown only where the server offers it. */
export function SignInDemo() {
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
