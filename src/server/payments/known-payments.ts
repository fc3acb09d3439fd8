import sql from 'sql-template-tag'
import { lastlinkEvents } from '#domain/billing/lastlink-event-names.ts'
import type { Queryable } from '../database/database.ts'

const paying = lastlinkEvents.filter(({ kind }) => kind === 'payment').map(({ name }) => name.toLowerCase())

/**
 * Finds the event that reported a payment, even when its person was deleted since; `null` when no payment of this number
 * was received.
 */
export async function findEventOfPayment(
  tx: Queryable,
  payment: string,
): Promise<{ event: string | null } | null> {
  const [row] = await tx.query<{ event: string | null }>(
    sql`
      select event from plan_changes where payment_id = ${payment} and kind = 'payment'
      union all
      select id from webhook_events where transaction_id = ${payment} and lower(event_type) = any(${paying}::text[])
        and customer_email is null and status in ('processed', 'pending', 'underpaid')
      limit 1`,
  )
  return row ?? null
}

/** Whether a subscription belongs to a person who was forgotten since. */
export async function isOfDeletedAccount(tx: Queryable, subscription: string | null): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from webhook_events where subscription_id = ${subscription} and customer_email is null
      and status in ('processed', 'pending', 'underpaid') limit 1`)
  return rows.length > 0
}
