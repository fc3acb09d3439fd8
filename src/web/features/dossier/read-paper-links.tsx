import { FileSearch } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PaperSource } from '#domain/dossier/dossier-row.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { writePapersQuery } from '../papers/frame/papers-address.ts'

type UnreadPaper = Exclude<PaperSource, 'page'>

const words = {
  titleRecord: { paper: 'title-record', label: 'Ler a matrícula' },
  edital: { paper: 'edital', label: 'Ler o edital' },
} as const

/** Leads to where the papers of a property that have not been read are read. */
export const ReadPaperLinks = ({
  propertyId,
  papers,
}: {
  propertyId: string
  papers: readonly UnreadPaper[]
}) => (
  <div className="mt-3 flex flex-wrap gap-2.5 empty:mt-0">
    {papers.map(paper => (
      <Link
        key={paper}
        to={pagePaths.papers}
        search={writePapersQuery({ paper: words[paper].paper, propertyId })}
        className={buttonClass('outline')}
      >
        <FileSearch className="size-4 shrink-0" aria-hidden="true" />
        {words[paper].label}
      </Link>
    ))}
  </div>
)
