/** Why only the profile opens for an account. */
export type Confinement = 'password' | 'suspended' | 'expired'

export interface Standing {
  mustChangePassword: boolean
  suspended: boolean
  /** Until when the plan runs, epoch ms; `null` = it does not. */
  premiumUntil: number | null
}

/** In the order of the requirements, after "nobody signed in"; `now` in epoch ms. */
export function confinement(
  { mustChangePassword, suspended, premiumUntil }: Standing,
  now: number,
): Confinement | null {
  if (mustChangePassword) return 'password'
  if (suspended) return 'suspended'
  return premiumUntil === null || premiumUntil <= now ? 'expired' : null
}
