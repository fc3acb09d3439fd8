import { dayMs } from '../durations.ts'
import {
  type PlanChange,
  type PlanChangeKind,
  orderPlanChanges,
  type PaidPlan,
  splitAtLastGrant,
} from './plan-changes.ts'
import {
  findCurrentPeriod,
  findReturnedPeriod,
  truncatePeriods,
  type AccessPeriod,
  isSameSubscription,
} from './access-periods.ts'

/** Days of access that a payment gives. */
export const planPeriodDays = { monthly: 30, annual: 360 } as const satisfies Record<PaidPlan, number>

/** The rights of an account, computed from all its plan changes. */
export interface SubscriptionStatus {
  plan: PaidPlan | 'none'
  status: 'active' | 'suspended'
  /** End of the access in epoch ms; `null` when there never was one. */
  until: number | null
  /** Whether the subscription renews automatically; `null` for a plan without subscription. */
  renews: boolean | null
  /** The subscription of the last payment that still gives time. */
  subscription: string | null
  payment: string | null
}

interface State {
  /** The plan when no period decides it. */
  plan: PaidPlan | 'none'
  status: 'active' | 'suspended'
  periods: readonly AccessPeriod[]
}

function toSubscriptionStatus({ plan, status, periods }: State): SubscriptionStatus {
  const now = findCurrentPeriod(periods)
  if (now === null) return { plan, status, until: null, renews: null, subscription: null, payment: null }
  const { end: until, renews, subscription, payment } = now
  return { plan: now.plan, status, until, renews, subscription, payment }
}

/** A grant replaces everything that was paid before. */
function applyGrant(grant: PlanChange | null): State {
  const plan = grant?.plan ?? 'none'
  const status = grant?.status ?? 'active'
  if (grant === null || grant.until === null) return { plan, status, periods: [] }
  const from = Math.min(grant.at, grant.until)
  const given = { subscription: null, payment: null, plan, from, length: grant.until - from }
  return { plan, status, periods: [{ ...given, paid: true, renews: null }] }
}

function periodOf(
  { plan, subscription, payment, paidAt, at }: PlanChange,
  paid: boolean,
): AccessPeriod | null {
  if (plan === null || plan === 'none') return null
  const length = planPeriodDays[plan] * dayMs
  return {
    subscription,
    payment: paid ? payment : null,
    plan,
    from: paidAt ?? at,
    length,
    paid,
    renews: true,
  }
}

/** Adds a period; time that a suspension took away does not return. */
const withPeriod = (now: State, period: AccessPeriod): State => ({
  ...now,
  status: 'active',
  periods: [...(now.status === 'suspended' ? [] : now.periods), period],
})

/** Changes of the whole ledger, by time. */
interface Known {
  payments: readonly PlanChange[]
  started: readonly PlanChange[]
  underpaid: readonly PlanChange[]
  returns: readonly PlanChange[]
  /** The plans that have a lowest price. */
  priced: ReadonlySet<string>
}

/** Whether two changes can belong to one subscription: a change that names none can belong to any. */
const mayShareSubscription =
  ({ subscription }: PlanChange) =>
  (other: PlanChange): boolean =>
    subscription === null || other.subscription === null || other.subscription === subscription

/** The provider opens an access at most this long after its payment: a weekend, a card under review. */
const longestOpening = 3 * dayMs

/** When what a payment paid for, or an access gives, begins. */
const beginningOf = ({ paidAt, at }: PlanChange): number => paidAt ?? at

/**
 * Whether an access was opened for a payment: the payment was made shortly before it, or less than half a period of the
 * same plan after it, because there is one payment a period. Any other access stands for a payment whose event was lost.
 */
const paysFor =
  (access: AccessPeriod) =>
  (payment: PlanChange): boolean => {
    const after = beginningOf(payment) - access.from
    if (after <= 0) return after >= -longestOpening
    return payment.plan === access.plan && after < access.length / 2
  }

/** The plan of an access: that of its product, else the one last paid for in its subscription before it or at all. */
function findAccessPlan({ plan, subscription }: PlanChange, { payments }: Known): PlanChange['plan'] {
  if (plan !== null || subscription === null) return plan
  return payments.findLast(each => each.subscription === subscription && each.plan !== null)?.plan ?? null
}

/** Whether an access belongs to a payment below the lowest price, with no full payment between the two. */
function isBlocked(access: AccessPeriod, change: PlanChange, { underpaid, payments }: Known): boolean {
  const full = payments.filter(mayShareSubscription(change))
  return underpaid
    .filter(mayShareSubscription(change))
    .some(less => !full.some(each => each.at > less.at && beginningOf(each) <= access.from))
}

/**
 * Whether it is unknown if the lowest price of an access's plan was paid: an access names no price, and no full payment of
 * its subscription is known, before or after it.
 */
const isUnpriced = (access: AccessPeriod, change: PlanChange, { priced, payments }: Known): boolean =>
  priced.has(access.plan) && !payments.some(mayShareSubscription(change))

type Rule = (now: State, change: PlanChange, known: Known) => State

/**
 * Whether no later payment of the subscription exists: an older end is not applied, so that 60 paid days stay 60
 * days.
 */
const isLatest = (change: PlanChange, { payments }: Known): boolean =>
  payments.filter(isSameSubscription(change)).every(({ at }) => at <= change.at)

const withdrawPeriods = (now: State, isChosen: (period: AccessPeriod) => boolean, at: number): State => ({
  ...now,
  periods: truncatePeriods(now.periods, isChosen, at),
})

/** Creates the test for the period whose payment goes back to its buyer. */
function isReturned({ periods }: State, change: PlanChange): (period: AccessPeriod) => boolean {
  const returned = findReturnedPeriod(periods, change, change.at)
  return period =>
    returned !== null &&
    period.payment === returned.payment &&
    period.subscription === returned.subscription &&
    period.from === returned.from
}

/** The effect of each kind of change on the state. */
const rules: Record<Exclude<PlanChangeKind, 'grant'>, Rule> = {
  payment(now, change) {
    const period = periodOf(change, true)
    return period ? withPeriod(now, period) : now
  },
  // An underpaid payment gives no time.
  underpaid: now => now,
  access(now, change, known) {
    const period = periodOf({ ...change, plan: findAccessPlan(change, known) }, false)
    if (period === null || isBlocked(period, change, known) || isUnpriced(period, change, known)) return now
    if (known.payments.filter(mayShareSubscription(change)).some(paysFor(period))) return now
    // An access that began before its payment went back does not open what the return closed.
    const isReturned = known.returns.some(({ at }) => at <= change.at && period.from <= at)
    return now.status === 'suspended' && isReturned ? now : withPeriod(now, period)
  },
  pending: now => now,
  cancel(now, change, known) {
    if (!isLatest(change, known)) return now
    const isOfSubscription = isSameSubscription(change)
    return {
      ...now,
      periods: now.periods.map(each => (isOfSubscription(each) ? { ...each, renews: false } : each)),
    }
  },
  end: (now, change, known) =>
    isLatest(change, known) ? withdrawPeriods(now, isSameSubscription(change), change.at) : now,
  refund(now, change) {
    const remaining = withdrawPeriods(now, isReturned(now, change), change.at)
    const suspends = ofCurrent(now, isReturned(now, change)) && isOver(remaining, change.at)
    return suspends ? { ...remaining, status: 'suspended' } : remaining
  },
  chargeback(now, change, { payments, started }) {
    const { plan, payment, subscription } = change
    const isOfPayment =
      plan !== null ||
      (payment !== null && payments.some(each => each.payment === payment)) ||
      (subscription !== null && started.some(each => each.subscription === subscription))
    if (!isOfPayment) return now
    const remaining = withdrawPeriods(now, isReturned(now, change), change.at)
    return isOver(remaining, change.at) ? { ...remaining, status: 'suspended' } : remaining
  },
}

function isOver(state: State, at: number): boolean {
  const { until } = toSubscriptionStatus(state)
  return until === null || until <= at
}

function ofCurrent({ periods }: State, isChosen: (period: AccessPeriod) => boolean): boolean {
  const now = findCurrentPeriod(periods)
  return now !== null && isChosen(now)
}

/** Whether a change affects the plan: it belongs to the current subscription or payment, or moves the plan's end. */
function concerns(before: State, after: State, change: PlanChange, known: Known): boolean {
  const [was, is] = [toSubscriptionStatus(before), toSubscriptionStatus(after)]
  if (was.until !== is.until || was.status !== is.status || was.plan !== is.plan) return true
  if (change.kind === 'underpaid') return false
  if (change.kind === 'chargeback') return after !== before
  if (change.kind === 'refund') return ofCurrent(before, isReturned(before, change))
  if (change.kind === 'payment' || change.kind === 'access') return after !== before
  return isLatest(change, known) && ofCurrent(before, isSameSubscription(change))
}

/**
 * Computes the subscription status from the changes of one e-mail (docs/decisions/024): from the last grant on, in
 * the order in which they happened. The order and the number of times they are given make no difference. `effective`
 * holds the changes that affect it; the end of a subscription that is over or the refund of used time does not.
 * @param priced the plans that have a lowest price: an access without a known payment of its subscription opens none of them
 */
export function computeSubscriptionStatus<C extends PlanChange>(
  changes: readonly C[],
  priced: ReadonlySet<string> = new Set(),
): { subscriptionStatus: SubscriptionStatus; effective: ReadonlySet<C> } {
  const ordered = orderPlanChanges(changes)
  const started = ordered.filter(({ kind }) => kind === 'payment' || kind === 'access')
  const ofKind = (wanted: PlanChangeKind) => ordered.filter(({ kind }) => kind === wanted)
  const known: Known = {
    priced,
    started,
    payments: ofKind('payment'),
    underpaid: ofKind('underpaid'),
    returns: ordered.filter(({ kind }) => kind === 'refund' || kind === 'chargeback'),
  }
  const { grant, later } = splitAtLastGrant(ordered)
  const effective = new Set<C>()
  let state = applyGrant(grant)
  for (const change of later) {
    if (change.kind === 'grant') continue
    const next = rules[change.kind](state, change, known)
    if (concerns(state, next, change, known)) effective.add(change)
    state = next
  }
  return { subscriptionStatus: toSubscriptionStatus(state), effective }
}
