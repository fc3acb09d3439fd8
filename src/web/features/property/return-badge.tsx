import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { describeReturnEnds } from '#domain/judgement/describe-return.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { classNames } from '../../ui/class-names.ts'
import { useJudgedProperty } from './use-judged-property.ts'

/** The net return with its two ends, unless nothing explains its discount; green only when it pays even in the probable case, without a loss at its low end. */
export function ReturnBadge({ property }: { property: PropertyDetail }) {
  const { returnRange, unusual, verdict } = useJudgedProperty().judgement
  if (returnRange === null) return null
  if (isUnexplainedDiscount(property))
    return (
      <span className="rounded-sm bg-raised-2 px-2 py-1 text-2xs font-semibold whitespace-nowrap text-ink-2">
        Fora do comum
      </span>
    )
  const { low, base } = returnRange
  const tone =
    base < 0
      ? 'bg-risk-soft text-risk'
      : low >= 0 && unusual === null && verdict.key === 'always'
        ? 'bg-gain-soft text-gain'
        : 'bg-raised-2 text-ink-2'
  return (
    <span className={classNames('rounded-sm px-2 py-1 text-2xs font-semibold whitespace-nowrap', tone)}>
      ROI líquido {formatNetRoi(base)} · {describeReturnEnds(returnRange)}
    </span>
  )
}
