import { judgedForAnybody, judgeReturn } from '#contract/judge-property.ts'
import type { Property, ReturnRange } from '#contract/property-schemas.ts'
import type { OwnAccount } from '../../../data/saved/own-account.ts'

/** Computes the return of a listing by what a person saved of it; `null` when that does not change it. */
export function computeOwnReturn(property: Property, account: OwnAccount): ReturnRange | null {
  const { own, returnRange } = judgeReturn(property, { ...judgedForAnybody, ...account })
  return own ? returnRange : null
}
