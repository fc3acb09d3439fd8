import { Link } from '../framework/link.tsx'
import { useNavigate } from '../framework/page-navigation.ts'
import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { sessionQuery } from '../data/account/session.ts'
import { queryClient } from '../data/query-client.ts'
import { NewPasswordForm } from '../features/account/new-password-form.tsx'
import { SignInFrame } from '../features/account/sign-in-frame.tsx'
import { useLinkToken } from '../features/account/use-link-token.ts'
import { buttonClass } from '../ui/button.tsx'
import { usePageHead } from '../framework/page-head.ts'
import { showToast } from '../ui/toast/toast.ts'

/** The form behind the mailed link, which sets a new password and signs in. */
export default function NewPasswordPage() {
  const token = useLinkToken(pagePaths.newPassword)
  const navigate = useNavigate()
  const [deadToken, setDeadToken] = useState<string | null>(null)
  usePageHead({ title: 'Nova senha' })

  const done = async () => {
    showToast({ title: 'Senha alterada', description: 'Entre com a senha nova.' })
    // The link ended every session of its account, maybe the one open here.
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await navigate({ to: pagePaths.login, replace: true })
  }
  if (token === undefined || token === deadToken) return <WorthlessLink dead={token !== undefined} />
  return (
    <SignInFrame title="Nova senha" lead="Escolha a senha com que vai entrar daqui em diante.">
      <NewPasswordForm
        key={token}
        token={token}
        onDone={() => void done()}
        onDeadLink={() => setDeadToken(token)}
      />
    </SignInFrame>
  )
}

const WorthlessLink = ({ dead }: { dead: boolean }) => (
  <SignInFrame
    title={dead ? 'Este link não vale mais' : 'Falta o link completo'}
    lead={
      dead
        ? 'Ele vale uma vez só e por tempo limitado. Peça outro: chega em alguns minutos.'
        : 'Esta página abre pelo link que enviamos por e-mail. Abra o link de novo, inteiro, ou peça outro.'
    }
  >
    <div className="grid gap-2" role={dead ? 'alert' : undefined}>
      <Link to={pagePaths.forgotPassword} className={buttonClass('primary')}>
        Pedir outro link
      </Link>
      <Link to={pagePaths.login} className={buttonClass('quiet')}>
        Voltar para a entrada
      </Link>
    </div>
  </SignInFrame>
)
