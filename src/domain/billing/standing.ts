import { type Change, type ChangeKind, inOrder, type PaidPlan, sinceGrant } from './changes.ts'
import { currentOf, cut, type Period, samePayment, sameSubscription } from './periods.ts'

/** Days of access a payment gives (access-tools-account.md §9). */
export const periods = { monthly: 30, annual: 360 } as const satisfies Record<PaidPlan, number>

/** A plan as it follows from all its changes. */
export interface Standing {
  plan: PaidPlan | 'none'
  status: 'active' | 'suspended'
  /** Until when it gives access, epoch ms; `null` = it never did. */
  until: number | null
  /** Whether the subscription goes on by itself; `null` = the plan is not by subscription. */
  renews: boolean | null
  /** The current ones: those of the last payment that still gives time. */
  subscription: string | null
  payment: string | null
}

const day = 86_400_000

interface State {
  /** Where no period says it. */
  plan: PaidPlan | 'none'
  status: 'active' | 'suspended'
  periods: readonly Period[]
}

function standingOf({ plan, status, periods }: State): Standing {
  const now = currentOf(periods)
  if (now === null) return { plan, status, until: null, renews: null, subscription: null, payment: null }
  const { end: until, renews, subscription, payment } = now
  return { plan: now.plan, status, until, renews, subscription, payment }
}

/** A grant stands by itself: whatever was paid before is in it. */
function granted(grant: Change | null): State {
  const plan = grant?.plan ?? 'none'
  const status = grant?.status ?? 'active'
  if (grant === null || grant.until === null) return { plan, status, periods: [] }
  const from = Math.min(grant.at, grant.until)
  const given = { subscription: null, payment: null, plan, from, length: grant.until - from }
  return { plan, status, periods: [{ ...given, paid: true, renews: null }] }
}

function periodOf({ plan, subscription, payment, paidAt, at }: Change, paid: boolean): Period | null {
  if (plan === null || plan === 'none') return null
  const length = periods[plan] * day
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

/** A state with one more period; what was taken away by a suspension does not come back with it. */
const withPeriod = (now: State, period: Period): State => ({
  ...now,
  status: 'active',
  periods: [...(now.status === 'suspended' ? [] : now.periods), period],
})

/** Payments and accesses of the whole ledger, whatever the order. */
interface Known {
  payments: readonly Change[]
  started: readonly Change[]
}

type Rule = (now: State, change: Change, known: Known) => State

/** Whether nothing was paid for the subscription since: an older end is not applied, so who paid for 60 days has 60. */
const isLatest = (change: Change, { payments }: Known): boolean =>
  payments.filter(sameSubscription(change)).every(({ at }) => at <= change.at)

const taken = (now: State, mine: (period: Period) => boolean, at: number): State => ({
  ...now,
  periods: cut(now.periods, mine, at),
})

/** What each kind makes of the state. */
const rules: Record<Exclude<ChangeKind, 'grant'>, Rule> = {
  payment(now, change) {
    const period = periodOf(change, true)
    return period ? withPeriod(now, period) : now
  },
  access(now, change, { payments }) {
    const isPaid =
      change.subscription === null ? payments.length > 0 : payments.some(sameSubscription(change))
    const period = periodOf(change, false)
    if (isPaid || period === null) return now
    if (now.status === 'suspended') return withPeriod(now, period)
    const paid = now.periods.filter(each => each.paid)
    const until = (given: readonly Period[]) => currentOf(given)?.end ?? Number.NEGATIVE_INFINITY
    // It takes nothing over while paid time runs, nor while a longer access does.
    if (until(paid) > period.from || until(now.periods) >= period.from + period.length) return now
    return withPeriod({ ...now, periods: paid }, period)
  },
  pending: now => now,
  cancel(now, change, known) {
    if (!isLatest(change, known)) return now
    const mine = sameSubscription(change)
    return { ...now, periods: now.periods.map(each => (mine(each) ? { ...each, renews: false } : each)) }
  },
  end: (now, change, known) =>
    isLatest(change, known) ? taken(now, sameSubscription(change), change.at) : now,
  refund(now, change) {
    const left = taken(now, samePayment(change), change.at)
    const suspends = ofCurrent(now, samePayment(change)) && isOver(left, change.at)
    return suspends ? { ...left, status: 'suspended' } : left
  },
  chargeback(now, change, { payments, started }) {
    const { plan, payment, subscription } = change
    const ours =
      plan !== null ||
      (payment !== null && payments.some(each => each.payment === payment)) ||
      (subscription !== null && started.some(each => each.subscription === subscription))
    if (!ours) return now
    const left = taken(now, samePayment(change), change.at)
    return isOver(left, change.at) ? { ...left, status: 'suspended' } : left
  },
}

function isOver(state: State, at: number): boolean {
  const { until } = standingOf(state)
  return until === null || until <= at
}

function ofCurrent({ periods }: State, mine: (period: Period) => boolean): boolean {
  const now = currentOf(periods)
  return now !== null && mine(now)
}

/** Whether a change concerns the plan: it is of what is current, or moves its end. */
function concerns(before: State, after: State, change: Change, known: Known): boolean {
  const [was, is] = [standingOf(before), standingOf(after)]
  if (was.until !== is.until || was.status !== is.status || was.plan !== is.plan) return true
  if (change.kind === 'chargeback') return after !== before
  if (change.kind === 'refund') return ofCurrent(before, samePayment(change))
  if (change.kind === 'payment' || change.kind === 'access') return after !== before
  return isLatest(change, known) && ofCurrent(before, sameSubscription(change))
}

/**
 * The plan that follows from the changes of one e-mail (decisions.md 38): from the last grant on, in the order in which
 * they happened; in whatever order, and however often, they are given, it is the same. `effective` = those that
 * concern it: an end of a subscription that is over or a refund of a used payment does not.
 */
export function reckon<C extends Change>(
  changes: readonly C[],
): { standing: Standing; effective: ReadonlySet<C> } {
  const ordered = inOrder(changes)
  const started = ordered.filter(({ kind }) => kind === 'payment' || kind === 'access')
  const known: Known = { started, payments: started.filter(({ kind }) => kind === 'payment') }
  const { grant, later } = sinceGrant(ordered)
  const effective = new Set<C>()
  let state = granted(grant)
  for (const change of later) {
    if (change.kind === 'grant') continue
    const next = rules[change.kind](state, change, known)
    if (concerns(state, next, change, known)) effective.add(change)
    state = next
  }
  return { standing: standingOf(state), effective }
}
