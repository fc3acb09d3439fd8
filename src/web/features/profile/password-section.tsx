import { Link } from '../../framework/link.tsx'
import { Check, KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { PageSection } from '../../ui/page-section.tsx'

/** Changes the password; it is the first section of the page while the password is provisional. */
export function PasswordSection({ me }: { me: Me }) {
  const [changed, setChanged] = useState(false)
  return (
    <PageSection
      id="senha"
      title="Senha"
      icon={KeyRound}
      intro={
        me.demonstration
          ? 'A conta de demonstração não tem senha: entra-se nela com um toque, na página de entrada.'
          : 'Ao trocar a senha, a conta é fechada em todos os outros aparelhos.'
      }
    >
      {!me.demonstration && (
        <>
          <ChangePasswordForm email={me.user.email} provisional={false} onChanged={() => setChanged(true)} />
          <output>{changed && <Done />}</output>
        </>
      )}
    </PageSection>
  )
}

const Done = () => (
  <span className="mt-3 flex items-center gap-1.5 text-sm text-ink-2">
    <Check className="size-4" /> Senha alterada; as outras sessões foram encerradas.
  </span>
)

/** Shown above everything else until the provisional password is changed. */
export const ProvisionalPasswordSection = ({
  email,
  onChanged,
}: {
  email: string
  onChanged: () => void
}) => (
  <section
    aria-labelledby="provisional"
    className="mb-8 rounded-2xl border border-amber bg-raised p-4 shadow-card sm:p-6"
  >
    <h1 id="provisional" className="text-xl font-bold tracking-tight text-balance">
      Sua senha é provisória: crie a sua para continuar
    </h1>
    <p className="mt-1.5 mb-4 text-sm text-ink-2 text-pretty">
      Até lá, só o perfil abre. A provisória é a que você recebeu para entrar.
    </p>
    <ChangePasswordForm email={email} provisional onChanged={onChanged} />
  </section>
)

/** The next step once the provisional password is changed. */
export function ProvisionalDone() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mb-8 rounded-2xl border border-line bg-raised p-4 shadow-card outline-none sm:p-6"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Check className="size-5" /> Senha alterada
      </p>
      <p className="mt-1.5 text-sm text-ink-2">
        Agora só você a conhece.{' '}
        <Link
          to={pagePaths.home}
          className="target font-semibold text-amber-text underline underline-offset-4"
        >
          Ir para o início
        </Link>
      </p>
    </div>
  )
}
