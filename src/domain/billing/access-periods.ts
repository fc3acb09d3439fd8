import type { PlanChange, PaidPlan } from './plan-changes.ts'

/** The time that one payment, grant or access gives. Instants in epoch ms, lengths in ms. */
export interface AccessPeriod {
  subscription: string | null
  payment: string | null
  plan: PaidPlan | 'none'
  /** The earliest start. */
  from: number
  length: number
  /** False for an access whose payment is not known. */
  paid: boolean
  /** Whether its subscription renews automatically; `null` without a subscription. */
  renews: boolean | null
}

interface Placed extends AccessPeriod {
  start: number
  end: number
}

/**
 * Places periods one after the other: each begins when the one before ends or when it was paid, whichever is later.
 */
export function chainAccessPeriods(periods: readonly AccessPeriod[]): Placed[] {
  let last = Number.NEGATIVE_INFINITY
  return periods.map(period => {
    const start = Math.max(last, period.from)
    last = start + period.length
    return { ...period, start, end: last }
  })
}

/** The last period with time in it: it decides the plan and its end. */
export function findCurrentPeriod(periods: readonly AccessPeriod[]): Placed | null {
  const all = chainAccessPeriods(periods)
  return all.findLast(({ length }) => length > 0) ?? all.at(-1) ?? null
}

/** Takes away what the chosen periods have left after an instant; later periods move forward. */
export function truncatePeriods(
  periods: readonly AccessPeriod[],
  mine: (period: AccessPeriod) => boolean,
  at: number,
): readonly AccessPeriod[] {
  const all = chainAccessPeriods(periods)
  return periods.map((period, place) => {
    if (!mine(period)) return period
    const left = at - (all[place]?.start ?? at)
    return { ...period, length: Math.max(0, Math.min(period.length, left)), renews: false }
  })
}

/** The last paid period of a subscription that has time left after an instant. */
export function findLatestPaidPeriod(
  periods: readonly AccessPeriod[],
  subscription: string,
  at: number,
): AccessPeriod | null {
  const ends = chainAccessPeriods(periods)
  const left = periods.filter(({ length }, place) => length > 0 && (ends[place]?.end ?? at) > at)
  return left.findLast(period => period.paid && period.subscription === subscription) ?? null
}

type About = Pick<PlanChange, 'subscription' | 'payment'>

/** Whether a period belongs to the change's subscription, or to its payment when the change names only a payment. */
export const isSameSubscription =
  (change: About) =>
  (period: About): boolean =>
    change.subscription === null && change.payment !== null
      ? period.payment === change.payment
      : period.subscription === change.subscription

/** Whether a period belongs to the change's payment, or to its subscription when the payment is not known. */
export const isSamePayment =
  (change: About) =>
  (period: About): boolean =>
    change.payment !== null && period.payment !== null
      ? period.payment === change.payment
      : change.subscription !== null && period.subscription === change.subscription
