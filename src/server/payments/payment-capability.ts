import sql from 'sql-template-tag'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import type { Queryable } from '../database/database.ts'
import { lastlinkAdminRoutes } from './lastlink-admin-routes.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { Context, Hono } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import { adminCalls } from '#contract/admin-calls.ts'
import { readLastlinkEvent } from '#domain/billing/lastlink-event.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { readClientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import { maskBody, maskHeaders, maskUrl } from './mask-webhook.ts'
import { receiveEvent } from './receive-event.ts'
import { type MaskedRequest, insertWebhookLog } from './webhook-log-store.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a token opens the webhook: it is compared with every accepted token in constant time. */
function isWebhookToken(shown: string | undefined, tokens: readonly string[]): boolean {
  const given = digest(shown ?? '')
  const right = tokens.filter(token => timingSafeEqual(given, digest(token)))
  return Boolean(shown) && right.length > 0
}

/** Returns a short hash by which an administrator distinguishes tokens; the token cannot be derived from it. */
const fingerprintToken = (shown: string | undefined): string | null =>
  shown ? digest(`lastlink ${shown}`).toString('hex').slice(0, 8) : null

/** Never read from the URL, which would put it into access logs. */
const tokenOf = (c: Context): string | undefined => c.req.header('x-lastlink-token')

/** The payment provider's events, by its receiver rules. */
function webhookRoutes(parts: PaymentDependencies): Hono {
  const { tokens, limits, trustProxy } = parts
  const { app, mountCall } = createCallRoutes({
    async webhook(c: Context) {
      if (isWebhookToken(tokenOf(c), tokens)) return
      await limits.count('webhookByAddress', readClientAddress(c, trustProxy))
      throw new Refusal('unauthorized', 'O token do webhook está ausente ou incorreto.')
    },
  })

  mountCall(
    adminCalls.lastlinkWebhook,
    async ({ c, body }) => {
      const event = readLastlinkEvent(body)
      const request = { ...maskedRequest(c), body: maskBody(body) }
      if (event === null) throw new UnreadableEvent(request)
      const { answer } = await receiveEvent(parts, { event, source: 'lastlink', request })
      c.header('Cache-Control', 'no-store')
      return { status: answer }
    },
    { around: logWebhookRequests(parts) },
  )

  return app
}

/** A body that is JSON, but no event. */
class UnreadableEvent extends Refusal {
  constructor(readonly request: MaskedRequest) {
    super('bad_request', 'O conteúdo enviado não é um JSON válido.')
  }
}

function maskedRequest(c: Context): MaskedRequest {
  const { method, url } = c.req
  const headers = maskHeaders(c.req.header())
  return { token: fingerprintToken(tokenOf(c)), method, url: maskUrl(url), headers, body: null }
}

/**
 * Logs refused and failed requests; a received one is logged with its effect. Those of a caller that keeps guessing
 * are not logged.
 */
const logWebhookRequests =
  ({ db, log, now, randomId }: PaymentDependencies) =>
  async (c: Context, answer: () => Promise<Response>): Promise<Response> => {
    try {
      return await answer()
    } catch (error) {
      const [code, name] = error instanceof Refusal ? [error.status, error.code] : [500, 'internal_error']
      if (code === 429) throw error
      const request = error instanceof UnreadableEvent ? error.request : maskedRequest(c)
      const line = { id: randomId(), event: null, code, at: now() }
      await insertWebhookLog(db, { ...line, request, response: { error: name } }).catch((cause: unknown) =>
        log.warn({ err: cause }, 'a refused webhook request could not be logged'),
      )
      throw error
    }
  }

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
