export type PaidPlan = 'monthly' | 'annual'

/**
 * The order of changes of the same instant: those that give access, then those that take it away, and last what an
 * administrator granted.
 */
const ranks = {
  payment: 0,
  underpaid: 1,
  access: 2,
  pending: 3,
  cancel: 4,
  end: 5,
  refund: 6,
  chargeback: 7,
  grant: 8,
} as const
export type PlanChangeKind = keyof typeof ranks

/** A change that decides on the plan of one e-mail address. Instants in epoch ms. */
export interface PlanChange {
  kind: PlanChangeKind
  /** When it happened, by its source. */
  at: number
  /** When we came to know of it; a grant is known when it happens. */
  recorded: number
  subscription: string | null
  payment: string | null
  /** What was bought; of a grant, what was given. `null` = the product is on no list of ours. */
  plan: PaidPlan | 'none' | null
  /** Of a payment, when it was paid; of an access, when it began. */
  paidAt: number | null
  /** Of a grant alone: until when it gives access, and the status. */
  until: number | null
  status: 'active' | 'suspended' | null
}

/** All fields of a change, as the sort compares them; changes that are equal in all of them are the same one. */
const keys = (change: PlanChange): (string | number)[] => [
  change.at,
  ranks[change.kind],
  change.paidAt ?? 0,
  change.payment ?? '',
  change.subscription ?? '',
  change.plan ?? '',
  change.until ?? 0,
  change.status ?? '',
  change.recorded,
]

function compare(one: PlanChange, other: PlanChange): number {
  const otherKeys = keys(other)
  for (const [place, key] of keys(one).entries()) {
    const against = otherKeys[place] as typeof key
    if (key !== against) return key < against ? -1 : 1
  }
  return 0
}

/**
 * Sorts the changes by time and keeps the first of equal ones. Payments with the same number are equal, even when other
 * fields differ.
 */
export function orderPlanChanges<C extends PlanChange>(changes: readonly C[]): C[] {
  const seen = new Set<string>()
  return [...changes].sort(compare).filter(change => {
    const same =
      change.kind === 'payment' && change.payment !== null ? change.payment : keys(change).join('\n')
    const isNew = !seen.has(same)
    seen.add(same)
    return isNew
  })
}

/** Returns the last grant and the changes recorded after it; a grant replaces all changes recorded before it. */
export function splitAtLastGrant<C extends PlanChange>(
  ordered: readonly C[],
): { grant: C | null; later: C[] } {
  const grant = ordered.findLast(({ kind }) => kind === 'grant') ?? null
  const later = ordered.filter(
    change => change.kind !== 'grant' && (grant === null || change.recorded > grant.at),
  )
  return { grant, later }
}
