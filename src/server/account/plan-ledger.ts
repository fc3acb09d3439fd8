import sql from 'sql-template-tag'
import type { PlanChange } from '#domain/billing/plan-changes.ts'
import type { MinPlanPrices } from '#domain/billing/min-plan-price.ts'
import { computeSubscriptionStatus, type SubscriptionStatus } from '#domain/billing/subscription-status.ts'
import { type Account, changeAccount } from './account-store.ts'
import type { Queryable } from '../database/database.ts'

/** Locks the plan of this e-mail until the transaction ends. */
export async function lockPlan(tx: Queryable, email: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(7210, hashtext(${email}))`)
}

/** A change as the ledger stores it; `event` is the row of the event that caused it. */
interface Entry extends PlanChange {
  event: string | null
}

interface Row {
  kind: PlanChange['kind']
  subscription_id: string | null
  payment_id: string | null
  plan: PlanChange['plan']
  paid_at: Date | null
  until: Date | null
  status: PlanChange['status']
  occurred_at: Date
  recorded_at: Date
  event: string | null
}

async function readEntries(tx: Queryable, email: string): Promise<Entry[]> {
  const rows = await tx.query<Row>(sql`
    select kind, subscription_id, payment_id, plan, paid_at, until, status, occurred_at, recorded_at, event
    from plan_changes where email = ${email}`)
  return rows.map(row => ({
    kind: row.kind,
    at: row.occurred_at.getTime(),
    recorded: row.recorded_at.getTime(),
    subscription: row.subscription_id,
    payment: row.payment_id,
    plan: row.plan,
    paidAt: row.paid_at?.getTime() ?? null,
    until: row.until?.getTime() ?? null,
    status: row.status,
    event: row.event,
  }))
}

interface Recording {
  id: string
  email: string
  /** The change; `recorded` is set when it is written. */
  change: Omit<PlanChange, 'recorded'>
  event: string | null
  now: Date
}

/** Records a change, that of an event only once. The plan must be locked. */
export async function recordChange(
  tx: Queryable,
  { id, email, change, event, now }: Recording,
): Promise<void> {
  const instant = (at: number | null) => (at === null ? null : new Date(at))
  // The change of an underpaid payment is replaced when its event is applied again.
  await tx.query(sql`
    update plan_changes set kind = ${change.kind}, plan = ${change.plan}, recorded_at = ${now}
    where event = ${event}::uuid and kind = 'underpaid'`)
  await tx.query(sql`
    insert into plan_changes (id, email, kind, subscription_id, payment_id, plan, paid_at, until, status,
      occurred_at, event, recorded_at)
    select ${id}::uuid, ${email}::text, ${change.kind}::text, ${change.subscription}::text, ${change.payment}::text,
      ${change.plan}::text, ${instant(change.paidAt)}::timestamptz, ${instant(change.until)}::timestamptz,
      ${change.status}::text, ${new Date(change.at)}::timestamptz, ${event}::uuid, ${now}::timestamptz
    where not exists (select from plan_changes where event = ${event}::uuid)`)
}

/** The account's current plan as a grant by an administrator at that time. */
const toGrant = ({ plan, premiumUntil, status }: Account, at: Date): Omit<PlanChange, 'recorded'> => ({
  kind: 'grant',
  at: at.getTime(),
  subscription: null,
  payment: null,
  plan,
  paidAt: null,
  until: premiumUntil?.getTime() ?? null,
  status,
})

/** Records what an administrator changed in an account's plan. */
export async function recordGrant(
  tx: Queryable,
  { id, account, now }: { id: string; account: Account; now: Date },
): Promise<void> {
  await recordChange(tx, { id, email: account.email, change: toGrant(account, now), event: null, now })
}

/** Records the plan of an account without a ledger as a grant before all other changes. */
export async function recordBaseline(
  tx: Queryable,
  { id, account, now }: { id: string; account: Account; now: Date },
): Promise<void> {
  const { plan, premiumUntil, status, email } = account
  if (plan === 'none' && premiumUntil === null && status === 'active') return
  const known = await tx.query(sql`select 1 from plan_changes where email = ${email} limit 1`)
  if (known.length > 0) return
  await recordChange(tx, { id, email, change: toGrant(account, new Date(0)), event: null, now })
}

/**
 * Computes the plan of an e-mail from its ledger, and whether the change of an event affects it. `started`: of an event
 * that ends a subscription, when what it ends began (epoch ms), which is the same for all events that report one end.
 */
export async function readSubscriptionStatus(
  tx: Queryable,
  email: string,
  { minPrices, event = null }: { minPrices: MinPlanPrices; event?: string | null },
): Promise<{ subscriptionStatus: SubscriptionStatus; concerned: boolean; started: number | null }> {
  const entries = await readEntries(tx, email)
  const { subscriptionStatus, effective } = computeSubscriptionStatus(
    entries,
    new Set(Object.keys(minPrices)),
  )
  const own = entries.find(entry => event !== null && entry.event === event)
  return {
    subscriptionStatus,
    concerned: [...effective].some(entry => event !== null && entry.event === event),
    started: own?.kind === 'end' ? findLastStart(entries, own) : null,
  }
}

/** When the last payment of a subscription was made before a change of it (epoch ms); 0 where none is known. */
const findLastStart = (entries: readonly Entry[], { subscription, at }: Entry): number =>
  entries
    .filter(entry => entry.kind === 'payment' && entry.subscription === subscription && entry.at <= at)
    .reduce((last, entry) => Math.max(last, entry.at), 0)

/** Stores in the account the plan that its ledger yields. */
export async function applySubscriptionStatus(
  tx: Queryable,
  account: Account,
  { plan, status, until, renews }: SubscriptionStatus,
  { name, now }: { name?: string | undefined; now: Date },
): Promise<Account> {
  const premiumUntil = until === null ? null : new Date(until)
  const change = { plan, status, premiumUntil, renews, ...(name !== undefined && { name }) }
  return (await changeAccount(tx, account.id, change, now)) ?? account
}
