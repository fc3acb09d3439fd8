import type { Me } from '#contract/account-schemas.ts'
import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { firstName, greetByHour } from './dashboard-greeting.ts'
import { useSignOut } from './use-sign-out.ts'

/** The greeting and the news; the sentence's place is reserved while it loads. */
export function DashboardHeadline({
  me,
  now,
  sentence,
  onGuide,
}: {
  me: Me
  /** Epoch ms. */
  now: number
  /** `null` while it loads. */
  sentence: string | null
  onGuide: () => void
}) {
  const { leaving, leave } = useSignOut()
  return (
    <div className="flex items-end justify-between gap-6">
      <div className="min-w-0 flex-1">
        <h1 className="text-2xl font-bold tracking-tight break-words md:text-4xl">
          {greetByHour(new Date(now).getHours())}, {firstName(me.user.name)}
        </h1>
        <div className="mt-1 min-h-11 text-base text-ink-2 lg:min-h-5.5">
          {sentence === null ? (
            <div className="flex h-5.5 items-center" aria-hidden="true">
              <div className="skeleton h-3.5 w-72 max-w-full" />
            </div>
          ) : (
            <p className="text-pretty">{sentence}</p>
          )}
        </div>
      </div>
      <div className="flex items-center gap-2 mobile:hidden">
        <Link to={pagePaths.profile} className={buttonClass('quiet')}>
          Perfil
        </Link>
        <Button look="quiet" disabled={leaving} onClick={leave}>
          {leaving ? 'Saindo…' : 'Sair'}
        </Button>
        <Button onClick={onGuide}>Ver guia rápido</Button>
      </div>
    </div>
  )
}
