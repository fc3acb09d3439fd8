import { use } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { describeReturnEnds } from '#domain/judgement/describe-return.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { usePapersOf } from '../../data/papers/papers-of-property.ts'
import { formatPercent, formatReais } from '../../ui/format-text.ts'
import { LabelledRangeBar } from '../../ui/plot/labelled-range-bar.tsx'
import { LatePart } from '../../framework/late-part.tsx'
import { LazyReadHeadline } from '../dossier/paper-headline.tsx'
import { ProvenanceContext } from './list-provenance.ts'
import { useJudgedProperty } from './use-judged-property.ts'

/** What the papers say first, which the verdict does not count with; nothing where there are none. */
function PapersSay({ property, now }: { property: PropertyDetail; now: number }) {
  const { answers } = useJudgedProperty()
  const papers = usePapersOf(property.id)
  const isDemonstration = use(ProvenanceContext) === 'demo'
  const isAnyRead = papers.titleRecord !== null || papers.edital !== null
  if (!isAnyRead)
    return (
      property.keptPapers.length > 0 && (
        <p>
          <strong>
            A conta guarda papéis deste imóvel que não carregaram: esta folha não conta com eles.
          </strong>
        </p>
      )
    )
  return (
    <LatePart part={LazyReadHeadline}>
      <LazyReadHeadline
        property={property}
        papers={papers}
        answers={answers}
        isDemonstration={isDemonstration}
        now={now}
        waiting={null}
        frame={({ text, points }) => (
          <>
            <p>
              <strong>{text}.</strong>
            </p>
            <p className="paper-quiet">{points}</p>
          </>
        )}
      />
    </LatePart>
  )
}

/** The verdict, the return with its ends, and the maximum bid. */
export function PaperVerdict({ property, now }: { property: PropertyDetail; now: number }) {
  const { judgement } = useJudgedProperty()
  const { verdict, returnRange, targetRoi, maxBid, own } = judgement
  const unexplained = isUnexplainedDiscount(property)
  return (
    <section className="property-paper-verdict">
      <p>{verdict.text}</p>
      {verdict.detail && <p>{verdict.detail}</p>}
      <PapersSay property={property} now={now} />
      {returnRange && (
        <div className="property-paper-range">
          <div>
            <p className="paper-quiet">
              Lance máximo{own && ', sua conta'}, meta de {formatPercent(targetRoi, 2)}
            </p>
            <p className="property-paper-figure">
              {unexplained ? 'confira antes' : maxBid === null ? 'não há' : formatReais(maxBid)}
            </p>
            <p className="paper-quiet">ROI líquido{own && ', sua conta'}</p>
            <p className="property-paper-figure">{formatNetRoi(returnRange.base)}</p>
            <p>{describeReturnEnds(returnRange)}</p>
          </div>
          <LabelledRangeBar range={returnRange} target={targetRoi} />
        </div>
      )}
    </section>
  )
}
