import { Link } from '@tanstack/react-router'
import { House, LogOut, Search, TriangleAlert, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { signOut } from '../../data/account/session.ts'
import { restrictedPath } from '../../data/account/restricted-path.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'

const wide = 'w-full sm:w-auto'

/** The exits: to another page, sign-out, and deletion of the account. */
export function DangerZone({ me, now }: { me: Me; now: number }) {
  const { busy, problem, run } = useApiAction()
  const [deleting, setDeleting] = useState(false)
  return (
    <PageSection id="perigo" title="Zona de perigo" icon={TriangleAlert} danger>
      <div className="flex flex-wrap gap-3">
        <Button className={wide} disabled={busy} onClick={() => void run(signOut)}>
          <LogOut className="size-4.5 text-ink-3" />
          {busy ? 'Saindo…' : 'Sair da conta'}
        </Button>
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
        <Button
          className={`${wide} border-risk text-risk hover:border-risk hover:bg-risk-soft`}
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          <Trash2 className="size-4.5" />
          Excluir minha conta
        </Button>
      </div>
      <ProblemText>{problem}</ProblemText>
      {deleting && <DeleteDialog me={me} onClose={() => setDeleting(false)} />}
    </PageSection>
  )
}
