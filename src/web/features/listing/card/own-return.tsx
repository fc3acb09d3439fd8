import { buildJudgedPurchase, judgedForAnybody } from '#contract/judge-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import { computeSheetReturn } from '#domain/calculators/cost-assumptions.ts'
import type { OwnAccount } from '../../../data/saved/own-account.ts'
import { ListingReturn, ReturnLine } from './return-line.tsx'

/** The return of a listing by the sheet and the answers that a person saved with it. */
export default function OwnReturn({ property, account }: { property: Property; account: OwnAccount }) {
  const purchase = buildJudgedPurchase(property, { ...judgedForAnybody, ...account })
  const range = purchase?.own ? computeSheetReturn(purchase.question, purchase.worstCondoDebt) : null
  return range === null ? <ListingReturn property={property} /> : <ReturnLine range={range} own />
}
