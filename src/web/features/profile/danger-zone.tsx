import { TriangleAlert, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { Button } from '../../ui/button.tsx'
import { AccountExits } from './account-exits.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { PageSection } from '../../ui/page-section.tsx'

/** The ways out: sign-out, back to the start page, and the deletion of the account, which cannot be undone. */
export function DangerZone({ me, now }: { me: Me; now: number }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <PageSection id="perigo" title="Zona de perigo" icon={TriangleAlert} danger>
      <AccountExits me={me} now={now} />
      <Button
        className="mt-3 w-full border-risk text-risk hover:border-risk hover:bg-risk-soft sm:w-auto"
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      >
        <Trash2 className="size-4.5" />
        Excluir minha conta
      </Button>
      {deleting && <DeleteDialog me={me} onClose={() => setDeleting(false)} />}
    </PageSection>
  )
}
