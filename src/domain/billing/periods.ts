import type { Change, PaidPlan } from './changes.ts'

/** Time that one payment, grant or access gives. Instants in epoch ms, lengths in ms. */
export interface Period {
  subscription: string | null
  payment: string | null
  plan: PaidPlan | 'none'
  /** It does not begin before. */
  from: number
  length: number
  /** False = an access whose payment is not known of. */
  paid: boolean
  /** Whether its subscription goes on by itself; `null` = it is none. */
  renews: boolean | null
}

interface Placed extends Period {
  start: number
  end: number
}

/** Periods follow one another: each begins where the one before ends, or when it was paid, whichever is later. */
export function placed(periods: readonly Period[]): Placed[] {
  let last = Number.NEGATIVE_INFINITY
  return periods.map(period => {
    const start = Math.max(last, period.from)
    last = start + period.length
    return { ...period, start, end: last }
  })
}

/** The last one that has time left in it: it says what the plan is, and until when. */
export function currentOf(periods: readonly Period[]): Placed | null {
  const all = placed(periods)
  return all.findLast(({ length }) => length > 0) ?? all.at(-1) ?? null
}

/** Takes what some of them have left at an instant; those after them move up. */
export function cut(
  periods: readonly Period[],
  mine: (period: Period) => boolean,
  at: number,
): readonly Period[] {
  const all = placed(periods)
  return periods.map((period, place) => {
    if (!mine(period)) return period
    const left = at - (all[place]?.start ?? at)
    return { ...period, length: Math.max(0, Math.min(period.length, left)), renews: false }
  })
}

type About = Pick<Change, 'subscription' | 'payment'>

/** Of the same subscription; where a change names its payment alone, of that. */
export const sameSubscription =
  (change: About) =>
  (period: About): boolean =>
    change.subscription === null && change.payment !== null
      ? period.payment === change.payment
      : period.subscription === change.subscription

/** Of the same payment; where a body or the ledger lacks it, of the same subscription. */
export const samePayment =
  (change: About) =>
  (period: About): boolean =>
    change.payment !== null && period.payment !== null
      ? period.payment === change.payment
      : change.subscription !== null && period.subscription === change.subscription
