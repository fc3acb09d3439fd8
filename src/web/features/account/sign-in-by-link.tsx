import { signInByLink } from '../../data/account/session.ts'
import { Button } from '../../ui/button.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { describeSignInFailure, type SignInFailure } from './sign-in-failure.ts'
import { SignInFailureNote } from './sign-in-frame.tsx'

/** Signs in with the token of a mailed link. The person presses a button, because mail scanners open links, too. */
export function SignInByLink({ token }: { token: string }) {
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
