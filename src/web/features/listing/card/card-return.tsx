import type { Property } from '#contract/catalogue-schemas.ts'
import { isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { useIsForLiving } from '../../../data/account/home-profile.ts'
import { useListingReturn } from '../use-listing-return.ts'
import { HomeFitLine } from './home-fit-line.tsx'
import { ReturnLine } from './return-line.tsx'

/**
 * The return of a listing in a list, or for who wants to live there what it takes of the family's money; nothing of one
 * that left the list or has no appraisal.
 */
export function CardReturn({ property }: { property: Property }) {
  const { range, own } = useListingReturn(property)
  const isForLiving = useIsForLiving()
  if (isForLiving && !property.gone)
    return (
      <div className="min-h-5">
        <HomeFitLine property={property} />
      </div>
    )
  if (property.gone) return null
  return (
    <div className="return-space">
      {range && <ReturnLine range={range} own={own} doubted={isUnexplainedDiscount(property)} />}
    </div>
  )
}
