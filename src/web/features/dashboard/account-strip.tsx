import { Link } from '../../framework/link.tsx'
import { ChevronRight, Compass, LogOut, UserRound } from 'lucide-react'
import type { Me } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { ChoicePills } from '../../ui/choice-controls.tsx'
import { setTheme, useTheme } from '../../ui/theme.ts'
import { useSignOut } from './use-sign-out.ts'

const themeChoices = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Sistema' },
] as const
const rowClass =
  'flex min-h-13 w-full items-center gap-3 border-t border-line px-4 text-base hover:bg-raised-2'

function SignOutButton() {
  const { leaving, leave } = useSignOut()
  return (
    <button type="button" className={rowClass} disabled={leaving} onClick={leave}>
      <LogOut className="size-5 text-ink-3" />
      {leaving ? 'Saindo…' : 'Sair'}
    </button>
  )
}

/** On a phone, replaces the header's buttons: profile, guide, theme, sign-out. */
export function AccountStrip({ me, onGuide }: { me: Me; onGuide: () => void }) {
  const theme = useTheme()
  return (
    <section
      aria-labelledby="account-title"
      className="hidden overflow-hidden rounded-xl border border-line bg-raised shadow-card mobile:block"
    >
      <h2 id="account-title" className="flex min-h-13 items-center px-4 text-md font-semibold">
        Sua conta
      </h2>
      <Link to={pagePaths.profile} className={rowClass}>
        <UserRound className="size-5 shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1 truncate">
          Perfil<span className="text-ink-3"> · {me.user.email}</span>
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-3" />
      </Link>
      <button type="button" className={rowClass} onClick={onGuide}>
        <Compass className="size-5 text-ink-3" />
        Ver guia rápido
      </button>
      <fieldset className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-4 py-2">
        <legend className="sr-only">Tema</legend>
        <span aria-hidden="true" className="text-base">
          Tema
        </span>
        <ChoicePills choices={themeChoices} value={theme} onChange={setTheme} />
      </fieldset>
      <SignOutButton />
    </section>
  )
}
