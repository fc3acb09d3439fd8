import { TriangleAlert, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { PageSection } from '../../ui/page-section.tsx'

/** What cannot be undone: the deletion of the account. */
export function DangerZone({ me }: { me: Me }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <PageSection id="perigo" title="Zona de perigo" icon={TriangleAlert} danger>
      <Button
        className="w-full border-risk text-risk hover:border-risk hover:bg-risk-soft sm:w-auto"
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
