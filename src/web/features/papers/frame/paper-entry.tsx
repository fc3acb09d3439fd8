import { FileSearch, FileText } from 'lucide-react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../framework/link.tsx'
import { writePapersQuery } from './papers-address.ts'

const entries = {
  'title-record': { icon: FileSearch, name: 'Ler a matrícula', link: 'Ler aqui' },
  edital: { icon: FileText, name: 'Explicar o edital', link: 'Ler com o explicador' },
} as const satisfies Record<PaperKind, object>

/** Leads to the page that reads a paper of this property. */
export function PaperEntry({
  paper,
  propertyId,
  asLink = false,
}: {
  paper: PaperKind
  propertyId: string
  /** As a link in a text, not as a button. */
  asLink?: boolean
}) {
  const { icon: Icon, name, link } = entries[paper]
  return (
    <Link
      to={pagePaths.papers}
      search={writePapersQuery({ paper, propertyId })}
      className={asLink ? 'text-link' : buttonClass('outline')}
    >
      {asLink ? (
        link
      ) : (
        <>
          <Icon className="size-4 shrink-0" />
          {name}
        </>
      )}
    </Link>
  )
}
