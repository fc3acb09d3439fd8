import type { PlanChange } from '#domain/billing/plan-changes.ts'
import { computeSubscriptionStatus, type SubscriptionStatus } from '#domain/billing/subscription-status.ts'

/** Plan changes for tests; days count from the first payment. */
export const day = 86_400_000
export const standingOf = (changes: readonly PlanChange[]): SubscriptionStatus =>
  computeSubscriptionStatus(changes).standing
const bare = {
  subscription: 'S1',
  payment: null,
  plan: null,
  paidAt: null,
  until: null,
  status: null,
} as const

export const paid = (at: number, changes: Partial<PlanChange> = {}): PlanChange => ({
  ...bare,
  kind: 'payment',
  at: at * day,
  payment: `P${at}`,
  plan: 'monthly',
  paidAt: at * day,
  recorded: at * day,
  ...changes,
})
export const change = (
  kind: PlanChange['kind'],
  at: number,
  changes: Partial<PlanChange> = {},
): PlanChange => ({
  ...bare,
  kind,
  at: at * day,
  recorded: at * day,
  ...changes,
})
export const days = ({ until }: SubscriptionStatus) => (until === null ? null : until / day)
export const grant = (at: number, until: number, changes: Partial<PlanChange> = {}) =>
  change('grant', at, {
    subscription: null,
    plan: 'annual',
    until: until * day,
    status: 'active',
    ...changes,
  })
