import type { Me } from '#contract/account.ts'
import { type Confinement, confinement } from '#domain/account/confinement.ts'

/** Why only the profile opens for this account; `null` where everything does. */
export const confined = ({ mustChangePassword, plan }: Me, now: number): Confinement | null =>
  confinement(
    {
      mustChangePassword,
      suspended: plan.status === 'suspended',
      premiumUntil: plan.premiumUntil === null ? null : Date.parse(plan.premiumUntil),
    },
    now,
  )
