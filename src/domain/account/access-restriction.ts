/** Why an account may open nothing but its profile. */
export type AccessRestriction = 'password' | 'suspended' | 'expired'

export interface AccountAccessFacts {
  mustChangePassword: boolean
  suspended: boolean
  /** End of the plan in epoch ms; `null` without a plan. */
  premiumUntil: number | null
}

/**
 * Returns the first reason that applies: password to change, suspension, expired plan; `null` without one. `now` in
 * epoch ms.
 */
export function findAccessRestriction(
  { mustChangePassword, suspended, premiumUntil }: AccountAccessFacts,
  now: number,
): AccessRestriction | null {
  if (mustChangePassword) return 'password'
  if (suspended) return 'suspended'
  return premiumUntil === null || premiumUntil <= now ? 'expired' : null
}
