import './papers.css'
import { useId } from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { Link } from '../../framework/link.tsx'
import { usePageLocation } from '../../framework/page-location.ts'
import { NewReading } from './new-reading.tsx'
import { OpenReading } from './open-reading.tsx'
import { paperRules } from './frame/paper-kinds.ts'
import { PaperSubject } from './paper-subject.tsx'
import { readPapersAddress, writePapersQuery } from './frame/papers-address.ts'
import { ReadPapersList } from './read-papers-list.tsx'

const purposes: Readonly<Record<PaperKind, string>> = {
  'title-record':
    'O que pesa sobre o imóvel, quem é o dono e o que já foi cancelado: cada ponto com as palavras, o ato e a página.',
  edital: 'Quem paga as dívidas, a ocupação, os prazos e a comissão: cada ponto com a frase em que se apoia.',
}

/** The choice of the paper, as links: each is an address. */
const PaperTabs = ({ propertyId }: { propertyId: string | null }) => {
  const { paper } = readPapersAddress(usePageLocation().query)
  return (
    <nav aria-label="Qual papel" className="paper-tabs">
      {(['title-record', 'edital'] as const).map(kind => (
        <Link
          key={kind}
          to={pagePaths.papers}
          search={writePapersQuery({ paper: kind, propertyId })}
          aria-current={kind === paper ? 'page' : undefined}
          resetScroll={false}
          replace
        >
          {paperRules[kind].name}
        </Link>
      ))}
    </nav>
  )
}

/** Reads the papers of a sale: takes one, or shows what was read in one (`?leitura=`). */
export function PapersView() {
  const { paper, propertyId, readingId } = readPapersAddress(usePageLocation().query)
  const listed = useId()
  if (readingId !== null)
    return (
      <main id="main" tabIndex={-1} className="papers papers-reading">
        <OpenReading key={readingId} id={readingId} paper={paper} propertyId={propertyId} />
      </main>
    )
  return (
    <main id="main" tabIndex={-1} className="papers">
      <h1 className="text-2xl font-bold tracking-tight">Ler papéis</h1>
      <p className="mt-1 max-w-prose text-pretty text-ink-3">{purposes[paper]}</p>
      <PaperTabs propertyId={propertyId} />
      {propertyId !== null && <PaperSubject key={propertyId} id={propertyId} paper={paper} />}
      <NewReading key={`${paper} ${propertyId ?? ''}`} kind={paper} propertyId={propertyId} />
      <ReadPapersList labelledBy={listed} propertyId={propertyId} />
    </main>
  )
}
