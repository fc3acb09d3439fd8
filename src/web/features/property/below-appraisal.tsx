import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { fromReais } from '#domain/money.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'

/** How much less than the bank's appraisal a home costs; quiet where nothing explains the discount. */
export function BelowAppraisal({ property }: { property: PropertyDetail }) {
  const { price, evaluationValue } = property
  if (evaluationValue === null || evaluationValue <= price) return null
  if (isUnexplainedDiscount(property))
    return (
      <span className="rounded-sm bg-raised-2 px-2 py-1 text-2xs font-semibold whitespace-nowrap text-ink-2">
        Fora do comum
      </span>
    )
  return (
    <span className="rounded-sm bg-gain-soft px-2 py-1 text-2xs font-semibold whitespace-nowrap text-gain">
      {formatShortCentavos(fromReais(evaluationValue) - fromReais(price))} abaixo da avaliação
    </span>
  )
}
