import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { describeReturnEnds } from '#domain/judgement/describe-return.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { classNames } from '../../ui/class-names.ts'
import { chooseReturnTone } from '../listing/return-tone.ts'
import { useJudgedProperty } from './use-judged-property.ts'

const tones = { gain: 'bg-gain-soft text-gain', risk: 'bg-risk-soft text-risk' }

/** The net return with its two ends, in the colour that a card gives it, unless nothing explains its discount. */
export function ReturnBadge({ property }: { property: PropertyDetail }) {
  const { returnRange } = useJudgedProperty().judgement
  if (returnRange === null) return null
  if (isUnexplainedDiscount(property))
    return (
      <span className="rounded-sm bg-raised-2 px-2 py-1 text-2xs font-semibold whitespace-nowrap text-ink-2">
        Fora do comum
      </span>
    )
  const tone = chooseReturnTone(returnRange, false)
  return (
    <span
      className={classNames(
        'rounded-sm px-2 py-1 text-2xs font-semibold whitespace-nowrap',
        tone ? tones[tone] : 'bg-raised-2 text-ink-2',
      )}
    >
      ROI líquido {formatNetRoi(returnRange.base)} · {describeReturnEnds(returnRange)}
    </span>
  )
}
