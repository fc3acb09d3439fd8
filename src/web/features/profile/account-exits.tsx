import { Link } from '../../framework/link.tsx'
import { House, LogOut, Search } from 'lucide-react'
import type { Me } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { signOut } from '../../data/account/session.ts'
import { restrictedPath } from '../../data/account/restricted-path.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'

const wide = 'w-full sm:w-auto'

/** The ways out of the profile: to another page, and sign-out. */
export function AccountExits({ me, now }: { me: Me; now: number }) {
  const { busy, problem, run } = useApiAction()
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {restrictedPath(me, now) === null ? (
          <Link to={pagePaths.home} className={buttonClass('outline', wide)}>
            <House className="size-4.5 text-ink-3" />
            Voltar ao início
          </Link>
        ) : (
          <Link to={pagePaths.search} search={{}} className={buttonClass('outline', wide)}>
            <Search className="size-4.5 text-ink-3" />
            Ir para a busca
          </Link>
        )}
        <Button className={wide} disabled={busy} onClick={() => void run(signOut)}>
          <LogOut className="size-4.5 text-ink-3" />
          {busy ? 'Saindo…' : 'Sair da conta'}
        </Button>
      </div>
      <ProblemText>{problem}</ProblemText>
    </div>
  )
}
