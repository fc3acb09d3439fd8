import type { Hono } from 'hono'
import type { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import {
  type LastlinkConfig,
  type WebhookSimulation,
  type SimulatedEvent,
  simulatedEvents,
} from '#contract/payment-schemas.ts'
import { readLastlinkEvent } from '#domain/billing/lastlink-event.ts'
import { lastlinkEvents } from '#domain/billing/lastlink-event-names.ts'
import { planPeriodDays } from '#domain/billing/subscription-status.ts'
import { findAccountByEmail } from '../account/account-store.ts'
import { parseEmail } from '../http/request-body.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { badRequestRefusal, notFoundRefusal, Refusal } from '../http/refusal.ts'
import { readSubscriptionStatus } from '../account/plan-ledger.ts'
import { listWebhookLogs } from './webhook-log-store.ts'
import { maskBody } from './mask-webhook.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { receiveEvent, reprocessEvent } from './receive-event.ts'
import { providerEvents, buildSimulatedBody } from './webhook-simulation.ts'

/** How the webhook is set up, what it received, and a simulator. */
export function lastlinkAdminRoutes(parts: PaymentDependencies): Hono {
  const { db, now, randomId } = parts
  const { app, mountCall } = createCallRoutes(parts.guard)

  mountCall(adminCalls.lastlinkConfig, () => configOf(parts))

  mountCall(adminCalls.lastlinkLogs, ({ query: { limit, status = null } }) =>
    listWebhookLogs(db, limit, status),
  )

  mountCall(
    adminCalls.lastlinkReprocess,
    async ({ params }) => ({ status: (await reprocessEvent(parts, params.id)).answer }),
    { invalidPath: notFoundRefusal },
  )

  mountCall(adminCalls.lastlinkSimulate, async ({ c, body: simulation }) => {
    const { email, event, plan } = simulationOf(simulation)
    const { subscriptionStatus } = await readSubscriptionStatus(db, email, parts)
    const body = buildSimulatedBody({
      event,
      email,
      plan,
      subscriptionStatus,
      now: now(),
      randomId,
    })
    const read = readLastlinkEvent(body)
    if (read === null) throw new Error('The simulator makes no event')
    const { answer, message } = await receiveEvent(parts, {
      event: read,
      source: 'simulator',
      request: { token: null, method: 'POST', url: c.req.path, headers: {}, body: maskBody(body) },
    })
    const account = await findAccountByEmail(db, email)
    return {
      status: answer,
      event,
      providerEvent: providerEvents[event],
      email,
      plan: account?.plan ?? null,
      premiumUntil: account?.premiumUntil?.toISOString() ?? null,
      message: account ? message : 'Não há conta com este e-mail: nada muda.',
      at: now().toISOString(),
    }
  })

  return app
}

/** @throws Refusal 400 */
function simulationOf({ email = '', event = '', plan = 'monthly' }: z.output<typeof WebhookSimulation>): {
  email: string
  event: SimulatedEvent
  plan: 'monthly' | 'annual'
} {
  const missing = {
    ...(email.trim() === '' && { email: 'Informe o e-mail.' }),
    ...(event.trim() === '' && { event: 'Informe o evento.' }),
  }
  if (Object.keys(missing).length > 0) {
    throw new Refusal('bad_request', 'Email e evento são obrigatórios', { fields: missing })
  }
  const known = simulatedEvents.find(name => name === event.trim())
  if (!known) throw badRequestRefusal({ event: `Escolha um destes: ${simulatedEvents.join(', ')}.` })
  return { email: parseEmail(email), event: known, plan }
}

function configOf({
  siteUrl,
  tokens,
  plans,
  database,
  mail,
  demonstration,
}: PaymentDependencies): LastlinkConfig {
  const warnings = [
    [demonstration, 'Modo de demonstração: a Lastlink não alcança este endereço. Defina PUBLIC_URL.'],
    [tokens.length === 0, 'Defina LASTLINK_TOKEN: sem o token do webhook, todo pedido é recusado.'],
    [Object.keys(plans).length === 0, 'Defina LASTLINK_PLANS: sem ofertas, nenhum pagamento abre acesso.'],
    [database === 'embedded', 'DATABASE_URL não está definida: os dados ficam só no banco desta máquina.'],
    [mail === 'folder', 'Defina SMTP_URL: os e-mails estão sendo gravados numa pasta, não enviados.'],
  ] as const
  return {
    webhookUrl: `${siteUrl()}/api/webhooks/lastlink`,
    tokenHeader: 'x-lastlink-token',
    tokens: tokens.length,
    plans: Object.entries(plans).map(([id, plan]) => ({ id, plan })),
    periods: planPeriodDays,
    database,
    mail,
    events: lastlinkEvents.map(({ name, label, effect }) => ({ name, label, effect })),
    warnings: warnings.flatMap(([applies, text]) => (applies ? [text] : [])),
  }
}
