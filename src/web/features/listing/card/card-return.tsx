import type { Property } from '#contract/catalogue-schemas.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { ReturnLine } from './return-line.tsx'
import { useListingReturn } from '../use-listing-return.ts'

/** The return of a listing in a list; nothing of one that left the list or has no appraisal. */
export function CardReturn({ property }: { property: Property }) {
  const { range, own } = useListingReturn(property)
  return range && <ReturnLine range={range} own={own} doubted={isUnexplainedDiscount(property)} />
}
