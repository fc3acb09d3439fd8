import sql from 'sql-template-tag'
import { toReaisOrNull } from '#domain/money.ts'
import type { OwnerDataPart } from '../account/owner-data.ts'
import type { Queryable } from '../database/database.ts'
import { lockPlan } from '../account/plan-ledger.ts'

const emailOf = async (db: Queryable, accountId: string): Promise<string | null> =>
  (await db.query<{ email: string }>(sql`select email from usuarios where id = ${accountId}`))[0]?.email ??
  null

/**
 * Erases what payments know about an account's owner; the payments stay, without a person. The same event sent again
 * creates no account. Within a transaction, before the account is deleted.
 */
async function erasePayments(tx: Queryable, accountId: string): Promise<void> {
  const email = await emailOf(tx, accountId)
  if (email === null) return
  await lockPlan(tx, email)
  await tx.query(sql`delete from plan_changes where email = ${email}`)
  await tx.query(sql`
    update webhook_logs set body = null
    where event in (select id from webhook_events where customer_email = ${email})
      or ${email} in (body #>> '{Data,Buyer,Email}', body #>> '{Data,Member,Email}')`)
  await tx.query(sql`
    update webhook_events set customer_email = null, customer_name = null, customer_document = null,
      customer_phone = null
    where customer_email = ${email}`)
}

interface ExportedPayment {
  event: string
  product: string | null
  /** In reais. */
  amount: number | null
  currency: string | null
  method: string | null
  installments: number | null
  status: string
  at: string
}

interface Row extends Omit<ExportedPayment, 'at'> {
  occurred_at: Date
}

/** Exports every event of the payment provider about an account for its owner; newest first. */
async function exportPayments(db: Queryable, accountId: string): Promise<ExportedPayment[]> {
  const rows = await db.query<Row>(sql`
    select e.event_type as event, e.product_name as product, e.amount, e.currency, e.payment_method as method,
      e.installments, e.status, e.occurred_at
    from webhook_events e join usuarios u on u.email = e.customer_email
    where u.id = ${accountId} order by e.occurred_at desc, e.id`)
  return rows.map(({ amount, occurred_at, ...rest }) => ({
    ...rest,
    amount: toReaisOrNull(amount),
    at: occurred_at.toISOString(),
  }))
}

/** An account's payment events; erasing keeps the payments without the person. */
export const paymentAccountData: OwnerDataPart = {
  erase: erasePayments,
  export: (db, accountId) => ({ payments: () => exportPayments(db, accountId) }),
}
