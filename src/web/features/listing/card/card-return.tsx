import { readReturnStanding } from '#contract/return-standing.ts'
import type { Property } from '#contract/catalogue-schemas.ts'
import { isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { useIsResidentBuyer } from '../../../data/account/home-profile.ts'
import { useListingReturn } from '../use-listing-return.ts'
import { HomeFitLine } from './home-fit-line.tsx'
import { ReturnLine } from './return-line.tsx'

/**
 * Shows the return of a listing in a list or, to a resident buyer, what it costs the family. Shows nothing for a
 * listing that left the list or has no appraisal.
 */
export function CardReturn({ property }: { property: Property }) {
  const { range, ground, own } = useListingReturn(property)
  const isResidentBuyer = useIsResidentBuyer()
  if (isResidentBuyer && !property.gone)
    return (
      <div className="min-h-5">
        <HomeFitLine property={property} />
      </div>
    )
  if (property.gone) return null
  return (
    <div className="return-space">
      {range && (
        <ReturnLine
          range={range}
          ground={ground}
          own={own}
          doubted={isUnexplainedDiscount(property)}
          stale={readReturnStanding(property, ground).isStale}
        />
      )}
    </div>
  )
}
