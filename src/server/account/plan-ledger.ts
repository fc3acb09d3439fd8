import sql from 'sql-template-tag'
import type { Change } from '#domain/billing/changes.ts'
import { reckon, type Standing } from '#domain/billing/standing.ts'
import { type Account, changeAccount } from './store.ts'
import type { Queryable } from '../database/database.ts'

/** Until the transaction ends nobody else decides on the plan of this e-mail. */
export async function lockPlan(tx: Queryable, email: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(7210, hashtext(${email}))`)
}

/** A change as the ledger has it; `event` is the row of the event that brought it. */
interface Entry extends Change {
  event: string | null
}

interface Row {
  kind: Change['kind']
  subscription_id: string | null
  payment_id: string | null
  plan: Change['plan']
  paid_at: Date | null
  until: Date | null
  status: Change['status']
  occurred_at: Date
  recorded_at: Date
  event: string | null
}

async function entriesOf(tx: Queryable, email: string): Promise<Entry[]> {
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
  /** Its `recorded` is when it is written down. */
  change: Omit<Change, 'recorded'>
  event: string | null
  now: Date
}

/** Writes a change down, that of an event once. The plan must be locked. */
export async function record(tx: Queryable, { id, email, change, event, now }: Recording): Promise<void> {
  const instant = (at: number | null) => (at === null ? null : new Date(at))
  await tx.query(sql`
    insert into plan_changes (id, email, kind, subscription_id, payment_id, plan, paid_at, until, status,
      occurred_at, event, recorded_at)
    select ${id}::uuid, ${email}::text, ${change.kind}::text, ${change.subscription}::text, ${change.payment}::text,
      ${change.plan}::text, ${instant(change.paidAt)}::timestamptz, ${instant(change.until)}::timestamptz,
      ${change.status}::text, ${new Date(change.at)}::timestamptz, ${event}::uuid, ${now}::timestamptz
    where not exists (select from plan_changes where event = ${event}::uuid)`)
}

/** What an account has now, as if an administrator had given it at that time. */
const grantOf = ({ plan, premiumUntil, status }: Account, at: Date): Omit<Change, 'recorded'> => ({
  kind: 'grant',
  at: at.getTime(),
  subscription: null,
  payment: null,
  plan,
  paidAt: null,
  until: premiumUntil?.getTime() ?? null,
  status,
})

/** Writes down what an administrator has made of an account's plan. */
export async function recordGrant(
  tx: Queryable,
  { id, account, now }: { id: string; account: Account; now: Date },
): Promise<void> {
  await record(tx, { id, email: account.email, change: grantOf(account, now), event: null, now })
}

/** The plan of an account that no ledger knows counts as given before everything else. */
export async function recordBaseline(
  tx: Queryable,
  { id, account, now }: { id: string; account: Account; now: Date },
): Promise<void> {
  const { plan, premiumUntil, status, email } = account
  if (plan === 'none' && premiumUntil === null && status === 'active') return
  const known = await tx.query(sql`select 1 from plan_changes where email = ${email} limit 1`)
  if (known.length > 0) return
  await record(tx, { id, email, change: grantOf(account, new Date(0)), event: null, now })
}

/** The plan of an e-mail by its ledger, and whether the change that an event brought concerns it. */
export async function standingFor(
  tx: Queryable,
  email: string,
  event: string | null = null,
): Promise<{ standing: Standing; concerned: boolean }> {
  const { standing, effective } = reckon(await entriesOf(tx, email))
  return { standing, concerned: [...effective].some(entry => event !== null && entry.event === event) }
}

/** Gives the account the plan that its ledger says. */
export async function applyStanding(
  tx: Queryable,
  account: Account,
  { plan, status, until, renews }: Standing,
  { name, now }: { name?: string | undefined; now: Date },
): Promise<Account> {
  const premiumUntil = until === null ? null : new Date(until)
  const change = { plan, status, premiumUntil, renews, ...(name !== undefined && { name }) }
  return (await changeAccount(tx, account.id, change, now)) ?? account
}
