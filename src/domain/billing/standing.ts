import { type Change, type ChangeKind, inOrder, type PaidPlan } from './changes.ts'

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
  /** The current ones: those of the last payment. */
  subscription: string | null
  payment: string | null
}

const day = 86_400_000

const noStanding: Standing = {
  plan: 'none',
  status: 'active',
  until: null,
  renews: null,
  subscription: null,
  payment: null,
}

const earlier = (until: number | null, at: number): number => (until === null ? at : Math.min(until, at))

const prolonged = (now: Standing, { subscription, payment, plan }: Change, base: number): Standing =>
  plan === null || plan === 'none'
    ? now
    : {
        plan,
        status: 'active',
        until: base + periods[plan] * day,
        renews: true,
        subscription,
        payment,
      }

/**
 * What a change of the subscription (cancel, end, pending) is about is the current one, and nothing was paid since: an
 * older one is kept, not applied, so that whoever paid for 60 days has 60.
 */
const ofCurrentSubscription = (now: Standing, change: Change, { lastPaid }: Known): boolean =>
  now.plan !== 'none' &&
  change.at >= lastPaid &&
  (change.subscription === now.subscription ||
    (change.subscription === null && change.payment !== null && change.payment === now.payment))

/** A refund is of the current payment; where a body or the ledger lacks the payment, of its subscription. */
const ofCurrentPayment = (now: Standing, { subscription, payment }: Change): boolean =>
  payment !== null && now.payment !== null
    ? payment === now.payment
    : subscription !== null && subscription === now.subscription

/** What the whole ledger knows, whatever the order. */
interface Known {
  payments: ReadonlySet<string | null>
  /** Subscriptions with a payment in the ledger. */
  paid: ReadonlySet<string | null>
  subscriptions: ReadonlySet<string | null>
  /** When the last payment happened; −∞ = there is none. */
  lastPaid: number
}

type Rule = (now: Standing, change: Change, known: Known) => Standing | null

/** What each kind makes of the standing; `null` = it does not concern it. */
const rules: Record<ChangeKind, Rule> = {
  payment(now, change) {
    const paidAt = change.paidAt ?? change.at
    // What was taken away does not come back with the next payment.
    const base = now.status === 'suspended' ? paidAt : Math.max(now.until ?? paidAt, paidAt)
    return prolonged(now, change, base)
  },
  access(now, change, { payments, paid }) {
    const isPaid = change.subscription === null ? payments.size > 0 : paid.has(change.subscription)
    if (isPaid || change.plan === null || change.plan === 'none') return null
    const given = prolonged(now, change, change.paidAt ?? change.at)
    const until = Math.max(given.until ?? 0, now.status === 'suspended' ? 0 : (now.until ?? 0))
    return { ...given, until, payment: null }
  },
  pending: (now, change, known) => (ofCurrentSubscription(now, change, known) ? now : null),
  cancel: (now, change, known) =>
    ofCurrentSubscription(now, change, known) ? { ...now, renews: false } : null,
  end: (now, change, known) =>
    ofCurrentSubscription(now, change, known)
      ? { ...now, until: earlier(now.until, change.at), renews: false }
      : null,
  refund: (now, change) => (ofCurrentPayment(now, change) ? suspended(now, change) : null),
  chargeback(now, change, { payments, subscriptions }) {
    const { plan, payment, subscription } = change
    const ours =
      plan !== null ||
      (payment !== null && payments.has(payment)) ||
      (subscription !== null && subscriptions.has(subscription))
    return ours ? suspended(now, change) : null
  },
  grant: (now, { plan, until, status }) => ({
    ...now,
    plan: plan ?? now.plan,
    until,
    status: status ?? now.status,
  }),
}

function suspended(now: Standing, { at }: Change): Standing {
  return { ...now, status: 'suspended', until: earlier(now.until, at), renews: false }
}

/**
 * The plan that follows from the changes of one e-mail (decisions.md 38), in the order in which they happened: in
 * whatever order, and however often, they are given, it is the same. `effective` = those that concern it: an end of
 * an earlier subscription or a refund of an earlier payment does not.
 */
export function reckon<C extends Change>(
  changes: readonly C[],
): { standing: Standing; effective: ReadonlySet<C> } {
  const ordered = inOrder(changes)
  const started = ordered.filter(({ kind }) => kind === 'payment' || kind === 'access')
  const payments = started.filter(({ kind }) => kind === 'payment')
  const known: Known = {
    payments: new Set(payments.map(({ payment }) => payment)),
    paid: new Set(payments.map(({ subscription }) => subscription)),
    subscriptions: new Set(started.map(({ subscription }) => subscription)),
    lastPaid: Math.max(...payments.map(({ at }) => at)),
  }
  const effective = new Set<C>()
  let standing = noStanding
  for (const change of ordered) {
    const next = rules[change.kind](standing, change, known)
    if (next === null) continue
    effective.add(change)
    standing = next
  }
  return { standing, effective }
}
