import type { Hono } from 'hono'
import type { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import {
  type LastlinkConfig,
  type Simulation,
  type SimulatedEvent,
  simulatedEvents,
} from '#contract/payments.ts'
import { readEvent } from '#domain/billing/event.ts'
import { knownEvents } from '#domain/billing/events.ts'
import { accountByEmail } from '../account/store.ts'
import { emailAddress } from '../http/body.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { badRequest, notFound, Refusal } from '../http/refusal.ts'
import { standingFor } from '../account/plan-ledger.ts'
import { latestLogs } from './log-store.ts'
import { maskedBody } from './masking.ts'
import { type PaymentParts, periods } from './parts.ts'
import { receive, reprocess } from './receive.ts'
import { providerEvents, simulatedBody } from './simulation.ts'

/** How the webhook is set up, what it received, and a simulator. */
export function lastlinkAdministration(parts: PaymentParts): Hono {
  const { db, now, randomId } = parts
  const { app, mountCall } = createCallRoutes(parts.guard)

  mountCall(adminCalls.lastlinkConfig, () => configOf(parts))

  mountCall(adminCalls.lastlinkLogs, ({ query: { limit, status = null } }) => latestLogs(db, limit, status))

  mountCall(
    adminCalls.lastlinkReprocess,
    async ({ params }) => ({ status: (await reprocess(parts, params.id)).answer }),
    { invalidPath: notFound },
  )

  mountCall(adminCalls.lastlinkSimulate, async ({ c, body: simulation }) => {
    const { email, event, plan } = simulationOf(simulation)
    const { standing } = await standingFor(db, email)
    const body = simulatedBody({ event, email, plan, standing, now: now(), randomId })
    const read = readEvent(body)
    if (read === null) throw new Error('The simulator makes no event')
    const { answer, message } = await receive(parts, {
      event: read,
      source: 'simulator',
      request: { token: null, method: 'POST', url: c.req.path, headers: {}, body: maskedBody(body) },
    })
    const account = await accountByEmail(db, email)
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
function simulationOf({ email = '', event = '', plan = 'monthly' }: z.output<typeof Simulation>): {
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
  if (!known) throw badRequest({ event: `Escolha um destes: ${simulatedEvents.join(', ')}.` })
  return { email: emailAddress(email), event: known, plan }
}

function configOf({ siteUrl, tokens, plans, database, mail, demonstration }: PaymentParts): LastlinkConfig {
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
    periods,
    database,
    mail,
    events: knownEvents.map(({ name, label, effect }) => ({ name, label, effect })),
    warnings: warnings.flatMap(([applies, text]) => (applies ? [text] : [])),
  }
}
