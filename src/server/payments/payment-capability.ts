import sql from 'sql-template-tag'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import type { Queryable } from '../database/database.ts'
import { lastlinkAdminRoutes } from './lastlink-admin-routes.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { webhookRoutes } from './webhook-routes.ts'

const retentionMs = 90 * dayMs
/** Maximum number of log lines with an event, and of refused requests, which have a separate, lower limit. */
const maxLogLines = { lines: 5_000, refused: 1_000 }

/**
 * Deletes old lines of the webhook's log except those of payments that wait for a plan or are underpaid. Also erases
 * people without an account from data older than 90 days: their events stay without the person, except the same
 * payments.
 */
export async function deleteOldLogs(db: Queryable, now: Date): Promise<void> {
  const old = new Date(now.getTime() - retentionMs)
  await db.query(sql`
    delete from webhook_logs where (processed_at < ${old}::timestamptz
      or id in (select id from webhook_logs where event is not null
        order by processed_at desc, id offset ${maxLogLines.lines}::integer)
      or id in (select id from webhook_logs where event is null
        order by processed_at desc, id offset ${maxLogLines.refused}::integer))
      and not exists (select from webhook_events e where e.id = event and e.status in ('pending', 'underpaid')
        and e.customer_email is not null)`)
  await db.query(sql`
    delete from plan_changes c where recorded_at < ${old}::timestamptz
      and not exists (select from usuarios where email = c.email)`)
  await db.query(sql`
    update webhook_events e set customer_email = null, customer_name = null, customer_document = null,
      customer_phone = null
    where created_at < ${old}::timestamptz and customer_email is not null and status not in ('pending', 'underpaid')
      and not exists (select from usuarios where email = e.customer_email)`)
}

/** Payments by webhook and their administration; deletes old lines of the webhook's log. */
export const paymentCapability = (dependencies: PaymentDependencies): Capability => ({
  routes: [webhookRoutes(dependencies), lastlinkAdminRoutes(dependencies)],
  housekeeping: [
    {
      name: 'forget webhook logs',
      every: hourMs,
      run: () => deleteOldLogs(dependencies.db, dependencies.now()),
    },
  ],
})
