import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { describeReturnEnds } from '#domain/judgement/describe-return.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatPercent, formatReais } from '../../ui/format-text.ts'
import { LabelledRangeBar } from '../../ui/plot/labelled-range-bar.tsx'
import { useJudgedProperty } from './use-judged-property.ts'

/** The verdict, the return with its ends, and the maximum bid. */
export function PaperVerdict({ property }: { property: PropertyDetail }) {
  const { judgement } = useJudgedProperty()
  const { verdict, returnRange, targetRoi, maxBid, own } = judgement
  const unexplained = isUnexplainedDiscount(property)
  return (
    <section className="property-paper-verdict">
      <p>{verdict.text}</p>
      {verdict.detail && <p>{verdict.detail}</p>}
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
