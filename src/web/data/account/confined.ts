import type { Me } from '#contract/account.ts'
import { type Confinement, confinement } from '#domain/account/confinement.ts'

/** Why this account may open nothing but its profile; `null` without a restriction. */
export const confined = ({ mustChangePassword, plan }: Me, now: number): Confinement | null =>
  confinement(
    {
      mustChangePassword,
      suspended: plan.status === 'suspended',
      premiumUntil: plan.premiumUntil === null ? null : Date.parse(plan.premiumUntil),
    },
    now,
  )
