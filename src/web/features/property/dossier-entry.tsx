import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useJudgedProperty } from './use-judged-property.ts'
import { Scale } from 'lucide-react'
import { Suspense } from 'react'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { usePapersOf } from '../../data/papers/papers-of-property.ts'
import { FailureBoundary } from '../../framework/failure-boundary.tsx'
import { lazyPart } from '../../framework/lazy-part.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PaperEntry } from '../papers/frame/paper-entry.tsx'

/** The comparison, whose code loads once a paper has been read. */
const LazyDossierView = lazyPart('features/dossier/dossier-view.tsx', async () => ({
  default: (await import('../dossier/dossier-view.tsx')).DossierView,
}))

/** The papers of a property against each other; without a paper, how to read one. */
function DossierCard({
  property,
  isDemonstration,
  answers,
  now,
}: {
  property: PropertyDetail
  isDemonstration: boolean
  answers: OwnAnswers
  now: number
}) {
  const papers = usePapersOf(property.id)
  const isAnyRead = papers.titleRecord !== null || papers.edital !== null
  return (
    <Panel title="Os papéis, lado a lado" icon={Scale}>
      {isAnyRead ? (
        <FailureBoundary
          attempt={`${papers.titleRecord?.readAt} ${papers.edital?.readAt}`}
          fallback={() => (
            <p className="text-sm text-ink-2">
              O dossiê não carregou. Verifique a conexão e recarregue a página.
            </p>
          )}
        >
          <Suspense fallback={<p className="min-h-40 text-sm text-ink-3">Comparando os papéis…</p>}>
            <LazyDossierView
              property={property}
              papers={papers}
              isDemonstration={isDemonstration}
              answers={answers}
              now={now}
            />
          </Suspense>
        </FailureBoundary>
      ) : (
        <>
          <p className="text-sm text-pretty text-ink-2">
            {papers.failed
              ? 'O que a conta guarda não carregou: pode haver papéis deste imóvel já lidos. Verifique a conexão, ou leia de novo.'
              : isDemonstration
                ? 'Imóvel de demonstração: não há papéis dele. Traga uma matrícula qualquer para ver como fica.'
                : 'Leia a matrícula e o edital: aqui aparecem ao lado do anúncio, primeiro o que não bate, depois o que falta saber.'}
          </p>
          <div className="mt-3 flex flex-wrap gap-2.5">
            <PaperEntry paper="title-record" propertyId={property.id} />
            <PaperEntry paper="edital" propertyId={property.id} />
          </div>
        </>
      )}
    </Panel>
  )
}

/** The papers of the property against each other, with the answers of the person who reads its page. */
export function DossierEntry({
  property,
  demonstration,
  now,
}: {
  property: PropertyDetail
  demonstration: boolean
  now: number
}) {
  const { answers } = useJudgedProperty()
  return <DossierCard property={property} isDemonstration={demonstration} answers={answers} now={now} />
}
