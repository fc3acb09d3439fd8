import type { Me, Plan, User } from '#contract/account-schemas.ts'
import type { Account } from './account-store.ts'

/** Presents the person of an account as the API answers it. */
export const presentUser = ({ id, email, name, city, state, createdAt }: Account): User => ({
  id,
  email,
  name,
  city,
  state,
  createdAt: createdAt.toISOString(),
})

/** Presents the plan as it is at `now`: one whose end has come is expired, whatever was granted. */
export const presentPlan = (
  { plan, status, premiumUntil, renews }: Pick<Account, 'plan' | 'status' | 'premiumUntil' | 'renews'>,
  now: Date,
): Plan => ({
  type: plan,
  status: status === 'active' && premiumUntil !== null && premiumUntil <= now ? 'expired' : status,
  premiumUntil: premiumUntil?.toISOString() ?? null,
  renews,
})

/** Presents the signed-in account as `GET /api/me` answers it. */
export const presentMe = (account: Account, unreadNotifications: number, now: Date): Me => ({
  user: presentUser(account),
  plan: presentPlan(account, now),
  mustChangePassword: account.mustChangePassword,
  preferences: account.preferences,
  targetRoi: account.targetRoi,
  home: account.home,
  hasSeenOnboarding: account.hasSeenOnboarding,
  demonstration: account.demonstration,
  unreadNotifications,
})
