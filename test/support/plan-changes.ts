import type { PlanChange } from '#domain/billing/plan-changes.ts'
import { computeSubscriptionStatus, type SubscriptionStatus } from '#domain/billing/subscription-status.ts'

/** Plan changes for tests; days count from the first payment. */
export const dayMs = 86_400_000
/** Computes the plan that these changes leave. */
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

/** Creates a payment of a monthly plan on day `at`, with these changes. */
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
/** Creates a change of a plan on day `at`. */
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
/** Returns the day on which a plan ends; `null` without an end. */
export const paidDays = ({ until }: SubscriptionStatus) => (until === null ? null : until / dayMs)
/** Creates a grant on day `at` of an annual plan until day `until`. */
export const planGrant = (at: number, until: number, changes: Partial<PlanChange> = {}) =>
  planChange('grant', at, {
    subscription: null,
    plan: 'annual',
    until: until * dayMs,
    status: 'active',
    ...changes,
  })
