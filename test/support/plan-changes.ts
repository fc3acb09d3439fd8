import type { PlanChange } from '#domain/billing/plan-changes.ts'
import { computeSubscriptionStatus, type SubscriptionStatus } from '#domain/billing/subscription-status.ts'

/** Plan changes for tests; days count from the first payment. */
export const dayMs = 86_400_000
export const statusOf = (changes: readonly PlanChange[]): SubscriptionStatus =>
  computeSubscriptionStatus(changes).subscriptionStatus
const bare = {
  subscription: 'S1',
  payment: null,
  plan: null,
  paidAt: null,
  until: null,
  status: null,
} as const

export const payment = (at: number, changes: Partial<PlanChange> = {}): PlanChange => ({
  ...bare,
  kind: 'payment',
  at: at * dayMs,
  payment: `P${at}`,
  plan: 'monthly',
  paidAt: at * dayMs,
  recorded: at * dayMs,
  ...changes,
})
export const planChange = (
  kind: PlanChange['kind'],
  at: number,
  changes: Partial<PlanChange> = {},
): PlanChange => ({
  ...bare,
  kind,
  at: at * dayMs,
  recorded: at * dayMs,
  ...changes,
})
export const paidDays = ({ until }: SubscriptionStatus) => (until === null ? null : until / dayMs)
export const planGrant = (at: number, until: number, changes: Partial<PlanChange> = {}) =>
  planChange('grant', at, {
    subscription: null,
    plan: 'annual',
    until: until * dayMs,
    status: 'active',
    ...changes,
  })
