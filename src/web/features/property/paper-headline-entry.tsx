import '../dossier/paper-headline.css'
import { Suspense } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useReadPapers } from '../../data/papers/read-papers.ts'
import { FailureBoundary } from '../../framework/failure-boundary.tsx'
import { lazyPart } from '../../framework/lazy-part.tsx'
import { PapersLink } from './papers-link.tsx'

const LazyPaperHeadline = lazyPart('features/dossier/paper-headline.tsx', async () => ({
  default: (await import('../dossier/paper-headline.tsx')).PaperHeadline,
}))

/**
 * What the papers of the property say, above its verdict, which does not count with them. Its place is there from the
 * first paint where the account keeps a paper or one was read in this visit; elsewhere it is nothing, and no code.
 */
export function PaperHeadlineEntry({
  property,
  demonstration,
  now,
}: {
  property: PropertyDetail
  demonstration: boolean
  now: number
}) {
  const isRead = useReadPapers().some(({ propertyId }) => propertyId === property.id)
  if (property.gone || !(isRead || property.keptPapers.length > 0)) return null
  return (
    <FailureBoundary
      attempt={property.id}
      fallback={() => (
        <div className="panel paper-headline" data-group="weighs">
          <div>
            <p className="col-span-full text-sm">
              O que dizem os papéis deste imóvel não carregou: o que vem abaixo não conta com eles. Verifique
              a conexão e recarregue a página.
            </p>
          </div>
        </div>
      )}
    >
      <Suspense
        fallback={
          <div className="panel paper-headline">
            <div />
          </div>
        }
      >
        <LazyPaperHeadline
          property={property}
          isDemonstration={demonstration}
          now={now}
          way={
            <PapersLink className="paper-headline-way text-link text-sm">
              Ver os papéis lado a lado
            </PapersLink>
          }
        />
      </Suspense>
    </FailureBoundary>
  )
}
