import type { Me } from '#contract/account-schemas.ts'
import { type AccessRestriction, findAccessRestriction } from '#domain/account/access-restriction.ts'

/** Why this account may open nothing but its profile; `null` without a restriction. */
export const restrictedPath = ({ mustChangePassword, plan }: Me, now: number): AccessRestriction | null =>
  findAccessRestriction(
    {
      mustChangePassword,
      suspended: plan.status === 'suspended',
      premiumUntil: plan.premiumUntil === null ? null : Date.parse(plan.premiumUntil),
    },
    now,
  )
