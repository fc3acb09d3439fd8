import sql from 'sql-template-tag'
import type { LastlinkLog } from '#contract/payment-schemas.ts'
import { toReaisOrNull } from '#domain/money.ts'
import type { Queryable } from '../database/database.ts'
import type { EventStatus, EventSource } from './event-store.ts'

/** A request as it is stored, with everything masked (`mask-webhook.ts`). */
export interface MaskedRequest {
  /** Fingerprint. */
  token: string | null
  method: string
  url: string
  headers: Record<string, string>
  /** `null`: it was not read, or could not be. */
  body: unknown
}

interface LogLine {
  id: string
  request: MaskedRequest
  code: number
  response: unknown
  /** The row of the event in the request, even of one received before. */
  event: string | null
  at: Date
}

/** Stores a webhook request with its answer, for the administration. */
export async function insertWebhookLog(
  db: Queryable,
  { id, request, code, response, event, at }: LogLine,
): Promise<void> {
  const { token, method, url, headers, body } = request
  await db.query(sql`
    insert into webhook_logs (id, webhook_token, method, url, headers, body, status_code, response_body, event,
      processed_at)
    values (${id}::uuid, ${token}, ${method}, ${url}, ${JSON.stringify(headers)}::jsonb,
      ${body === null ? null : JSON.stringify(body)}::jsonb, ${code}::integer, ${JSON.stringify(response)}::jsonb,
      ${event}::uuid, ${at}::timestamptz)`)
}

interface Row {
  id: string
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
  status_code: number
  response_body: { status?: string } | null
  processed_at: Date
  event_type: string | null
  customer_email: string | null
  product_name: string | null
  amount: number | null
  plan: LastlinkLog['plan']
  status: EventStatus | null
  source: EventSource | null
  is_test: boolean | null
  occurred_at: Date | null
  error_message: string | null
}

/** Lists log lines, newest first; with `status`, only lines with that status. */
export async function listWebhookLogs(
  db: Queryable,
  limit: number,
  status: EventStatus | null = null,
): Promise<LastlinkLog[]> {
  const rows = await db.query<Row>(sql`
    select l.id, l.method, l.url, l.headers, l.body, l.status_code, l.response_body, l.processed_at, e.event_type,
      e.customer_email, e.product_name, e.amount, c.plan, e.status, e.source, e.is_test, e.occurred_at, e.error_message
    from webhook_logs l
    left join webhook_events e on e.id = l.event
    left join lateral (
      select plan from plan_changes where event = e.id and plan <> 'none' limit 1) c on true
    where ${status}::text is null or ${status}::text =
      case when l.response_body ->> 'status' = 'duplicate' then 'ignored' else coalesce(e.status, 'error') end
    order by l.processed_at desc, l.id limit ${limit}::integer`)
  return rows.map(present)
}

const refusals: Record<number, string> = {
  400: 'O conteúdo não é um JSON válido.',
  401: 'Token ausente ou incorreto.',
  413: 'O conteúdo é grande demais.',
  415: 'O conteúdo não veio como JSON.',
}

function present(row: Row): LastlinkLog {
  const isDuplicate = row.response_body?.status === 'duplicate'
  const status = isDuplicate ? 'ignored' : (row.status ?? 'error')
  const refused = refusals[row.status_code] ?? 'Falha do nosso lado.'
  return {
    id: row.id,
    event_type: row.event_type,
    customer_email: row.customer_email,
    product_name: row.product_name,
    amount: toReaisOrNull(row.amount),
    plan: row.plan,
    status,
    processed: status === 'processed',
    source: row.source ?? 'lastlink',
    is_test: row.is_test ?? false,
    status_code: row.status_code,
    created_at: row.processed_at.toISOString(),
    occurred_at: row.occurred_at?.toISOString() ?? null,
    error_message: isDuplicate ? 'Já recebido antes.' : row.status === null ? refused : row.error_message,
    request: { method: row.method, url: row.url, headers: row.headers, body: row.body },
    response: row.response_body,
  }
}
