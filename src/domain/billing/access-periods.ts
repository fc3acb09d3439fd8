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
 * Places periods one after the other: a paid one begins when the one before ends or when it was paid, whichever is later.
 * An access without a known payment runs from the day that the provider states, even beside another period.
 */
function chainAccessPeriods(periods: readonly AccessPeriod[]): Placed[] {
  let last = Number.NEGATIVE_INFINITY
  return periods.map(period => {
    const start = period.paid ? Math.max(last, period.from) : period.from
    const end = start + period.length
    last = Math.max(last, end)
    return { ...period, start, end }
  })
}

/** The period with time in it that ends last: it decides the plan and its end. */
export function findCurrentPeriod(periods: readonly AccessPeriod[]): Placed | null {
  const all = chainAccessPeriods(periods)
  let current: Placed | null = null
  for (const period of all) {
    if (period.length > 0 && (current === null || period.end > current.end)) current = period
  }
  return current ?? all.at(-1) ?? null
}

/** Ends the chosen periods at an instant; later periods move forward. */
export function truncatePeriods(
  periods: readonly AccessPeriod[],
  isChosen: (period: AccessPeriod) => boolean,
  at: number,
): readonly AccessPeriod[] {
  const all = chainAccessPeriods(periods)
  return periods.map((period, place) => {
    if (!isChosen(period)) return period
    const left = at - (all[place]?.start ?? at)
    return { ...period, length: Math.max(0, Math.min(period.length, left)), renews: false }
  })
}

type About = Pick<PlanChange, 'subscription' | 'payment'>

/** Whether a period belongs to the change's subscription, or to its payment when the change names only a payment. */
export const isSameSubscription =
  (change: About) =>
  (period: About): boolean =>
    change.subscription === null && change.payment !== null
      ? period.payment === change.payment
      : period.subscription === change.subscription

/**
 * Finds the period that a refund or a chargeback ends: the one of its payment. Where the payment is not known, or no period
 * bears it, the last one of its subscription that has time left and bears no other payment; a paid one rather than an
 * access without a payment.
 */
export function findReturnedPeriod(
  periods: readonly AccessPeriod[],
  { payment, subscription }: About,
  at: number,
): AccessPeriod | null {
  const own = periods.find(period => payment !== null && period.payment === payment)
  if (own !== undefined) return own
  if (subscription === null) return null
  const ends = chainAccessPeriods(periods)
  const left = periods.filter(
    (period, place) =>
      period.subscription === subscription &&
      (payment === null || period.payment === null) &&
      period.length > 0 &&
      (ends[place]?.end ?? at) > at,
  )
  return left.findLast(({ paid }) => paid) ?? left.at(-1) ?? null
}
