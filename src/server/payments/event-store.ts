import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { eventStatuses } from '#contract/payment-schemas.ts'
import { clampEventTime, type LastlinkEvent } from '#domain/billing/lastlink-event.ts'
import type { Queryable } from '../database/database.ts'
import { maskNumber } from './mask-webhook.ts'
import { scrubPersonalData } from './scrub-personal-data.ts'

export type EventStatus = (typeof eventStatuses)[number]
export type EventSource = 'lastlink' | 'simulator'

/** A stored event; the person's data are in separate columns, so that they can be erased. */
export interface StoredEvent {
  id: string
  source: EventSource
  event: LastlinkEvent
  status: EventStatus
  receivedAt: Date
}

const nobody = { email: null, customer: null, document: null, phone: null }
/** The fields an effect depends on, without the person's data. */
const withoutPerson = (event: LastlinkEvent): LastlinkEvent => ({
  ...event,
  ...nobody,
  name: event.name && scrubPersonalData(event.name),
  products: event.products.map(({ id, name }) => ({ id, name: name && scrubPersonalData(name) })),
})

/** Prefixes the key of a test event, so that it never counts as a real one. */
const prefixTestKey = ({ isTest }: LastlinkEvent, key: string | null): string | null =>
  key === null || !isTest ? key : `test ${key}`
const eventKey = (event: LastlinkEvent): string | null => prefixTestKey(event, event.id)

/**
 * Returns a key that is the same for one event under any number: its name, payment or subscription, and when it was
 * made. `null` when the body lacks them.
 */
function businessKey(event: LastlinkEvent): string | null {
  const { name, payment, subscription, at } = event
  const reference = payment ?? subscription
  if (name !== null && reference !== null && at !== null)
    return prefixTestKey(
      event,
      `${scrubPersonalData(name.toLowerCase())} ${reference} ${new Date(at).toISOString()}`,
    )
  // Without any identifier, equal content counts as the same event.
  return event.id === null
    ? createHash('sha256')
        .update(JSON.stringify(withoutPerson(event)))
        .digest('base64url')
    : null
}

/** Stores a new event. Returns false when it, or the same event under another number, is stored already. */
export async function storeEvent(
  tx: Queryable,
  { id, source, event, receivedAt }: Omit<StoredEvent, 'status'>,
  token: string | null,
): Promise<boolean> {
  const kept = withoutPerson(event)
  const received = receivedAt.getTime()
  const inserted = await tx.query(sql`
    insert into webhook_events (id, event_id, business_key, source, is_test, webhook_token, event_type,
      customer_email, product_name, amount, currency, payment_method, installments, transaction_id, subscription_id,
      customer_name, customer_document, customer_phone, effect, status, processed_successfully, occurred_at, created_at)
    values (${id}::uuid, ${eventKey(event)}, ${businessKey(event)}, ${source}, ${event.isTest}::boolean, ${token},
      ${kept.name ?? 'sem nome'}, ${event.email}, ${kept.products[0]?.name ?? null}, ${event.amount}::bigint,
      ${event.currency}, ${event.method}, ${event.instalments}::integer, ${event.payment}, ${event.subscription},
      ${event.customer && scrubPersonalData(event.customer)}, ${event.document && maskNumber(event.document)}, ${event.phone && maskNumber(event.phone)},
      ${JSON.stringify(kept)}::jsonb, 'error', false,
      ${new Date(clampEventTime(event.at ?? received, received))}::timestamptz, ${receivedAt}::timestamptz)
    on conflict do nothing returning id`)
  return inserted.length > 0
}

/** Finds the stored row of an event, by its number or its business key. */
export async function findSameEvent(tx: Queryable, event: LastlinkEvent): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    select id from webhook_events where event_id = ${eventKey(event)} or business_key = ${businessKey(event)} limit 1`)
  return row?.id ?? null
}

/** Records the result of an event; a problem is cut to 50 characters. */
export async function recordEventResult(
  tx: Queryable,
  id: string,
  { status, problem, response }: { status: EventStatus; problem: string | null; response: object },
): Promise<void> {
  await tx.query(sql`
    update webhook_events set status = ${status}, processed_successfully = ${status === 'processed'}::boolean,
      error_message = ${problem?.slice(0, 50) ?? null}, response_data = ${JSON.stringify(response)}::jsonb
    where id = ${id}::uuid`)
}

interface Row {
  id: string
  source: EventSource
  status: EventStatus
  customer_email: string | null
  customer_name: string | null
  effect: LastlinkEvent
  created_at: Date
}

/** Finds the event of a log line, as it was parsed; `null` when the line belongs to none. */
export async function findEventOfLog(
  db: Queryable,
  log: string,
): Promise<{ there: boolean; kept: StoredEvent | null }> {
  const rows = await db.query<Partial<Row>>(sql`
    select e.id, e.source, e.status, e.customer_email, e.customer_name, e.effect, e.created_at
    from webhook_logs l left join webhook_events e on e.id = l.event where l.id = ${log}::uuid`)
  const row = rows[0]?.id ? (rows[0] as Row) : null
  if (!row) return { there: rows.length > 0, kept: null }
  const { id, source, status, effect, created_at } = row
  const event = { ...effect, email: row.customer_email, customer: row.customer_name }
  return { there: true, kept: { id, source, status, event, receivedAt: created_at } }
}

/**
 * Whether an event, read again under the lock of its plan, still waits: it was not applied meanwhile and its person
 * was not forgotten.
 */
export async function isStillWaiting(tx: Queryable, { id, event }: StoredEvent): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from webhook_events where id = ${id}::uuid and status <> 'processed'
      and customer_email is not distinct from ${event.email}`)
  return rows.length > 0
}

/** Whether payments of this offer wait for a plan. */
export async function isOfferWaiting(db: Queryable, offer: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from webhook_events where status = 'pending' and customer_email is not null
      and coalesce(effect ->> 'offer', effect #>> '{products,0,id}', '') = ${offer} limit 1`)
  return rows.length > 0
}
